/** The board of Ultimate: cell positions, the winner of each small board, and the board for the next mark. */
import { itemAt } from '../../../engine/core/itemAt'
import { linesOf } from '../../../engine/core/math/grid'

export type Mark = 'X' | 'O'
export type Cells = readonly (Mark | '')[]

/** The eight lines of three, for cells of a board and for the boards themselves. */
const LINES = linesOf(3, 3, 3)

/** Cells of the whole board: nine of the first board, row by row, then nine of the second, and so on. */
export const ALL_CELLS = 81

/** Whether these are the cells of an Ultimate board. */
export const isUltimate = (cells: Cells) => cells.length === ALL_CELLS

/** Converts between cells and the nine rows and columns of the whole board. */
export function cellAt(row: number, col: number): number {
  return (Math.floor(row / 3) * 3 + Math.floor(col / 3)) * 9 + (row % 3) * 3 + (col % 3)
}
export function rowAndColumn(cell: number): { readonly row: number; readonly col: number } {
  const board = Math.floor(cell / 9)
  return {
    row: Math.floor(board / 3) * 3 + Math.floor((cell % 9) / 3),
    col: (board % 3) * 3 + (cell % 3),
  }
}

/** The winner of each board: X, O, '' for undecided, '-' for full without a winner. */
export function boardsOf(cells: Cells): readonly ('X' | 'O' | '' | '-')[] {
  return Array.from({ length: 9 }, (_, board) => {
    const own = cells.slice(board * 9, board * 9 + 9)
    const line = LINES.find(
      ([a = 0, b = 0, c = 0]) => own[a] !== '' && own[a] === own[b] && own[a] === own[c],
    )
    if (line) return own[itemAt(line, 0)] as 'X' | 'O'
    return own.includes('') ? '' : '-'
  })
}

/** The lines of three boards that one mark has won. */
export function boardLines(boards: ReturnType<typeof boardsOf>): readonly (readonly number[])[] {
  return LINES.filter(
    ([a = 0, b = 0, c = 0]) =>
      /[XO]/.test(itemAt(boards, a)) && boards[a] === boards[b] && boards[a] === boards[c],
  )
}

/**
 * The cells that may be marked: in the board that the last mark points to, or in all undecided boards if that one is
 * decided.
 */
export function openOn(cells: Cells, next: number | null): number[] {
  const boards = boardsOf(cells)
  if (boardLines(boards).length > 0) return []
  const bound = next !== null && boards[next] === '' ? next : null
  return cells.flatMap((cell, index) => {
    const board = Math.floor(index / 9)
    return cell === '' && boards[board] === '' && (bound === null || board === bound) ? [index] : []
  })
}

/** The board for the mark after this one; null if that board is decided. */
export function nextBoard(cells: Cells, cell: number): number | null {
  return boardsOf(cells)[cell % 9] === '' ? cell % 9 : null
}
