/** The mode "Worlds": what is in each world, and the lengths that earn its stars. */
import { itemAt } from '../../../engine/core/itemAt'
import type { Extra, World } from './world'

export const WORLD_NAMES = [
  'meadow',
  'open',
  'stones',
  'runaway',
  'portals',
  'mushrooms',
  'twoHeads',
  'keys',
  'night',
  'festival',
] as const
export type WorldName = (typeof WORLD_NAMES)[number]

interface Place {
  readonly extras: readonly Extra[]
  readonly wrap: boolean
  readonly fruits: number
  /** Ticks between two moves at first; each star takes one away. */
  readonly stepTicks: number
  /** Lengths for one, two and three stars. */
  readonly goals: readonly [number, number, number]
}

const WORLDS: Readonly<Record<WorldName, Place>> = {
  meadow: { extras: [], wrap: false, fruits: 2, stepTicks: 11, goals: [12, 22, 35] },
  open: { extras: [], wrap: true, fruits: 1, stepTicks: 9, goals: [14, 28, 45] },
  stones: { extras: ['stones'], wrap: false, fruits: 1, stepTicks: 11, goals: [11, 20, 32] },
  runaway: { extras: ['moving'], wrap: true, fruits: 2, stepTicks: 8, goals: [16, 30, 46] },
  portals: { extras: ['portals'], wrap: false, fruits: 1, stepTicks: 10, goals: [12, 24, 38] },
  mushrooms: { extras: ['poison'], wrap: true, fruits: 2, stepTicks: 8, goals: [18, 32, 48] },
  twoHeads: { extras: ['twoHeads'], wrap: true, fruits: 1, stepTicks: 8, goals: [16, 28, 42] },
  keys: { extras: ['keys'], wrap: false, fruits: 1, stepTicks: 10, goals: [8, 14, 21] },
  night: { extras: ['dark', 'stones'], wrap: true, fruits: 2, stepTicks: 7, goals: [22, 36, 50] },
  festival: {
    extras: ['stones', 'portals', 'moving'],
    wrap: true,
    fruits: 2,
    stepTicks: 7,
    goals: [30, 42, 54],
  },
}

/** @param number of the world, from 1 */
export const worldNameOf = (number: number): WorldName => itemAt(WORLD_NAMES, number - 1)
export const placeOf = (number: number): Place => WORLDS[worldNameOf(number)]

/** The length for the next star, or for the last one. */
export const goalOf = ({ number, stars }: { readonly number: number; readonly stars: number }): number =>
  itemAt(placeOf(number).goals, Math.min(stars, 2))

export const hasExtra = ({ meadow, road }: Pick<World, 'meadow' | 'road'>, extra: Extra): boolean =>
  road ? placeOf(road.number).extras.includes(extra) : meadow === extra
