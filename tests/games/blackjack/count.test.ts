/** Tests Blackjack's count trainer: how Hi-Lo counts, when it asks, and the effect of an answer. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/blackjack'
import { bot } from '../../../src/games/blackjack/bot'
import { options } from '../../../src/games/blackjack/options'
import { rules, type State } from '../../../src/games/blackjack/rules'
import { cutAt } from '../../../src/games/blackjack/rules/cards'
import { EVERY, runningCount, signed } from '../../../src/games/blackjack/rules/count'
import { may } from '../../../src/games/blackjack/rules/state'
import { thinking } from '../../support/moves'
import { apply, refused } from './helpers'

const start = rules.start(completeOptions(options, { count: 'on' }), 5)

/** Basic strategy until the count is asked. */
function untilAsked(from: State): State {
  let state = from
  for (let i = 0; i < 2000 && !state.count?.open; i++)
    state = apply(state, rules.next?.(state)?.move ?? bot.choose(state, 'basic', thinking())).state
  return state
}

it('the running count adds one for 2 to 6, subtracts one for tens and aces, and is zero for a whole deck', () => {
  const of = (...ranks: number[]) =>
    runningCount({ shoe: ranks.map((rank) => rank - 1), dealt: ranks.length })
  expect([2, 3, 4, 5, 6].map((rank) => of(rank))).toEqual([1, 1, 1, 1, 1])
  expect([7, 8, 9].map((rank) => of(rank))).toEqual([0, 0, 0])
  expect([10, 11, 12, 13, 1].map((rank) => of(rank))).toEqual([-1, -1, -1, -1, -1])
  expect(of(2, 3, 10, 7, 6, 1)).toBe(1)
  const deck = rules.start(completeOptions(options, { decks: '1' }), 9).shoe
  expect(runningCount({ shoe: deck, dealt: 52 })).toBe(0)
  expect(runningCount({ shoe: deck, dealt: 0 })).toBe(0)
  expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '0', '\u22122'])
})

describe('the trainer', () => {
  it('asks after every five rounds, with the right count among four consecutive ones', () => {
    let state = start
    const places = new Set<number>()
    for (let n = 1; n <= 6; n++) {
      state = untilAsked(state)
      const { open = [] } = state.count ?? {}
      expect(state.rounds % EVERY === 0 || state.dealt >= cutAt(6)).toBe(true)
      expect(open.map((value) => value - (open[0] as number))).toEqual([0, 1, 2, 3])
      places.add(open.indexOf(runningCount(state)))
      state = apply(state, { do: 'count', value: runningCount(state) }).state
    }
    expect(places.has(-1)).toBe(false)
    // Its place among the choices gives nothing away.
    expect(places.size).toBeGreaterThan(1)
    expect(state.count).toEqual({ asked: 6, right: 6 })
  })

  it('asks before a shuffle too', () => {
    const late = untilAsked({ ...start, dealt: cutAt(6) - 1 })
    expect([late.rounds, late.phase]).toEqual([1, 'finished'])
    const next = apply(apply(late, { do: 'count', value: runningCount(late) }).state, { do: 'deal' })
    expect(next.events[0]).toEqual({ type: 'shuffled' })
  })

  it('waits for an answer, and shows the count', () => {
    const state = untilAsked(start)
    const right = runningCount(state)
    expect([may(state, 'deal'), may(state, 'leave'), may(state, 'bets')]).toEqual([false, false, false])
    expect(rules.legal(state)).toHaveLength(4)
    expect(refused(state, { do: 'count', value: right + 9 })).toBe('')
    const wrong = state.count?.open?.find((value) => value !== right) as number
    const answered = apply(state, { do: 'count', value: wrong })
    expect(answered.events).toEqual([{ type: 'countWrong', count: signed(right) }])
    expect(answered.state.count).toEqual({ asked: 1, right: 0 })
    expect(rules.hud(answered.state, 0)).toMatchObject({ Counts: '0/1' })
    expect(rules.outcome(apply(answered.state, { do: 'leave' }).state)?.detail).toMatch(
      / You got 0 of 1 count right\.$/,
    )
    expect(apply(state, { do: 'count', value: right }).events[0]?.type).toBe('countRight')
  })

  it('is answered with the keys of the chips, and a hint shows the count', () => {
    const state = untilAsked(start)
    expect(game.command?.('chip2', state)).toEqual({ do: 'count', value: state.count?.open?.[1] })
    expect(bot.hint?.(state, { ...thinking(), times: 1 })).toMatchObject({ highlighted: [0] })
    expect(bot.hint?.(state, thinking()).text).toBe(`The running count is ${signed(runningCount(state))}.`)
  })

  it('is off by default', () => {
    const usual = rules.start(completeOptions(options), 5)
    expect(usual).not.toHaveProperty('count')
    expect(rules.hud(usual, 0)).not.toHaveProperty('Counts')
    expect(rules.start(completeOptions(options, { count: 'off' }), 5)).toEqual(usual)
  })
})
