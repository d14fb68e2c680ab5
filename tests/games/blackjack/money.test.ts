/** Tests Blackjack's payouts in every case, the legal decisions, and the dealer. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blackjack'
import { options } from '../../../src/games/blackjack/options'
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import { handValue } from '../../../src/games/blackjack/rules/cards'
import { roundMessage } from '../../../src/games/blackjack/rules/round'
import type { Doing } from '../../../src/games/blackjack/rules/state'
import { must } from '../../support/must'
import { allowed, apply, events, play, round, table } from './helpers'

describe('money, from a bank of 1,000 and a bet of 100', () => {
  const said = (state: State) => roundMessage(state.hands)
  it.each<[string, string, Doing[], number, string]>([
    ['a higher total wins', 'T 9 9 9', ['stand'], 1100, 'You win!'],
    ['a lower total loses', 'T T 8 9', ['stand'], 900, 'Dealer wins!'],
    ['equal totals push', 'T T 8 8', ['stand'], 1000, "Push! It's a tie!"],
    ['over 21 is bust', 'T 6 6 T T', ['hit'], 900, 'Bust! You lose!'],
    ['bust loses even if the dealer would bust', 'T 6 6 T T T', ['hit'], 900, 'Bust! You lose!'],
    ['the dealer busts', 'T 6 3 T T', ['stand'], 1100, 'Dealer busts! You win!'],
    ['blackjack pays 3:2', 'A 9 K 9', [], 1150, 'You win!'],
    ['blackjack against blackjack pushes', 'A T K A', [], 1000, "Push! It's a tie!"],
    ['21 with three cards loses to blackjack', '7 T 7 A', [], 900, 'Dealer wins!'],
    ['a double wins twice', '5 6 6 T T T', ['double'], 1200, 'Dealer busts! You win!'],
    ['a double loses twice', '5 T 6 T 2', ['double'], 800, 'Dealer wins!'],
    ['a double pushes', '5 T 6 8 7', ['double'], 1000, "Push! It's a tie!"],
    ['surrender costs half', 'T T 6 8', ['surrender'], 950, 'Surrendered. Half your bet is returned.'],
    ['insurance saves the bet', 'T A 9 T', ['insure'], 1000, 'Dealer wins!'],
    ['insurance lost, hand won', 'T A 9 7', ['insure', 'stand'], 1050, 'You win!'],
    ['insurance lost, hand lost', 'T A 7 8', ['insure', 'stand'], 850, 'Dealer wins!'],
    ['declined against blackjack', 'T A 9 T', ['decline'], 900, 'Dealer wins!'],
    ['even money: insured blackjack against blackjack', 'A A K T', ['insure'], 1100, "Push! It's a tie!"],
    ['insured blackjack, none at the dealer', 'A A K 9', ['insure'], 1100, 'You win!'],
    ['declined blackjack pays 3:2', 'A A K 9', ['decline'], 1150, 'You win!'],
  ])('%s', (_name, shoe, doings, bank, message) => {
    const end = round(table(shoe), ...doings)
    expect(end.phase).toBe('finished')
    expect(end.bank).toBe(bank)
    expect(said(end)).toBe(message)
    expect(end.net).toBe(bank - 1000)
  })
  it.each<[string, string, Doing[], number]>([
    ['both halves win', '8 6 8 T T 9 T', ['split', 'stand', 'stand'], 1200],
    ['one wins, one loses', '8 T 8 8 K 2 7', ['split', 'stand', 'hit', 'stand'], 900],
    ['blackjack after a split is 21 and pays 1:1', 'A 6 A T K K T', ['split'], 1200],
    ['21 after a split pushes against 21, the other half loses', 'A 6 A 5 K 9 T', ['split'], 900],
    ['double after a split', '8 6 8 T 3 T T T', ['split', 'double', 'stand'], 1300],
  ])('split: %s', (_name, shoe, doings, bank) => {
    expect(round(table(shoe), ...doings).bank).toBe(bank)
  })
  it('with four hands, each with its own bet and result', () => {
    // 8 8 | 8 8 | then each gets a ten, one doubles.
    const start = play(table('8 6 8 T 8 8 T 3 T T 9 T'), 'deal', 'split', 'split')
    expect(start.hands).toHaveLength(3)
    const four = play(start, 'stand', 'double')
    expect(four.hands).toHaveLength(3)
    // A pair is left: it may become the fourth hand, but not a fifth.
    expect(allowed(play(start, 'stand'))).toContain('double')
    const spread = play(table('8 6 8 T 8 8 8 8 8 8'), 'deal', 'split', 'split', 'split')
    expect(spread.hands).toHaveLength(4)
    expect(spread.bank).toBe(600)
    expect(allowed(spread)).not.toContain('split')
    const end = play(spread, 'stand', 'stand', 'stand', 'stand')
    expect(end.phase).toBe('dealer')
    expect(roundMessage(round(table('8 T 8 9 9 T'), 'split', 'stand', 'stand').hands)).toBe(
      'Hand 1: Dealer wins! Hand 2: Dealer wins!',
    )
  })
  it('is never created or lost: in a thousand random rounds the net is the sum of the hands', () => {
    let state = rules.start(completeOptions(options), 77)
    let pick = 1
    for (let i = 0; i < 6000; i++) {
      const moves = rules.legal(state).filter((move) => move.do !== 'leave')
      pick = (pick * 48271) % 2147483647
      const move = moves[pick % moves.length] as Move
      const before = state
      state = apply(state, move).state
      must(state.bank >= 0 && Number.isInteger(state.bank), i, state.bank)
      if (before.phase === 'dealer' && state.phase === 'finished') {
        const laid = state.hands.reduce((sum, hand) => sum + hand.bet, state.insurance)
        must(state.bank === before.bank + laid + state.net, i, state, before)
        const ended = state.wins + state.losses + state.ties
        must(ended === before.wins + before.losses + before.ties + state.hands.length, i, state, before)
      }
    }
    expect(state.rounds).toBeGreaterThan(500)
  })
})

describe('legal decisions', () => {
  it('first: hit, stand, double, surrender, and split with a pair of the same value', () => {
    expect(allowed(play(table('K 6 Q 9'), 'deal')).sort()).toEqual(
      ['double', 'hit', 'split', 'stand', 'surrender'].sort(),
    )
    expect(allowed(play(table('K 6 9 9'), 'deal'))).not.toContain('split')
  })
  it('after a card: hit and stand', () => {
    expect(allowed(play(table('2 6 3 9 4'), 'deal', 'hit'))).toEqual(['hit', 'stand'])
  })
  it('after a split: no surrender; split aces get one card and are not split again', () => {
    expect(allowed(play(table('8 6 8 T 2 3'), 'deal', 'split'))).not.toContain('surrender')
    const aces = play(table('A 6 A T A 5'), 'deal', 'split')
    expect(aces.phase).toBe('dealer')
    expect(aces.hands.map((hand) => hand.cards.length)).toEqual([2, 2])
  })
  it('are limited by the bank: no double, split or insurance on credit', () => {
    const short = play(table('8 6 8 T', 100, 150), 'deal')
    expect(allowed(short)).toEqual(['hit', 'stand', 'surrender'])
    expect(play(table('9 A 8 T', 100, 120), 'deal').phase).toBe('dealer')
    expect(play(table('9 A 8 T', 100, 150), 'deal').phase).toBe('insurance')
  })
  it('21 stands automatically', () => {
    expect(play(table('5 6 6 9 T'), 'deal', 'hit').phase).toBe('dealer')
  })
  it('none after leaving', () => {
    const left = play(round(table('T 9 9 9'), 'stand'), 'leave')
    expect(rules.legal(left)).toEqual([])
    expect(rules.outcome(left)).toEqual({
      result: 'won',
      title: 'You won 100',
      detail: '1 round played.',
      results: { Bank: 1100, Wins: 1, Losses: 0, Ties: 0, 'Win rate': 100 },
    })
    expect(rules.outcome(play(round(table('T T 8 8'), 'stand'), 'leave'))?.title).toBe('You broke even')
  })
})

describe('the dealer', () => {
  it.each([
    ['T 6 9 A', 17, 2, 'soft 17 stands'],
    ['T 6 9 T A', 17, 3, 'hard 17 stands'],
    ['T 2 9 4 A', 17, 3, 'soft 17 with three cards stands'],
    ['T 2 9 4 T', 16 + 2, 4, 'draws on 16'],
  ])('%s: %i with %i cards (%s)', (shoe, total, count) => {
    const full = shoe === 'T 2 9 4 T' ? 'T 2 9 4 T 2' : shoe
    const { dealer } = round(table(full), 'stand')
    expect([handValue(dealer).total, dealer.length]).toEqual([total, count])
  })
  it('turns over the second card, and does not draw if all hands are out or blackjack', () => {
    expect(play(table('T 6 6 T T'), 'deal', 'hit').holeUp).toBe(false)
    for (const end of [round(table('T 6 6 T T'), 'hit'), round(table('A 5 K 6'))])
      expect([end.dealer.length, end.holeUp]).toEqual([2, true])
  })
  it('continues automatically', () => {
    expect(rules.next?.(play(table('T 6 9 T'), 'deal'))).toBeNull()
    expect(rules.next?.(play(table('T 6 9 T'), 'deal', 'stand'))).toMatchObject({ move: { do: 'dealer' } })
  })
})

describe("'Bust!'", () => {
  it('is announced when a hand goes over 21', () => {
    expect(events(play(table('T 6 6 T T'), 'deal'), 'hit')).toEqual([
      { type: 'hit', card: '10 of spades', total: 26 },
      { type: 'bust', total: 26 },
    ])
    expect(events(play(table('T 6 5 T 6'), 'deal'), 'hit')).toHaveLength(1)
    expect(game.toasts?.bust).toEqual({ text: 'Bust!', detail: 'You went over 21!' })
  })
})
