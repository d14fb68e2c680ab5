/** Tests the table of patiences whose cards lie in a shape: every card fits into every window, readable and free of others. */
import { describe, expect, it } from 'vitest'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { SHAPE as GOLF } from '../../../src/games/golf/rules'
import { SHAPE as PYRAMID } from '../../../src/games/pyramid/rules/state'
import { NONE, openPlaces } from '../../../src/games/shared/patience/shape'
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
  it('has parts that arrow keys all reach, whatever was taken, each in a place of its own', () => {
    for (const [width, height] of [
      [382, 720],
      [700, 370],
      [1130, 640],
    ] as const)
      for (let seed = 0; seed < 20; seed++) {
        const random = createRandom(seed)
        const gone: number[] = []
        // Takes open cards, as many as a game in its middle has lost.
        for (let n = seed * 2; n > 0; n--) {
          const cards = shape.places.map((_, at) => (gone.includes(at) ? NONE : at))
          const open = openPlaces(shape, cards)
          if (open.length > 0) gone.push(pick(random, open))
        }
        const all = Array.from({ length: count }, (_, pile) => (gone.includes(pile) ? [] : [pile % 52]))
        const named = { shape, above, all, pileText: String, coveredText: String }
        const spots = spotsOf(named, laid(width, height, seed % 2 === 1, gone))
        must(new Set(spots.map(({ row, column }) => `${row} ${column}`)).size === count - gone.length, seed)
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
        const missed = spots.filter((spot) => !reached.has(spot)).map(({ name }) => name)
        must(missed.length === 0, width, seed, missed)
      }
  })
  it.runIf(above)('has rows that left and right keep to', () => {
    const all = Array.from({ length: count }, (_, pile) => [pile])
    const named = { shape, above, all, pileText: String, coveredText: String }
    const spots = spotsOf(named, laid(1130, 640, false))
    for (const spot of spots)
      for (const next of spots.filter(({ row, column }) => row === spot.row && column === spot.column + 1)) {
        must(nextSpot(spots, spot, 'ArrowRight') === next, spot.name)
        must(nextSpot(spots, next, 'ArrowLeft') === spot, next.name)
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

it('begins full columns at the upper edge, with felt above where windows are high', () => {
  const top = (height: number) =>
    placeLayout(
      {
        shape: GOLF,
        piles: pilesAfter(GOLF),
        above: false,
        cards: (pile) => [pile],
        isFaceUp: () => true,
      },
      { width: 382, height, leftHanded: false },
    ).areas.get(0)?.y
  expect(top(720)).toBe(10)
  expect(top(440)).toBe(0)
})
