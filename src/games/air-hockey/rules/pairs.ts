/** Two against two: two mallets in each half, steered by up to four people; the computer has the seats that nobody has taken. */
import type { Pointer } from '../../../engine/core/game/contract'
import { readFingers } from '../../../engine/core/input/fingers'
import { FOUR_SEATS, type Seat, seatsOf, teamOf } from '../../../engine/core/input/seats'
import { square } from '../../../engine/core/math/exactMath'
import type { Point } from '../../../engine/core/math/geometry'
import type { Physics, PhysicsBody } from '../../../engine/physics/physics'
import {
  addMallet,
  HEIGHT,
  MALLET_RADIUS,
  type MalletControl,
  malletHomes,
  type Pairs,
  type Side,
  type World,
} from './world'

/** How far from the middle line of its half each mallet begins, and how near the two of a half come to each other. Units. */
const BESIDE = 90
const APART = 2 * MALLET_RADIUS + 4

export const seatsIn = ({ pairs }: Pick<World, 'pairs'>): readonly Seat[] => seatsOf(pairs ? 4 : 2)
/** The other seat of the same half. */
const mateOf = (seat: Seat): Seat => ((seat + 2) % 4) as Seat

export const malletOf = (world: World, seat: Seat): PhysicsBody =>
  seat > 1 && world.pairs ? world.pairs.mallets[teamOf(seat)] : world.mallets[teamOf(seat)]
export const handOf = (world: World, seat: Seat): MalletControl =>
  seat > 1 && world.pairs ? world.pairs.hands[teamOf(seat)] : world.hands[teamOf(seat)]

/** Adds the two other mallets, and places all four. */
export function addPairs(
  physics: Physics,
  mallets: World['mallets'],
  width: number,
  newControl: () => MalletControl,
): Pairs {
  const homes = malletHomes(width)
  mallets.forEach((mallet, side) => {
    physics.place(mallet, homes[side as Side], HEIGHT / 2 - BESIDE)
  })
  const [left, right] = homes
  return {
    mallets: [addMallet(physics, left, HEIGHT / 2 + BESIDE), addMallet(physics, right, HEIGHT / 2 + BESIDE)],
    hands: [newControl(), newControl()],
    human: FOUR_SEATS.map(() => false),
    fingers: {},
  }
}

const away = (a: Point, b: Point) => square(a.x - b.x) + square(a.y - b.y)

/** The seat whose mallet is nearest in the half of a position. */
export function nearestSeat(world: World, at: Point): Seat {
  const side: Side = at.x < world.width / 2 ? 0 : 1
  const [one, other] = seatsIn(world).filter((seat) => teamOf(seat) === side) as [Seat, Seat?]
  if (other === undefined) return one
  return away(malletOf(world, other), at) < away(malletOf(world, one), at) ? other : one
}

/** A finger has the mallet that was nearest to it when it went down: a person steers it from then on. */
export function readPairFingers(world: World, pairs: Pairs, pointers: readonly Pointer[]): void {
  const seatAt = (pointer: Pointer) => nearestSeat(world, pointer)
  for (const { seat, pointer } of readFingers(pairs.fingers, pointers, seatAt)) {
    pairs.human[seat] = true
    handOf(world, seat).aim = { x: pointer.x, y: pointer.y }
  }
}

/** Of two computers in one half, and of a computer and a person, the one farther from the puck keeps the goal. */
export function keepsGoal(world: World, seat: Seat, puck: Point): boolean {
  if (!world.pairs) return false
  const [own, mates] = [seat, mateOf(seat)].map((each) => away(malletOf(world, each), puck)) as [
    number,
    number,
  ]
  return own > mates || (own === mates && seat > 1)
}

/**
 * A place for the mallet of a seat that leaves its mate's alone: beside it, or where it is if there is no room. Seats move in
 * their order, each clear of where its mate is then, so that the two of a half are always apart.
 *
 * @param within - the nearest place to a position where the mallet may be
 */
export function besideMate(world: World, seat: Seat, to: Point, within: (at: Point) => Point): Point {
  if (!world.pairs) return to
  const own = malletOf(world, seat)
  const { target, x, y } = malletOf(world, mateOf(seat))
  // The mate of a later seat moves in this tick.
  const mate = seat > 1 && target ? target : { x, y }
  const far = Math.sqrt(away(to, mate))
  if (far >= APART) return to
  const [nx, ny] = far === 0 ? [0, seat > 1 ? 1 : -1] : [(to.x - mate.x) / far, (to.y - mate.y) / far]
  const beside = within({ x: mate.x + nx * APART, y: mate.y + ny * APART })
  return away(beside, mate) > square(APART - 1) ? beside : { x: own.x, y: own.y }
}
