/** How the tests of Killer Sudoku read its puzzles. */
import { bitOf } from '../../../src/games/sudoku/rules/grid'

export const OPTIONS = { kind: 'killer' }
export const all = (digits: readonly number[]) => digits.reduce((bits, digit) => bits | bitOf(digit), 0)
