/** The six bears of the tournament and their habits. */
import { itemAt } from '../../../engine/core/itemAt'

export const BEAR_NAMES = ['cub', 'sleepy', 'drummer', 'trickster', 'iron', 'champion'] as const
export type BearName = (typeof BEAR_NAMES)[number]

/** What a bear of the tournament does: after a sign it lets the rope go slack. */
export type Phase = 'pull' | 'strain' | 'tired' | 'sign' | 'slack'

interface Habits {
  /** Pulls per second, and how many more for each of the player's. */
  readonly base: number
  readonly follows: number
  /** A win within this many seconds of pulling has three stars, one before time is up two. */
  readonly quick: number
  /** Again and again, with their ticks. */
  readonly phases: readonly (readonly [Phase, number])[]
}

const FEINT = [
  ['sign', 45],
  ['slack', 50],
] as const

export const BEARS: Readonly<Record<BearName, Habits>> = {
  cub: {
    base: 3,
    follows: 0.45,
    quick: 34,
    phases: [
      ['pull', 160],
      ['tired', 120],
    ],
  },
  sleepy: {
    base: 3.3,
    follows: 0.45,
    quick: 30,
    phases: [
      ['pull', 200],
      ['tired', 120],
    ],
  },
  drummer: {
    base: 3,
    follows: 0.4,
    quick: 30,
    phases: [
      ['pull', 60],
      ['strain', 60],
      ['pull', 60],
      ['tired', 70],
    ],
  },
  trickster: {
    base: 2.3,
    follows: 0.4,
    quick: 30,
    phases: [['pull', 110], ...FEINT, ['pull', 80], ['tired', 80], ['pull', 60], ...FEINT],
  },
  iron: {
    base: 3.3,
    follows: 0.4,
    quick: 40,
    phases: [
      ['pull', 130],
      ['strain', 110],
      ['tired', 90],
    ],
  },
  champion: {
    base: 2.9,
    follows: 0.45,
    quick: 42,
    phases: [['pull', 90], ['strain', 80], ...FEINT, ['tired', 70], ['strain', 60], ['tired', 60], ...FEINT],
  },
}

/** @param number of the bear, from 1 */
export const bearNameOf = (number: number) => itemAt(BEAR_NAMES, number - 1)
