/** Tests Blackjack's cards, its bets, and the bank that carries over between games. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/blackjack/options'
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import { CUT_AT, cardOf, handValue, isNatural, makeShoe } from '../../../src/games/blackjack/rules/cards'
import { allowed, apply, cards, events, play, refused, round, table } from './helpers'

describe('cards', () => {
  it.each([
    ['A T', 21, true],
    ['A A', 12, true],
    ['A A 9', 21, true],
    ['A A T', 12, false],
    ['A 6 T', 17, false],
    ['5 6 T', 21, false],
    ['K Q 2', 22, false],
    ['A 2 3 4', 20, true],
  ])('%s is %i (soft: %s)', (text, total, soft) => {
    expect(handValue(cards(text))).toEqual({ total, soft })
  })
  it('have suit, value and numeric value', () => {
    expect(cardOf(0)).toEqual({ suit: 'spades', value: 'A', numericValue: 11 })
    expect(cardOf(25)).toEqual({ suit: 'hearts', value: 'K', numericValue: 10 })
    expect(cardOf(39 + 8)).toEqual({ suit: 'clubs', value: '9', numericValue: 9 })
    expect(isNatural(cards('A K'))).toBe(true)
    expect(isNatural(cards('7 7 7'))).toBe(false)
  })
  it('come from six whole decks', () => {
    const counts = new Array<number>(52).fill(0)
    for (const card of makeShoe(9, 3)) counts[card]!++
    expect(counts.every((count) => count === 6)).toBe(true)
    expect(makeShoe(9, 3)).not.toEqual(makeShoe(9, 4))
  })
  it('are shuffled again when three quarters are played', () => {
    const used = { ...table('5 6 T 9'), dealt: CUT_AT }
    const next = play(used, 'deal')
    expect(next).toMatchObject({ shuffles: 1, dealt: 4 })
    expect(events(used, 'deal')[0]).toEqual({ type: 'shuffled' })
    expect(play({ ...used, dealt: CUT_AT - 1 }, 'deal').shuffles).toBe(0)
    // The cards left when a round starts are enough for the longest round.
    expect(312 - CUT_AT).toBeGreaterThan(60)
  })
})

describe('bets', () => {
  it('are placed with chips from 10 to 500, never more than the bank', () => {
    let state = rules.start(completeOptions(options), 1)
    expect(state).toMatchObject({ bank: 1000, stake: 10, phase: 'betting' })
    expect(rules.hud(state, 0)).toEqual({ Bank: 1000, Wins: 0, Losses: 0, Ties: 0, 'Win rate': '0%' })
    state = play(state, 'clear')
    expect(allowed(state)).not.toContain('deal')
    for (const value of [500, 500, 10] as const) {
      const applied = rules.apply(state, { do: 'chip', value }, 0)
      if ('state' in applied) state = applied.state
    }
    expect(state.stake).toBe(500)
    expect(allowed(state)).not.toContain('chip')
    expect(refused({ ...state, bank: 90, stake: 50 }, { do: 'chip', value: 50 })).toBe('')
    expect(refused(state, { do: 'chip', value: 7 })).toBe('')
  })
  it('stay for the next round if the bank allows', () => {
    const lost = round(table('T 9 8 T', 500, 700), 'stand')
    expect(lost).toMatchObject({ bank: 200, stake: 500 })
    expect(allowed(lost)).not.toContain('deal')
    expect(play(lost, 'bets')).toMatchObject({ stake: 200, phase: 'betting' })
  })
  it('can be borrowed at 0', () => {
    const broke = round(table('T 9 8 T', 100, 100), 'stand')
    expect(broke.bank).toBe(0)
    expect(events(broke, 'bets')).toEqual([{ type: 'lent', amount: 1000 }])
    const lent = play(broke, 'bets')
    expect(lent).toMatchObject({ bank: 1000, loans: 1 })
    // Borrowed money is not a profit.
    expect(rules.outcome(play(lent, 'leave'))).toMatchObject({
      result: 'lost',
      title: 'You lost 1,000',
      detail: '1 round played. You borrowed 1,000.',
      results: { Bank: 0 },
    })
  })
})

describe('the bank', () => {
  const sit = (state: State, purse: object) => apply(state, { do: 'sit', ...purse } as Move).state
  const purse = { bank: 1100, loans: 0, wins: 1, losses: 0, ties: 0 }

  it('carries over to the next game, with the tallies', () => {
    const won = round(table('T 9 9 9'), 'stand')
    expect(rules.carry?.values(play(won, 'leave'))).toEqual(purse)
    expect(rules.carry?.begin(purse)).toEqual({ do: 'sit', ...purse })
    const seated = sit(table('T T 8 9'), purse)
    const dealt = play(seated, 'deal')
    // The bet is on the table: leaving now loses it.
    expect(rules.carry?.values(dealt)?.bank).toBeLessThan(1100)
    // Money from earlier games is not a profit of this one, but counts in the bank.
    const left = play(round(seated, 'stand'), 'leave')
    expect(rules.outcome(left)).toMatchObject({
      result: 'lost',
      title: 'You lost 100',
      results: { Bank: 1000, Wins: 1, Losses: 1 },
    })
    expect(sit(rules.start(completeOptions(options), 1), { ...purse, bank: 0 })).toMatchObject({
      bank: 1000,
      loans: 1,
    })
    expect(refused(dealt, { do: 'sit', ...purse })).toBe('')
    expect(refused(rules.start(completeOptions(options), 1), { do: 'sit', ...purse, bank: -1 })).toBe('')
  })
})
