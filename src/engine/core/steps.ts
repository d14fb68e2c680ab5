/** Owns the steps of a cursor in real time: one at a press, and more while the direction is held. */
import { type Direction, STEPS } from './grid'
import type { Input } from './rules'

/** Part of a world, plain data. */
export interface Stepping {
  held: Direction | ''
  /** Ticks. */
  heldFor: number
}

/** Nothing is held: how a world begins. */
export const noSteps = (): Stepping => ({ held: '', heldFor: 0 })

/** Ticks from a press to its first repeat, then from one to the next. */
export const REPEAT_FIRST = 16
export const REPEAT_NEXT = 7

const WAYS = Object.keys(STEPS) as readonly Direction[]

/** The step due in this tick, in columns and rows; null for none. A fresh press comes before what is still held. */
export function dueStep(
  stepping: Stepping,
  input: Pick<Input<Direction>, 'down' | 'pressed'>,
): { readonly dx: number; readonly dy: number } | null {
  const fresh = WAYS.find((way) => input.pressed(way))
  const way = fresh ?? WAYS.find((each) => input.down(each)) ?? ''
  stepping.heldFor = !fresh && stepping.held === way ? stepping.heldFor + 1 : 0
  stepping.held = way
  if (way === '') return null
  const on = stepping.heldFor - REPEAT_FIRST
  if (stepping.heldFor > 0 && (on < 0 || on % REPEAT_NEXT !== 0)) return null
  const { row, col } = STEPS[way]
  return { dx: col, dy: row }
}
