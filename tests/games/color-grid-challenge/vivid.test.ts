import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../src/engine/core/math/random'
import { drawGrid } from '../../../src/games/color-grid-challenge/rules/grid'
import { labOf } from '../../../src/games/color-grid-challenge/rules/lab'
import { vivid } from '../../../src/games/color-grid-challenge/view/vivid'

/** Of a rounded color, in CIELAB. */
const ROUNDING = 0.6

describe('the drawn colors', () => {
  it('differ by as much as those of the rules, and at the first level are green to blue', () => {
    for (let seed = 0; seed < 60; seed++)
      for (const level of [0, 3]) {
        const { base, odd } = drawGrid(createRandom(seed), level)
        const [one, other] = vivid(base, odd, level).map(labOf)
        if (!one || !other) throw new Error('no colors')
        expect(Math.abs(other.l - one.l - (labOf(odd).l - labOf(base).l))).toBeLessThan(ROUNDING)
        if (level > 0) continue
        const degrees = ((Math.atan2(one.b, one.a) * 180) / Math.PI + 360) % 360
        expect(degrees).toBeGreaterThan(147)
        expect(degrees).toBeLessThan(288)
      }
  })
})
