/**
 * Two against two: in each half a paddle at the end and one in front of it, for up to four people; the computer has the seats
 * that nobody has taken.
 *
 * Each paddle has a line of its own, as the rods of table football: two that share a line would only split its height, and
 * could be in each other's way. A paddle meets the balls that fly to its own end, and lets those of its mate pass.
 */
import type { Input, Pointer } from '../../../engine/core/game/contract'
import { readFingers } from '../../../engine/core/input/fingers'
import { FOUR_SEATS, type Seat, seatsOf, teamOf } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import type { Options } from '../options'
import { type Action, FRONT, type Paddle, type Pairs, type Side, WIDTH, type World } from './world'

export const newPairs = (newPaddle: () => Paddle): Pairs => ({
  front: [newPaddle(), newPaddle()],
  human: FOUR_SEATS.map(() => false),
  errors: FOUR_SEATS.map(() => 0),
  fingers: {},
})

/**
 * The computer's largest misjudgment of a slow ball, and of one at top speed, units: more than against one opponent, since two
 * of a team miss together much more seldom.
 */
const PAIR_ERRORS: Readonly<Record<Options['level'], readonly [slow: number, fast: number]>> = {
  easy: [66, 160],
  normal: [52, 130],
  hard: [42, 108],
}
/** The one in front has less time to see the ball, and leaves enough of them to its mate. */
const IN_FRONT = 1.7

export function pairErrors(level: Options['level'], seat: Seat): readonly [slow: number, fast: number] {
  const [slow, fast] = PAIR_ERRORS[level]
  const times = seat > 1 ? IN_FRONT : 1
  return [slow * times, fast * times]
}

type Paddles = Pick<World, 'paddles' | 'pairs'>

export const paddleOf = ({ paddles, pairs }: Paddles, seat: Seat): Paddle =>
  pairs && seat > 1 ? pairs.front[teamOf(seat)] : paddles[teamOf(seat)]

export const seatsIn = ({ pairs }: Pick<World, 'pairs'>): readonly Seat[] => seatsOf(pairs ? 4 : 2)

/** The seats of a side in the order in which a ball comes to them. */
export const seatsOfSide = ({ pairs }: Pick<World, 'pairs'>, side: Side): readonly Seat[] =>
  pairs ? [side === 0 ? 2 : 3, side] : [side]

export const peopleOf = ({ human }: Pairs): Seat[] => FOUR_SEATS.filter((seat) => human[seat])

/** The seat of a finger: of the two lines in its half, the nearer one. */
function seatAt({ x }: Pointer): Seat {
  const side: Side = x < WIDTH / 2 ? 0 : 1
  const fromEnd = side === 0 ? x : WIDTH - x
  return fromEnd > FRONT / 2 ? (side === 0 ? 2 : 3) : side
}

/** Gives seats to people who press something, at any time, and fingers their paddles. */
export function joinPairs(world: World, pairs: Pairs, input: Input<Action>): void {
  for (const { seat, pointer } of readFingers(pairs.fingers, input.pointers, seatAt)) {
    pairs.human[seat] = true
    paddleOf(world, seat).aim = pointer.y
  }
  for (const seat of FOUR_SEATS)
    if (input.axis('up', 'down', seat) !== 0 || input.presses(seat).length > 0) pairs.human[seat] = true
}

export const isComputer = ({ pairs, alone }: World, seat: Seat): boolean =>
  pairs ? !itemAt(pairs.human, seat) : alone && seat === 1
