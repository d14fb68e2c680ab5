/** Tests Klondike's rules: the deal, legal moves, passes, scoring, the end, and positions as text. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import type { Options } from '../../../src/games/klondike/options'
import { options } from '../../../src/games/klondike/options'
import { rules, type State } from '../../../src/games/klondike/rules'
import { finish, isStuck } from '../../../src/games/klondike/rules/automatic'
import { bestMoveOf } from '../../../src/games/klondike/rules/best'
import { canMove } from '../../../src/games/klondike/rules/moves'
import { read, write } from '../../../src/games/klondike/rules/notation'
import { FOUNDATION, WASTE } from '../../../src/games/klondike/rules/state'
import { must } from '../../support/must'
import { isWhole, play, playAtRandom, refused, tableOf } from './helpers'

const RANDOM = completeOptions(options, { deals: 'random' })
const HEARTS = FOUNDATION + 1

/** The position that a notation describes. */
const position = (text: string, chosen: Partial<Options> = {}) => read(text, completeOptions(options, chosen))

/** All foundations are full up to the queen; the kings of spades and hearts are in columns, the others in the talon. */
const NEAR = 'QQQQ_KD_KC_KS_KH_____'

describe('a deal', () => {
  it('has 28 cards in seven columns, of which the last are face up, and 24 in the stock', () => {
    const state = rules.start(RANDOM, 7)
    expect(state.columns.map(({ cards, down }) => [cards.length, down])).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((down) => [down + 1, down]),
    )
    expect(state.stock).toHaveLength(24)
    expect(state.waste).toEqual([])
    expect(isWhole(state)).toBe(true)
  })
  it('is a number, the same with every option', () => {
    const one = rules.start(RANDOM, 1_000_007)
    expect(one.deal).toBe(7)
    const three = rules.start(completeOptions(options, { ...RANDOM, draw: '3', scoring: 'vegas' }), 7)
    expect([three.deal, three.stock, three.columns]).toEqual([7, one.stock, one.columns])
    expect(read('7', completeOptions(options)).columns).toEqual(one.columns)
  })
  it('has 52 cards, each once, in random games', () => {
    for (let seed = 0; seed < 10; seed++)
      playAtRandom(
        rules.start(completeOptions(options, { ...RANDOM, draw: seed % 2 ? '1' : '3' }), seed),
        seed,
        120,
        (state) => must(isWhole(state), seed, state),
      )
  })
})

describe('drawing', () => {
  it.each([
    ['1', 1],
    ['3', 3],
  ] as const)('draw %s takes %i cards from the stock', (draw, count) => {
    const start = rules.start(completeOptions(options, { ...RANDOM, draw }), 3)
    const state = play(start, { type: 'draw' })
    expect(state.waste).toEqual(start.stock.slice(-count).toReversed())
    expect(state.stock).toHaveLength(24 - count)
  })
  it('turns the waste over in the same order, as often as there are passes', () => {
    for (const [passes, redeals] of [
      ['1', 0],
      ['3', 2],
    ] as const) {
      let state = rules.start(completeOptions(options, { ...RANDOM, draw: '3', passes }), 3)
      const first = state.stock
      for (let pass = 0; pass <= redeals; pass++) {
        for (let i = 0; i < 8; i++) state = play(state, { type: 'draw' })
        expect(state.stock).toEqual([])
        if (pass < redeals) state = play(state, { type: 'draw' })
        if (pass < redeals) expect(state.stock).toEqual(first)
      }
      expect(refused(state, { type: 'draw' })).toBe('No more passes through the deck.')
    }
    let state = rules.start(RANDOM, 3)
    for (let i = 0; i < 60; i++) state = play(state, { type: 'draw' })
  })
})

