/** What an editor of positions does to the pieces on its board. */

/** The piece in each cell, row by row from the top left. */
export type Cells = readonly (string | null)[]

export interface EditedPosition {
  readonly cells: Cells
  /** The side to move: an index of the names that the editor has of them. */
  readonly side: number
}

export const isSamePosition = (one: EditedPosition, other: EditedPosition): boolean =>
  one.side === other.side && one.cells.every((piece, cell) => piece === other.cells[cell])

/** What the cells of a board allow. */
export interface PlacementRules {
  /** Whether a piece may stand in a cell. Default: everywhere. */
  readonly isOpen?: ((cell: number) => boolean) | undefined
  /** Moves pieces to where they come to rest, as gravity does. Default: they stay. */
  readonly settle?: ((cells: Cells) => Cells) | undefined
}

/** The cells after a change, at rest; the same array if nothing has changed, so that nothing is announced. */
function settlePieces(before: Cells, after: Cells, { settle }: PlacementRules): Cells {
  const resting = settle ? settle(after) : after
  return resting.every((piece, cell) => piece === before[cell]) ? before : resting
}

/** Puts a piece into a cell; the same piece there is removed. Null removes any piece. */
export function pressCell(
  cells: Cells,
  cell: number,
  piece: string | null,
  rules: PlacementRules = {},
): Cells {
  if (rules.isOpen && !rules.isOpen(cell)) return cells
  return settlePieces(cells, cells.with(cell, cells[cell] === piece ? null : piece), rules)
}

/**
 * Moves a piece from a cell, or puts another one on the board.
 *
 * @param from - null if it comes from outside
 * @param to - null if it leaves the board
 */
export function movePiece(
  cells: Cells,
  from: number | null,
  piece: string,
  to: number | null,
  rules: PlacementRules = {},
): Cells {
  if (from === to || (to !== null && rules.isOpen && !rules.isOpen(to))) return cells
  const lifted = from === null ? cells : cells.with(from, null)
  return settlePieces(cells, to === null ? lifted : lifted.with(to, piece), rules)
}

/**
 * The cell to name after a change.
 *
 * @param meant - the cell that was pressed or dropped on; a piece may have come to rest in another one
 */
export function changedCell(before: Cells, after: Cells, meant: number): number {
  return before[meant] === after[meant] ? after.findIndex((piece, cell) => piece !== before[cell]) : meant
}
