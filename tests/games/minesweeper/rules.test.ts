/** Tests Minesweeper: the first cell, flags, chords, winning and losing, and boards without guessing. */

import { describe, expect, it, vi } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, drawInt } from '../../../src/engine/core/math/random'
import game from '../../../src/games/minesweeper'
import { options } from '../../../src/games/minesweeper/options'
import { chordOf, flagsOf, isWon, type Move, rules, type State } from '../../../src/games/minesweeper/rules'
import {
  benchmark,
  countMines,
  type Field,
  LEVELS,
  neighborsOf,
} from '../../../src/games/minesweeper/rules/field'
import { layCertainMines, layMines, playCertain } from '../../../src/games/minesweeper/rules/generator'
import { MINE, OPEN, SAFE, Solver } from '../../../src/games/minesweeper/rules/solver'
import { sample } from '../../support/proofs'
import { apply, flag, LEVEL_NAMES, open, play, refused } from './positions'

const chord = (cell: number): Move => ({ type: 'chord', cell })

/** A state with mines at the stars of the drawing, before anything is open. */
function drawn(...lines: string[]): State {
  const field: Field = {
    rows: lines.length,
    cols: lines[0]!.length,
    mines: lines.join('').split('*').length - 1,
  }
  const mines = [...lines.join('')].map((character) => character === '*')
  const numbers = countMines(field, mines)
  const cells = mines.map((isMine, i) => ({
    isMine,
    isRevealed: false,
    isFlagged: false,
    neighborMines: numbers[i]!,
  }))
  return { ...rules.start(completeOptions(options), 1), ...field, cells, laid: true }
}
const openCells = ({ cells }: State) => cells.flatMap(({ isRevealed }, i) => (isRevealed ? [i] : []))

describe('the field', () => {
  it('is hidden while the clock is paused', () => {
    expect(game.hideOnPause).toBe(true)
  })
  it.each([
    ['beginner', 9, 9, 10],
    ['intermediate', 16, 16, 40],
    ['expert', 16, 30, 99],
  ] as const)(
    '%s has %i rows, %i columns and %i mines; beginner is the default',
    (level, rows, cols, mines) => {
      const state = rules.start(completeOptions(options, { level }), 3)
      expect(state).toMatchObject({ rows, cols, mines, laid: false })
      expect(state.cells).toHaveLength(rows * cols)
      expect(state.cells.some((cell) => cell.isMine)).toBe(false)
      expect(play(state, open(0)).cells.filter((cell) => cell.isMine)).toHaveLength(mines)
      expect(rules.start(completeOptions(options), 3)).toEqual(
        rules.start(completeOptions(options, { level: 'beginner' }), 3),
      )
    },
  )
  it('never has a mine on or beside the first cell, so that an area opens', { tags: ['sample'] }, () => {
    const random = createRandom(5)
    for (let seed = 0; seed < sample(300, 10_000); seed++) {
      const start = rules.start(completeOptions(options, { level: LEVEL_NAMES[seed % 3]! }), seed)
      const first = drawInt(random, 0, start.cells.length - 1)
      const state = play(start, open(first))
      if (state.exploded >= 0 || state.cells[first]?.neighborMines !== 0 || openCells(state).length < 4)
        throw new Error(`seed ${seed}, cell ${first}`)
    }
  })
  it('places mines uniformly on the cells away from the first (chi-square)', () => {
    const counts = new Array<number>(81).fill(0)
    for (let seed = 0; seed < 4000; seed++) {
      const mines = layMines(LEVELS.beginner!, 40, createRandom(seed))
      for (let i = 0; i < 81; i++) if (mines[i]) counts[i]!++
    }
    const away = counts.filter((count) => count > 0)
    expect(away).toHaveLength(72)
    const expected = 40_000 / 72
    // 71 degrees of freedom: 112.3 is exceeded once in a thousand fair runs. The seeds are fixed.
    expect(away.reduce((chi, count) => chi + (count - expected) ** 2 / expected, 0)).toBeLessThan(112.3)
  })
  it('places mines beside the first cell only if there is no space elsewhere', () => {
    const full = layMines({ rows: 3, cols: 3, mines: 8 }, 4, createRandom(1))
    expect(full).toEqual([true, true, true, true, false, true, true, true, true])
  })
})

