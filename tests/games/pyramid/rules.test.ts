/** Tests Pyramid’s rules: pairs and kings, passes, the ends, positions as text, and the solver against a plain search. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { options } from '../../../src/games/pyramid/options'
import { type Move, rules, type State } from '../../../src/games/pyramid/rules'
import { solve } from '../../../src/games/pyramid/rules/solver'
import { REMOVED, SHAPE, STOCK, UNLIMITED, WASTE } from '../../../src/games/pyramid/rules/state'
import { choose, chosen, hold, pressStock, putDown } from '../../../src/games/pyramid/view/chosen'
import { cardsLeft, NONE, openPlaces } from '../../../src/games/shared/patience/shape'
import { mover } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'

const { apply, play, refused } = mover(rules)
const RANDOM = completeOptions(options, { deals: 'random' })
const start = rules.start(RANDOM, 3)

/** The cards of these places, all others empty; spades from 0, hearts from 13. */
const table = (cards: Readonly<Record<number, number>>, more: Partial<State> = {}): State => ({
  ...start,
  places: start.places.map((_, at) => cards[at] ?? NONE),
  stock: [],
  waste: [],
  ...more,
})
const take = (...piles: number[]): Move => ({ type: 'take', piles })
const DRAW: Move = { type: 'draw' }

describe('a deal', () => {
  it('has a pyramid of 28 cards, of which seven are open, and 24 cards in the stock', () => {
    expect([start.places.length, start.stock.length, start.waste.length]).toEqual([28, 24, 0])
    expect(openPlaces(SHAPE, start.places)).toEqual([21, 22, 23, 24, 25, 26, 27])
    for (const { y, over } of SHAPE.places) must(over.length === (y === 6 ? 0 : 2), y, over)
  })
  it('keeps 52 cards, each once, in random games', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed)
      let state = rules.start(RANDOM, seed)
      for (let moves = rules.legal(state); moves.length > 0; moves = rules.legal(state)) {
        const { places, stock, waste, removed } = state
        const cards = [...places.filter((card) => card !== NONE), ...stock, ...waste, ...removed]
        must(cards.length === 52 && new Set(cards).size === 52, seed, cards)
        state = play(state, pick(random, moves))
      }
      must(rules.outcome(state) !== null, state)
    }
  })
})

describe('cards', () => {
  // A 6 and a 7 (hearts) of the last row, a 4 under both, a king; a queen in the waste, an ace in the stock.
  const state = table({ 15: 3, 21: 5, 22: 19, 24: 12 }, { waste: [11], stock: [13] })
  it('that make 13 are taken in pairs', () => {
    const { state: after, events } = apply(state, take(21, 22))
    expect(events).toEqual([{ type: 'pair', card: '6 of spades', other: '7 of hearts', left: 2 }])
    expect([after.places[21], after.places[22], after.removed]).toEqual([NONE, NONE, [5, 19]])
    expect(play(state, take(WASTE, STOCK))).toMatchObject({ waste: [], stock: [], removed: [11, 13] })
  })
  it('are kings that go alone', () => {
    expect(apply(state, take(24)).events).toEqual([{ type: 'king', card: 'King of spades', left: 3 }])
    expect(refused(state, take(24, 21))).toBe('These cards make 19, not 13.')
  })
  it('are refused with the reason', () => {
    expect(refused(state, take(15))).toBe('The cards on top of this one must move first.')
    expect(refused(state, take(15, 21))).toBe('The cards on top of this one must move first.')
    expect(refused(state, take(21, WASTE))).toBe('These cards make 18, not 13.')
    expect(refused(state, take(21))).toMatch(/^Only a king goes alone\./)
    for (const piles of [[], [0], [21, 21], [21, 22, 24], [-1], [STOCK + 1], ['21']])
      expect(refused(state, { type: 'take', piles })).toBe('')
  })
})

describe('passes', () => {
  it.each([
    ['1', 0],
    ['3', 2],
  ] as const)('%s turn the waste over %i times, in the same order', (passes, redeals) => {
    const first = rules.start(completeOptions(options, { deals: 'random', passes }), 3)
    let state = first
    for (let pass = 0; pass <= redeals; pass++) {
      for (let i = 0; i < 24; i++) state = play(state, DRAW)
      expect(state.stock).toEqual([])
      if (pass === redeals) break
      state = play(state, DRAW)
      expect(state.stock).toEqual(first.stock)
    }
    expect(refused(state, DRAW)).toBe('No more passes through the deck.')
  })
  it('have no end where they are unlimited', () => {
    let state = rules.start(completeOptions(options, { deals: 'random', passes: 'any' }), 3)
    for (let i = 0; i < 120; i++) state = play(state, DRAW)
    expect(state.redeals).toBe(UNLIMITED)
  })
})

