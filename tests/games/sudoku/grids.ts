/** The grids that the tests of Sudoku share. */
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/sudoku/options'
import { rules, type State } from '../../../src/games/sudoku/rules'
import { CLASSIC } from '../../../src/games/sudoku/rules/shape'

export const numbers = (text: string) =>
  [...text].map((character) => (character === '.' ? 0 : Number(character)))
export const read = (text: string): State => rules.notation!.read(text, completeOptions(options))
export const EASY = '530070000600195000098000060800060003400803001700020006060000280000419005000080079'
export const EASY_SOLVED = '534678912672195348198342567859761423426853791713924856961537284287419635345286179'
export const IMPOSSIBLE = '.....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........'

/** Four cells in two rows, two columns and two boxes with two digits crosswise. */
export function findRectangle(grid: readonly number[]): number[] {
  for (let a = 0; a < 81; a++) {
    for (let b = a + 1; b < 81; b++) {
      const [rowA, colA, rowB, colB] = [Math.floor(a / 9), a % 9, Math.floor(b / 9), b % 9]
      const c = rowA * 9 + colB
      const d = rowB * 9 + colA
      const boxes = new Set([a, b, c, d].map((cell) => CLASSIC.housesOf[cell]![2]))
      if (rowA !== rowB && colA !== colB && boxes.size === 2 && grid[a] === grid[b] && grid[c] === grid[d])
        return [a, b, c, d]
    }
  }
  throw new Error('no rectangle')
}
