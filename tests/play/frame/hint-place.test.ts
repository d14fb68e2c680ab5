/** The place of a hint's words covers nothing, and is the same in all games with a board in the middle. */
import { describe, expect, it } from 'vitest'
import { type HintEdge, hintPlaces, tutorialPlaces } from '../../../src/play/frame/hintPlace'
import type { Box } from '../../../src/play/frame/measured'

/** A box in CSS px, by its top left corner and size. */
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

function free(area: Box, field: Box, others: readonly Box[], bar: Box) {
  const parts = [field, ...others]
  const [place] = hintPlaces(area, field, parts, bar)
  if (!place) throw new Error('There is no place.')
  const placed = box(place.left, place.top, place.width, place.height)
  const meets = (a: Box, b: Box) =>
    a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
  expect(parts.filter((part) => meets(part, placed))).toEqual([])
  expect([placed.left >= area.left, placed.right <= area.right, placed.bottom <= area.bottom]).toEqual([
    true,
    true,
    true,
  ])
  return placed
}

describe('on a laptop', () => {
  const AREA = box(0, 56, 1174, 712)
  const STATS = box(160, 64, 190, 32)
  const TOOLS = box(770, 60, 252, 44)
  const BAR = box(160, 60, 862, 44)

  it('is beside the board, below what is already there', () => {
    const board = box(264, 108, 654, 654)
    const left = free(AREA, board, [STATS, TOOLS, box(930, 108, 200, 560)], BAR)
    expect([left.top, left.right]).toEqual([104, 256])
    const right = free(AREA, board, [STATS, TOOLS, box(8, 108, 240, 560)], BAR)
    expect([right.top, right.left]).toEqual([112, 926])
  })
  it('is between stats and tools if the board is as wide as the page', () => {
    const place = free(AREA, box(16, 108, 1142, 654), [STATS, TOOLS], BAR)
    expect([place.left, place.right, place.top, place.bottom]).toEqual([358, 762, 60, 104])
  })
})

describe('on a phone in landscape', () => {
  const AREA = box(0, 0, 844, 390)
  const STATS = [box(8, 8, 60, 38), box(8, 54, 60, 38)]
  const TOOLS = [0, 1, 2, 3].map((n) => box(788, 8 + n * 56, 48, 48))
  const BAR = box(8, 8, 828, 216)

  it('is beside a board in the middle, below the stats or between board and tools', () => {
    const board = box(231, 4, 382, 382)
    expect(free(AREA, board, [...STATS, ...TOOLS], BAR).right).toBe(223)
    expect(free(AREA, board, [...STATS, ...TOOLS, box(8, 200, 215, 180)], BAR).left).toBe(621)
  })
  it('has other places for words that do not fit', () => {
    const board = box(231, 4, 382, 382)
    const parts = [...STATS, ...TOOLS, board, box(8, 200, 215, 180)]
    const places = hintPlaces(AREA, board, parts, BAR)
    expect(places.map(({ left, top }) => [left, top])).toEqual([
      [621, 232],
      [621, 8],
      [8, 100],
    ])
  })
  it('is below the stats if the board is wide', () => {
    const place = free(AREA, box(104, 4, 676, 382), [...STATS, ...TOOLS], BAR)
    expect([place.left, place.right, place.top]).toEqual([8, 96, 100])
  })
})

describe('a tutorial hint', () => {
  it('leaves what one moves free at the lower edge of a field that fills the stage', () => {
    const stage = box(0, 52, 390, 784)
    const field = box(1, 54, 388, 778)
    const bottom = (edge: HintEdge) => {
      const place = tutorialPlaces(stage, field, [field], box(0, 4, 390, 44), [], edge).at(-1)
      return (place?.top ?? 0) + (place?.height ?? 0)
    }
    expect(bottom('lower')).toBeGreaterThan(field.bottom - 20)
    // Pong's paddle is within the lowest 32 of 800 units.
    expect(bottom('aboveOwn')).toBeLessThan(field.bottom - (778 * 40) / 800)
    expect(bottom('upper')).toBeLessThan(field.top + 100)
  })

  it('is below a field that leaves space there', () => {
    const field = box(0, 52, 390, 640)
    const [place] = tutorialPlaces(box(0, 52, 390, 780), field, [field], box(0, 4, 390, 44), [])
    expect(place).toMatchObject({ top: 692, height: 140 })
  })
  it('is beside a field as high as its space, for longer words between stats and tools', () => {
    const field = box(157, 108, 860, 654)
    const bar = [box(160, 64, 190, 32), box(770, 60, 252, 44)]
    const stage = box(0, 108, 1174, 654)
    const places = tutorialPlaces(stage, field, [field, ...bar], box(160, 60, 862, 44), bar)
    expect(places.map(({ left, top }) => [left, top])).toEqual([
      [8, 116],
      [1025, 116],
      [358, 60],
      [267, 666],
    ])
  })
  it('is beside a field that leaves space there on a phone in landscape, over no control, else over its edge', () => {
    const stage = box(0, 4, 844, 382)
    const bar = [box(8, 8, 60, 84), box(788, 8, 48, 216)]
    const breakout = box(167, 4, 509, 382)
    const places = tutorialPlaces(stage, breakout, [breakout, ...bar], box(8, 8, 828, 216), bar)
    expect(places[0]).toMatchObject({ left: 8, top: 100, width: 151 })
    expect(places.at(-1)).toMatchObject({ top: 290, height: 88 })
    const bubbles = box(193, 4, 458, 382)
    const controls = [...bar, box(8, 240, 140, 140)]
    expect(
      tutorialPlaces(stage, bubbles, [bubbles, ...controls], box(8, 8, 828, 216), controls).map(
        ({ left, top }) => [left, top],
      ),
    ).toEqual([
      [659, 232],
      [8, 100],
      [201, 290],
    ])
  })
  it('is over the edge of a field as large as the window of a phone', () => {
    const field = box(75, 4, 693, 382)
    const bar = [box(8, 8, 60, 38), box(788, 8, 48, 48)]
    expect(
      tutorialPlaces(box(0, 4, 844, 382), field, [field, ...bar], box(8, 8, 828, 48), bar),
    ).toMatchObject([{ top: 290, height: 88 }])
  })
})
