/** The math functions of the games: close to the engine's own everywhere, and bit-identical in all engines. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as maths from '../../../src/engine/core/math/exactMath'

const within = 1e-12
const near = (mine: number, own: number) => Math.abs(mine - own) <= within * Math.max(1, Math.abs(own))
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })

/** Compares whole lists: an `expect` for each of 4,000 values would cost more than the values. */
function agree(
  name: string,
  mine: (x: number) => number,
  own: (x: number) => number,
  xs: fc.Arbitrary<number>,
) {
  it(`${name} is within 1e-12 of the engine's own`, () => {
    fc.assert(
      fc.property(xs, (x) => near(mine(x), own(x)) || `${name}(${x}): ${mine(x)} for ${own(x)}` === ''),
      { numRuns: 4000, seed: 1 },
    )
  })
}

describe('exact math', () => {
  agree('sin', maths.sin, Math.sin, number(-1e6, 1e6))
  agree('cos', maths.cos, Math.cos, number(-1e6, 1e6))
  agree('tan', maths.tan, Math.tan, number(-1.5, 1.5))
  agree('atan', maths.atan, Math.atan, number(-1e9, 1e9))
  agree('acos', maths.acos, Math.acos, number(-1, 1))
  agree('exp', maths.exp, Math.exp, number(-700, 700))
  agree('log', maths.log, Math.log, number(1e-300, 1e300))
  agree('log2', maths.log2, Math.log2, number(1e-300, 1e300))
  agree('cbrt', maths.cbrt, Math.cbrt, number(-1e9, 1e9))
  agree('sin near 0', maths.sin, Math.sin, number(-4, 4))
  agree('cos near 0', maths.cos, Math.cos, number(-4, 4))

  it("atan2, hypot and pow are within 1e-12 of the engine's own", () => {
    const some = number(-1e4, 1e4)
    fc.assert(
      fc.property(
        some,
        some,
        (y, x) => near(maths.atan2(y, x), Math.atan2(y, x)) && near(maths.hypot(x, y), Math.hypot(x, y)),
      ),
      { numRuns: 4000, seed: 2 },
    )
    fc.assert(
      fc.property(number(1e-3, 100), number(-5, 5), (x, y) => near(maths.pow(x, y), x ** y)),
      { numRuns: 4000, seed: 3 },
    )
  })

  it('has the signs of the engine at the edges', () => {
    const edges = [0, -0, 1, -1, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
    for (const y of edges.slice(0, 4))
      for (const x of edges.slice(0, 4)) expect([y, x, maths.atan2(y, x)]).toEqual([y, x, Math.atan2(y, x)])
    expect([maths.sin(-0), maths.cos(0), maths.atan(-0)]).toEqual([-0, 1, -0])
    expect([maths.log(0), maths.log(-1), maths.exp(1000), maths.exp(-1000)]).toEqual([
      Number.NEGATIVE_INFINITY,
      Number.NaN,
      Number.POSITIVE_INFINITY,
      0,
    ])
    expect([maths.pow(2, 10), maths.pow(2, -1), maths.pow(-3, 3), maths.pow(0, 0)]).toEqual([
      1024, 0.5, -27, 1,
    ])
    expect([maths.log2(8), maths.log2(0.25), maths.square(-3)]).toEqual([3, -2, 9])
    expect([maths.sin(Number.NaN), maths.cos(Number.POSITIVE_INFINITY)]).toEqual([Number.NaN, Number.NaN])
  })

  /** One value of each as bits, which other engines must match (`npm run engines -- digest`). */
  it('gives exactly these bits', () => {
    const view = new DataView(new ArrayBuffer(8))
    const hex = (x: number) => {
      view.setFloat64(0, x)
      return view.getBigUint64(0).toString(16)
    }
    const { sin, cos, atan2, exp, log, pow, cbrt, hypot } = maths
    expect(
      [
        sin(1.1),
        cos(2.2),
        atan2(3.3, -4.4),
        exp(1.7),
        log(7.7),
        pow(2.3, 2.4),
        cbrt(10.1),
        hypot(1.2, 3.4),
      ].map(hex),
    ).toMatchInlineSnapshot(`
      [
        "3fec84c54c2d6338",
        "bfe2d5004b88ad70",
        "4003fc176b7a8560",
        "4015e552770df8a6",
        "4000546b52e30f62",
        "401d86b1a8da4639",
        "40014af0ebca448e",
        "400cd82b446159f3",
      ]
    `)
  })
})
