/** One player's input on its way to the other device, and how the inputs of both become one frame. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InputFrame, Pointer } from '../../../../src/engine/core/game/contract'
import type { Halves } from '../../../../src/engine/core/game/live'
import { NO_INPUT } from '../../../../src/engine/core/input/input'
import { MAX_RUN, merged, predicted, readRun, writeRun } from '../../../../src/engine/core/live/inputs'
import { BadBytes, ByteReader, ByteWriter } from '../../../../src/engine/core/replay/bytes'
import { FrameReader } from '../../../../src/engine/core/replay/frameReader'
import { exactFrame, MAX_POINTERS } from '../../../../src/engine/core/replay/frames'
import { FrameWriter } from '../../../../src/engine/core/replay/frameWriter'

const action = fc.constantFrom('Left', 'Right', 'up', 'fire-2')
const pointer: fc.Arbitrary<Pointer> = fc.record({
  id: fc.integer({ min: 0, max: 2 ** 31 }),
  x: fc.double({ min: -50, max: 2000, noNaN: true }),
  y: fc.double({ min: -50, max: 2000, noNaN: true }),
  down: fc.boolean(),
  pressed: fc.boolean(),
  released: fc.boolean(),
  kind: fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const),
})
const frame: fc.Arbitrary<InputFrame> = fc
  .record({
    held: fc.dictionary(action, fc.double({ min: 0.01, max: 1, noNaN: true }), {
      maxKeys: 3,
      noNullPrototype: true,
    }),
    pressed: fc.uniqueArray(action, { maxLength: 2 }),
    released: fc.uniqueArray(action, { maxLength: 2 }),
    pointers: fc.uniqueArray(pointer, { maxLength: 3, selector: ({ id }) => id }),
  })
  .map((each) => exactFrame(each))

describe('a run of ticks', () => {
  const written = (from: number, frames: readonly InputFrame[]) => {
    const writer = new ByteWriter()
    writeRun(writer, { from, ticks: frames.map((each) => ({ frame: each, sizes: [] })) })
    return writer.take()
  }
  it('arrives as it was sent', () => {
    fc.assert(
      fc.property(fc.nat(400_000), fc.array(frame, { maxLength: 40 }), (from, frames) => {
        const reader = new ByteReader(written(from, frames))
        const run = readRun(reader)
        reader.end()
        expect(run.from).toBe(from)
        expect(run.ticks.map((tick) => tick.frame)).toEqual(frames)
      }),
      { numRuns: 300 },
    )
  })
  it('is small while nothing changes', () => {
    const held = exactFrame({ held: { Left: 1 }, pressed: [], released: [], pointers: [] })
    expect(
      written(
        100_000,
        Array.from({ length: 8 }, () => held),
      ).length,
    ).toBeLessThan(20)
  })
  it('is refused if it is longer than a packet can be, or names something else than an action', () => {
    const long = Array.from({ length: MAX_RUN + 1 }, () => NO_INPUT)
    expect(() => readRun(new ByteReader(written(0, long)))).toThrow(BadBytes)
    for (const name of ['__proto__', 'a b', 'up@4', 'up@12', '', '1', 'constructor()']) {
      const odd = { held: {}, pressed: [name], released: [], pointers: [] }
      expect(() => readRun(new ByteReader(written(0, [odd]))), name).toThrow(BadBytes)
    }
  })
  it('is refused or read, whatever its bytes are', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 100 }), (bytes) => {
        try {
          expect(readRun(new ByteReader(bytes)).ticks.length).toBeLessThanOrEqual(MAX_RUN)
        } catch (error) {
          expect(error).toBeInstanceOf(BadBytes)
        }
      }),
      { numRuns: 3000 },
    )
  })
})

describe('what is expected of the other player', () => {
  const touch = { id: 3, x: 10, y: 20, down: true, pressed: true, released: false, kind: 'touch' } as const
  it('keys stay held, presses are over, and fingers rest', () => {
    const next = predicted({ held: { up: 1 }, pressed: ['up'], released: ['down'], pointers: [touch] })
    expect(next).toEqual({
      held: { up: 1 },
      pressed: [],
      released: [],
      pointers: [{ ...touch, pressed: false }],
    })
    expect(predicted(next)).toEqual(next)
  })
  it('a lifted finger is gone, and a mouse stays', () => {
    const lifted = { ...touch, released: true, down: false }
    const ended = (kind: 'touch' | 'mouse') =>
      predicted({ ...NO_INPUT, pointers: [{ ...lifted, kind }] }).pointers.length
    expect([ended('touch'), ended('mouse')]).toEqual([0, 1])
  })
})

describe('the input of both players as one frame', () => {
  const at = (x: number, y: number): InputFrame => ({
    held: { up: 1 },
    pressed: ['up'],
    released: ['down'],
    pointers: [{ id: 1, x, y, down: true, pressed: true, released: false, kind: 'touch' }],
  })
  const court: Halves = { axis: 'x', first: 'start' }
  const size = { width: 100, height: 200 }
  const places = (frames: readonly [InputFrame, InputFrame], halves: Halves) =>
    merged(frames, halves, size).pointers.map(({ x, y }) => [x, y])

  it('each has the actions of a seat', () => {
    const { held, pressed, released } = merged([at(0, 0), NO_INPUT], court, size)
    expect({ held, pressed, released }).toEqual({ held: { up: 1 }, pressed: ['up'], released: ['down'] })
    const both = merged([at(0, 0), at(0, 0)], court, size)
    expect(both.held).toEqual({ up: 1, 'up@1': 1 })
    expect(both.pressed).toEqual(['up', 'up@1'])
    expect(both.released).toEqual(['down', 'down@1'])
    const second = merged([NO_INPUT, at(0, 0)], court, size)
    expect(second.held).toEqual({ 'up@1': 1 })
  })
  it('no device has the actions of the other seat', () => {
    const forged: InputFrame = { held: { 'up@1': 1 }, pressed: ['up@1'], released: ['down@1'], pointers: [] }
    for (const frames of [
      [forged, NO_INPUT],
      [NO_INPUT, forged],
    ] as const)
      expect(merged(frames, court, size)).toEqual(NO_INPUT)
  })
  it('a pointer acts in the half of its player', () => {
    expect(places([at(10, 5), at(90, 7)], court)).toEqual([
      [10, 5],
      [90, 7],
    ])
    // At its own edge, if it is in the other half.
    expect(places([at(90, 5), at(10, 7)], court)).toEqual([
      [49, 5],
      [50, 7],
    ])
    const table: Halves = { axis: 'y', first: 'end' }
    expect(places([at(5, 10), at(7, 190)], table)).toEqual([
      [5, 100],
      [7, 99],
    ])
  })
  it('a whole field is scaled into the half', () => {
    const halves: Halves = { axis: 'y', first: 'start', scaled: true }
    expect(places([at(5, 0), at(5, 0)], halves)).toEqual([
      [5, 0],
      [5, 100],
    ])
    expect(places([at(5, 100), at(5, 100)], halves)).toEqual([
      [5, 50],
      [5, 150],
    ])
    expect(places([at(5, 200), at(5, 200)], halves)).toEqual([
      [5, 99],
      [5, 199],
    ])
    for (const far of [-1e5, 1e5])
      for (const [i, [, y = 0]] of places([at(5, far), at(5, far)], halves).entries()) {
        expect(y).toBeGreaterThanOrEqual(i * 100)
        expect(y).toBeLessThan(100 + i * 100)
      }
  })
  it('pointers of both players never share an id', () => {
    fc.assert(
      fc.property(frame, frame, (a, b) => {
        const { pointers } = merged([a, b], court, size)
        expect(pointers).toHaveLength(a.pointers.length + b.pointers.length)
        expect(new Set(pointers.map(({ id }) => id)).size).toBe(pointers.length)
        for (const { id, x } of pointers) expect(x < 50 ? 0 : 1).toBe(Math.abs(id % 2))
      }),
      { numRuns: 300 },
    )
  })
  it('is one that a replay can hold, whatever pointers a device sends', () => {
    const touches = (from: number): InputFrame => ({
      ...NO_INPUT,
      pointers: Array.from({ length: MAX_POINTERS }, (_, n) => ({
        id: from + n,
        x: 1,
        y: 1,
        down: true,
        pressed: true,
        released: false,
        kind: 'touch',
      })),
    })
    for (const shares of [court, 'seats'] as const)
      for (const from of [0, -30, 2 ** 52 - 30, 30 - 2 ** 52]) {
        const writer = new FrameWriter()
        const both = merged([touches(0), touches(from)], shares, size)
        writer.add(both)
        expect(new FrameReader(writer.take(), [], 1).next()?.frame.pointers).toEqual(both.pointers)
      }
  })
  it('pointers have no effect without halves', () => {
    expect(merged([at(1, 1), at(2, 2)], undefined, size).pointers).toEqual([])
  })
})
