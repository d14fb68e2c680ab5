/** The stages of Arcade: what is special about each, and the points that earn its stars. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Power } from './world'

export const STAGE_NAMES = [
  'first',
  'more',
  'fast',
  'bombs',
  'frenzy',
  'small',
  'double',
  'quick',
  'mines',
  'storm',
] as const

export interface Stage {
  /** Fruit of a large wave. */
  readonly most: number
  /** Probability of a bomb with each fruit in the first third, from the sixth wave on. */
  readonly bombs: number
  /** Factors of the speed of flying objects, and of the size of fruit. */
  readonly speed: number
  readonly size: number
  /** Waves come in pairs. */
  readonly pairs: boolean
  /** The powers that fruit can have, and the probability that one has any. */
  readonly powers: readonly Power[]
  readonly power: number
  /** Points for one, two and three stars. */
  readonly goals: readonly [number, number, number]
}

const PLAIN = {
  most: 4,
  bombs: 0.06,
  speed: 1,
  size: 1,
  pairs: false,
  powers: ['freeze', 'frenzy', 'double'],
  power: 0.07,
} as const

export const STAGES: Readonly<Record<(typeof STAGE_NAMES)[number], Stage>> = {
  first: { ...PLAIN, goals: [400, 1100, 1800] },
  more: { ...PLAIN, most: 6, goals: [900, 2200, 4200] },
  fast: { ...PLAIN, most: 5, speed: 1.25, goals: [750, 1900, 3600] },
  bombs: { ...PLAIN, most: 5, bombs: 0.18, goals: [500, 1400, 3000] },
  frenzy: { ...PLAIN, bombs: 0.08, powers: ['frenzy'], power: 0.2, goals: [1150, 3000, 5200] },
  small: { ...PLAIN, most: 6, bombs: 0.08, size: 0.72, goals: [650, 2000, 4000] },
  double: { ...PLAIN, most: 5, bombs: 0.08, pairs: true, goals: [900, 2400, 4300] },
  quick: { ...PLAIN, most: 6, bombs: 0.1, speed: 1.3, size: 0.8, goals: [1200, 2800, 4500] },
  mines: { ...PLAIN, most: 6, bombs: 0.2, pairs: true, goals: [1600, 3000, 4700] },
  storm: {
    ...PLAIN,
    most: 7,
    bombs: 0.14,
    speed: 1.2,
    size: 0.85,
    pairs: true,
    power: 0.1,
    goals: [1950, 4000, 6300],
  },
}

/** @param number of the stage, from 1 */
export const stageNameOf = (number: number) => itemAt(STAGE_NAMES, number - 1)
export const stageOf = (number: number): Stage => STAGES[stageNameOf(number)]