describe('opening', () => {
  it('opens an area up to and with its numbers', () => {
    const state = play(drawn('....*', '.....', '.....', '*....'), open(12))
    expect(openCells(state)).toEqual([0, 1, 2, 3, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 17, 18, 19])
    expect(isWon(state)).toBe(true)
    expect(play(drawn('*..', '...'), open(1)).cells.filter((cell) => cell.isRevealed)).toHaveLength(1)
  })
  it('does not open flagged cells, and refuses open ones', () => {
    const state = play(drawn('.....', '.....', '....*'), flag(2), open(0))
    expect(state.cells[2]).toMatchObject({ isFlagged: true, isRevealed: false })
    for (const move of [open(2), open(0), flag(0), open(99)]) expect(refused(state, move)).toBe('')
  })
  it('loses on a mine, with the specified text', () => {
    const state = play(drawn('*.', '..', '..'), open(1), open(0))
    expect(state.exploded).toBe(0)
    expect(rules.outcome(state)).toEqual({
      result: 'lost',
      title: 'Game Over! You hit a mine!',
      detail: '1 of 5 cells opened.',
    })
    expect(rules.legal(state)).toEqual([])
    expect(refused(state, open(2))).toBe('')
  })
  it('wins when all cells without a mine are open, flagged or not; the result is time and 3BV', () => {
    const fresh = rules.start(completeOptions(options), 8)
    let { state } = apply(fresh, open(40), 3000)
    for (let i = 0; i < 81; i++) {
      const cell = state.cells[i]!
      if (!cell.isMine && !cell.isRevealed) state = apply(state, open(i), 15_340).state
    }
    const outcome = rules.outcome(state)!
    const presses = benchmark(
      state,
      state.cells.map((cell) => cell.isMine),
    )
    expect(outcome).toMatchObject({ result: 'won', title: 'Board cleared' })
    expect(outcome.results).toEqual({
      Time: 12.3,
      '3BV': presses,
      '3BV/s': Math.round((presses / 12.3) * 100) / 100,
      'Efficiency %': Math.round((presses / state.presses) * 100),
    })
    expect(flagsOf(state)).toBe(10)
    expect(rules.hud(state, 15_340)).toEqual({ 'Mines left': 0, Time: 12.3 })
  })
})

describe('flags and chords', () => {
  it('counts the mines left, even below zero, and removes flags again', () => {
    const state = play(drawn('*.', '..'), flag(1), flag(2))
    expect(rules.hud(state, 500)['Mines left']).toBe(-1)
    expect(rules.hud(play(state, flag(1)), 500)['Mines left']).toBe(0)
    expect(rules.hud(play(rules.start(completeOptions(options), 1), flag(3)), 9000).Time).toBe(0)
  })
  it('opens the other neighbors of a number with all its flags', () => {
    const board = drawn('*..', '...', '...')
    const before = play(board, open(4))
    expect(chordOf(before, 4)).toEqual([])
    expect(refused(before, chord(4))).toBe('')
    const ready = play(before, flag(0))
    expect(rules.legal(ready)).toContainEqual(chord(4))
    expect(isWon(play(ready, chord(4)))).toBe(true)
    // One flag too many, and nothing happens.
    expect(refused(play(ready, flag(1)), chord(4))).toBe('')
    expect(refused(ready, chord(8))).toBe('')
  })
  it('hits a mine when a flag was wrong, which the result says', () => {
    const state = play(drawn('*..', '...', '...'), open(4), flag(1), chord(4))
    expect(state.exploded).toBe(0)
    expect(rules.outcome(state)).toEqual({
      result: 'lost',
      title: 'Game Over! You hit a mine!',
      detail: '1 of 8 cells opened. 1 flag was wrong.',
    })
    expect(rules.outcome(play(drawn('*..', '...', '..*'), flag(1), flag(3), flag(8), open(0)))?.detail).toBe(
      '0 of 7 cells opened. 2 flags were wrong.',
    )
  })
})

