/** Tests the table of patiences whose cards lie in a shape: every card fits into every window, readable and free of others. */
import { describe, expect, it } from 'vitest'
import { SHAPE as GOLF } from '../../../src/games/golf/rules'
import { SHAPE as PYRAMID } from '../../../src/games/pyramid/rules/state'
import { SHAPE as PEAKS } from '../../../src/games/tripeaks/rules'
import { spotsOf } from '../../../src/ui/cardTable/PlaceTable'
import { pilesAfter, placeLayout } from '../../../src/ui/cardTable/placeLayout'
import { nextSpot, type Spot } from '../../../src/ui/cardTable/spots'
import { must } from '../../support/must'

const TABLES = [
  { name: 'TriPeaks', shape: PEAKS, above: false },
  { name: 'Golf', shape: GOLF, above: false },
  { name: 'Pyramid', shape: PYRAMID, above: true },
] as const

/** Of the number of the deal, px. */
const CORNER = { width: 78, height: 46 }

describe.each(TABLES)('the table of $name', ({ shape, above }) => {
  const piles = pilesAfter(shape, above)
  const count = shape.places.length + (above ? 3 : 2)
  const laid = (width: number, height: number, leftHanded: boolean, gone: readonly number[] = []) =>
    placeLayout(
      {
        shape,
        piles,
        above,
        cards: (pile) => (gone.includes(pile) ? [] : [pile]),
        isFaceUp: () => true,
      },
      { width, height, leftHanded },
    )

  it.each([
    [312, 440],
    [382, 720],
    [660, 340],
    [700, 370],
    [800, 1050],
    [900, 700],
    [1130, 640],
    [1880, 940],
  ])('fits into %i x %i with all cards readable', (width, height) => {
    for (const leftHanded of [false, true]) {
      const { cards, card, areas } = laid(width, height, leftHanded)
      expect(cards).toHaveLength(count)
      expect(areas.size).toBe(count)
      for (const { pile, x, y, open } of cards) {
        must(x >= -1 && y >= -1 && x + card.width <= width + 1 && y + card.height <= height + 1, pile, x, y)
        // The rank and the suit are in the upper 40 of 140 parts, and a finger can press what shows.
        must(open.width >= 28 && open.height >= card.height * 0.3, pile, open)
        const x0 = leftHanded ? 0 : width - CORNER.width
        const isInCorner =
          x + card.width > x0 && x < x0 + CORNER.width && y + card.height > height - CORNER.height
        must(!isInCorner, pile, x, y)
      }
    }
  })
  it('covers none of the piles', () => {
    const { cards, card } = laid(700, 370, false)
    for (const a of cards)
      for (const b of cards.filter(({ pile }) => pile > a.pile && pile >= shape.places.length))
        must(Math.abs(a.x - b.x) >= card.width - 1 || Math.abs(a.y - b.y) >= card.height - 1, a, b)
  })
  it('shows all of a card when those on it are gone', () => {
    const [first] = shape.places
    const { cards } = laid(1130, 640, false, first?.over)
    const box = cards.find(({ pile }) => pile === 0)
    expect(box?.open.height).toBe(box?.height)
  })
  it('has parts that arrow keys all reach, each in a place of its own', () => {
    for (const [width, height] of [
      [382, 720],
      [700, 370],
      [1130, 640],
    ] as const) {
      const all = Array.from({ length: count }, (_, pile) => [pile % 52])
      const named = { shape, above, all, pileText: String, coveredText: String }
      const spots = spotsOf(named, laid(width, height, false))
      must(new Set(spots.map(({ row, column }) => `${row} ${column}`)).size === count, width)
      const reached = new Set<Spot>()
      const open = spots.filter(({ pile }) => pile === piles.stock)
      for (let spot = open.pop(); spot; spot = open.pop()) {
        if (reached.has(spot)) continue
        reached.add(spot)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const) {
          const next = nextSpot(spots, spot, key)
          if (next) open.push(next)
        }
      }
      const missed = spots.filter((spot) => !reached.has(spot))
      must(missed.length === 0, width, missed)
    }
  })
  it.runIf(!above)('has rows that fill a phone, and the stock at the thumb', () => {
    const { card, areas } = laid(382, 720, false)
    must(card.width >= 382 / 7.5, card)
    const [summit, last, stock] = [0, shape.places.length - 1, piles.stock].map(
      (pile) => areas.get(pile)?.y ?? 0,
    )
    must((stock as number) + card.height > 720 * 0.88, stock)
    must((last as number) + card.height - (summit as number) > 720 * 0.42, summit, last)
  })
  it('keeps the stock at the hand that plays', () => {
    const at = (leftHanded: boolean) => laid(1130, 640, leftHanded).areas.get(piles.stock)?.x ?? 0
    expect(at(false)).toBeGreaterThan(at(true))
  })
})