describe('moves', () => {
  // Column 6 is empty.
  const state = tableOf(['7D', '6S5H', '4S', '7H', 'KS', '', '4C'], { waste: 'AC' })
  it('put runs of alternating colors on the next higher card', () => {
    expect(canMove(state, 1, 0, 2)).toBe(true)
    expect(canMove(state, 1, 3, 2)).toBe(true)
    expect(canMove(state, 1, 0, 1)).toBe(false)
    expect(canMove(state, 2, 1, 1)).toBe(true)
    expect(canMove(state, 6, 1, 1)).toBe(true)
    expect(canMove(state, 0, 3, 1)).toBe(false)
  })
  it('put only kings on empty columns, and say so', () => {
    expect(refused(state, { type: 'move', from: 2, to: 5, count: 1 })).toBe(
      'Only a king can start an empty column.',
    )
    // A whole column to an empty one changes nothing.
    expect(canMove(state, 4, 5, 1)).toBe(false)
  })
  it('build each foundation from the ace, and may take cards back', () => {
    expect(canMove(state, WASTE, FOUNDATION + 3, 1)).toBe(true)
    expect(canMove(state, WASTE, HEARTS, 1)).toBe(false)
    expect(canMove(state, 0, FOUNDATION + 2, 1)).toBe(false)
    expect(canMove(position(NEAR), HEARTS, 0, 1)).toBe(true)
  })
  it('turn up the next card of a column', () => {
    const start = rules.start(RANDOM, 12)
    const move = rules.legal(start).find((each) => each.type === 'move' && each.from > 0 && each.from < 7)
    if (move?.type !== 'move') throw new Error('no move')
    const after = play(start, move)
    expect(after.columns[move.from]?.down).toBe((start.columns[move.from]?.down ?? 0) - 1)
  })
  it('of a tapped card go to the best place: home, else a column', () => {
    expect(bestMoveOf(position(NEAR), 0, 1)).toEqual({ type: 'move', from: 0, to: FOUNDATION, count: 1 })
    expect(bestMoveOf(state, 1, 2)).toEqual({ type: 'move', from: 1, to: 0, count: 2 })
    expect(bestMoveOf(state, 0, 1)).toBeNull()
    expect(refused(state, { type: 'move', from: 0, to: 0, count: 1 })).toBe(
      'This card can’t go anywhere right now.',
    )
  })
})

describe('scoring', () => {
  const near = position(NEAR)
  const score = (state: State, from: number, to: number) =>
    play(state, { type: 'move', from, to, count: 1 }).score - state.score
  it('standard: 10 for a card home, 5 from the waste to a column, 15 lost for one taken back', () => {
    expect(score(near, 0, FOUNDATION)).toBe(10)
    expect(score(near, WASTE, FOUNDATION + 3)).toBe(10)
    expect(score(near, WASTE, 2)).toBe(5)
    expect(score({ ...near, score: 40 }, HEARTS, 0)).toBe(-15)
    expect(score(near, HEARTS, 0)).toBe(0)
  })
  it('standard: turning the waste over costs 100 when one card is drawn, and nothing when three are', () => {
    for (const [draw, cost] of [
      ['1', 100],
      ['3', 0],
    ] as const) {
      const state = { ...position(NEAR.replace('_KD_KC_', '__KCKD_'), { draw }), score: 150 }
      expect(play(state, { type: 'draw' }).score).toBe(150 - cost)
    }
  })
  it('standard: 5 for a card that is turned up', () => {
    const state = position('QQQQ_KD__KS.KC_KH_____')
    expect(score(state, 0, FOUNDATION + 3)).toBe(15)
  })
  it('timed: two points every ten seconds, and a bonus for a fast win', () => {
    const state = { ...position(NEAR), score: 100 }
    const first = play(state, { type: 'draw' }, 25_000)
    expect(first.score).toBe(96)
    expect(play(first, { type: 'draw' }, 29_999).score).toBeLessThanOrEqual(96)
    const untimed = { ...position(NEAR, { timed: 'off' }), score: 100 }
    expect(play(untimed, { type: 'draw' }, 25_000).score).toBe(100)
    const last = { ...position('KKKQ___KC______'), score: 100 }
    const end = play(last, { type: 'move', from: 0, to: FOUNDATION + 3, count: 1 }, 100_000)
    expect(end.score).toBe(100 - 20 + 10 + 7000)
    expect(rules.outcome(end)).toMatchObject({ result: 'won', results: { Score: 7090, Time: 100, Moves: 1 } })
    expect(rules.hud(end, 500_000)).toEqual({ Score: 7090, Time: 100 })
  })
  it('Vegas: a deal costs 52, a card home pays 5, and the bank carries over', () => {
    const start = rules.start(completeOptions(options, { ...RANDOM, scoring: 'vegas' }), 1)
    expect(start.score).toBe(-52)
    const vegas = position(NEAR, { scoring: 'vegas' })
    expect(score(vegas, 0, FOUNDATION)).toBe(5)
    expect(score(vegas, HEARTS, 0)).toBe(-5)
    expect(score(vegas, WASTE, 2)).toBe(0)
    const { carry } = rules
    if (!carry) throw new Error('no carry')
    const begun = play(start, carry.begin({ bank: 30 }))
    expect(begun.score).toBe(-22)
    // The stake is paid with the first move.
    expect(carry.values(begun)).toEqual({ bank: 30 })
    expect(carry.values(play(begun, { type: 'draw' }))).toEqual({ bank: -22 })
    expect(carry.values(rules.start(RANDOM, 1))).toBeNull()
    expect(refused(rules.start(RANDOM, 1), carry.begin({ bank: 30 }))).toBe('')
  })
  it('none: counts moves', () => {
    const state = rules.start(completeOptions(options, { ...RANDOM, scoring: 'none', timed: 'off' }), 1)
    expect(rules.hud(play(state, { type: 'draw' }), 9000)).toEqual({ Moves: 1 })
  })
})

