/** Tests Pop Out, an option of Connect Four: its rules, texts and computer. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, pick } from '../../../src/engine/core/math/random'
import game from '../../../src/games/connect-four'
import { bot } from '../../../src/games/connect-four/bot'
import { drop } from '../../../src/games/connect-four/bot/bitboard'
import { bitsOfCells, pop } from '../../../src/games/connect-four/bot/popOut'
import { describeMove } from '../../../src/games/connect-four/describeMove'
import type { Options } from '../../../src/games/connect-four/options'
import { options } from '../../../src/games/connect-four/options'
import { popOf, rules, type State, turnOf, winningCells } from '../../../src/games/connect-four/rules'
import { reviewable } from '../../../src/play/opening/options'
import { thinking, timesOf } from '../../support/moves'
import { play, refused } from './helpers'

const ON = { pop: 'on' } as const
const read = (text: string, chosen: Partial<Options> = {}): State =>
  rules.notation!.read(text, completeOptions(options, { ...ON, ...chosen }))

/** A full board without a four. */
const FULL = '712557637731335257312613646221671244464546'.slice(0, 41)

describe('a pop', () => {
  it("removes a player's own disc from the bottom row, and the column drops by one", () => {
    const popped = play(read('1112'), popOf(0))
    expect([35, 28, 21].map((cell) => popped.cells[cell])).toEqual([2, 1, 0])
    expect(turnOf(popped)).toBe(2)
    expect(rules.apply(read('1112'), popOf(0), 0)).toMatchObject({
      events: [{ type: 'pop', disc: 'Red', column: 1 }],
    })
    expect(describeMove(read('1112'), popOf(0), popped)).toBe('Red: column 1 popped')
  })

  it("is refused for an empty column and for the opponent's disc, and is no move without the option", () => {
    for (const column of [1, 2])
      expect(refused(read('12'), popOf(column))).toBe('You can only pop a red disc in the bottom row.')
    expect(refused(read('12'), 14)).toBe('')
    expect(rules.legal(read('12'))).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const plain = rules.notation!.read('12', completeOptions(options))
    expect(refused(plain, popOf(0))).toBe('')
    expect(plain).not.toHaveProperty('stood')
  })

  it('is the only move on a full board, which is not a tie', () => {
    const almost = read(FULL)
    const full = play(almost, rules.legal(almost).find((move) => move < 7)!)
    expect(full.cells).not.toContain(0)
    expect(rules.outcome(full)).toBeNull()
    expect(rules.legal(full).length).toBeGreaterThan(0)
    expect(rules.legal(full).every((move) => move >= 7)).toBe(true)
    expect(refused(full, 0)).toBe('Column is full!')
  })
})

describe('the end', () => {
  it.each([
    ['wins by the four it makes', '122331174746', 'Red'],
    ['gives away the four it makes for the other side', '11727364', 'Yellow'],
    ['wins where both have four', '122331145747', 'Red'],
  ] as const)('comes as a pop %s', (_, text, winner) => {
    const before = read(text)
    expect(rules.outcome(before)).toBeNull()
    const end = play(before, popOf(0))
    const moves = text.length + 1
    const detail = `Four in a row after ${moves} moves.`
    expect(rules.outcome(end)).toEqual({ result: 'over', title: `${winner} wins`, detail })
    expect(winningCells(end)).toHaveLength(4)
    expect(rules.apply(before, popOf(0), 0)).toMatchObject({
      events: [{ type: 'pop' }, { type: 'win', disc: winner }],
    })
    expect(rules.legal(end)).toEqual([])
  })

  it('counts the moves of the winner, who need not have moved last', () => {
    const lost = play(read('11727364', { opponent: 'easy', first: 'computer' }), popOf(0))
    expect(rules.outcome(lost)).toMatchObject({ result: 'won', results: { Moves: 4 } })
    const won = play(read('122331174746', { opponent: 'easy' }), popOf(0))
    expect(rules.outcome(won)).toMatchObject({ result: 'won', results: { Moves: 7 } })
  })

  it('is a tie when a position occurs for the third time, including the empty board at the start', () => {
    const round = '12p1p2'
    const twice = read(round)
    expect(twice.stood).toBe(2)
    expect(rules.outcome(twice)).toBeNull()
    expect(rules.outcome(read(`${round}12p1`))).toBeNull()
    expect(rules.apply(read(`${round}12p1`), popOf(1), 0)).toMatchObject({
      events: [{ type: 'pop' }, { type: 'tie' }],
    })
    expect(rules.outcome(read(round + round))).toEqual({
      result: 'tied',
      title: 'It’s a tie',
      detail: 'The same position occurred three times.',
    })
  })
})

