/** Describes moves of Tic Tac Toe in words: 'X top left', 'X row 2, column 3'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

const PLACES = [
  'top left',
  'top middle',
  'top right',
  'middle left',
  'center',
  'middle right',
  'bottom left',
  'bottom middle',
  'bottom right',
] as const

const TITLES = [
  'Top left',
  'Top middle',
  'Top right',
  'Middle left',
  'Center',
  'Middle right',
  'Bottom left',
  'Bottom middle',
  'Bottom right',
] as const

/** Nine cells have names; others use row and column. */
export function placeOf(cell: number, cells: State['cells']): string {
  if (cells.length === 81) return `${PLACES[cell % 9]} of board ${Math.floor(cell / 9) + 1}`
  return cells.length === 9
    ? (PLACES[cell] as string)
    : `row ${Math.floor(cell / 4) + 1}, column ${(cell % 4) + 1}`
}

/** `placeOf` at the start of a text: 'Top left', 'Row 2, column 3'. */
export function placeTitle(cell: number, cells: State['cells']): string {
  if (cells.length === 81) return `${TITLES[cell % 9]} of board ${Math.floor(cell / 9) + 1}`
  return cells.length === 9
    ? (TITLES[cell] as string)
    : `Row ${Math.floor(cell / 4) + 1}, column ${(cell % 4) + 1}`
}

export const describeMove: DescribeMove<State, Move> = (_before, move, after) =>
  move === 'reset'
    ? 'Board cleared'
    : move === 'next'
      ? `Game ${after.five?.game}`
      : `${after.cells[move]} ${placeOf(move, after.cells)}`
