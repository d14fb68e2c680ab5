/** Recorded input: what is written is what the rules saw, and anything malformed is refused. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { InputFrame, Pointer, Size } from '../../../src/engine/core/game/contract'
import { BadBytes, ByteReader, ByteWriter } from '../../../src/engine/core/replay/bytes'
import { FrameReader } from '../../../src/engine/core/replay/frameReader'
import { exactFrame } from '../../../src/engine/core/replay/frames'
import { FrameWriter } from '../../../src/engine/core/replay/frameWriter'

const slotName = fc.constantFrom('Left', 'Right', 'Fire', 'Left@1', 'Turn')
const pointer: fc.Arbitrary<Pointer> = fc.record(
  {
    id: fc.integer({ min: -3, max: 2 ** 31 }),
    x: fc.double({ min: -50, max: 2000, noNaN: true }),
    y: fc.double({ min: -50, max: 2000, noNaN: true }),
    down: fc.boolean(),
    pressed: fc.boolean(),
    released: fc.boolean(),
    kind: fc.constantFrom('mouse' as const, 'touch' as const, 'pen' as const),
    speed: fc.double({ min: 0, max: 40, noNaN: true }),
  },
  { requiredKeys: ['id', 'x', 'y', 'down', 'pressed', 'released', 'kind'] },
)
const anyFrame: fc.Arbitrary<InputFrame> = fc.record({
  held: fc.dictionary(slotName, fc.double({ min: 0.01, max: 1, noNaN: true }), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  pressed: fc.uniqueArray(slotName, { maxLength: 3 }),
  released: fc.uniqueArray(slotName, { maxLength: 2 }),
  pointers: fc.uniqueArray(pointer, { maxLength: 3, selector: ({ id }) => id }),
})
const size: fc.Arbitrary<Size> = fc.record({
  width: fc.integer({ min: 200, max: 4000 }),
  height: fc.integer({ min: 200, max: 4000 }),
})
/** Typical ticks: most repeat the one before, or move one pointer. */
const ticks = fc.array(
  fc.oneof(
    { weight: 2, arbitrary: fc.record({ frame: anyFrame, sizes: fc.array(size, { maxLength: 2 }) }) },
    { weight: 3, arbitrary: fc.constant('again' as const) },
    {
      weight: 2,
      arbitrary: fc.record({ dx: fc.double({ min: -30, max: 30, noNaN: true }), dy: fc.constant(1.25) }),
    },
  ),
  { maxLength: 60 },
)

function unfold(list: readonly (typeof ticks extends fc.Arbitrary<infer T> ? T : never)[number][]) {
  const unfolded: { frame: InputFrame; sizes: readonly Size[] }[] = []
  for (const tick of list) {
    const before: InputFrame = unfolded.at(-1)?.frame ?? { held: {}, pressed: [], released: [], pointers: [] }
    if (tick === 'again') unfolded.push({ frame: before, sizes: [] })
    else if ('dx' in tick) {
      const [first, ...others] = before.pointers
      const pointers = first ? [{ ...first, x: first.x + tick.dx, y: first.y + tick.dy }, ...others] : []
      unfolded.push({ frame: exactFrame({ ...before, pressed: [], released: [], pointers }), sizes: [] })
    } else unfolded.push({ frame: exactFrame(tick.frame), sizes: tick.sizes })
  }
  return unfolded
}

function written(list: readonly { frame: InputFrame; sizes?: readonly Size[] }[]) {
  const writer = new FrameWriter()
  for (const { frame, sizes } of list) writer.add(frame, sizes)
  return writer
}
function read(reader: FrameReader) {
  const list = []
  for (let tick = reader.next(); tick; tick = reader.next()) list.push(tick)
  return list
}

describe('numbers as bytes', () => {
  it('round-trip in as few bytes as they need', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeInteger()), fc.string({ maxLength: 40 }), (numbers, text) => {
        const writer = new ByteWriter()
        for (const number of numbers) writer.signed(Math.trunc(number / 2))
        writer.text(text)
        const reader = new ByteReader(writer.take())
        const back = numbers.map(() => reader.signed())
        return (
          back.every((number, i) => number === Math.trunc((numbers[i] as number) / 2) + 0) &&
          reader.text(40) === text &&
          reader.ended
        )
      }),
      { numRuns: 500 },
    )
  })
  it('are refused when cut off, above their limit, or longer than needed', () => {
    const read = (...bytes: number[]) => new ByteReader(Uint8Array.from(bytes))
    expect(() => read(128).whole()).toThrow(BadBytes)
    expect(() => read(5).whole(4)).toThrow(BadBytes)
    expect(() => read(129, 0).whole()).toThrow(BadBytes)
    expect(() => read(255, 255, 255, 255, 255, 255, 255, 255, 255, 1).whole()).toThrow(BadBytes)
    expect(() => read(3, 65).text(10)).toThrow(BadBytes)
    expect(() => read(1, 2).end()).toThrow(BadBytes)
  })
})

