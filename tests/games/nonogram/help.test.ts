/** Tests the help in Nonogram: hints, the review, and players who follow hints. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { createRandom, draw, pick } from '../../../src/engine/core/math/random'
import { bot } from '../../../src/games/nonogram/bot'
import { describeMove } from '../../../src/games/nonogram/describeMove'
import { type Options, options } from '../../../src/games/nonogram/options'
import { reviewer } from '../../../src/games/nonogram/review'
import { isSolved, isWrong, type Move, rules, type State } from '../../../src/games/nonogram/rules'
import { findContradiction, followLines, SolverGrid } from '../../../src/games/nonogram/rules/solver'
import { moveOf, solutionAt } from '../../../src/games/nonogram/rules/state'
import { thinking } from '../../support/moves'
import { sample } from '../../support/proofs'
import { clear, cross, fill, filledUp, LEVELS, made, played, puzzle, SIZES } from './helpers'

function hint(state: State, times?: number) {
  const found = bot.hint?.(state, { ...thinking(), times })
  if (!found) throw new Error('There is no hint.')
  return found
}

/** Follows hints to the end. Each mark must agree with the solution. */
function followHints(start: State): number {
  let state = start
  let moves = 0
  for (; !isSolved(state); moves++) {
    const { move } = hint(state)
    const { state: next } = made(state, move)
    const wrong = [...next.cells].findIndex((_, cell) => isWrong(next, cell))
    if (wrong >= 0) throw new Error(`The hint is wrong: ${JSON.stringify(move)}`)
    state = next
    if (moves > 2000) throw new Error('The hints do not end.')
  }
  return moves
}

describe('hints', () => {
  it.each(SIZES)('solve pictures of %i cells a side', { tags: ['sample'] }, (size) => {
    for (let seed = 0; seed < sample(1, 3); seed++)
      for (const crosses of ['on', 'off'] as const)
        followHints(rules.start(completeOptions(options, { size: `${size}`, crosses }), seed))
  })
  it('solve generated puzzles of every level', { tags: ['sample'] }, () => {
    for (const level of LEVELS)
      for (let seed = 0; seed < sample(2, 4); seed++)
        followHints(rules.start(completeOptions(options, { puzzle: 'generated', size: '10', level }), seed))
  })
  it('say where, then why, then what', () => {
    const state = puzzle('#####\n#...#\n.###.')
    const [where, why, what] = [1, 2, 3].map((times) => hint(state, times))
    expect(where?.text).toBe('Look at row 1.')
    expect(where?.highlighted).toEqual([0, 1, 2, 3, 4])
    expect(why?.text).toBe(
      'Overlap: however you place 5 in row 1, some of the highlighted cells are always filled.',
    )
    expect(what).toMatchObject({
      move: fill(0, 4),
      text: 'Row 1, columns 1 to 5: filled in every way to place 5.',
    })
  })
  it('name no cell before the last step', () => {
    for (const level of ['easy', 'hard'] as const)
      for (let seed = 0; seed < 5; seed++) {
        const state = rules.start(completeOptions(options, { puzzle: 'generated', size: '10', level }), seed)
        for (const times of [1, 2]) {
          const { text, highlighted } = hint(state, times)
          expect(text).not.toMatch(/row \d+, column/i)
          expect(highlighted?.length).toBeGreaterThan(0)
        }
      }
  })
  it('point at a wrong mark first', () => {
    const state = played(puzzle('#####\n#...#\n.###.'), fill(6), cross(7))
    expect(hint(state, 1).text).toBe('A mark in row 2 is wrong.')
    expect(hint(state, 2).text).toBe('In row 2, a filled cell must stay empty.')
    expect(hint(state)).toMatchObject({
      move: { mark: 'clear', from: 6, to: 6 },
      text: 'Row 2, column 2 must stay empty. Clear it.',
    })
    const crossed = played(puzzle('#####\n#...#\n.###.'), cross(0))
    expect(hint(crossed).text).toBe('Row 1, column 1 must be filled. Clear the cross.')
  })
  it('cross out the rest of a finished line', () => {
    const state = played(puzzle('#####\n#...#\n.###.'), fill(0, 4), fill(5), fill(9))
    const found = hint(state)
    expect(['fill', 'cross']).toContain(found.move.mark)
    const done = played(puzzle('#.#\n...\n#.#'), fill(0), fill(2), fill(6))
    expect(hint(done).move).toBeDefined()
  })
  it('help where the puzzle has several solutions, and lead out of a dead end', () => {
    for (const start of [puzzle('#.\n.#'), played(puzzle('#.\n.#'), fill(0, 1))]) {
      let state = start
      for (let moves = 0; !isSolved(state); moves++) {
        expect(moves).toBeLessThan(10)
        state = played(state, hint(state).move)
      }
    }
  })
  it('explain a contradiction where no single line helps', () => {
    const start = rules.start(completeOptions(options, { puzzle: 'generated', size: '10', level: 'hard' }), 1)
    let state = start
    let move: Move | null = null
    for (let i = 0; i < 300 && move === null; i++) {
      const found = hint(state)
      if (/couldn’t be completed/.test(found.text)) {
        expect(hint(state, 1).text).toMatch(/^No single line helps/)
        expect(hint(state, 2).text).toMatch(/becomes impossible/)
        expect(hint(state, 2).highlighted).toEqual([found.move.from])
        move = found.move
      }
      state = played(state, found.move)
    }
    expect(move).not.toBeNull()
    expect(bot.choose(filledUp(start, 1), '', thinking())).toBeDefined()
  })
})

function judge(before: State, drawn: Move) {
  const move = moveOf(before, drawn) ?? drawn
  return reviewer.judge(before, move, made(before, move).state, thinking())
}

