/** Tests the patiences in which open cards go to the waste: shapes, the solver against a plain search, and positions as text. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import { options as golfOptions } from '../../../src/games/golf/options'
import { SHAPE as GOLF, rules as golfRules } from '../../../src/games/golf/rules'
import { describeRun } from '../../../src/games/shared/patience/run'
import { solveRun } from '../../../src/games/shared/patience/runSolver'
import { follows, type RunState } from '../../../src/games/shared/patience/runState'
import { cardsLeft, NONE, openPlaces } from '../../../src/games/shared/patience/shape'
import { options as peakOptions } from '../../../src/games/tripeaks/options'
import { SHAPE as PEAKS, rules as peakRules } from '../../../src/games/tripeaks/rules'
import { mover } from '../../support/moves'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'

const GAMES = [
  { name: 'TriPeaks', shape: PEAKS, rules: peakRules, options: completeOptions(peakOptions) },
  { name: 'Golf', shape: GOLF, rules: golfRules, options: completeOptions(golfOptions) },
] as const

/** The fewest cards that any way leaves, by trying all. */
function fewestLeft(rules: typeof peakRules | typeof golfRules, state: RunState): number {
  const { apply } = mover(rules)
  const left = rules.legal(state).map((move) => fewestLeft(rules, apply(state, move).state))
  return Math.min(cardsLeft(state.places), ...left)
}

describe('the shapes', () => {
  it('are three peaks of 28 cards, of which ten are open', () => {
    const places = [...PEAKS.places.keys()]
    expect(places).toHaveLength(28)
    expect(openPlaces(PEAKS, places)).toEqual(places.slice(18))
    for (const { y, over } of PEAKS.places) must(over.length === (y === 3 ? 0 : 2), y, over)
    // Each summit holds down nothing, each card between the peaks only two.
    expect(PEAKS.places[0]?.over).toEqual([3, 4])
    expect(PEAKS.places[11]?.over).toEqual([20, 21])
  })
  it('are seven columns of five cards', () => {
    const places = [...GOLF.places.keys()]
    expect(places).toHaveLength(35)
    expect(openPlaces(GOLF, places)).toEqual([28, 29, 30, 31, 32, 33, 34])
    expect(GOLF.places[3]?.over).toEqual([10])
  })
})

describe('the next card', () => {
  it.each([
    ['a 7 on a 6', 6, 5, true],
    ['a 5 of another suit on a 6', 17, 5, true],
    ['a 6 on a 6', 18, 5, false],
    ['an 8 on a 6', 7, 5, false],
  ])('may be one rank higher or lower: %s', (_, card, below, may) => {
    expect(follows(card, below, false)).toBe(may)
    expect(follows(card, below, true)).toBe(may)
  })
  it('is an ace on a king only with that option', () => {
    for (const [card, below] of [
      [0, 12],
      [12, 0],
    ] as const) {
      expect(follows(card, below, true)).toBe(true)
      expect(follows(card, below, false)).toBe(false)
    }
  })
})

