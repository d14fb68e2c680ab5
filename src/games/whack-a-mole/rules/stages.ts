/** The stages of Rush: what is special about each, its pace, and the points that earn its stars. */
import { itemAt } from '../../../engine/core/itemAt'

export const STAGE_NAMES = [
  'first',
  'hedgehogs',
  'helmets',
  'pairs',
  'gold',
  'quick',
  'iron',
  'crowd',
  'thorns',
  'night',
] as const

/** The probabilities of a hedgehog, of a golden mole, and of a helmet. */
export interface Chances {
  readonly decoy: number
  readonly golden: number
  readonly helmet: number
}

export interface Stage {
  /** Ticks from one mole to the next, and that one stays up: in the first and in the last round. */
  readonly spawn: readonly [number, number]
  readonly stay: readonly [number, number]
  readonly chances: Chances
  /** The probability that two come at once. */
  readonly pairs: number
  /** Points for one, two and three stars. */
  readonly goals: readonly [number, number, number]
}

export const STAGES: Readonly<Record<(typeof STAGE_NAMES)[number], Stage>> = {
  first: {
    spawn: [62, 42],
    stay: [112, 84],
    chances: { decoy: 0, golden: 0.04, helmet: 0 },
    pairs: 0,
    goals: [1200, 2100, 2700],
  },
  hedgehogs: {
    spawn: [54, 36],
    stay: [100, 74],
    chances: { decoy: 0.28, golden: 0.05, helmet: 0 },
    pairs: 0,
    goals: [1000, 1800, 2300],
  },
  helmets: {
    spawn: [56, 38],
    stay: [106, 80],
    chances: { decoy: 0.1, golden: 0.05, helmet: 0.3 },
    pairs: 0,
    goals: [1200, 2000, 2600],
  },
  pairs: {
    spawn: [80, 54],
    stay: [112, 84],
    chances: { decoy: 0.1, golden: 0.05, helmet: 0 },
    pairs: 0.8,
    goals: [1500, 2500, 3200],
  },
  gold: {
    spawn: [50, 34],
    stay: [94, 70],
    chances: { decoy: 0.15, golden: 0.25, helmet: 0.05 },
    pairs: 0,
    goals: [2000, 3500, 4500],
  },
  quick: {
    spawn: [40, 26],
    stay: [78, 54],
    chances: { decoy: 0.12, golden: 0.05, helmet: 0 },
    pairs: 0,
    goals: [1800, 3100, 4000],
  },
  iron: {
    spawn: [50, 34],
    stay: [96, 70],
    chances: { decoy: 0.15, golden: 0.06, helmet: 0.55 },
    pairs: 0,
    goals: [1300, 2300, 2900],
  },
  crowd: {
    spawn: [62, 42],
    stay: [100, 74],
    chances: { decoy: 0.12, golden: 0.06, helmet: 0.08 },
    pairs: 0.9,
    goals: [2200, 3700, 4700],
  },
  thorns: {
    spawn: [54, 36],
    stay: [90, 64],
    chances: { decoy: 0.4, golden: 0.08, helmet: 0.05 },
    pairs: 0.7,
    goals: [1900, 3200, 4100],
  },
  night: {
    spawn: [50, 32],
    stay: [82, 56],
    chances: { decoy: 0.2, golden: 0.1, helmet: 0.25 },
    pairs: 0.5,
    goals: [2300, 4000, 5000],
  },
}

/** @param number of the stage, from 1 */
export const stageNameOf = (number: number) => itemAt(STAGE_NAMES, number - 1)
export const stageOf = (number: number): Stage => STAGES[stageNameOf(number)]
