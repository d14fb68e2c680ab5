/** Owns the steps of a cursor in real time: one at a press, and more while the direction is held. */

import type { Input } from '../game/rules'
import { type Direction, STEPS } from '../math/grid'

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
const REPEAT_NEXT = 7

const WAYS = Object.keys(STEPS) as readonly Direction[]

/** By how many columns and rows a cursor goes. */
export interface Step {
  readonly dx: number
  readonly dy: number
}

/**
 * What the keys of a cursor ask for in this tick, in the order pressed: steps, and the presses of all other actions,
 * which mean the place where the cursor is by then. A direction that is held on repeats.
 */
export function cursorKeys<Action extends string>(
  stepping: Stepping,
  input: Pick<Input<Action | Direction>, 'down' | 'presses'>,
): readonly (Step | Exclude<Action, Direction>)[] {
  const keys = input.presses()
  const fresh = keys.findLast(isWay)
  const way = fresh ?? WAYS.find((each) => input.down(each)) ?? ''
  stepping.heldFor = !fresh && stepping.held === way ? stepping.heldFor + 1 : 0
  stepping.held = way
  const asked = keys.map((key) => (isWay(key) ? stepOf(key) : (key as Exclude<Action, Direction>)))
  const on = stepping.heldFor - REPEAT_FIRST
  if (fresh || way === '' || (stepping.heldFor > 0 && (on < 0 || on % REPEAT_NEXT !== 0))) return asked
  return [stepOf(way), ...asked]
}

const isWay = (key: string): key is Direction => key in STEPS
const stepOf = (way: Direction): Step => ({ dx: STEPS[way].col, dy: STEPS[way].row })
