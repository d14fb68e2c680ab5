/** Tests Golf’s rules: the deal, strokes, and the corner between aces and kings. */
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/golf/options'
import { rules, type State, strokesOf } from '../../../src/games/golf/rules'
import { NONE } from '../../../src/games/shared/patience/shape'
import { mover } from '../../support/moves'

const { apply, refused } = mover(rules)
const start = rules.start(completeOptions(options, { deals: 'random' }), 3)

const table = (cards: Readonly<Record<number, number>>, more: Partial<State> = {}): State => ({
  ...start,
  places: start.places.map((_, at) => cards[at] ?? NONE),
  waste: [5],
  stock: [],
  ...more,
})

describe('a deal', () => {
  it('has seven columns of five cards, one card in the waste and 16 in the stock', () => {
    expect([start.places.length, start.waste.length, start.stock.length]).toEqual([35, 1, 16])
    expect(strokesOf(start)).toBe(35)
  })
  it('opens the next card of a column', () => {
    const state = table({ 0: 7, 7: 6 })
    expect(refused(state, { type: 'take', place: 0 })).toMatch(/on top of this one/)
    expect(rules.legal(apply(state, { type: 'take', place: 7 }).state)).toEqual([{ type: 'take', place: 0 }])
  })
  it('has no corner by default', () => {
    const king = table({ 0: 0 }, { waste: [12] })
    expect(refused(king, { type: 'take', place: 0 })).toMatch(/one rank/)
    expect(rules.legal({ ...king, corner: true })).toEqual([{ type: 'take', place: 0 }])
    // A queen goes on a king.
    expect(rules.legal(table({ 0: 11 }, { waste: [12] }))).toHaveLength(1)
  })
})

describe('strokes', () => {
  it('are the cards left on the table', () => {
    expect(rules.outcome(table({ 0: 9, 1: 12 }))).toMatchObject({ result: 'lost', results: { Strokes: 2 } })
  })
  it('fall below zero by the cards that a win leaves in the stock', () => {
    const end = apply(table({ 0: 6 }, { stock: [30, 31] }), { type: 'take', place: 0 }, 5000).state
    expect(rules.outcome(end)).toMatchObject({ result: 'won', results: { Strokes: -2, Time: 5 } })
    expect(rules.hud(end, 5000)).toEqual({ Strokes: -2, Time: 5 })
    // Equal to 0, and not to -0, which is shown with its sign.
    expect(strokesOf({ ...end, stock: [] })).toBe(0)
  })
})
