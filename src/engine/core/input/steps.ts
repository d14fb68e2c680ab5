/** Cursor steps in real-time games: one per press, and repeated steps while a direction is held. */
import type { Input } from '../input/input'
import { type Direction, STEPS } from '../math/grid'

/** Part of a world, plain data. */
export interface Stepping {
  held: Direction | ''
  /** In ticks. */
  heldFor: number
}

/** The initial value in a new world. */
export const noSteps = (): Stepping => ({ held: '', heldFor: 0 })

/** Ticks from a press to its first repeat, then between repeats. */
export const REPEAT_FIRST = 16
const REPEAT_NEXT = 7

const WAYS = Object.keys(STEPS) as readonly Direction[]

/** Columns and rows that a cursor moves by. */
export interface Step {
  readonly dx: number
  readonly dy: number
}

/**
 * The cursor steps and other presses of this tick, in the order pressed: a press acts on the cell that the cursor has
 * reached by then. A held direction repeats.
 */
export function cursorKeys<Action extends string>(
  stepping: Stepping,
  input: Pick<Input<Action | Direction>, 'down' | 'presses'>,
): readonly (Step | Exclude<Action, Direction>)[] {
  const keys = input.presses()
  const fresh = keys.findLast(isWay)
  const direction = fresh ?? WAYS.find((each) => input.down(each)) ?? ''
  stepping.heldFor = !fresh && stepping.held === direction ? stepping.heldFor + 1 : 0
  stepping.held = direction
  const asked = keys.map((key) => (isWay(key) ? stepOf(key) : (key as Exclude<Action, Direction>)))
  const on = stepping.heldFor - REPEAT_FIRST
  if (fresh || direction === '' || (stepping.heldFor > 0 && (on < 0 || on % REPEAT_NEXT !== 0))) return asked
  return [stepOf(direction), ...asked]
}

const isWay = (key: string): key is Direction => key in STEPS
const stepOf = (direction: Direction): Step => ({ dx: STEPS[direction].col, dy: STEPS[direction].row })
