/** How the tests of Killer Sudoku read its puzzles. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/sudoku/options'
import { bitOf } from '../../../src/games/sudoku/rules/grid'

export const OPTIONS = completeOptions(options, { kind: 'killer' })
export const all = (digits: readonly number[]) => digits.reduce((bits, digit) => bits | bitOf(digit), 0)