describe.each(GAMES)('$name', ({ shape, rules, options }) => {
  const { apply, play, refused } = mover(rules)

  it('deals 52 cards, each once, and keeps them in random games', () => {
    for (let seed = 0; seed < 20; seed++) {
      const random = createRandom(seed)
      let state = rules.start({ ...options, deals: 'random' }, seed)
      for (let moves = rules.legal(state); moves.length > 0; moves = rules.legal(state)) {
        const cards = [...state.places.filter((card) => card !== NONE), ...state.stock, ...state.waste]
        must(cards.length === 52 && new Set(cards).size === 52, seed, cards)
        state = apply(state, pick(random, moves)).state
      }
      must(rules.outcome(state) !== null, state)
    }
  })

  it('deals a game that its solver wins, move by move', { tags: ['sample'] }, () => {
    for (let seed = 0; seed < sample(3, 40); seed++)
      for (const corner of ['on', 'off'] as const) {
        const start = rules.start({ ...options, corner }, seed * 1000)
        must(start.proved, seed)
        const { result, moves } = solveRun(shape, start, 100_000)
        expect(result).toBe('won')
        const end = play(start, ...moves)
        expect(rules.outcome(end)?.result).toBe('won')
        expect(refused(end, { type: 'draw' })).toBe('')
      }
  })

  it('solves what a plain search solves, and else clears as many cards', { tags: ['sample'] }, () => {
    const counts = { won: 0, lost: 0 }
    for (let seed = 0; seed < sample(20, 600); seed++) {
      const start = rules.start({ ...options, deals: 'random' }, seed)
      // The top rows alone, and a short stock.
      const places = start.places.map((card, at) => (at < 8 ? card : NONE))
      const state = { ...start, places, stock: start.stock.slice(0, 7) }
      const { result, left, moves } = solveRun(shape, state, Number.POSITIVE_INFINITY)
      must(left === fewestLeft(rules, state), seed, left)
      must((result === 'won') === (left === 0) && result !== 'unknown', seed, result)
      counts[result === 'won' ? 'won' : 'lost']++
      const end = play(state, ...moves)
      must(cardsLeft(end.places) === left, seed)
    }
    expect(Math.min(counts.won, counts.lost)).toBeGreaterThan(2)
  })

  it('reads the positions that it writes, lists of cards, and numbers of deals', () => {
    const { read, write } = rules.notation
    let state = rules.start(options, 7)
    const deck = [...state.places, ...state.waste, ...state.stock.toReversed()]
    for (const move of solveRun(shape, state, 100_000).moves.slice(0, 12)) state = apply(state, move).state
    expect(read(write(state), options)).toMatchObject({
      places: state.places,
      stock: state.stock,
      waste: state.waste,
      deal: null,
    })
    const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K']
    const list = deck.map((card) => `${ranks[card % 13]}${'shdc'[Math.floor(card / 13)]}`).join(' ')
    expect(read(list, options).places).toEqual(deck.slice(0, shape.places.length))
    expect(read('Deal 7', options).deal).toBe(7)
    expect(read('7', options).places).toEqual(rules.start({ ...options, deals: 'random' }, 7).places)
  })

  it('describes a draw and a card that was taken', () => {
    const before = rules.start({ ...options, deals: 'random' }, 7)
    const after = apply(before, { type: 'draw' }).state
    expect(describeRun(before, { type: 'draw' }, after)).toMatch(/^Drew the \w+ of \w+$/)
    expect(describeRun(before, { type: 'take', place: shape.places.length - 1 }, after)).toMatch(
      /^\w+ of \w+ to the waste$/,
    )
  })

  it.each([
    ['1000000', 'Deals are numbered from 0 to 999,999.'],
    ['hello', /^This isn’t a deal or a position/],
    ['A_B', /^This isn’t a deal or a position/],
    ['ASAS', /^This isn’t a deal or a position/],
    ['-_AS_KH', /places on the table/],
  ])('does not read %s, and says why', (text, message) => {
    expect(() => rules.notation.read(text, options)).toThrow(message)
  })
  it('does not read cards that are there twice, that are missing, or that lie on nothing', () => {
    const { read, write } = rules.notation
    const text = write(rules.start(options, 7))
    const [first = '', second = ''] = [text.slice(0, 2), text.slice(2, 4)]
    expect(() => read(text.replace(first, second), options)).toThrow(/appears twice/)
    expect(() => read(text.slice(0, -2), options)).toThrow(/1 card of the deck is missing/)
    expect(() => read(`-${text.slice(2)}`, options)).toThrow(/lies on an empty place/)
  })
  it('does not read a stock that is longer than that of a deal', () => {
    const { read, write } = rules.notation
    const { places, stock, waste, ...rest } = rules.start(options, 7)
    const [moved = 0] = places.slice(-1)
    const left = places.with(-1, NONE)
    const long = { ...rest, places: left, stock: [...stock, moved], waste }
    expect(() => read(write(long), options)).toThrow(/isn’t a deal or a position/)
    expect(read(write({ ...long, stock, waste: [...waste, moved] }), options).stock).toEqual(stock)
  })
})