describe('a position as text', () => {
  it('reads back, and a p alone means that it is Pop Out', () => {
    expect(rules.notation?.write(read('12p1p2'))).toBe('12p1p2')
    expect(rules.notation?.read('12p1', completeOptions(options))).toEqual(read('12p1'))
  })

  it.each([
    ['12p2', 'Red has nothing to pop in column 2'],
    ['p1', 'nothing to pop'],
    ['1p', 'with a p before it'],
    ['1111111', 'only six cells'],
  ] as const)('refuses %s', (text, reason) => {
    expect(() => read(text)).toThrow(reason)
  })
})

it('is not reviewed, because no solver covers it; the game without pops is', () => {
  expect(reviewable(game, ON)).toBe(false)
  expect(reviewable(game, {})).toBe(true)
})

describe('the computer', () => {
  it('converts every position of random games to bits as in the rules', () => {
    let pops = 0
    for (let seed = 0; seed < 8; seed++) {
      const random = createRandom(seed)
      for (let state = read(''); !rules.outcome(state) && state.moves.length < 60; ) {
        const move = pick(random, rules.legal(state) as number[])
        const bits = bitsOfCells(state)
        if (move >= 7) pops++
        state = play(state, move)
        expect(move < 7 ? drop(bits, move) : pop(bits, move - 7)).toEqual(bitsOfCells(state))
      }
    }
    expect(pops).toBeGreaterThan(20)
  })

  it('takes a winning pop, does not allow a four, and says so in a hint', () => {
    for (const level of ['normal', 'hard', 'perfect'] as const) {
      expect(bot.choose(read('122331174746'), level, thinking(1, 2000))).toBe(popOf(0))
      expect(bot.choose(read('11727364'), level, thinking(1, 2000))).not.toBe(popOf(0))
    }
    expect(bot.hint?.(read('122331174746'), thinking(1, 2000))).toMatchObject({
      move: popOf(0),
      text: 'Popping column 1 looks best.',
    })
  })

  // Found by chance, and Perfect agrees.
  it.each([
    ['normal', 'easy', [4, 4, 4, 5, 5, 5, 11, 11, 5, 3, 1, 4, 3], 4],
    ['hard', 'normal', [6, 1, 4, 5, 1, 0, 1, 7, 6, 1, 3, 0, 5, 7, 4, 1, 4, 3, 11, 2], 3],
    ['perfect', 'hard', [5, 2, 5, 4, 2, 0, 2, 11, 6, 4, 13, 7, 5, 2, 2, 5, 12], 3],
  ] as const)('%s finds a move that %s does not', (strong, weak, moves, best) => {
    const [more, less] = [strong, weak].map((level) => timesOf(bot, play(read(''), ...moves), level, best))
    expect([more, less]).toEqual([10, 0])
  })

  it.each([
    ['normal', 'easy', 6],
    ['hard', 'normal', 4],
    ['perfect', 'hard', 3],
  ] as const)('%s beats %s', { tags: ['proof'] }, (strong, weak, pairs) => {
    let balance = 0
    for (let seed = 0; seed < pairs; seed++) {
      for (const side of [1, 2]) {
        const random = thinking(seed * 2 + side).random
        let state = read('')
        while (!rules.outcome(state) && state.moves.length < 120) {
          const level = turnOf(state) === side ? strong : weak
          const { overtime } = thinking(0, 1500)
          state = play(state, bot.choose(state, level, { random, overtime }))
        }
        const title = rules.outcome(state)?.title ?? ''
        balance += title.startsWith(side === 1 ? 'Red' : 'Yellow') ? 1 : title.includes('wins') ? -1 : 0
      }
    }
    expect(balance).toBeGreaterThan(0)
  })
})
