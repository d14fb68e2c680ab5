/** The three shifts of a day: lunch, afternoon and evening; each one's dishes have one more piece. */
import type { Emit } from '../../../engine/core/game/contract'
import { DISHES, type Event, MAX_ORDERS, ROLL_SIZE, SHORT_SHIFT_TICKS, type World } from './world'

/** Shifts of a day. */
export const SHIFTS = 3
/** Ticks for which the bar is empty before the next shift begins. */
export const BREAK_TICKS = 150

/** Pieces of a dish by shift, from 1. */
const piecesIn = (shift: number) => ROLL_SIZE + shift - 1

/** Indices in `DISHES` of what is ordered in a shift. */
export function menuOf(shift: number): number[] {
  return DISHES.flatMap(({ ingredients }, index) => (ingredients.length === piecesIn(shift) ? [index] : []))
}

/** The guests go home, the mat is cleared, and the next shift's dishes are prepared. */
export function endShift(world: World, emit: Emit<Event>): void {
  world.shift++
  Object.assign(world, {
    rollSize: piecesIn(world.shift),
    ticksLeft: SHORT_SHIFT_TICKS,
    rest: BREAK_TICKS,
    orders: [],
    board: [],
    recipes: [],
    orderWait: 1,
  })
  for (let seat = 0; seat < MAX_ORDERS; seat++) world.rests[seat] = 0
  emit({ type: 'shift', shift: world.shift, pieces: world.rollSize })
}
