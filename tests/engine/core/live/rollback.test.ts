/** One device of a game for two: what it shows, what it waits for, and what it repeats. */
import { expect, it } from 'vitest'
import type { InputFrame } from '../../../../src/engine/core/game/contract'
import { readRun, writeRun } from '../../../../src/engine/core/live/inputs'
import { MAX_AHEAD, REPEATED, Rollback } from '../../../../src/engine/core/live/rollback'
import { BadBytes, ByteReader, ByteWriter } from '../../../../src/engine/core/replay/bytes'

const press = (action: string): InputFrame => ({
  held: { [action]: 1 },
  pressed: [action],
  released: [],
  pointers: [],
})
const SIZE = { width: 800, height: 600 }
const device = (seat: 0 | 1, ahead = MAX_AHEAD) =>
  new Rollback({ seat, shares: undefined, size: SIZE, ahead })
const give = (from: Rollback, to: Rollback) => to.receive(new ByteReader(from.packet()))

it('runs ahead of silence by no more ticks than can be corrected', () => {
  const rollback = device(0)
  for (let n = 0; n < 100; n++) rollback.pass(() => press('a'))
  expect(rollback.shown).toBe(MAX_AHEAD)
  expect(rollback.waits).toBe(true)
  expect(rollback.confirm()).toBeNull()
  expect(rollback.predictions()).toHaveLength(MAX_AHEAD)
})
it('waits for every tick if the world cannot be copied', () => {
  const [a, b] = [device(0, 0), device(1, 0)]
  expect(a.pass(() => press('a'))).toBe(false)
  b.pass(() => press('b'))
  give(b, a)
  expect(a.pass(() => press('a'))).toBe(true)
  expect(a.confirm()?.held).toEqual({ a: 1, 'b@1': 1 })
})
it('expects held keys to stay held until the input is known', () => {
  const [a, b] = [device(0), device(1)]
  b.pass(() => press('b'))
  give(b, a)
  for (let n = 0; n < 4; n++) a.pass(() => press('a'))
  expect(a.predictions().map(({ held }) => held['b@1'])).toEqual([1, 1, 1, 1])
  expect(a.predictions()[3]?.pressed).toEqual(['a'])
})
it('repeats the last ticks, and everything that the other device may not have', () => {
  const [a, b] = [device(0), device(1)]
  const run = () => {
    const reader = new ByteReader(a.packet())
    reader.whole()
    reader.whole()
    reader.signed()
    return readRun(reader)
  }
  for (let n = 0; n < 12; n++) a.pass(() => press('a'))
  expect(run().from).toBe(0)
  give(a, b)
  give(b, a)
  expect(run().ticks).toHaveLength(REPEATED)
})
it('input after a gap is not taken for what is missing', () => {
  const [a, b] = [device(0), device(1)]
  const writer = new ByteWriter()
  writer.whole(0)
  writer.whole(0)
  writer.signed(0)
  writeRun(writer, { from: 3, ticks: [{ frame: press('b'), sizes: [] }] })
  a.receive(new ByteReader(writer.take()))
  a.pass(() => press('a'))
  expect(a.known(0)).toBeNull()
  b.pass(() => press('c'))
  give(b, a)
  expect(a.known(0)?.held).toEqual({ a: 1, 'c@1': 1 })
})
it('packets that are late, repeated or reordered do no harm', () => {
  const [a, b] = [device(0), device(1)]
  const packets: Uint8Array[] = []
  let presses = 0
  for (let n = 0; n < 10; n++) {
    b.pass(() => press(`b${presses++}`))
    packets.push(b.packet())
    a.pass(() => press('a'))
  }
  for (const n of [3, 1, 1, 9, 0, 5, 9]) a.receive(new ByteReader(packets[n] as Uint8Array))
  const pressed: string[] = []
  for (let frame = a.confirm(); frame; frame = a.confirm()) pressed.push(frame.pressed.at(-1) as string)
  expect(pressed).toEqual(Array.from({ length: 10 }, (_, n) => `b${n}@1`))
})
it('takes no input from far in the future', () => {
  const [a, b] = [device(0), new Rollback({ seat: 1, shares: undefined, size: SIZE, ahead: 10_000 })]
  for (let n = 0; n < 500; n++) b.pass(() => press('b'))
  for (let n = 0; n < 100; n++) give(b, a)
  let confirmed = 0
  for (let n = 0; n < 100; n++) a.pass(() => press('a'))
  while (a.confirm()) confirmed++
  expect(confirmed).toBeLessThanOrEqual(MAX_AHEAD * 5)
})
it('refuses more actions than a run for watchers could hold', () => {
  const [a, b] = [device(0), device(1, 10_000)]
  const send = (from: number, to: number) => {
    for (let n = from; n < to; n++) b.pass(() => press(`b${n}`))
    give(b, a)
  }
  send(0, 30)
  expect(() => send(30, 42)).toThrow(BadBytes)
})
it('refuses damaged packets', () => {
  const [a, b] = [device(0), device(1)]
  b.pass(() => press('b'))
  const packet = b.packet()
  for (let n = 0; n < packet.length; n++)
    expect(() => a.receive(new ByteReader(packet.slice(0, n))), `${n} bytes`).toThrow(BadBytes)
  expect(() => a.receive(new ByteReader(Uint8Array.of(...packet, 0)))).toThrow(BadBytes)
  expect(a.confirm()).toBeNull()
})
