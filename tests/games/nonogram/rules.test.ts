/** Tests the rules of Nonogram, and puzzles as text. */

import { describe, expect, it } from 'vitest'
import { completeOptions } from '../../../src/engine/core/game/option'
import { describeMove } from '../../../src/games/nonogram/describeMove'
import { options } from '../../../src/games/nonogram/options'
import {
  changedBy,
  moveOf,
  rules,
  type State,
  shownCells,
  solutionAt,
} from '../../../src/games/nonogram/rules'
import { readPuzzle, write } from '../../../src/games/nonogram/rules/notation'
import { finishedBlocks } from '../../../src/games/nonogram/view/clueMarks'
import { pressAt } from '../../../src/games/nonogram/view/pen'
import { clear, cross, fill, filledUp, made, played, puzzle, refused } from './helpers'

/** Clues: rows 5, 1 1, 3; columns 2, 1, 1... */
const SMALL = '#####\n#...#\n.###.'
const small = (options?: Record<string, string>) => puzzle(SMALL, options)

describe('marks', () => {
  it('fill, cross and clear one cell', () => {
    const state = played(small(), fill(0), cross(6))
    expect(rules.debug?.(state)).toBe('# . . . .\n. x . . .\n. . . . .')
    expect(played(state, clear(0), clear(6)).cells).toBe('.'.repeat(15))
  })
  it('are one move for a whole line, in both directions, and skip marked cells', () => {
    const { state, events } = made(played(small(), cross(2)), fill(4, 0))
    expect(state.cells).toBe('##x##..........')
    expect(events[0]).toEqual({ type: 'fill', count: 4, row: 1, column: 1 })
    expect(played(state, fill(14, 9)).cells).toBe('##x##....#....#')
    // Clearing a line clears marks of one kind.
    expect(played(state, clear(0, 4)).cells).toBe('..x............')
    expect(describeMove(state, clear(0, 4), state)).toBe('Row 1, columns 1 to 5: cleared')
    expect(describeMove(state, fill(14, 9), state)).toBe('Column 5, rows 2 to 3: filled')
  })
  it('are refused where they change nothing, and off a line', () => {
    const state = played(small(), fill(0))
    const nothing = [fill(0), fill(0, 4), cross(0), clear(1), fill(1, 7), fill(-1), fill(1, 15), fill(1.5)]
    for (const move of [...nothing, { mark: 'paint', from: 1, to: 1 }, null])
      expect(refused(state, move), JSON.stringify(move)).toBe('')
  })
})

describe('automatic crosses', () => {
  const auto = (crosses: string) => small({ crosses })
  it('cross out the rest of finished rows and columns, and disappear with them', () => {
    const state = played(auto('on'), fill(5), fill(9))
    expect(shownCells(state)).toBe('.....#xxx#.....')
    expect(state.cells).toBe('.....#...#.....')
    expect(shownCells(played(state, clear(5)))).toBe('.........#.....')
    expect(shownCells(played(auto('off'), fill(5), fill(9)))).toBe('.....#...#.....')
  })
  it('are skipped by a line, and are no marks that can be cleared', () => {
    const state = played(auto('on'), fill(5), fill(9))
    expect(refused(state, clear(6))).toBe('')
    expect(refused(state, cross(6))).toBe('')
    expect(played(state, fill(1, 11)).cells).toBe('.#...#...#.#...')
  })
  it('can be filled: the cells of their line may be at wrong places', () => {
    // The third row has its block of three, too far to the left.
    const state = played(auto('on'), fill(10, 12))
    expect(shownCells(state).slice(10)).toBe('###xx')
    expect(pressAt(state, 13, 'fill')).toEqual(fill(13))
    expect(pressAt(state, 13, 'cross')).toBeNull()
    const next = played(state, fill(13))
    expect(shownCells(next).slice(10)).toBe('####.')
    // A line that begins on one fills all empty cells, in both directions, and one that begins beside it none of them.
    for (const line of [fill(13, 3), fill(14, 13)]) {
      const move = moveOf(state, line)
      expect(move).not.toBeNull()
      expect(rules.legal(state)).toContainEqual(move)
      const changed = changedBy(state, shownCells(state), line)
      expect(changed).toContain(13)
      const after = rules.apply(state, move as typeof line, 0)
      for (const cell of changed) expect('state' in after && after.state.cells[cell]).toBe('#')
    }
    expect(moveOf(state, fill(3, 13))).toEqual(fill(3, 8))
  })
  it('leave empty lines crossed from the start', () => {
    expect(shownCells(puzzle('#.\n..', { crosses: 'on' }))).toBe('.xxx')
  })
})

describe('mistakes', () => {
  it('are counted for each wrong cell if they are shown', () => {
    const state = puzzle(SMALL, { check: 'on', crosses: 'off' })
    const { state: next, events } = made(state, fill(5, 9))
    expect(next.mistakes).toBe(3)
    expect(events.map(({ type }) => type)).toEqual(['fill', 'mistake'])
    expect(rules.hud(next, 0)).toEqual({ Mistakes: 3 })
    expect(played(next, cross(0)).mistakes).toBe(4)
    // Clearing a mistake does not take it back.
    expect(played(next, clear(6)).mistakes).toBe(3)
  })
  it('are not counted if they are hidden', () => {
    expect(played(small(), fill(5, 9)).mistakes).toBe(0)
    expect(rules.hud(small(), 0)).toEqual({ 'To fill': 10 })
  })
})

