/** The place of toasts at a board: below or beside it, never over stats or tools. */
import { describe, expect, it } from 'vitest'
import { type Box, besidePlace, betweenPlace, toastPlace } from '../../src/ui/toasts/toastPlace'

/** A box in CSS px, by its top left corner and size. */
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const UPRIGHT = { width: 390, height: 844 }
const LYING = { width: 844, height: 390 }
/** Stats at the left edge of a phone in landscape, tools at its right. */
const AT_EDGES = [box(8, 8, 80, 130), box(788, 8, 48, 48), box(788, 64, 48, 48)]

describe('toasts during a game', () => {
  it('grow from the bottom of the window in portrait, over no text below the board', () => {
    for (const height of [390, 760])
      expect(toastPlace(UPRIGHT, box(0, 60, 390, height), [])).toEqual({ left: 8, width: 374, bottom: 8 })
  })

  it('are beside a field in landscape, on the side with more space beside stats and tools', () => {
    expect(toastPlace(LYING, box(231, 4, 382, 382), AT_EDGES)).toEqual({ left: 621, width: 159, top: 8 })
    // With the tools on the left it is the other side.
    const mirrored = AT_EDGES.map(({ left, right, ...rest }) => ({
      ...rest,
      left: 844 - right,
      right: 844 - left,
    }))
    expect(toastPlace(LYING, box(231, 4, 382, 382), mirrored)).toEqual({ left: 64, width: 159, top: 8 })
  })

  it('are between stats and tools over a field as wide as the window', () => {
    const { left, width, top } = toastPlace(LYING, box(32, 0, 780, 390), AT_EDGES)
    expect(top).toBe(8)
    expect(left).toBeGreaterThanOrEqual(96)
    expect(left + width).toBeLessThanOrEqual(780)
    expect(width).toBe(380)
  })

  it('ignore stats above the field', () => {
    const above = [box(300, 4, 200, 40), box(800, 4, 48, 48)]
    expect(toastPlace({ width: 1180, height: 820 }, box(225, 60, 730, 750), above).left).toBeGreaterThan(955)
  })
})

describe('toasts on a large screen', () => {
  /** Below the header, left of the promotion. */
  const ROOM = box(0, 56, 1174, 712)
  const FIELD = box(257, 112, 660, 650)

  it('are beside everything that the game shows, on the right if both sides are equal', () => {
    const parts = [box(257, 60, 300, 44), box(700, 60, 217, 48), FIELD]
    expect(besidePlace(ROOM, FIELD, parts)).toEqual({ left: 925, width: 241, top: 64 })
    // With a list on the right it is the other side.
    const listed = [...parts, box(925, 112, 120, 650)]
    expect(besidePlace(ROOM, FIELD, listed)).toEqual({ left: 8, width: 241, top: 64 })
  })

  it('are below what is beside the field, if nothing else is free', () => {
    const field = box(150, 112, 650, 650)
    const parts = [field, box(500, 60, 300, 48), box(820, 220, 220, 260)]
    expect(besidePlace(ROOM, field, parts)).toEqual({ left: 808, width: 358, top: 488 })
  })

  it('are never wider than is readable', () => {
    const field = box(1000, 60, 500, 900)
    expect(besidePlace(box(0, 56, 2500, 1000), field, [field])).toEqual({ left: 1508, width: 380, top: 64 })
  })

  it('are over the header, in the widest gap between its parts, stats and tools, if the game needs the full width', () => {
    const field = box(20, 112, 1140, 600)
    expect(besidePlace(ROOM, field, [field])).toBeNull()
    const line = [box(20, 60, 300, 44), box(900, 60, 48, 48), box(956, 60, 48, 48)]
    expect(betweenPlace(line)).toEqual({ left: 420, width: 380, top: 4 })
    // A button of the header is never covered, wherever it begins.
    const header = [box(8, 4, 48, 48), box(64, 8, 270, 40), box(700, 4, 48, 48), box(756, 4, 600, 48)]
    expect(betweenPlace([...line, ...header])).toEqual({ left: 342, width: 350, top: 4 })
    expect(betweenPlace([box(20, 60, 300, 44), box(400, 60, 48, 48)])).toBeNull()
    expect(betweenPlace([])).toBeNull()
  })
})
