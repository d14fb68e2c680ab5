/** Tests Blackjack with two and three boxes: the deal, the order of play, insurance, splits and the money of each. */

import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { bot } from '../../../src/games/blackjack/bot'
import { warning } from '../../../src/games/blackjack/bot/warning'
import { describeMove } from '../../../src/games/blackjack/describeMove'
import { options } from '../../../src/games/blackjack/options'
import { rules, type State } from '../../../src/games/blackjack/rules'
import { nameOfHand } from '../../../src/games/blackjack/rules/boxes'
import { runningCount } from '../../../src/games/blackjack/rules/count'
import { resultOf, roundMessage } from '../../../src/games/blackjack/rules/round'
import { thinking } from '../../support/moves'
import { must } from '../../support/must'
import { allowed, apply, play, round, table as tableOf } from './helpers'

const table = (boxes: 2 | 3, text: string, bet = 100, bank = 1000) =>
  tableOf(text, bet, bank, { boxes: `${boxes}` })

describe('boxes', () => {
  it('default to one', () => {
    expect(rules.start(completeOptions(options, { boxes: '1' }), 5)).toEqual(
      rules.start(completeOptions(options), 5),
    )
    const dealt = play(rules.start(completeOptions(options), 5), 'deal')
    expect(dealt.hands).toHaveLength(1)
    expect(dealt.hands[0]).not.toHaveProperty('box')
    expect(nameOfHand(dealt.hands, 0)).toBeNull()
  })

  it('get a card each and then the dealer, twice, and the same bet', () => {
    const { hands, dealer, bank, dealt, active } = play(table(3, '2 3 4 7 5 6 8 9'), 'deal')
    expect(hands.map(({ cards }) => cards)).toEqual([
      [1, 4],
      [2, 5],
      [3, 7],
    ])
    expect(dealer).toEqual([6, 8])
    expect([bank, dealt, active]).toEqual([700, 8, 0])
    expect(hands.map(({ box, bet }) => [box, bet])).toEqual([
      [0, 100],
      [1, 100],
      [2, 100],
    ])
  })

  it('are played from left to right, then the dealer; a blackjack is skipped', () => {
    let now = play(table(3, 'T A 5 7 6 T 9 T 4'), 'deal')
    expect(now.hands.map(({ done }) => done)).toEqual([false, true, false])
    const { state, events } = apply(now, { do: 'stand' })
    expect(state.active).toBe(2)
    expect(events.at(-1)).toMatchObject({
      type: 'stand',
      now: 'Spot 3',
      nowTotal: 14,
    })
    now = play(state, 'hit', 'stand')
    expect(now.phase).toBe('dealer')
    const end = round(table(3, 'T A 5 7 6 T 9 T 4'), 'stand', 'hit', 'stand')
    expect(end.hands.map(({ result, paid }) => [result, paid])).toEqual([
      ['lose', 0],
      ['blackjack', 250],
      ['win', 200],
    ])
    expect([end.bank, end.net, end.wins, end.losses, end.rounds]).toEqual([1150, 150, 2, 1, 1])
    expect(roundMessage(end.hands)).toBe('Spot 1: Dealer wins! Spot 2: You win! Spot 3: You win!')
  })

  it('end at once if all have blackjack, or if the dealer has', () => {
    const all = round(table(2, 'A T 9 T A 8'))
    expect([all.net, all.dealer.length]).toEqual([300, 2])
    const dealers = round(table(2, 'A T T T 9 A'))
    expect(dealers.hands.map(({ result }) => result)).toEqual(['push', 'lose'])
    expect(dealers.net).toBe(-100)
  })

  it('are insured separately, and the insurance of each pays 2 to 1', () => {
    const cards = 'T 9 A A T 8 T'
    const dealt = play(table(2, 'T A A 9 T T'), 'deal')
    expect([dealt.phase, dealt.active, allowed(dealt)]).toEqual(['insurance', 0, ['insure', 'decline']])
    const second = play(dealt, 'decline')
    expect([second.phase, second.active]).toEqual(['insurance', 1])
    // Even money: an insured blackjack wins its bet, whatever the dealer has.
    const end = round(table(2, 'T A A 9 T T'), 'decline', 'insure')
    expect(end.hands.map(({ result }) => result)).toEqual(['lose', 'push'])
    expect(end.net).toBe(-100 + 100)
    const none = round(table(2, 'T A A 9 T 8'), 'insure', 'insure', 'stand')
    expect(none.hands.map(({ result }) => result)).toEqual(['push', 'blackjack'])
    expect(none.net).toBe(-50 + 100)
    expect(round(table(3, `${cards} T`), 'insure', 'insure', 'insure').net).toBe(3 * 100 - 300 + 100)
    // There is no money for a second one, so only the first box is asked.
    expect(play(table(2, 'T 8 A 9 T 8', 100, 250), 'deal', 'insure').phase).toBe('playing')
  })

  it('split within a box, up to four hands in each', () => {
    let now = play(table(2, '8 8 6 8 8 T 8 8 8 8 T T', 10), 'deal', 'split', 'split', 'split')
    expect(now.hands.map(({ box }) => box)).toEqual([0, 0, 0, 0, 1])
    expect(allowed(now)).not.toContain('split')
    expect(now.hands.map((_, index) => nameOfHand(now.hands, index))).toEqual([
      'Spot 1, hand 1',
      'Spot 1, hand 2',
      'Spot 1, hand 3',
      'Spot 1, hand 4',
      'Spot 2',
    ])
    now = play(now, 'stand', 'stand', 'stand', 'stand')
    expect([now.active, allowed(now).includes('split')]).toEqual([4, true])
  })

  it('can each be surrendered, doubled or bust', () => {
    const end = round(table(3, 'T 5 T 7 6 6 6 T 9 K'), 'surrender', 'double', 'hit')
    expect(end.hands.map(({ result }) => result)).toEqual(['surrender', 'win', 'bust'])
    expect([end.net, end.bank]).toEqual([-50 + 200 - 100, 1050])
  })

  it('need money for a bet on each; otherwise the house lends it', () => {
    const poor = { ...rules.start(completeOptions(options, { boxes: '3' }), 1), bank: 100 }
    expect(rules.legal(poor)).toContainEqual({ do: 'chip', value: 10 })
    expect(rules.legal(poor)).not.toContainEqual({ do: 'chip', value: 50 })
    expect(allowed({ ...poor, stake: 40 })).not.toContain('deal')
    const broke: State = { ...poor, bank: 20, phase: 'finished', stake: 10 }
    expect(play(broke, 'bets')).toMatchObject({ bank: 1020, loans: 1, stake: 10 })
  })

  it('are named in hints, warnings and the list of moves', () => {
    const now = play(play(table(2, 'T T 6 T T 9'), 'deal'), 'stand')
    expect(warning(now, { do: 'hit' })).toMatch(/^Spot 2: Better: “Stand”. On average, “Hit” costs/)
    expect(describeMove(now, { do: 'stand' }, play(now, 'stand'))).toBe('Spot 2: Stand')
    expect(describeMove(now, { do: 'deal' }, now)).toBe('Dealt 20, 20')
  })

  it.each(['2', '3'] as const)(
    'keep all money and cards over seeded rounds of the bot: %s boxes',
    (boxes) => {
      let now = rules.start(completeOptions(options, { boxes, decks: '1', count: 'on' }), 7)
      let before = now.bank
      const seen = new Set<string>()
      for (let turn = 0; turn < 4000; turn++) {
        const move = rules.next?.(now)?.move ?? bot.choose(now, 'basic', thinking())
        const { state, events } = apply(now, move)
        if (move.do === 'deal') before = now.bank
        if (state.phase === 'finished' && now.phase === 'dealer') {
          const laid = state.hands.reduce((sum, hand) => sum + hand.bet, state.insurance)
          const paid = state.hands.reduce((sum, hand) => sum + resultOf(hand, state.dealer).paid, 0)
          must(Object.is(state.bank, before - laid + paid), turn, state.bank, before, laid, paid)
          must(Object.is(state.net, paid - laid), turn, state.net, laid, paid)
          for (const { result } of state.hands) seen.add(String(result))
          const order = state.hands.map(({ box }) => box)
          must(new Set(order).size === Number(boxes), turn, order)
          must(isDeepStrictEqual(order, [...order].sort()), turn, order)
        }
        if (move.do === 'count') must(events[0]?.type === 'countRight', turn, events)
        if (state.count?.open) must(state.count.open.includes(runningCount(state)), turn, state.count)
        now = state
      }
      expect(now.wins + now.losses + now.ties).toBeGreaterThanOrEqual(
        now.rounds * Number(boxes) - Number(boxes),
      )
      expect([...seen].sort()).toEqual([
        'blackjack',
        'bust',
        'dealerBust',
        'lose',
        'push',
        'surrender',
        'win',
      ])
    },
  )
})
