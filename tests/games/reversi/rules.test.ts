/** Tests the rules of Reversi, and whole games of each level. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { chance, createRandom, drawInt, pick, type Random } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/reversi/bot'
import { positionOf } from '../../../src/games/reversi/bot/bits'
import { type Options, options } from '../../../src/games/reversi/options'
import {
  cellsFor,
  countOf,
  type Event,
  movesOf,
  nameOf,
  otherOf,
  rules,
  type State,
} from '../../../src/games/reversi/rules'
import { columnsOf } from '../../../src/games/reversi/rules/columns'
import { moveList } from '../../../src/games/reversi/rules/notation'
import { thinking } from '../../support/moves'
import { sample, someOf } from '../../support/proofs'
import {
  apply,
  at,
  movesByBits,
  placedByBits,
  played,
  randomPosition,
  read,
  refused,
  square,
} from './helpers'
import { perftByRules, perftOf } from './perft'

/** As published for move generators of Othello programs; a pass is a move. */
const COUNTS = [4, 12, 56, 244, 1396, 8200, 55_092, 390_216, 3_005_288]

describe('the number of games', () => {
  const start = rules.start(completeOptions(options), 0)
  it('is the published one by the bitboards for one to nine moves', { tags: ['sample'] }, () => {
    for (const [index, count] of COUNTS.slice(0, sample(7, 9)).entries())
      expect(perftOf(index + 1)).toBe(count)
  })
  it('is the published one by the rules for one to six moves', { tags: ['sample'] }, () => {
    for (const [index, count] of COUNTS.slice(0, sample(4, 6)).entries())
      expect(perftByRules(start, index + 1)).toBe(count)
  })
})

describe('a move', () => {
  it('is one of four at the start; Black begins, and one disc flips', () => {
    const start = rules.start(completeOptions(options), 0)
    expect(movesOf(start).map((cell) => nameOf(cell, 8))).toEqual(['d3', 'c4', 'f5', 'e6'])
    expect(rules.hud(start, 0)).toEqual({ Turn: 'Black', Black: 2, White: 2, Empty: 60 })
    const applied = apply(start, square('d3'))
    expect(applied.events).toEqual([{ type: 'move', side: 0, square: 'd3', flipped: 1 }])
    expect(rules.hud(applied.state, 0)).toEqual({ Turn: 'White', Black: 4, White: 1, Empty: 59 })
  })
  it('flips in all eight directions, and only up to the nearest own disc', () => {
    const rows = 'X--X--X- -O-O-O-- --OOO--- XOO-OOOX --OOO--- -O-O-O-- X--O--O- ---X---X X'
    const state = read(rows)
    const applied = apply(state, square('d4'))
    expect(countOf(applied.state, 1)).toBe(0)
    expect(applied.events[0]).toMatchObject({ flipped: 19 })
    expect(rules.outcome(applied.state)).toMatchObject({ title: 'Black wins' })
    const line = at(read(`-OOXOX--${'-'.repeat(56)} X`), 'a1')
    expect(line.cells.slice(0, 8)).toBe('XXXXOX--')
  })
  it('is refused with a reason', () => {
    const start = rules.start(completeOptions(options), 0)
    expect(refused(start, square('d4'))).toBe('That square is taken.')
    expect(refused(start, square('a1'))).toMatch(/^Place a disc next to/)
    expect(refused(start, square('e3'))).toBe(
      'No line from there ends at another black disc, so nothing would flip.',
    )
    for (const wrong of [64, -1, 1.5, Number.NaN, '3', null]) expect(refused(start, wrong)).toBe('')
    expect(refused(rules.start(completeOptions(options, { size: '6' }), 0), 36)).toBe('')
  })
  it('agrees with the bitboards in random games of both sizes', () => {
    for (const size of ['8', '6'] as const)
      for (let seed = 0; seed < 4; seed++) {
        const random = createRandom(seed)
        let state = rules.start(completeOptions(options, { size }), seed)
        while (movesOf(state).length > 0) {
          expect(cellsFor(state, state.turn)).toEqual(movesByBits(state))
          const move = pick(random, movesOf(state))
          const next = played(state, move)
          if (next.turn !== state.turn) expect(positionOf(next)).toEqual(placedByBits(state, move))
          state = next
        }
        expect(cellsFor(state, 0)).toEqual([])
        expect(cellsFor(state, 1)).toEqual([])
      }
  })
})

