/** Fingers of several people at one screen: each acts for the seat that it touched first, until it is lifted. */
import type { Size } from '../game/values'
import { itemAt } from '../itemAt'
import type { Pointer } from './input'
import { GUEST_SEAT, type Players, type Seat, seatsOf } from './seats'

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
 * The id of a pointer in a live game for three or four: negative, odd on the host's device and even on the guest's. In a game at
 * one device, ids are not negative.
 */
export function sharedId(id: number, device: 0 | 1): number {
  const own = id < 0 ? -2 * id - 1 : 2 * id
  return -(2 * own + device + 1)
}

/**
 * The seat for which a pointer acts; null for none: in a live game the guest's pointers have the guest's seat wherever they are,
 * and no others do.
 *
 * @param seatAt - the seat of a pointer at its place in the field
 */
export function seatOfPointer<At extends Pointer>(pointer: At, seatAt: (pointer: At) => Seat): Seat | null {
  if (pointer.id < 0 && pointer.id % 2 === 0) return GUEST_SEAT
  const seat = seatAt(pointer)
  return pointer.id < 0 && seat === GUEST_SEAT ? null : seat
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
    const taken = pointer.pressed ? seatOfPointer(pointer, seatAt) : null
    if (taken !== null) fingers[pointer.id] = taken
    const seat = fingers[pointer.id]
    if (seat === undefined) continue
    read.push({ seat, pointer })
    if (!pointer.down) delete fingers[pointer.id]
  }
  // A forged finger may be gone without having been lifted.
  for (const id of Object.keys(fingers).map(Number))
    if (!pointers.some((pointer) => pointer.id === id)) delete fingers[id]
  return read
}