describe('3BV', () => {
  const of = (...lines: string[]) => {
    const state = drawn(...lines)
    return benchmark(
      state,
      state.cells.map((cell) => cell.isMine),
    )
  }
  it('is one for each area and one for each number that touches none', () => {
    expect(of('...', '...', '...')).toBe(1)
    expect(of('*..', '...', '...')).toBe(1)
    expect(of('.*.', '...', '...')).toBe(3)
    expect(of('*.*', '...', '*.*')).toBe(5)
    expect(of('..*..', '..*..', '..*..')).toBe(2)
    expect(of('.*.*.', '.*.*.')).toBe(6)
  })
})

describe('the solver', () => {
  /** Plays by the solver alone, which gets only the numbers of open cells. */
  function solve(state: State, first: number): State {
    const solver = new Solver(state)
    let now = play(state, open(first))
    for (let shown = -1, seen = openCells(now); shown !== seen.length; seen = openCells(now)) {
      shown = seen.length
      for (const cell of seen) solver.open(cell, now.cells[cell]!.neighborMines)
      for (const cell of solver.next()) if (!now.cells[cell]!.isRevealed) now = play(now, open(cell))
    }
    return now
  }
  const largest = { level: 'custom', cols: '30', rows: '24', share: '20' } as const
  it.each([...LEVEL_NAMES.map((level) => ({ level })), largest])(
    'solves "No guessing" boards without guessing: %o',
    { tags: ['sample'] },
    (chosen) => {
      for (let seed = 0; seed < sample(chosen === largest ? 1 : 10, 100); seed++) {
        const start = rules.start(completeOptions(options, { ...chosen, boards: 'certain' }), seed)
        const first = (seed * 37) % start.cells.length
        const end = solve(start, first)
        if (!isWon(end)) throw new Error(`seed ${seed} needs a guess`)
        expect(end.cells.filter((cell) => cell.isMine)).toHaveLength(end.mines)
      }
    },
  )
  it('never calls a mine safe nor a safe cell a mine, on boards of all kinds', { tags: ['sample'] }, () => {
    const boards = sample(150, 900)
    let certain = 0
    for (let seed = 0; seed < boards; seed++) {
      const field = Object.values(LEVELS)[seed % 3]!
      const mines = layMines(field, 20, createRandom(seed))
      const { known } = playCertain(field, mines, 20)
      for (let i = 0; i < mines.length; i++) {
        const held = known[i]
        if (mines[i] ? held === OPEN || held === SAFE : held === MINE)
          throw new Error(`seed ${seed}, cell ${i}`)
      }
      if (mines.every((mine, i) => mine || known[i] === OPEN)) certain++
    }
    // Random boards do need guesses: the option makes a difference.
    expect(certain / boards).toBeGreaterThan(0.33)
    expect(certain / boards).toBeLessThan(0.78)
  })
  it('is sound and complete on the last cells: it finds exactly what all placements share', () => {
    // The rest of a board: two numbers over four hidden cells, and the mine count decides.
    const state = drawn('..*.', '*...')
    const solver = new Solver(state)
    for (const cell of [1, 5]) solver.open(cell, state.cells[cell]!.neighborMines)
    const safe = new Set(solver.next())
    const hidden = [0, 2, 3, 4, 6, 7]
    const fits: number[][] = []
    for (let mask = 0; mask < 64; mask++) {
      const mines = hidden.filter((_, i) => mask & (1 << i))
      const touch = (cell: number) =>
        neighborsOf(state)[cell]!.filter((other) => mines.includes(other)).length
      if (
        mines.length === 2 &&
        touch(1) === state.cells[1]!.neighborMines &&
        touch(5) === state.cells[5]!.neighborMines
      )
        fits.push(mines)
    }
    const shared = hidden.filter((cell) => fits.every((mines) => !mines.includes(cell)))
    expect([...safe].sort()).toEqual(shared)
    expect(shared.length).toBeGreaterThan(0)
  })
  it('makes expert boards in few steps', () => {
    const steps = vi.spyOn(Solver.prototype, 'next')
    for (let seed = 0; seed < 10; seed++) layCertainMines(LEVELS.expert!, seed * 8, createRandom(seed))
    // About 110 for each board.
    expect(steps.mock.calls.length).toBeLessThan(3000)
    steps.mockRestore()
  })
})
