/** Fingers of several people at one screen, and of two devices. */
import { expect, it } from 'vitest'
import { type Fingers, readFingers, seatOfPointer, sharedId } from '../../../src/engine/core/input/fingers'
import type { Pointer } from '../../../src/engine/core/input/input'
import { FOUR_SEATS, type Seat } from '../../../src/engine/core/input/seats'

const touch = (id: number, pressed: boolean): Pointer => ({
  id,
  x: 0,
  y: 0,
  down: true,
  pressed,
  released: false,
  kind: 'touch',
})

it('a finger that is gone without having been lifted is forgotten', () => {
  const fingers: Fingers = {}
  const read = (...pointers: Pointer[]) => readFingers(fingers, pointers, () => 2).map(({ seat }) => seat)
  expect(read(touch(1, true), touch(-4, true))).toEqual([2, 1])
  expect(read(touch(-4, false))).toEqual([1])
  expect(Object.keys(fingers)).toEqual(['-4'])
  for (let id = 10; id < 1000; id++) read(touch(id, true))
  expect(Object.keys(fingers)).toEqual(['999'])
})
it('the guest’s fingers have the guest’s seat, and no finger of the host has it', () => {
  const ids = [-3, -1, 0, 1, 2, 2 ** 40]
  const seats = (device: 0 | 1, at: Seat) =>
    new Set(ids.map((id) => seatOfPointer(touch(sharedId(id, device), true), () => at)))
  for (const at of FOUR_SEATS) {
    expect([...seats(1, at)]).toEqual([1])
    expect([...seats(0, at)]).toEqual([at === 1 ? null : at])
    expect(seatOfPointer(touch(7, true), () => at)).toBe(at)
  }
  const shared = ids.flatMap((id) => [sharedId(id, 0), sharedId(id, 1)])
  expect(new Set(shared).size).toBe(2 * ids.length)
  expect(Math.max(...shared)).toBeLessThan(0)
})
