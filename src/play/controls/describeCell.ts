/**
 * Reads a board aloud on demand, for screen readers: the focused cell with its row and column, or the whole
 * board. It reads the positions, names, and contents that boards give their cells.
 */
import { uiTexts } from '../../ui/texts'
import { positionTexts } from '../texts/position'

/** A cell as the board names it: 'Row 3, column 4, flag'. */
export interface NamedCell {
  readonly row: number
  readonly column: number
  /** The rest of its name, without the position; 'empty' for none. */
  readonly what: string
  /** What is on it, for counting: without the name of the square and what can be done there. */
  readonly kind: string
}

/** Reads a cell from the data attributes and the name of its element; null if it has no position. */
export function readCell({ row, column, kind }: DOMStringMap, name: string): NamedCell | null {
  const position = uiTexts.board.position(Number(row), Number(column))
  if (!row || !column || !name.startsWith(position)) return null
  const what = name.slice(position.length).replace(/^, /, '') || uiTexts.board.empty
  return { row: Number(row), column: Number(column), what, kind: kind ?? what }
}

/** 'X: 2, O: 1', the most frequent first; empty cells are not counted. */
function counted(cells: readonly NamedCell[]): string {
  const counts = new Map<string, number>()
  for (const { kind } of cells)
    if (kind !== uiTexts.board.empty) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .map(([kind, count]) => positionTexts.count(count, kind))
    .join(', ')
}

/** 'Row 3, column 4, empty. Elsewhere in this row: X: 2; in this column: nothing.' */
export function cellText(cells: readonly NamedCell[], at: NamedCell): string {
  const others = cells.filter((cell) => cell.row !== at.row || cell.column !== at.column)
  const row = counted(others.filter((cell) => cell.row === at.row)) || positionTexts.nothing
  const column = counted(others.filter((cell) => cell.column === at.column)) || positionTexts.nothing
  return positionTexts.cell(at, row, column)
}

/** 'Row 1. empty: 2, X. Row 2. …': equal cells in a row are counted. */
export function boardText(cells: readonly NamedCell[]): string {
  const rows = [...new Set(cells.map(({ row }) => row))].sort((a, b) => a - b)
  return rows
    .map((row) => {
      const kinds = cells.filter((cell) => cell.row === row).sort((a, b) => a.column - b.column)
      const runs: { kind: string; count: number }[] = []
      for (const { kind } of kinds) {
        const last = runs.at(-1)
        if (last?.kind === kind) last.count++
        else runs.push({ kind, count: 1 })
      }
      const texts = runs.map(({ kind, count }) => (count > 1 ? positionTexts.count(count, kind) : kind))
      return positionTexts.row(row, texts.join(', '))
    })
    .join(' ')
}

const cellOf = (element: HTMLElement) => readCell(element.dataset, element.getAttribute('aria-label') ?? '')

/** The cells of a board on the page, with their accessible names. */
function cellsOf(grid: Element): NamedCell[] {
  return [...grid.querySelectorAll<HTMLElement>('[role="gridcell"]')].flatMap((cell) => cellOf(cell) ?? [])
}

/**
 * The text that the shortcut reads aloud.
 *
 * @param root - contains the board
 * @param again - the shortcut was pressed again on the same cell
 * @returns the focused cell; the whole board when pressed again, or without a focused cell; null without a board
 * of named cells
 */
export function readPosition(root: ParentNode, again: boolean): string | null {
  const focused = document.activeElement?.closest<HTMLElement>('[role="gridcell"]') ?? null
  const grids = [...root.querySelectorAll('[role="grid"]')]
  const grid = grids.find((each) => each.contains(focused)) ?? grids.find((each) => cellsOf(each).length > 0)
  const cells = grid ? cellsOf(grid) : []
  if (cells.length === 0) return null
  const at = focused && cellOf(focused)
  return at && !again ? cellText(cells, at) : boardText(cells)
}
