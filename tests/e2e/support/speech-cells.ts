/** Reads the cells of a board from the accessibility tree, and plays Minesweeper and Battleship by them alone. */
import type { Locator } from 'playwright/test'

export interface Cell {
  readonly row: number
  readonly col: number
  readonly what: string
  /** Whether it cannot be pressed now. */
  readonly closed: boolean
}

/** The cells of a board as a screen reader gets them. */
export async function cellsOf(grid: Locator): Promise<Cell[]> {
  const tree = await grid.ariaSnapshot()
  return [...tree.matchAll(/gridcell "Row (\d+), column (\d+)(?:, ([^"]*))?"([^\n]*)/g)].map(
    ([, row, col, what = '', marks = '']) => ({
      row: Number(row),
      col: Number(col),
      what,
      closed: marks.includes('[disabled]'),
    }),
  )
}

const touches = (a: Cell, b: Cell) => a !== b && Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1

/** The next cell to open: the middle of a new field, then cells that the numbers prove to be safe. */
export function digs(cells: readonly Cell[]): Cell | undefined {
  const covered = cells.filter(({ what }) => what.startsWith('covered'))
  if (covered.length === cells.length) return cells[Math.floor(cells.length / 2)]
  /** The number of mines among some cells. */
  const facts = cells.flatMap((cell) => {
    const among = covered.filter((other) => touches(cell, other))
    const mines = Number(cell.what === 'empty' ? 0 : cell.what)
    return Number.isNaN(mines) || among.length === 0 ? [] : [{ among, mines }]
  })
  // A fact about a part of another fact's cells gives one about the rest.
  for (let i = 0; i < facts.length && facts.length < 4000; i++) {
    const fact = facts[i]
    if (!fact) continue
    if (fact.mines === 0) return fact.among[0]
    for (const other of facts.slice(0, i)) {
      for (const [part, whole] of [
        [fact, other],
        [other, fact],
      ] as const) {
        if (part.among.length >= whole.among.length) continue
        if (!part.among.every((cell) => whole.among.includes(cell))) continue
        const among = whole.among.filter((cell) => !part.among.includes(cell))
        const rest = { among, mines: whole.mines - part.mines }
        const known = facts.some(
          ({ among: same }) => same.length === among.length && same.every((cell) => among.includes(cell)),
        )
        if (!known) facts.push(rest)
      }
    }
  }
  return undefined
}

/** The next cell to fire at: beside a hit, in line with two hits, otherwise every other cell; undefined while the enemy fires. */
export function fires(cells: readonly Cell[]): Cell | undefined {
  const free = cells.filter(({ what, closed }) => what.includes('not fired at') && !closed)
  const at = (row: number, col: number) => cells.find((cell) => cell.row === row && cell.col === col)
  const hit = (cell: Cell | undefined) => cell !== undefined && / hit$/.test(cell.what)
  const worth = ({ row, col }: Cell) => {
    const ways = [
      [0, 1],
      [0, -1],
      [1, 0],
      [-1, 0],
    ] as const
    const near = ways.filter(([down, right]) => hit(at(row + down, col + right)))
    const line = near.some(([down, right]) => hit(at(row + 2 * down, col + 2 * right)))
    return (line ? 4 : 0) + (near.length > 0 ? 2 : 0) + ((row + col) % 2)
  }
  return [...free].sort((a, b) => worth(b) - worth(a))[0]
}
