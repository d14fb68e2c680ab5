/** Swept circles: nothing passes through what it should hit. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  circleOverlapsRect,
  distanceToSegment,
  reflect,
  sweepCircleCircle,
  sweepCircleRect,
} from '../../../src/engine/core/math/geometry'

const at = (low: number, high: number) => fc.double({ min: low, max: high, noNaN: true })
const rect = { x: 40, y: 30, width: 60, height: 25 }

/** The first of 20,000 small steps along the path at which the circle overlaps the rectangle. */
function walk(x: number, y: number, vx: number, vy: number, radius: number): number | null {
  for (let i = 0; i <= 20_000; i++) {
    const t = i / 20_000
    if (circleOverlapsRect(x + vx * t, y + vy * t, radius, rect)) return t
  }
  return null
}

describe('swept circles', () => {
  it('hit a rectangle at the same time as moving in tiny steps', () => {
    fc.assert(
      fc.property(
        at(-60, 200),
        at(-60, 140),
        at(-300, 300),
        at(-300, 300),
        at(1, 20),
        (x, y, vx, vy, radius) => {
          fc.pre(!circleOverlapsRect(x, y, radius + 0.01, rect))
          const swept = sweepCircleRect(x, y, vx, vy, radius, rect)
          const walked = walk(x, y, vx, vy, radius)
          if (walked !== null && walked > 0) {
            expect(swept).not.toBeNull()
            expect(Math.abs((swept?.t ?? 9) - walked)).toBeLessThan(0.001)
          }
          if (swept) {
            // At the hit the circle just touches the rectangle, and the normal points against the motion.
            const nearX = Math.max(rect.x, Math.min(x + vx * swept.t, rect.x + rect.width))
            const nearY = Math.max(rect.y, Math.min(y + vy * swept.t, rect.y + rect.height))
            expect(Math.hypot(x + vx * swept.t - nearX, y + vy * swept.t - nearY)).toBeCloseTo(radius, 5)
            expect(vx * swept.nx + vy * swept.ny).toBeLessThanOrEqual(1e-9)
            expect(Math.hypot(swept.nx, swept.ny)).toBeCloseTo(1, 9)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
  it('never tunnel: a ball through the middle hits at any speed', () => {
    for (const speed of [150, 1000, 1e6]) {
      const hit = sweepCircleRect(-50, 42, speed, 0, 4, rect)
      expect(hit?.nx).toBe(-1)
    }
  })
  it('hit another circle where the radii meet', () => {
    fc.assert(
      fc.property(at(-100, 100), at(-100, 100), at(-200, 200), at(-200, 200), (x, y, vx, vy) => {
        fc.pre(Math.hypot(x, y) > 15)
        const hit = sweepCircleCircle(x, y, vx, vy, 5, 0, 0, 10)
        if (hit) expect(Math.hypot(x + vx * hit.t, y + vy * hit.t)).toBeCloseTo(15, 5)
        else
          for (let i = 0; i <= 100; i++)
            expect(Math.hypot(x + (vx * i) / 100, y + (vy * i) / 100)).toBeGreaterThan(15 - 1e-6)
      }),
    )
  })
  it('keep their speed in a mirror bounce', () => {
    const { vx, vy } = reflect(3, -4, 0, 1)
    expect([vx, vy]).toEqual([3, 4])
  })
  it('measure the distance to a segment, including its ends', () => {
    expect(distanceToSegment({ x: 5, y: 3 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(3)
    expect(distanceToSegment({ x: 13, y: 4 }, { x: 0, y: 0 }, { x: 10, y: 0 })).toBe(5)
    expect(distanceToSegment({ x: 3, y: 4 }, { x: 0, y: 0 }, { x: 0, y: 0 })).toBe(5)
  })
})