describe('the review', () => {
  const small = () => puzzle('#####\n#...#\n.###.')

  it('finds a wrong mark, with its cell and the line that proves it', () => {
    const judged = judge(small(), fill(5, 7))
    expect(judged).toMatchObject({
      loss: 1,
      sums: { wrong: 2 },
      better: { move: cross(6), text: 'Cross out row 2, column 2' },
    })
    expect(judged?.why).toBe('Row 2, column 2 is empty in every way to place 1 1 in column 2.')
    const later = judge(played(small(), fill(5), fill(9)), fill(7))
    expect(later?.why).toBe('Row 2, column 3 is empty in every way to place 1 1 in row 2.')
    expect(judge(small(), cross(0))).toMatchObject({ loss: 1, better: { move: fill(0) } })
  })
  it('follows several lines to a cell that no single one proves yet', () => {
    const state = puzzle('####.\n#....\n###..\n#....\n#....')
    // Neither row 5 (1) nor column 2 (1 1) says anything at first.
    expect(judge(state, fill(21))?.why).toBe(
      'Row 5, column 2 is empty: other rows and columns lead to it, one after the other.',
    )
  })
  it('does not build on wrong marks', () => {
    const wrong = played(small(), fill(7))
    expect(judge(wrong, fill(0, 4))).toMatchObject({ loss: 0 })
  })
  it('finds a lucky guess, and the assumption that would have proved a cell', () => {
    // A Hard puzzle where single lines are stuck, and one assumption does not prove every cell.
    const start = rules.start(
      completeOptions(options, { puzzle: 'generated', size: '15', level: 'hard', crosses: 'off' }),
      34,
    )
    const grid = new SolverGrid(start)
    followLines(grid)
    const open = [...start.cells].map((_, cell) => cell).filter((cell) => grid.at(cell) < 0)
    const lucky = open.filter((cell) => {
      const trial = grid.copy()
      trial.set(cell, !solutionAt(start, cell))
      return followLines(trial, cell).broken < 0
    })
    expect(lucky.length).toBeGreaterThan(0)
    for (const cell of open) {
      const mark = solutionAt(start, cell) ? fill(cell) : cross(cell)
      expect(judge(start, mark)?.sums).toEqual(lucky.includes(cell) ? { guesses: 1 } : undefined)
    }
    const proved = findContradiction(grid)
    expect(proved).not.toBeNull()
    if (!proved) return
    const against = proved.filled ? cross(proved.cell) : fill(proved.cell)
    expect(judge(start, against)?.why).toMatch(
      /^If row \d+, column \d+ were (filled|empty), (row|column) \d+ couldn’t be completed\.$/,
    )
  })
  it('finds nothing in games played by hints, up to the whole picture', () => {
    for (const level of LEVELS) {
      let state = rules.start(completeOptions(options, { puzzle: 'generated', size: '10', level }), 3)
      let value = 0
      while (!isSolved(state)) {
        const move = bot.choose(state, '', thinking())
        const judged = judge(state, move)
        expect(judged?.loss).toBe(0)
        value = judged?.value ?? 0
        state = made(state, move).state
      }
      expect(value).toBe(100)
      expect(reviewer.summary?.(state, {}, 1)).toEqual({ 'Wrong cells': 0, Guesses: 0 })
    }
  })
  it('judges neither cleared marks nor puzzles with several solutions', () => {
    expect(judge(played(small(), fill(0)), clear(0))).toBeNull()
    const several = puzzle('#.\n.#')
    expect(judge(several, fill(0))).toBeNull()
    expect(reviewer.summary?.(several, {}, 0)).toMatchObject({ Solutions: 'several' })
  })
})

const sizes = SIZES.slice(0, sample(2, 4))
const KINDS = [
  ...sizes.map((size) => ({ puzzle: 'picture', size: `${size}`, level: 'easy' }) as const),
  ...LEVELS.flatMap((level) =>
    sizes.map((size) => ({ puzzle: 'generated', size: `${size}`, level }) as const),
  ),
]

/** Plays to the end: each move is a hint, or with probability `slips` any legal move. Returns all states. */
function playToEnd(chosen: Partial<Options>, slips: number, seed: number): State[] {
  const random = createRandom(seed)
  const states = [rules.start(completeOptions(options, chosen), seed)]
  for (let state = states[0] as State; !isSolved(state); ) {
    const legal: readonly Move[] = slips > 0 && draw(random) < slips ? (rules.legal?.(state) ?? []) : []
    const move = legal.length > 0 ? pick(random, legal) : bot.choose(state, '', thinking())
    expect(describeMove(state, move, made(state, move).state)).toMatch(
      /^(Row|Column) \d+, (columns?|rows) \d+/,
    )
    state = made(state, move).state
    states.push(state)
    if (states.length > 5000) throw new Error('The game does not end.')
  }
  return states
}

describe('simulated players', () => {
  it.each(KINDS)('solve $puzzle, $size, $level, with and without slips', { tags: ['sample'] }, (kind) => {
    for (const check of ['off', 'on'] as const) {
      const careful = playToEnd({ ...kind, check }, 0, 11)
      expect(careful.at(-1)?.mistakes).toBe(0)
      const clumsy = playToEnd({ ...kind, check, crosses: 'off' }, 0.15, 12)
      const last = clumsy.at(-1) as State
      expect(rules.outcome(last)?.result).toBe('won')
      // A finished puzzle takes no more moves.
      expect(rules.legal?.(last)).toEqual([])
      // Mistakes never decrease, although marks are cleared.
      for (const [i, state] of clumsy.entries())
        expect(state.mistakes).toBeGreaterThanOrEqual(clumsy[i - 1]?.mistakes ?? 0)
      if (check === 'on') expect(last.mistakes).toBeGreaterThan(0)
    }
  })
})