describe('the end', () => {
  it('comes by itself when every card is face up', () => {
    let state = position(NEAR)
    for (let i = 0; i < 20 && !rules.outcome(state); i++) {
      const next = rules.next?.(state)
      if (!next) throw new Error('no automatic move')
      state = play(state, next.move)
    }
    expect(rules.outcome(state)).toMatchObject({ result: 'won', title: 'You win' })
    expect(rules.next?.(state)).toBeNull()
    expect(rules.legal(state)).toEqual([])
  })
  it('does not come by itself while a card is face down', () => {
    expect(finish(position('QQQQ_KD__KS.KC_KH_____'))).toBeNull()
    expect(finish(position('QQQQ_KD__KSKC_KH_____'))).not.toBeNull()
  })
  it('leaves a card alone that was just taken back, until the next move', () => {
    const automatic = tableOf(['3S', '2D.9H'], { foundations: 'A2-A' }, { auto: 'on' })
    const taken = { type: 'move', from: HEARTS, to: 0, count: 1 } as const
    const back = play(automatic, taken)
    expect(rules.next?.(back)).toBeNull()
    expect(rules.next?.(play(back, { type: 'draw' }))?.move).toEqual({ ...taken, from: 0, to: HEARTS })
    // The same where the whole game would finish by itself.
    const near = play(position(NEAR), { type: 'draw' })
    expect(rules.next?.(play(near, { type: 'move', from: HEARTS, to: 0, count: 1 }))).toBeNull()
  })
  it('is not "No more moves" while a card can move after some draws', () => {
    // The only ace is the last card of the stock.
    const full = ['2S', '2C', '2H', '2D', '9S', '9C', 'JS'].map(
      (top, i) => `${'KSKCQSQCTSTCKHQHKD'.slice(2 * i, 2 * i + 2)}.${top}`,
    )
    expect(isStuck(tableOf(full, {}, { draw: '1', passes: '1' }))).toBe(false)
  })
})

describe('positions as text', () => {
  it('may be the number of a deal', () => {
    expect(read('617', completeOptions(options, { kind: 'freecell' })).deal).toBe(617)
    expect(() => read('32001', completeOptions(options, { kind: 'freecell' }))).toThrow(
      'Deals are numbered from 1 to 32,000.',
    )
  })
  it('are read as they were written', () => {
    for (let seed = 0; seed < 10; seed++) {
      const state = playAtRandom(rules.start(RANDOM, seed), seed, 60, () => {})
      const again = read(write(state), completeOptions(options))
      expect(write(again)).toBe(write(state))
      expect([again.stock, again.waste, again.columns]).toEqual([state.stock, state.waste, state.columns])
    }
  })
  it.each([
    ['', /isn’t a deal or a position/],
    ['KS KS', /KS appears twice/],
    [NEAR.replace('KD', 'KC'), /KC appears twice/],
    [NEAR.replace('KD', ''), /1 cards? of the deck/],
    [NEAR.replace('_KS_', '_KS._'), /face up/],
    [NEAR.replace('KD', 'XX'), /list of cards/],
  ] as const)('%s is refused with a reason', (text, reason) => {
    expect(() => read(text, completeOptions(options))).toThrow(reason)
  })
})