describe('a pass', () => {
  const before = read(`XOO-XOO-${'XXXXXXXX'.repeat(7)} X`)
  it('happens by itself if a side has no move and the other has one, and is reported', () => {
    const applied = apply(before, square('d1'))
    expect(applied.events).toEqual([
      { type: 'move', side: 0, square: 'd1', flipped: 2 },
      { type: 'pass', side: 1 },
    ])
    expect(applied.state).toMatchObject({ turn: 0, passed: 1, passes: [1] })
    const end = at(applied.state, 'h1')
    expect(end.passed).toBeUndefined()
    expect(rules.outcome(end)).toMatchObject({
      title: 'Black wins',
      detail: '64 discs to none: every disc was flipped.',
    })
  })
  it('has an entry of its own in the move list', () => {
    expect(columnsOf(at(before, 'd1'))).toEqual({ moves: ['d1', 'pass'], second: false })
    expect(columnsOf(at(at(before, 'd1'), 'h1'))).toEqual({
      moves: ['d1', 'pass', 'h1'],
      second: false,
    })
    expect(columnsOf(rules.start(completeOptions(options), 0))).toEqual({ moves: [], second: false })
  })
  it('follows from a position whose side to move has none', () => {
    expect(read(`XXXXXOO-${'XXXXXXXX'.repeat(7)} O`)).toMatchObject({ turn: 0, passes: [] })
  })
})

describe('the end', () => {
  it('comes when neither side can move; empty squares go to the winner', () => {
    // Nine moves that flip every white disc: the shortest game, as published.
    const short = read('f5d6c5f4e7f6g5e6e3')
    expect(countOf(short, 1)).toBe(0)
    expect(rules.outcome(short)).toEqual({
      result: 'over',
      title: 'Black wins',
      detail: '13 discs to none: every disc was flipped. The empty squares go to the winner: 64 to 0.',
    })
    expect(rules.outcome(read('f5d6c5f4e7f6g5e6e3', { opponent: 'hard' }))?.results).toEqual({ Lead: 64 })
    expect(rules.legal(short)).toEqual([])
    expect(refused(short, 0)).toBe('')
  })
  it('is a win or a loss against the computer, with the lead as the result', () => {
    const text = `${'X'.repeat(40)}${'O'.repeat(24)} X`
    const as = (side: Options['side']) => rules.outcome(read(text, { opponent: 'hard', side }))
    expect(as('black')).toEqual({
      result: 'won',
      title: 'You win',
      detail: '40 discs to 24.',
      results: { Lead: 16 },
    })
    expect(as('white')).toMatchObject({ result: 'lost', title: 'The computer wins' })
    expect(rules.outcome(read(`${'X'.repeat(32)}${'O'.repeat(32)} X`))).toEqual({
      result: 'tied',
      title: 'It’s a tie',
      detail: 'Both sides have 32 discs.',
    })
    const early = `${'X'.repeat(40)}-${'O'.repeat(22)}X X`
    expect(rules.outcome(read(early, { opponent: 'hard' }))).toMatchObject({
      detail: '41 discs to 22. Neither side could move. The empty square goes to the winner: 42 to 22.',
      results: { Lead: 20 },
    })
    // A tie stays one.
    expect(rules.outcome(read(`${'X'.repeat(31)}--${'O'.repeat(31)} X`))?.detail).toBe(
      'Both sides have 31 discs.',
    )
  })
})

describe('the text form', () => {
  it('writes 64 characters and the side to move, and reads them with or without spaces', () => {
    const start = rules.start(completeOptions(options), 0)
    const text = '---------------------------OX------XO--------------------------- X'
    expect(rules.notation?.write(start)).toBe(text)
    expect(read(text).cells).toBe(start.cells)
    expect(read(text.replace(/.{8}/g, '$&\n').replaceAll('-', '.').replaceAll('X', '*')).cells).toBe(
      start.cells,
    )
    expect(
      read(rules.notation?.write(rules.start(completeOptions(options, { size: '6' }), 0)) ?? '').size,
    ).toBe(6)
  })
  it('reads lists of moves in several forms, and writes them', () => {
    const state = read('f5d6c3d3c4')
    expect(state.moves).toHaveLength(5)
    expect(moveList(state)).toBe('f5d6c3d3c4')
    for (const text of ['F5 D6 C3 D3 C4', '1. f5 d6 2. c3 d3 3. c4', 'f5,d6,c3\nd3;c4', 'f5-d6-c3-d3-c4'])
      expect(read(text)).toEqual(state)
    expect(moveList(read(rules.notation?.write(state) ?? ''))).toBe('')
  })
  it('repeats any random game from its list of moves', () => {
    for (let seed = 0; seed < 6; seed++) {
      const size = seed % 2 ? '6' : '8'
      const state = randomPosition(seed, 0, size)
      expect(read(moveList(state), completeOptions(options, { size }))).toEqual(state)
    }
  })
  it.each([
    ['f5f5', /Move 2, f5, isn’t legal/],
    ['e4', /Move 1, e4, isn’t legal: Black would flip nothing there/],
    ['z9', /^“z9” can’t be read. Enter 64 squares/],
    ['-'.repeat(64), /at least four discs/],
    ['XO'.repeat(20), /has 40 characters/],
    ['f5d6c5f4e7f6g5e6e3a1', /comes after the end/],
  ])('explains what is wrong with %s', (text, message) => {
    expect(() => read(text)).toThrow(message)
  })
})

