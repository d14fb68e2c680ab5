/**
 * The mode "Overload": numbers hide from level 1 on, and circuits keep growing: longer paths, decoys, more forks, shorter
 * looks, less time.
 */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { EXTRA_CHANCE, EXTRA_FROM, LOOK_TICKS, nodesAt, targetsAt, timeAt } from './world'

/** The most that fit on the board with space for more, and that a patient person can remember. */
export const MAX_NODES = 20
const MAX_TARGETS = 16
const FIRST = 4
/** Levels per additional node of the path. */
const LEVELS_A_TARGET = 2
/** Additional forks per level, as a share of the nodes. */
const FORKS_PER_LEVEL = 0.025
const MAX_FORKS = 0.8
/** The first looks are longer; from this level on they shorten, ticks. */
const FIRST_LOOKS = [5 * TICKS_PER_SECOND, 4 * TICKS_PER_SECOND] as const
const LOOK = { from: 6, less: 4, least: 1.5 * TICKS_PER_SECOND } as const
/** Seconds: `first`, more per node of the path, and after level `from` less per level, down to `least`. */
const TIME = { first: 15.5, perTarget: 1.2, from: 8, less: 0.6, least: 4 } as const

/** The lit circuit is visible for this long before the next one comes by itself, ticks. */
export const LIT_TICKS = 75
/** The board looks different every few levels. */
export const LEVELS_A_LOOK = 4
export const boardAt = (level: number): number => Math.floor((level - 1) / LEVELS_A_LOOK)

/** The parameters of a level's circuit. */
export interface Plan {
  readonly nodes: number
  /** Nodes on the path; all others are decoys. */
  readonly targets: number
  /** Probability that a node has an additional link. */
  readonly forks: number
  /** Ticks for which the numbers are visible, if they hide at all; -1 if they wait for the first tap. */
  readonly look: number
  readonly seconds: number
}

/** The plan of a level (from 1); `grows` if the circuits keep growing. */
export function planOf(level: number, grows: boolean): Plan {
  const hasForks = level >= EXTRA_FROM
  if (!grows)
    return {
      nodes: nodesAt(level),
      targets: targetsAt(level),
      forks: hasForks ? EXTRA_CHANCE : 0,
      look: LOOK_TICKS,
      seconds: timeAt(level),
    }
  const targets = Math.min(FIRST + Math.floor((level - 1) / LEVELS_A_TARGET), MAX_TARGETS)
  const late = Math.max(0, level - TIME.from)
  return {
    nodes: Math.min(FIRST + level - 1, MAX_NODES),
    targets,
    forks: hasForks ? Math.min(EXTRA_CHANCE + FORKS_PER_LEVEL * level, MAX_FORKS) : 0,
    look:
      FIRST_LOOKS[level - 1] ?? Math.max(LOOK_TICKS - LOOK.less * Math.max(0, level - LOOK.from), LOOK.least),
    seconds: Math.max(TIME.least, Math.round(TIME.first + TIME.perTarget * targets - TIME.less * late)),
  }
}
