/** Tests the review of Nonogram: wrong marks and lucky guesses are found, and deduced marks are not. */
import { describe, expect, it } from 'vitest'
import { bot } from '../../../src/games/nonogram/bot'
import { reviewer } from '../../../src/games/nonogram/review'
import { isSolved, type Move, rules, type State } from '../../../src/games/nonogram/rules'
import { findContradiction, followLines, Work } from '../../../src/games/nonogram/rules/solver'
import { moveOf, solutionAt } from '../../../src/games/nonogram/rules/state'
import { thinking } from '../../support/moves'
import { clear, cross, fill, made, played, puzzle } from './helpers'

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
      better: { move: cross(6), text: 'cross row 2, column 2' },
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
    const start = rules.start({ puzzle: 'generated', size: '15', level: 'hard', crosses: 'off' }, 34)
    const work = new Work(start)
    followLines(work)
    const open = [...start.cells].map((_, cell) => cell).filter((cell) => work.at(cell) < 0)
    const lucky = open.filter((cell) => {
      const trial = work.copy()
      trial.set(cell, !solutionAt(start, cell))
      return followLines(trial, cell).broken < 0
    })
    expect(lucky.length).toBeGreaterThan(0)
    for (const cell of open) {
      const mark = solutionAt(start, cell) ? fill(cell) : cross(cell)
      expect(judge(start, mark)?.sums).toEqual(lucky.includes(cell) ? { guesses: 1 } : undefined)
    }
    const proved = findContradiction(work)
    expect(proved).not.toBeNull()
    if (!proved) return
    const against = proved.filled ? cross(proved.cell) : fill(proved.cell)
    expect(judge(start, against)?.why).toMatch(
      /^If row \d+, column \d+ were (filled|empty), (row|column) \d+ could not be completed\.$/,
    )
  })
  it('finds nothing in games played by hints, up to the whole picture', () => {
    for (const level of ['easy', 'medium', 'hard']) {
      let state = rules.start({ puzzle: 'generated', size: '10', level }, 3)
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
