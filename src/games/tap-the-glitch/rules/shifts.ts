/** The mode "Shifts": which glitches each shift has, how quickly they come, and its boss. */
import { itemAt } from '../../../engine/core/itemAt'
import type { GlitchType } from './world'

export const SHIFT_NAMES = [
  'pixels',
  'static',
  'corruption',
  'viruses',
  'hoppers',
  'swarms',
  'rush',
  'meltdown',
] as const
export type ShiftName = (typeof SHIFT_NAMES)[number]

interface Plan {
  /** Share of each type. */
  readonly types: Readonly<Partial<Record<GlitchType, number>>>
  /** Ticks between two spawns, and the lifetime of a glitch, in the first wave. */
  readonly spawn: number
  readonly life: number
  /** Glitches per spawn. */
  readonly group: number
  /** Glitches go to a neighboring slot once. */
  readonly hops: boolean
  /** Hits that the boss takes. */
  readonly boss: number
}

const ALL = { pixel: 0.4, static: 0.28, corruption: 0.2, virus: 0.12 } as const

const SHIFTS: Readonly<Record<ShiftName, Plan>> = {
  pixels: { types: { pixel: 1 }, spawn: 34, life: 120, group: 1, hops: false, boss: 6 },
  static: { types: { pixel: 0.6, static: 0.4 }, spawn: 31, life: 105, group: 1, hops: false, boss: 8 },
  corruption: {
    types: { pixel: 0.45, static: 0.3, corruption: 0.25 },
    spawn: 29,
    life: 96,
    group: 1,
    hops: false,
    boss: 9,
  },
  viruses: { types: { ...ALL, virus: 0.25 }, spawn: 27, life: 90, group: 1, hops: false, boss: 10 },
  hoppers: { types: ALL, spawn: 31, life: 106, group: 1, hops: true, boss: 10 },
  swarms: { types: ALL, spawn: 96, life: 114, group: 3, hops: false, boss: 12 },
  rush: { types: ALL, spawn: 26, life: 90, group: 1, hops: false, boss: 12 },
  meltdown: { types: ALL, spawn: 66, life: 124, group: 2, hops: true, boss: 14 },
}

/** @param number of the shift, from 1 */
export const shiftNameOf = (number: number): ShiftName => itemAt(SHIFT_NAMES, number - 1)
export const planOf = (number: number): Plan => SHIFTS[shiftNameOf(number)]