describe('the end', () => {
  it('comes when every clue is right, whatever is crossed', () => {
    const state = filledUp(played(small(), cross(6)), 1)
    expect(rules.outcome(state)).toBeNull()
    const { state: end, events } = made(state, fill(13))
    expect(events.map(({ type }) => type)).toEqual(['fill', 'solved'])
    expect(rules.outcome(end)).toMatchObject({ result: 'won', title: 'Solved', detail: '5 by 3 cells.' })
    expect(rules.legal(end)).toEqual([])
    expect(refused(end, clear(0))).toBe('')
  })
  it('names the picture', () => {
    const state = rules.start(completeOptions(options, { size: '5' }), 1)
    const { state: end, events } = made(filledUp(state, 1), fill(lastOf(state)))
    expect(rules.outcome(end)?.detail).toBe(`Picture: ${state.name}.`)
    expect(events.at(-1)).toEqual({ type: 'solved', name: state.name })
  })
  it('tells finished lines before', () => {
    expect(made(small(), fill(0, 4)).events).toContainEqual({ type: 'line', count: 1 })
    // The middle columns have one cell in the first row and one in the last.
    expect(made(played(small(), fill(0, 4)), fill(5)).events).toContainEqual({ type: 'line', count: 1 })
  })
})

describe('the board', () => {
  it('grays out blocks that are complete from an edge', () => {
    const gray = (clue: number[], characters: string, isDone = false) =>
      finishedBlocks(clue, [...characters], isDone)
    expect(gray([2, 1], '.......')).toEqual([false, false])
    expect(gray([2, 1], 'x##x...')).toEqual([true, false])
    expect(gray([2, 1], '.##x...')).toEqual([false, false])
    expect(gray([2, 1], '.##x..#')).toEqual([false, true])
    expect(gray([2, 1], '.##x.x#')).toEqual([false, true])
    expect(gray([2, 1], '##x.x#x', true)).toEqual([true, true])
    expect(gray([2, 1], 'x#x....')).toEqual([false, false])
  })
})

/** The last cell that the solution fills. */
function lastOf(state: State): number {
  return (
    [...state.cells]
      .map((_, cell) => cell)
      .filter((cell) => solutionAt(state, cell))
      .at(-1) ?? -1
  )
}

const TEXT = '5.1-1.3_2.1-1.1-1.1-1.2'

describe('a puzzle as text', () => {
  it('is written as clues, and read back', () => {
    const state = puzzle('#####\n#...#\n.###.')
    expect(write(state)).toBe(TEXT)
    expect(puzzle(TEXT)).toEqual(state)
    expect(encodeURIComponent(TEXT)).toBe(TEXT)
    for (let seed = 0; seed < 20; seed++) {
      const start = rules.start(completeOptions(options, { puzzle: 'generated', size: '15' }), seed)
      expect(readPuzzle(write(start)).solution).toEqual(start.solution)
      expect(rules.notation?.isInLink?.(start)).toBe(false)
    }
    expect(rules.notation?.isInLink?.(state)).toBe(true)
    expect(rules.notation?.remark?.(state)).toBeNull()
  })
  it.each([
    ['rows of other characters', '■■■■■\n■□□□■\n□■■■□'],
    ['zeros and ones', '11111\n10001\n01110'],
    ['rows with spaces and blank lines', '\n# # # # #\n\n# - - - #\n- # # # -\n'],
    ['clues line by line', '5\n1 1\n3\n\n2\n1 1\n1 1\n1 1\n2'],
    ['clues with commas', '5\r\n1,1\r\n3\r\n\r\n2\r\n1, 1\r\n1,1\r\n1,1\r\n2\r\n'],
    ['a link', `https://example.org/games/nonogram?position=${TEXT}`],
  ])('is read from %s', (_, text) => {
    expect(write(readPuzzle(text).clues)).toBe(TEXT)
  })
  it('warns if there are several solutions', () => {
    const state = puzzle('#.\n.#')
    expect(state.solution).toBeNull()
    expect(rules.notation?.remark?.(state)).toMatch(/more than one solution/)
  })
  it.each([
    ['', /isn’t a Nonogram/],
    ['hello', /isn’t a Nonogram/],
    ['5\n1 1\n3', /isn’t a Nonogram/],
    ['5\na\n3\n\n2\n2', /“a” isn’t a clue/],
    ['###\n##', /different lengths/],
    ['...\n...', /no cell is filled/],
    ['3_1.1', /Row 1 is too short for its clue 3/],
    ['1.1_3', /Column 1 is too short/],
    ['1.1_1.2', /rows have 2 filled cells, but the columns have 3/],
    ['1-1.0.1_1.0.2', /no solution/],
    ['https://example.org/', /This is a link/],
    ['https://example.org/?position=%E0%A4%A', /damaged/],
    [Array(31).fill('#').join('\n'), /at most 30 rows/],
  ])('is refused: %s', (text, message) => {
    expect(() => readPuzzle(text)).toThrow(message)
  })
})
