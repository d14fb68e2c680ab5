/** Tests Minesweeper's question marks, custom fields, hints and the efficiency measure. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import game from '../../../src/games/minesweeper'
import { options } from '../../../src/games/minesweeper/options'
import { type Hinted, type Move, markOf, rules, type State } from '../../../src/games/minesweeper/rules'
import { fieldOf, neighborsOf } from '../../../src/games/minesweeper/rules/field'
import { knownOf } from '../../../src/games/minesweeper/rules/known'
import { MINE, SAFE } from '../../../src/games/minesweeper/rules/solver'
import { ruling } from '../../../src/play/opening/options'
import { must } from '../../support/must'
import { sample } from '../../support/proofs'
import { flag, hintOf, open, play, refused } from './positions'

describe('question marks', () => {
  const start = rules.start(completeOptions(options), 3)
  const flagged = play(start, flag(5))
  const question: Move = { type: 'question', cell: 5 }
  it('replace the flag, then disappear; they do not count as mines', () => {
    expect(markOf(flagged, 5, true)).toBe('question')
    expect(markOf(flagged, 5, false)).toBe('flag')
    const asked = play(flagged, question)
    expect(asked).toMatchObject({ asked: [5], cells: { 5: { isFlagged: false } } })
    expect(rules.hud(asked, 0)['Mines left']).toBe(10)
    // If question marks were switched off meanwhile, an existing one can still be removed.
    expect(markOf(asked, 5, false)).toBe('question')
    expect(play(asked, question).asked).toEqual([])
    expect(play(asked, flag(5))).toMatchObject({ asked: [], cells: { 5: { isFlagged: true } } })
  })
  it('do not prevent a cell from being opened, directly or with others', () => {
    const asked = play(start, question)
    expect(play(asked, open(5)).asked).toEqual([])
    const all = start.cells.reduce<State>((now, _, cell) => play(now, { type: 'question', cell }), start)
    const opened = play(all, open(40))
    expect(opened.asked).toHaveLength(opened.cells.filter(({ isRevealed }) => !isRevealed).length)
    expect(refused(opened, { type: 'question', cell: 40 })).toBe('')
  })
})

describe('a custom field', () => {
  it('has the chosen size and share of mines', () => {
    const custom = completeOptions(options, { level: 'custom', cols: '24', rows: '16', share: '15' })
    expect(fieldOf(custom)).toEqual({ cols: 24, rows: 16, mines: 58 })
    expect(fieldOf({ ...custom, level: 'expert' })).toMatchObject({ mines: 99 })
  })
  it('leaves the bests of the other fields unchanged', () => {
    const { options } = game
    const beginner = { level: 'beginner', boards: 'any', marks: 'on' }
    expect(ruling(options, { ...beginner, cols: '24', rows: '16', share: '15' })).toEqual({
      level: 'beginner',
      boards: 'any',
    })
    expect(ruling(options, { ...beginner, level: 'custom', cols: '24', rows: '9', share: '10' })).toEqual({
      level: 'custom',
      boards: 'any',
      cols: '24',
    })
  })
})

describe('a hint', () => {
  it('names a certain cell and explains why; it guesses only if nothing is certain', {
    tags: ['sample'],
  }, () => {
    const seeds = sample(6, 60)
    let guesses = 0
    let proofs = 0
    let compared = 0
    for (let seed = 0; seed < seeds; seed++) {
      let state = rules.start(
        completeOptions(options, { level: seed % 2 ? 'beginner' : 'intermediate' }),
        seed,
      )
      expect(hintOf(state).text).toMatch(/^The first cell is never a mine/)
      while (!rules.outcome(state)) {
        const { move, text } = hintOf(state)
        if (state.laid) {
          const known = knownOf(state)
          const certain = state.cells.some(({ isRevealed }, cell) => !isRevealed && known[cell] === SAFE)
          if (certain) {
            const cell = state.cells[move.cell]
            must(known[move.cell] === SAFE, seed, move)
            must(cell?.isMine === false && cell.isRevealed === false, seed, move, cell)
            const by = (move as Hinted).by
            const pattern =
              by === undefined
                ? /^(Pattern 1-1|Pattern 1-2|Several numbers|Mines left): the highlighted cell is safe\./
                : / is safe: the highlighted \d next to it already has all its mines/
            must(pattern.test(text), seed, text)
            if (by === undefined) compared++
            else {
              // All its mines are known, and none of them is this cell.
              const near = neighborsOf(state)[by] ?? []
              must(near.includes(move.cell), seed, move, near)
              const mines = near.filter((each) => known[each] === MINE)
              must(mines.length === state.cells[by]?.neighborMines, seed, move, mines)
              proofs++
            }
          } else {
            must(/^Nothing is certain: you have to guess\./.test(text), seed, text)
            must(known[move.cell] !== MINE, seed, move)
            guesses++
          }
        }
        state = play(state, move)
      }
    }
    expect(proofs).toBeGreaterThan(seeds * 15)
    expect(guesses).toBeGreaterThan(0)
    expect(compared).toBeGreaterThan(0)
  })
  it('points out a wrong flag', () => {
    let state = play(rules.start(completeOptions(options, { boards: 'certain' }), 4), open(40))
    const safe = hintOf(state).move.cell
    state = play(state, flag(safe))
    expect(hintOf(state)).toMatchObject({ move: { type: 'flag', cell: safe } })
    expect(hintOf(state).text).toMatch(/^The highlighted flag is wrong/)
  })
})

it('efficiency is 3BV divided by all moves, including flags', () => {
  const state = (flags: number) => {
    let now = rules.start(completeOptions(options, { boards: 'certain' }), 4)
    for (let i = 0; i < flags; i++) now = play(now, flag(0))
    while (!rules.outcome(now)) now = play(now, hintOf(now).move)
    return now
  }
  const without = rules.outcome(state(0))?.results ?? {}
  expect(without['Efficiency %']).toBe(Math.round(((without['3BV'] ?? 0) / state(0).presses) * 100))
  expect(rules.outcome(state(20))?.results?.['Efficiency %']).toBeLessThan(without['Efficiency %'] ?? 0)
  expect(game.best).toContainEqual({ of: '3BV/s', better: 'higher', label: 'Best 3BV/s', shown: null })
})
