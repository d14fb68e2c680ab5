/** Describes moves of Tic Tac Toe in words: 'X top left', 'X row 2, column 3'. */

import type { DescribeMove } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import type { Move, State } from './rules'
import { moveTexts as texts } from './texts/moves'

/** Nine cells have names; others use row and column. */
export function cellName(cell: number, cells: State['cells']): string {
  if (cells.length === 81) return texts.onBoard(itemAt(texts.places, cell % 9), Math.floor(cell / 9) + 1)
  return cells.length === 9
    ? itemAt(texts.places, cell)
    : texts.cell(Math.floor(cell / 4) + 1, (cell % 4) + 1)
}

/** `cellName` at the start of a text: 'Top left', 'Row 2, column 3'. */
export function cellTitle(cell: number, cells: State['cells']): string {
  if (cells.length === 81) return texts.onBoard(itemAt(texts.titles, cell % 9), Math.floor(cell / 9) + 1)
  return cells.length === 9
    ? itemAt(texts.titles, cell)
    : texts.cellTitle(Math.floor(cell / 4) + 1, (cell % 4) + 1)
}

export const describeMove: DescribeMove<State, Move> = (_before, move, after) =>
  move === 'reset'
    ? texts.cleared
    : move === 'next'
      ? texts.game(after.five?.game as number)
      : texts.move(itemAt(after.cells, move), cellName(move, after.cells))
