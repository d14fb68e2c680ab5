/** Tests Blackjack's table options: soft 17, decks, surrender, and the strategy for each. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Decision } from '../../../src/games/blackjack/bot/decision'
import { expected, withCard } from '../../../src/games/blackjack/bot/expected'
import { advise } from '../../../src/games/blackjack/bot/strategy'
import { options } from '../../../src/games/blackjack/options'
import { rules } from '../../../src/games/blackjack/rules'
import { cutAt, handValue, makeShoe, pips } from '../../../src/games/blackjack/rules/cards'
import { drawsOn } from '../../../src/games/blackjack/rules/round'
import { may } from '../../../src/games/blackjack/rules/state'
import { play, round, table } from './helpers'

const ACE = 0
const rank = (value: number) => value - 1

describe('a table with options', () => {
  it('is the regular one by default', () => {
    expect(rules.start(completeOptions(options), 1)).not.toHaveProperty('table')
    expect(
      rules.start(completeOptions(options, { soft17: 'stand', decks: '6', surrender: 'on' }), 1),
    ).toEqual(rules.start(completeOptions(options), 1))
  })

  it('has a shoe of one to eight decks, each card equally often, shuffled when its cut card is reached', () => {
    for (const decks of [1, 2, 4, 8] as const) {
      const { shoe } = rules.start(completeOptions(options, { decks: `${decks}` }), 3)
      expect(shoe).toHaveLength(decks * 52)
      for (let card = 0; card < 52; card++) expect(shoe.filter((each) => each === card)).toHaveLength(decks)
      const state = {
        ...rules.start(completeOptions(options, { decks: `${decks}` }), 3),
        dealt: cutAt(decks),
      }
      const fresh = play(state, 'deal')
      expect([fresh.shuffles, fresh.shoe.length]).toEqual([1, decks * 52])
      expect(play({ ...state, dealt: cutAt(decks) - 1 }, 'deal').shuffles).toBe(0)
    }
    expect(makeShoe(1, 0)).toHaveLength(312)
  })

  it('has a dealer who draws on a soft 17, and on no hard one', () => {
    const soft = [ACE, rank(6)]
    expect([drawsOn(soft), drawsOn(soft, true)]).toEqual([false, true])
    expect(drawsOn([rank(10), rank(7)], true)).toBe(false)
    expect(drawsOn([ACE, rank(7)], true)).toBe(false)
    // The player has 20, the dealer six and ace, then a four: 21.
    const end = (options: Record<string, string>) => {
      const { dealer, hands } = round(table('T 6 T A 4', 10, 1000, options), 'stand')
      return [dealer.length, hands[0]?.result]
    }
    expect(end({})).toEqual([2, 'win'])
    expect(end({ soft17: 'hit' })).toEqual([3, 'lose'])
  })

  it('has no surrender if it is off', () => {
    const dealt = (options: Record<string, string>) => play(table('T 9 6 8', 10, 1000, options), 'deal')
    expect(may(dealt({}), 'surrender')).toBe(true)
    const none = dealt({ surrender: 'off' })
    expect(may(none, 'surrender')).toBe(false)
    expect(rules.legal(none)).not.toContainEqual({ do: 'surrender' })
  })
})

describe('the strategy', () => {
  const all = { double: true, split: true, surrender: true }
  const hands: [name: string, cards: number[], up: number, stands: Decision, hits: Decision][] = [
    ['11 against an ace', [rank(6), rank(5)], 11, 'hit', 'double'],
    ['15 against an ace', [rank(10), rank(5)], 11, 'hit', 'surrender'],
    ['17 against an ace', [rank(10), rank(7)], 11, 'stand', 'surrender'],
    ['eights against an ace', [rank(8), rank(8) + 13], 11, 'split', 'surrender'],
    ['soft 18 against a two', [ACE, rank(7)], 2, 'stand', 'double'],
    ['soft 19 against a six', [ACE, rank(8)], 6, 'stand', 'double'],
    ['eights against a ten', [rank(8), rank(8) + 13], 10, 'split', 'split'],
    ['16 against a nine', [rank(10), rank(6)], 9, 'surrender', 'surrender'],
  ]
  it.each(hands)(
    'changes as published where the dealer hits soft 17: %s',
    (_name, cards, up, stands, hits) => {
      const open = { ...all, split: pips(cards[0] as number) === pips(cards[1] as number) }
      expect(advise(cards, up, open)).toBe(stands)
      expect(advise(cards, up, { ...open, hits17: true })).toBe(hits)
    },
  )

  it.each([false, true])(
    'is never far from the best by the count of all cards (dealer hits soft 17: %s)',
    (hits17) => {
      for (let first = 1; first <= 10; first++)
        for (let second = first; second <= 10; second++)
          for (let up = 1; up <= 10; up++) {
            const cards = [rank(first), rank(second) + 13]
            const sum = handValue(cards)
            if (sum.total === 21) continue
            const pair = first === second
            const choices: Decision[] = [
              'hit',
              'stand',
              'double',
              'surrender',
              ...(pair ? (['split'] as const) : []),
            ]
            const of = (decision: Decision) => expected(decision, sum, first, { up, hits17 })
            const best = Math.max(...choices.map(of))
            const advised = advise(cards, up === 1 ? 11 : up, { ...all, split: pair, hits17 })
            expect(best - of(advised), `${first} and ${second} against ${up}: ${advised}`).toBeLessThan(0.025)
          }
    },
  )

  it('costs more at a table where the dealer hits soft 17', () => {
    // The mean over all first cards of an infinite shoe, without naturals.
    const mean = (hits17: boolean) => {
      let sum = 0
      let shares = 0
      const share = (value: number) => (value === 10 ? 4 : 1) / 13
      for (let first = 1; first <= 10; first++)
        for (let second = 1; second <= 10; second++)
          for (let up = 1; up <= 10; up++) {
            const cards = [rank(first), rank(second) + 13]
            if (handValue(cards).total === 21) continue
            const weight = share(first) * share(second) * share(up)
            const open = { ...all, split: first === second, hits17 }
            const advised = advise(cards, up === 1 ? 11 : up, open)
            sum += weight * expected(advised, handValue(cards), first, { up, hits17 })
            shares += weight
          }
      return sum / shares
    }
    const cost = mean(false) - mean(true)
    // Published: about a fifth of one percent.
    expect(cost).toBeGreaterThan(0.0012)
    expect(cost).toBeLessThan(0.0032)
    expect(withCard({ total: 6, soft: false }, 1)).toEqual({ total: 17, soft: true })
  })
})
