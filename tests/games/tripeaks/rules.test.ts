/** Tests TriPeaks’ rules: the deal, chains and their points, refusals, and the ends. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { NONE } from '../../../src/games/shared/patience/shape'
import { options } from '../../../src/games/tripeaks/options'
import { rules, type State } from '../../../src/games/tripeaks/rules'
import { mover } from '../../support/moves'

const { apply, refused } = mover(rules)
const RANDOM = completeOptions(options, { deals: 'random' })
const start = rules.start(RANDOM, 3)

/** The cards of these places, all others empty; spades from 0, hearts from 13. */
const table = (cards: Readonly<Record<number, number>>, more: Partial<State> = {}): State => ({
  ...start,
  places: start.places.map((_, at) => cards[at] ?? NONE),
  waste: [5],
  stock: [],
  ...more,
})
const take = (state: State, ...places: number[]) =>
  places.reduce((now, place) => apply(now, { type: 'take', place }, 1000).state, state)

describe('a deal', () => {
  it('has 28 cards on the table, one in the waste and 23 in the stock', () => {
    expect([start.places.length, start.waste.length, start.stock.length]).toEqual([28, 1, 23])
    expect(start.places).not.toContain(NONE)
  })
})

describe('a chain', () => {
  // A row of 7, 8, 7 (hearts), 6 (hearts).
  const state = table({ 18: 6, 19: 7, 20: 19, 21: 18, 27: 1 }, { stock: [30, 6] })
  it('scores one point more for each card', () => {
    const after = take(state, 18, 19, 20, 21)
    expect([after.chain, after.score, after.waste.at(-1)]).toEqual([4, 1 + 2 + 3 + 4, 18])
  })
  it('ends with a draw', () => {
    const drawn = apply(take(state, 18), { type: 'draw' })
    expect([drawn.state.chain, drawn.state.score]).toEqual([0, 1])
    expect(drawn.events).toEqual([{ type: 'draw', card: '7 of spades', left: 1 }])
    expect(take(drawn.state, 19).score).toBe(2)
  })
  it('tells how many cards are left', () => {
    expect(apply(state, { type: 'take', place: 18 }).events).toEqual([
      { type: 'take', card: '7 of spades', chain: 1, left: 4 },
    ])
  })
})

describe('a summit', () => {
  it('scores 15 points, the last one 30, and a win 5 for each card in the stock', () => {
    const state = table({ 0: 6, 1: 7, 2: 8 }, { stock: [30, 31, 32] })
    expect(take(state, 0).score).toBe(1 + 15)
    expect(take(state, 0, 1).score).toBe(1 + 15 + 2 + 15)
    expect(take(state, 0, 1, 2).score).toBe(1 + 15 + 2 + 15 + 3 + 30 + 3 * 5)
  })
})

describe('refusals', () => {
  const state = table({ 9: 6, 18: 4, 19: 9 })
  it('say that a card is covered, or does not fit, or that the stock is empty', () => {
    expect(refused(state, { type: 'take', place: 9 })).toBe('The cards on top of this one must move first.')
    expect(refused(state, { type: 'take', place: 19 })).toBe(
      'Only a card one rank higher or lower goes on the waste.',
    )
    expect(refused(state, { type: 'take', place: 20 })).toBe('')
    expect(refused(state, { type: 'draw' })).toBe('The stock is empty.')
  })
  it('are for an ace on a king only without that option', () => {
    const king = table({ 18: 0 }, { waste: [25] })
    expect(take(king, 18).places[18]).toBe(NONE)
    expect(refused({ ...king, corner: false }, { type: 'take', place: 18 })).toMatch(/one rank/)
  })
})

describe('the end', () => {
  it('is a win when the table is empty, with score and time', () => {
    const end = apply(table({ 18: 6 }), { type: 'take', place: 18 }, 12_340).state
    expect(rules.outcome(end)).toMatchObject({
      result: 'won',
      title: 'You win',
      results: { Score: 1, Time: 12.3 },
    })
    expect(rules.hud(end, 99_000)).toEqual({ Score: 1, Chain: 1, Time: 12 })
  })
  it('is lost when nothing fits and the stock is empty', () => {
    expect(rules.outcome(table({ 18: 9, 19: 11 }))).toMatchObject({
      result: 'lost',
      title: 'No more moves',
      detail: '2 cards are left on the table.',
    })
    expect(rules.outcome(table({ 18: 9 }, { stock: [1] }))).toBeNull()
  })
})
