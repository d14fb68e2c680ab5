/** Tests Blackjack's basic strategy over a million hands, and the warnings based on it. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blackjack'
import { bot } from '../../../src/games/blackjack/bot'
import { decide } from '../../../src/games/blackjack/bot/strategy'
import { warning } from '../../../src/games/blackjack/bot/warning'
import { options } from '../../../src/games/blackjack/options'
import { type Move, rules, type State } from '../../../src/games/blackjack/rules'
import { isNatural } from '../../../src/games/blackjack/rules/cards'
import type { Doing } from '../../../src/games/blackjack/rules/state'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { play, table } from './helpers'
import { createTable, playRound } from './simulation'

describe('basic strategy', () => {
  it.each([
    ['T 6 6 9', 'stand'],
    ['T T 6 9', 'surrender'],
    ['T 7 6 9', 'hit'],
    ['T 3 2 9', 'hit'],
    ['T 4 2 9', 'stand'],
    ['6 T 5 9', 'double'],
    ['6 2 3 9', 'hit'],
    ['6 3 3 9', 'double'],
    ['A 4 7 9', 'double'],
    ['A 8 7 9', 'stand'],
    ['A 9 7 9', 'hit'],
    ['A 5 2 9', 'double'],
    ['8 T 8 9', 'split'],
    ['9 7 9 9', 'stand'],
    ['9 9 9 9', 'split'],
    ['T 6 K 9', 'stand'],
    ['5 5 5 9', 'double'],
  ] as const)('%s: %s', (shoe, decision) => {
    expect(decide(play(table(shoe), 'deal'))).toBe(decision)
  })
  it('is the hint, with its reason', () => {
    expect(bot.hint?.(play(table('T 7 6 9'), 'deal'), thinking())).toMatchObject({
      move: { do: 'hit' },
      text: 'Hit. Your hand: 16. Dealer’s card: 7.',
    })
    expect(bot.hint?.(play(table('T A 9 T'), 'deal'), thinking())).toMatchObject({ move: { do: 'decline' } })
  })

  /** Plays the next round with the rules and a bet of 10; `gain` is in bets. */
  function playByRules(before: State): { state: State; gain: number } {
    let state = play(before, 'deal')
    if (state.phase === 'insurance') state = play(state, 'decline')
    while (state.phase === 'playing') state = play(state, decide(state))
    while (state.phase === 'dealer') state = play(state, 'dealer')
    return { state, gain: state.net / state.stake }
  }

  it('has the same profit, round by round, in the rules and in the fast simulation', {
    tags: ['sample'],
  }, () => {
    const rounds = sample(400, 20_000)
    let state: State = { ...rules.start(completeOptions(options), 20), bank: 1e9, stake: 10 }
    const plain = createTable(20)
    for (let i = 0; i < rounds; i++) {
      const played = playByRules(state)
      state = played.state
      if (played.gain !== playRound(plain, [])) throw new Error(`round ${i} differs`)
      if (state.dealt !== plain.dealt) throw new Error(`round ${i} took other cards`)
    }
    expect(state.rounds).toBe(rounds)
  })

  /**
   * Published house edge for these rules (six decks, dealer stands on soft 17, double on any two cards and after a
   * split, four hands, split aces once with one card each, late surrender, 3:2): 0.34% of the first bet. Source:
   * Blackjack Review, "Blackjack Rule Variations": 0.56 without double after split (-0.14) and late surrender (-0.08).
   */
  it('loses the published 0.34%, within three standard errors', {
    tags: ['sample'],
  }, () => {
    const HANDS = sample(40_000, 1_000_000)
    const table = createTable(20)
    const first = [0, 0]
    let sum = 0
    let squares = 0
    let naturals = 0
    for (let i = 0; i < HANDS; i++) {
      const gain = playRound(table, first)
      sum += gain
      squares += gain * gain
      if (isNatural(first)) naturals++
    }
    const mean = sum / HANDS
    const deviation = Math.sqrt(squares / HANDS - mean * mean)
    expect(Math.abs(mean + 0.0034)).toBeLessThan((3 * deviation) / Math.sqrt(HANDS))
    // The published standard deviation of one hand is about 1.15 bets; the probability of blackjack is 2 x 24 x 96 in
    // 312 x 311.
    expect(deviation).toBeGreaterThan(1.05)
    expect(deviation).toBeLessThan(1.25)
    const share = (2 * 24 * 96) / (312 * 311)
    expect(Math.abs(naturals / HANDS - share)).toBeLessThan(3 * Math.sqrt((share * (1 - share)) / HANDS))
  })
})

describe('a warning', () => {
  const dealt = (shoe: string, ...doings: Doing[]) => play(table(shoe), 'deal', ...doings)
  // The values are from wizardofodds.com/games/blackjack/appendix/1 (infinite decks, dealer stands on soft 17).
  it.each<[string, Doing[], Doing, string | null]>([
    ['5 6 6 9', [], 'hit', 'Better: “Double”. On average, “Hit” costs 33.4% of the bet.'],
    ['T T 6 9', [], 'hit', 'Better: “Surrender”. On average, “Hit” costs 4% of the bet.'],
    ['5 T 2 9 9', ['hit'], 'stand', '“Hit” is slightly better than “Stand”.'],
    ['T A 9 T', [], 'insure', 'Better: “No insurance”. On average, “Insurance” costs 3.8% of the bet.'],
    ['T A 9 T', [], 'decline', null],
    ['5 6 6 9', [], 'double', null],
    ['5 T 2 9 9', ['hit'], 'hit', null],
    ['5 T 2 9 9', ['hit'], 'double', null],
  ])('%s, after %j, of %s: %s', (shoe, doings, doing, text) => {
    expect(warning(dealt(shoe, ...doings), { do: doing } as Move)).toBe(text)
  })
  it('appears for every choice except basic strategy, and for nothing else', () => {
    let state = rules.start(completeOptions(options), 8)
    let warnings = 0
    for (let i = 0; i < 1500; i++) {
      for (const move of rules.legal(state)) {
        const choice = state.phase === 'playing' || state.phase === 'insurance'
        const best = state.phase === 'playing' ? decide(state) : 'decline'
        const text = warning(state, move)
        if ((text !== null) !== (choice && move.do !== best)) throw new Error(`${state.phase}: ${move.do}`)
        if (text) warnings++
        if (text && !/^(Better: .* costs \d+(\.\d)?% of the bet|.* is slightly better than .*)\.$/.test(text))
          throw new Error(text)
      }
      const moves = rules.legal(state).filter(({ do: doing }) => !['leave', 'chip', 'clear'].includes(doing))
      const applied = rules.apply(state, moves[i % moves.length] as Move, 0)
      if ('state' in applied) state = applied.state
    }
    expect(warnings).toBeGreaterThan(400)
  })
  it('is an option, and changes no rule', () => {
    const state = dealt('5 6 6 9')
    expect(game.warn?.(state, { do: 'hit' }, completeOptions(options, { warn: 'off' }))).toBeNull()
    expect(game.warn?.(state, { do: 'hit' }, completeOptions(options, { warn: 'on' }))).toBe(
      warning(state, { do: 'hit' }),
    )
  })
})
