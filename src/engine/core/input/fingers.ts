/** Fingers of several people at one screen: each acts for the seat that it touched first, until it is lifted. */
import type { Size } from '../game/values'
import { itemAt } from '../itemAt'
import type { Pointer } from './input'
import { type Players, type Seat, seatsOf } from './seats'

/** Part of a world, plain data: by the id of a finger its seat, while it is down. */
export type Fingers = Record<number, Seat>

export interface SeatFinger {
  readonly seat: Seat
  readonly pointer: Pointer
}

/**
 * The seat whose side of the field is nearest: the first has the left side, then right, top, bottom. The middle is the later
 * one's, as in live games.
 *
 * @param players - how many seats fingers can have
 */
export function sideSeat({ x, y }: Pointer, { width, height }: Size, players: Players): Seat {
  const seats = seatsOf(players)
  const gaps = [x, width - x, y, height - y].slice(0, players)
  return itemAt(seats, gaps.lastIndexOf(Math.min(...gaps)))
}

/**
 * The fingers that are down, or were lifted in this tick, with their seats.
 *
 * @param seatAt - the seat of a finger that goes down
 */
export function readFingers(
  fingers: Fingers,
  pointers: readonly Pointer[],
  seatAt: (pointer: Pointer) => Seat,
): SeatFinger[] {
  const read: SeatFinger[] = []
  for (const pointer of pointers) {
    if (pointer.pressed) fingers[pointer.id] = seatAt(pointer)
    const seat = fingers[pointer.id]
    if (seat === undefined) continue
    read.push({ seat, pointer })
    if (!pointer.down) delete fingers[pointer.id]
  }
  return read
}
