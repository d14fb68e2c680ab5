/** The fixed loop: ticks of 1/60 s at any display rate. */
import { describe, expect, it } from 'vitest'
import { TICK_MS } from '../../../src/engine/core/game/contract'
import { createLoop, LONGEST_GAP_MS, MAX_STEPS } from '../../../src/engine/core/loop'

/** The number of steps in `seconds` on a display of `hz`, and the alpha of each frame. */
function show(hz: number, seconds: number) {
  const loop = createLoop()
  let steps = 0
  const alphas: number[] = []
  for (let i = 0; i < hz * seconds; i++) alphas.push(loop.advance(1000 / hz, () => steps++))
  return { steps, alphas }
}

describe('fixed loop', () => {
  it.each([30, 60, 75, 120, 144, 240])('runs 600 ticks in ten seconds at %i Hz', (hz) => {
    const { steps, alphas } = show(hz, 10)
    expect(steps).toBe(600)
    expect(Math.min(...alphas)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...alphas)).toBeLessThan(1)
  })
  it('interpolates between ticks on fast displays', () => {
    const { alphas } = show(240, 1)
    expect(new Set(alphas.map((alpha) => Math.round(alpha * 4))).size).toBeGreaterThanOrEqual(4)
  })
  it('runs every tick of a short stall, at most five per frame, and drops the rest', () => {
    const loop = createLoop()
    let steps = 0
    loop.advance(4 * TICK_MS, () => steps++)
    expect(steps).toBe(4)
    loop.advance(10_000, () => steps++)
    expect(steps).toBe(4 + MAX_STEPS)
    // The dropped time does not come back later.
    loop.advance(TICK_MS, () => steps++)
    expect(steps).toBeLessThanOrEqual(4 + MAX_STEPS + 1)
  })
  it('clamps a gap so that the remainder is never more than one tick', () => {
    const loop = createLoop()
    expect(loop.advance(LONGEST_GAP_MS * 100, () => {})).toBeLessThan(1)
  })
  it('treats clocks that go backward or break as no time', () => {
    const loop = createLoop()
    let steps = 0
    for (const gap of [-5, Number.NaN, Number.NEGATIVE_INFINITY, 0]) loop.advance(gap, () => steps++)
    expect(steps).toBe(0)
    loop.advance(TICK_MS, () => steps++)
    expect(steps).toBe(1)
  })
  it('drops the remainder on reset, so pausing gains no step', () => {
    const loop = createLoop()
    let steps = 0
    loop.advance(TICK_MS * 0.9, () => steps++)
    loop.reset()
    loop.advance(TICK_MS * 0.9, () => steps++)
    expect(steps).toBe(0)
  })
})
