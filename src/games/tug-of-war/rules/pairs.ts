/**
 * Two against two: two bears at each end of the rope, for up to four people; the computer has the seats that nobody has
 * taken. Every press of a team moves the rope by the same step as with one at each end, so the presses of a team add up.
 */
import type { Input, Pointer, Size } from '../../../engine/core/game/contract'
import { seatOfPointer } from '../../../engine/core/input/fingers'
import { FOUR_SEATS, type Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { chance, drawBetween, type Random } from '../../../engine/core/math/random'
import { type Action, LEVELS, type Level, type Pairs, trialTicks, type World } from './world'

/** Space below the zones for fingers, and, on an upright field, their top below its middle. Units. */
export const ZONES_BOTTOM = 14
export const ZONES_TOP = 74

type Zone = readonly [from: number, to: number]

/** Of a field: the upper and the lower zone for fingers at each side, from top to bottom. Units. */
export function zonesIn({ width, height }: Size): readonly [upper: Zone, lower: Zone] {
  // Above and below the bears, or all below the meadow of an upright field.
  if (height <= width)
    return [
      [68, 178],
      [364, height - ZONES_BOTTOM],
    ]
  const [top, bottom] = [height / 2 + ZONES_TOP, height - ZONES_BOTTOM]
  const middle = (top + bottom) / 2
  return [
    [top, middle - 4],
    [middle + 4, bottom],
  ]
}

/** The computers try at the same pace, but not all in the same tick. */
export const newPairs = (random: Random, level: Level, size: Size): Pairs => ({
  level,
  human: FOUR_SEATS.map(() => false),
  waits: FOUR_SEATS.map(() => drawBetween(random, 0, trialTicks(level))),
  pulls: FOUR_SEATS.map(() => 0),
  split: splitOf(size),
})

function splitOf(size: Size): number {
  const [[, upper], [lower]] = zonesIn(size)
  return (upper + lower) / 2
}

/** The people of two against two. */
export const peopleOf = ({ human }: Pairs): Seat[] => FOUR_SEATS.filter((seat) => human[seat])

/** All of a half takes fingers: the upper part for the front bear, the lower one for the one behind it. */
function zoneOf({ width }: Pick<World, 'width'>, { split }: Pairs, { x, y }: Pointer): Seat {
  const isLeft = x < width / 2
  return y < split ? (isLeft ? 0 : 1) : isLeft ? 2 : 3
}

const fingersOf = (world: World, pairs: Pairs, input: Input<Action>, seat: Seat) =>
  input.pointers.filter(
    (pointer) => pointer.pressed && seatOfPointer(pointer, (at) => zoneOf(world, pairs, at)) === seat,
  ).length

/** Gives seats to people who press something, at any time of the match. */
export function joinPairs(world: World, pairs: Pairs, input: Input<Action>): void {
  for (const seat of FOUR_SEATS)
    if (input.presses(seat).length > 0 || fingersOf(world, pairs, input, seat) > 0) pairs.human[seat] = true
}

/** Who pulls in this tick, once for each pull. */
export function pairPulls(world: World, pairs: Pairs, input: Input<Action>): Seat[] {
  return FOUR_SEATS.flatMap((seat) => {
    const pulls = itemAt(pairs.human, seat)
      ? (input.pressed('pull', seat) ? 1 : 0) + fingersOf(world, pairs, input, seat)
      : computerPull(world, pairs, seat)
    pairs.pulls[seat] = itemAt(pairs.pulls, seat) + pulls
    return Array.from({ length: pulls }, () => seat)
  })
}

function computerPull({ random }: World, { waits, level }: Pairs, seat: Seat): number {
  const wait = itemAt(waits, seat) - 1
  waits[seat] = wait > 0 ? wait : wait + trialTicks(level)
  return wait <= 0 && chance(random, LEVELS[level].chance) ? 1 : 0
}
