/** Places puzzles on pages that fit both A4 and Letter. */
import type { PrintItem } from '../../engine/core/game/contract'

/** Lengths in mm. The page inside its margins, and its parts; `Pages.module.css` has the same values. */
const PAGE_WIDTH = 186
const PAGE_HEIGHT = 250
const HEAD = 20
const FOOT = 20
const CAPTION = 7
const GAP = 6

/** Columns and rows of a page, few puzzles first. */
const PUZZLE_GRIDS = [
  [1, 1],
  [1, 2],
  [2, 2],
  [2, 3],
] as const
const SOLUTION_GRIDS = [...PUZZLE_GRIDS, [3, 4]] as const
/** A solution is only read. */
const SOLUTION_SCALE = 0.5

export interface Grid {
  readonly columns: number
  readonly rows: number
  /** Height of a drawing, mm. */
  readonly height: number
}

function gridOf([columns, rows]: readonly [number, number]): Grid & { readonly width: number } {
  const width = (PAGE_WIDTH - (columns - 1) * GAP) / columns
  const height = (PAGE_HEIGHT - HEAD - FOOT - (rows - 1) * GAP) / rows - CAPTION
  return { columns, rows, width, height }
}

/**
 * The grid that needs the fewest pages with puzzles in a readable size; among those, the one with the largest puzzles.
 *
 * @param isSolved - solutions are smaller
 */
export function gridFor(items: readonly Pick<PrintItem, 'min'>[], isSolved = false): Grid {
  const scale = isSolved ? SOLUTION_SCALE : 1
  const min = {
    width: Math.max(0, ...items.map(({ min }) => min.width)) * scale,
    height: Math.max(0, ...items.map(({ min }) => min.height)) * scale,
  }
  const [first, ...others] = (isSolved ? SOLUTION_GRIDS : PUZZLE_GRIDS).map(gridOf)
  const pages = ({ columns, rows }: Grid) => Math.ceil(items.length / (columns * rows))
  return others.reduce(
    (best, grid) =>
      grid.width >= min.width && grid.height >= min.height && pages(grid) < pages(best) ? grid : best,
    first as Grid,
  )
}

/** The items of each page. */
export function paginate<Item>(items: readonly Item[], { columns, rows }: Grid): Item[][] {
  const size = columns * rows
  return Array.from({ length: Math.ceil(items.length / size) }, (_, page) =>
    items.slice(page * size, (page + 1) * size),
  )
}