describe('the end', () => {
  it('is a win when the pyramid is empty, whatever is left elsewhere', () => {
    const end = apply(table({ 0: 12 }, { stock: [4] }), take(0), 61_000).state
    expect(rules.outcome(end)).toMatchObject({ result: 'won', results: { Left: 0, Time: 61, Moves: 1 } })
  })
  it('is lost when nothing can be taken, now or after any draws', () => {
    expect(rules.outcome(table({ 0: 5 }, { waste: [3], redeals: 0 }))).toMatchObject({
      result: 'lost',
      results: { Left: 1 },
    })
    // The 7 is below the 4, which can be turned over only in another pass.
    expect(rules.outcome(table({ 0: 5 }, { waste: [6, 3], redeals: 0 }))?.result).toBe('lost')
    expect(rules.outcome(table({ 0: 5 }, { waste: [6, 3], redeals: 1 }))).toBeNull()
  })
})

describe('a press', () => {
  const state = table({ 21: 5, 22: 19, 23: 9, 24: 12 }, { waste: [11], stock: [13] })
  const press = (...piles: number[]) => {
    hold(null)
    return piles
      .map((pile) =>
        pile === STOCK ? pressStock(state) : pile === REMOVED ? putDown(state, REMOVED) : choose(state, pile),
      )
      .at(-1)
  }
  it('on two cards takes them together', () => {
    expect(press(21)).toBeNull()
    expect(press(21, 22)).toEqual(take(21, 22))
    expect(press(WASTE, STOCK)).toEqual(take(WASTE, STOCK))
  })
  it('on a king takes it at once', () => expect(press(24)).toEqual(take(24)))
  it('on the stock draws if its card does not fit', () => {
    expect(press(STOCK)).toEqual(DRAW)
    expect(press(21, STOCK)).toEqual(DRAW)
    expect(chosen()).toBeNull()
  })
  it('on the same card again chooses none', () => {
    press(21, 21)
    expect(chosen()).toBeNull()
  })
  it('on the pile of taken cards refuses the chosen card with the reason', () => {
    expect(press(21, REMOVED)).toEqual(take(21))
    expect(refused(state, take(21))).toMatch(/^Only a king goes alone\./)
    expect(press(REMOVED)).toBeNull()
  })
  it('on a card that does not fit says so, and chooses that one', () => {
    expect(press(21, 23)).toEqual(take(21, 23))
    expect(chosen()?.pile).toBe(23)
  })
})

describe('the solver', () => {
  /** The fewest cards that any way leaves, by trying all. */
  function fewestLeft(state: State, seen: Set<string>): number {
    const key = `${state.places} ${state.stock} ${state.waste} ${state.redeals}`
    if (seen.has(key)) return Number.POSITIVE_INFINITY
    seen.add(key)
    const left = rules.legal(state).map((move) => fewestLeft(play(state, move), seen))
    return Math.min(cardsLeft(state.places), ...left)
  }

  it('wins the deals that it offers, move by move', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(2, 40); seed++)
      for (const passes of ['3', '1', 'any'] as const) {
        const state = rules.start(completeOptions(options, { passes }), seed * 1000)
        must(state.proved, seed)
        const { result, moves } = solve(state, 100_000)
        expect(result).toBe('won')
        expect(rules.outcome(play(state, ...moves))?.result).toBe('won')
      }
  })
  it('solves what a plain search solves, and else clears as many cards', { tags: ['sample'] }, () => {
    const counts = { won: 0, lost: 0 }
    for (let seed = 0; seed < sample(24, 400); seed++) {
      const dealt = rules.start(RANDOM, seed)
      // The upper rows alone, and a short stock.
      const places = dealt.places.map((card, at) => (at < (seed % 2 === 0 ? 3 : 6) ? card : NONE))
      const state = { ...dealt, places, stock: dealt.stock.slice(0, 12), redeals: seed % 3 }
      const { left, moves } = solve(state, Number.POSITIVE_INFINITY, false)
      const { result } = solve(state, Number.POSITIVE_INFINITY)
      must(left === fewestLeft(state, new Set()), seed, left)
      must((result === 'won') === (left === 0) && result !== 'unknown', seed, result)
      counts[result === 'won' ? 'won' : 'lost']++
      must(cardsLeft(play(state, ...moves).places) === left, seed)
    }
    expect(counts.won, `${counts.lost} lost`).toBeGreaterThan(2)
    expect(counts.lost).toBeGreaterThan(2)
  })
})

describe('positions', () => {
  it('are read as they are written, without the cards that were taken', () => {
    const { read, write } = rules.notation
    const state = play(
      rules.start(completeOptions(options), 7),
      ...solve(rules.start(completeOptions(options), 7), 100_000).moves.slice(0, 15),
    )
    expect(read(write(state), completeOptions(options))).toMatchObject({
      places: state.places,
      stock: state.stock,
      waste: state.waste,
      redeals: 2,
    })
    expect(() => read(`${write(state)}AS`, completeOptions(options))).toThrow(/AS appears twice|is missing/)
  })
  it('have no more cards in stock and waste than a deal', () => {
    const { read, write } = rules.notation
    const deal = rules.start(completeOptions(options, { deals: 'random' }), 7)
    const [moved = NONE] = deal.places.slice(-1)
    const state = { ...deal, places: deal.places.with(-1, NONE) }
    for (const pile of ['stock', 'waste'] as const) {
      const long = { ...state, [pile]: [...state[pile], moved] }
      expect(() => read(write(long), completeOptions(options))).toThrow(/isn’t a deal or a position/)
    }
  })
})
