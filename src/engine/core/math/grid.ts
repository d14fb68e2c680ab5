/** Rectangular grids stored as one flat array, row by row: index = row * cols + col. */

export interface Cell {
  readonly row: number
  readonly col: number
}

export type Direction = 'up' | 'down' | 'left' | 'right'

/** One step in each direction. Rows increase downward. */
export const STEPS: Readonly<Record<Direction, Cell>> = {
  up: { row: -1, col: 0 },
  down: { row: 1, col: 0 },
  left: { row: 0, col: -1 },
  right: { row: 0, col: 1 },
}

export const OPPOSITE: Readonly<Record<Direction, Direction>> = {
  up: 'down',
  down: 'up',
  left: 'right',
  right: 'left',
}

/** Row and column, from 0, of an index. */
export function cellOf(index: number, cols: number): Cell {
  return { row: Math.floor(index / cols), col: index % cols }
}

/** The index of a cell. Inverse of `cellOf`. */
export function indexOf(row: number, col: number, cols: number): number {
  return row * cols + col
}

/** Whether the cell is inside a grid of `rows` by `cols`. */
export function inside(row: number, col: number, rows: number, cols: number): boolean {
  return row >= 0 && row < rows && col >= 0 && col < cols
}

/** Indices of the up to four side neighbors, in the order up, down, left, right. */
export function sideNeighbors(index: number, rows: number, cols: number): number[] {
  const { row, col } = cellOf(index, cols)
  return Object.values(STEPS)
    .filter((step) => inside(row + step.row, col + step.col, rows, cols))
    .map((step) => indexOf(row + step.row, col + step.col, cols))
}

/** Indices of the up to eight side and corner neighbors, row by row. */
export function allNeighbors(index: number, rows: number, cols: number): number[] {
  const { row, col } = cellOf(index, cols)
  const result: number[] = []
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = col - 1; c <= col + 1; c++) {
      if ((r !== row || c !== col) && inside(r, c, rows, cols)) result.push(indexOf(r, c, cols))
    }
  }
  return result
}

/** All lines of `length` cells in a row, column or diagonal, as arrays of indices. */
export function linesOf(length: number, rows: number, cols: number): number[][] {
  const lines: number[][] = []
  const directions = [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ] as const
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      for (const [dr, dc] of directions) {
        if (!inside(row + dr * (length - 1), col + dc * (length - 1), rows, cols)) continue
        lines.push(Array.from({ length }, (_, i) => indexOf(row + dr * i, col + dc * i, cols)))
      }
    }
  }
  return lines
}

/** Prints a grid as lines of text for `RealtimeRuleFeatures.debug`. Cells are padded to the widest and separated by spaces. */
export function printGrid(rows: number, cols: number, symbol: (row: number, col: number) => string): string {
  const symbols = Array.from({ length: rows * cols }, (_, index) =>
    symbol(Math.floor(index / cols), index % cols),
  )
  const width = Math.max(0, ...symbols.map((each) => each.length))
  return Array.from({ length: rows }, (_, row) =>
    symbols
      .slice(row * cols, row * cols + cols)
      .map((each) => each.padStart(width))
      .join(' '),
  ).join('\n')
}
