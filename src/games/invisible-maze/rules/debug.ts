/** Prints a maze: @ player, # wall, + bumped wall, o visited cell, G goal. */
import { printGrid } from '../../../engine/core/math/grid'
import type { Level } from './levels'

interface Walk {
  readonly at: number
  readonly visited: readonly number[]
  readonly bumped: readonly number[]
}

export function debug({ at, visited, bumped }: Walk, { size, walls, end }: Level): string {
  return printGrid(size, size, (row, col) => {
    const cell = row * size + col
    if (cell === at) return '@'
    if (walls[cell]) return bumped.includes(cell) ? '+' : '#'
    if (cell === end) return 'G'
    return visited.includes(cell) ? 'o' : '.'
  })
}