/** Looks at the clock per move, 512 positions each. */
const LOOKS = 6

/** Presses that are no legal moves: taken cells, cells that flip nothing, and numbers that are no cells. */
function mistakes(state: State, random: Random): number[] {
  const cells = Array.from({ length: 3 }, () => drawInt(random, -3, state.cells.length + 3))
  return cells.filter((cell) => !movesOf(state).includes(cell))
}

/** Checks one move: one disc more, nothing but flips, and a pass only of a side that has no move. */
function check(before: State, move: number, after: State, events: readonly Event[]): void {
  const mover = before.turn
  const disc = 'XO'[mover]
  const discs = (state: State) => countOf(state, 0) + countOf(state, 1)
  expect(discs(after)).toBe(discs(before) + 1)
  expect(after.moves).toEqual([...before.moves, move])
  let flipped = 0
  for (let cell = 0; cell < before.cells.length; cell++) {
    if (cell === move) expect([before.cells[cell], after.cells[cell]]).toEqual(['-', disc])
    else if (before.cells[cell] !== after.cells[cell]) {
      flipped++
      expect([before.cells[cell], after.cells[cell]]).toEqual(['XO'[otherOf(mover)], disc])
    }
  }
  expect(flipped).toBeGreaterThan(0)
  expect(events[0]).toMatchObject({ type: 'move', side: mover, flipped })
  const passes = events.filter(({ type }) => type === 'pass')
  expect(passes).toHaveLength(after.passed === undefined ? 0 : 1)
  if (after.passed !== undefined) expect(cellsFor(after, after.passed)).toEqual([])
  if (after.turn === mover) expect(after.passed).toBe(otherOf(mover))
}

const LEVELS = ['easy', 'normal', 'hard', 'expert', 'master'] as const

function play(level: Options['opponent'], size: Options['size'], side: Options['side'], seed: number): State {
  const random = createRandom(seed)
  let state = rules.start(completeOptions(options, { opponent: level, side, size }), seed)
  for (let at = 0; rules.outcome(state) === null; at++) {
    expect(at).toBeLessThan(Number(size) ** 2)
    const before = JSON.stringify(state)
    let move: number
    if (state.turn === state.you) {
      for (const wrong of mistakes(state, random)) expect(refused(state, wrong)).not.toBeNull()
      move = chance(random, 0.5)
        ? pick(random, movesOf(state))
        : (bot.hint?.(state, thinking(at, 0))?.move ?? -1)
    } else {
      move = bot.choose(state, level, thinking(at, LOOKS))
    }
    const next = apply(state, move, at)
    expect(JSON.stringify(state)).toBe(before)
    check(state, move, next.state, next.events)
    state = next.state
  }
  return state
}

describe.each(['8', '6'] as const)('on the board with %s rows', (size) => {
  it.each(LEVELS)('%s plays games against a clumsy player to their ends', { tags: ['sample'] }, (level) => {
    for (const side of someOf(['black', 'white'] as const, 1, LEVELS.indexOf(level))) {
      const state = play(level, size, side, 1)
      for (const each of [0, 1] as const) expect(cellsFor(state, each)).toEqual([])
      const lead = countOf(state, state.you ?? 0) - countOf(state, otherOf(state.you ?? 0))
      expect(rules.outcome(state)?.result).toBe(lead > 0 ? 'won' : lead < 0 ? 'lost' : 'tied')
    }
  })
})
