/** Tests puzzles as text: the written form, other forms, and what is refused with which words. */
import { describe, expect, it } from 'vitest'
import { rules } from '../../../src/games/nonogram/rules'
import { readPuzzle, write } from '../../../src/games/nonogram/rules/notation'
import { puzzle } from './helpers'

const TEXT = '5.1-1.3_2.1-1.1-1.1-1.2'

describe('a puzzle as text', () => {
  it('is written as clues, and read back', () => {
    const state = puzzle('#####\n#...#\n.###.')
    expect(write(state)).toBe(TEXT)
    expect(puzzle(TEXT)).toEqual(state)
    expect(encodeURIComponent(TEXT)).toBe(TEXT)
    for (let seed = 0; seed < 20; seed++) {
      const start = rules.start({ puzzle: 'generated', size: '15' }, seed)
      expect(readPuzzle(write(start)).solution).toEqual(start.solution)
      expect(rules.notation?.isInLink?.(start)).toBe(false)
    }
    expect(rules.notation?.isInLink?.(state)).toBe(true)
    expect(rules.notation?.remark?.(state)).toBeNull()
  })
  it.each([
    ['rows of other signs', '■■■■■\n■□□□■\n□■■■□'],
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
    ['', /not a Nonogram/],
    ['hello', /not a Nonogram/],
    ['5\n1 1\n3', /not a Nonogram/],
    ['5\na\n3\n\n2\n2', /“a” is not a clue/],
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