describe('recorded input', () => {
  it('round-trips tick by tick as the rules saw it', () => {
    fc.assert(
      fc.property(ticks, (list) => {
        const play = unfold(list)
        const writer = written(play)
        expect(read(new FrameReader(writer.take(), writer.slots, writer.ticks))).toEqual(play)
      }),
      { numRuns: 1000 },
    )
  })
  it('costs nothing while nothing happens, and two bytes for a key', () => {
    const held = (names: string[], pressed: string[] = [], released: string[] = []): InputFrame => ({
      held: Object.fromEntries(names.map((name) => [name, 1])),
      pressed,
      released,
      pointers: [],
    })
    const play = [
      ...Array.from({ length: 20 }, () => ({ frame: held([]) })),
      { frame: held(['Left'], ['Left']) },
      ...Array.from({ length: 20 }, () => ({ frame: held(['Left']) })),
      { frame: held([], [], ['Left']) },
      ...Array.from({ length: 2000 }, () => ({ frame: held([]) })),
    ]
    const writer = written(play)
    expect([writer.ticks, writer.length, writer.slots]).toEqual([2042, 4, ['Left']])
    expect(
      read(new FrameReader(writer.take(), writer.slots, writer.ticks)).map(({ frame }) => frame),
    ).toEqual(play.map(({ frame }) => frame))
  })
  it('is refused, and never hangs, when damaged', () => {
    const play = unfold(fc.sample(ticks, { numRuns: 30, seed: 7 }).flat())
    const writer = written(play)
    const bytes = writer.take()
    let refused = 0
    fc.assert(
      fc.property(
        fc.nat(bytes.length - 1),
        fc.integer({ min: 0, max: 255 }),
        fc.boolean(),
        (at, value, cut) => {
          const damaged = cut ? bytes.slice(0, at) : bytes.map((byte, i) => (i === at ? value : byte))
          try {
            expect(read(new FrameReader(damaged, writer.slots, writer.ticks))).toHaveLength(writer.ticks)
          } catch (error) {
            refused++
            expect(error).toBeInstanceOf(BadBytes)
          }
        },
      ),
      { numRuns: 2000, seed: 3 },
    )
    expect(refused).toBeGreaterThan(500)
  })
  it('never rounds a speed above a limit that it did not reach', () => {
    const speedOf = (speed: number) => {
      const pointer = {
        id: 1,
        x: 0,
        y: 0,
        down: true,
        pressed: false,
        released: false,
        kind: 'touch',
      } as const
      return exactFrame({ held: {}, pressed: [], released: [], pointers: [{ ...pointer, speed }] })
        .pointers[0]?.speed
    }
    expect([0.1999, 0.2, 0.2 - 1e-10, 0.249, 0, 3.07].map(speedOf)).toEqual([0.1, 0.2, 0.2, 0.2, 0, 3])
  })
  it('rounds positions to an eighth of a unit and amounts to a hundredth, and keeps values that are exact', () => {
    const frame: InputFrame = { held: { Left: 1 }, pressed: [], released: [], pointers: [] }
    expect(exactFrame(frame)).toBe(frame)
    const free = exactFrame({
      held: { Left: 0.333333, Right: 0.001 },
      pressed: [],
      released: [],
      pointers: [
        {
          id: 1,
          x: 10.07,
          y: 3.99,
          down: true,
          pressed: false,
          released: false,
          kind: 'mouse',
          speed: 1.013,
        },
      ],
    })
    expect(free.held).toEqual({ Left: 0.33 })
    expect(free.pointers[0]).toMatchObject({ x: 10.125, y: 4, speed: 1 })
    expect(exactFrame(free)).toEqual(free)
    // Rules that read no speeds get none.
    expect(exactFrame(free, false).pointers[0]).not.toHaveProperty('speed')
  })
})
