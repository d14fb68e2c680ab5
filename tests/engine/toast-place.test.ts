/** Owns the checks of where toasts lie while a play runs: below the field or beside it, over no figure and no tool. */
import { describe, expect, it } from 'vitest'
import { type Box, toastPlace } from '../../src/ui/toastPlace'

/** CSS px, from its left upper corner. */
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const UPRIGHT = { width: 390, height: 844 }
const LYING = { width: 844, height: 390 }
/** Figures at the left edge of a lying phone, tools at its right. */
const AT_EDGES = [box(8, 8, 80, 130), box(788, 8, 48, 48), box(788, 64, 48, 48)]

describe('toasts of a running play', () => {
  it('lie below an upright field', () => {
    expect(toastPlace(UPRIGHT, box(0, 60, 390, 390), [])).toEqual({ left: 8, width: 374, top: 458 })
  })

  it('grow from the bottom of the window where the field leaves no room', () => {
    expect(toastPlace(UPRIGHT, box(0, 60, 390, 760), [])).toEqual({ left: 8, width: 374, bottom: 8 })
  })

  it('leave free what a board has below it', () => {
    expect(toastPlace(UPRIGHT, box(0, 60, 390, 390), [], true)).toEqual({ left: 8, width: 374, bottom: 8 })
  })

  it('lie beside a lying field, on the side that has more room beside figures and tools', () => {
    expect(toastPlace(LYING, box(231, 4, 382, 382), AT_EDGES)).toEqual({ left: 621, width: 159, top: 8 })
    // With the tools to the left it is the other side.
    const mirrored = AT_EDGES.map(({ left, right, ...rest }) => ({
      ...rest,
      left: 844 - right,
      right: 844 - left,
    }))
    expect(toastPlace(LYING, box(231, 4, 382, 382), mirrored)).toEqual({ left: 64, width: 159, top: 8 })
  })

  it('lie between figures and tools over a field that is as wide as the window', () => {
    const { left, width, top } = toastPlace(LYING, box(32, 0, 780, 390), AT_EDGES)
    expect(top).toBe(8)
    expect(left).toBeGreaterThanOrEqual(96)
    expect(left + width).toBeLessThanOrEqual(780)
    expect(width).toBe(380)
  })

  it('heed no figures that stand above the field', () => {
    const above = [box(300, 4, 200, 40), box(800, 4, 48, 48)]
    expect(toastPlace({ width: 1180, height: 820 }, box(225, 60, 730, 750), above).left).toBeGreaterThan(955)
  })
})
