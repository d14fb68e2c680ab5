/** Owns the print of a maze: @ the walker, # a wall, + a wall that was bumped into, o where they were, G the goal. */
import { printGrid } from '../../../engine/core/grid'
import { LEVELS, type Level } from './levels'

interface Walk {
  /** The level's id, from 1. */
  readonly level: number
  readonly at: number
  readonly visited: readonly number[]
  readonly bumped: readonly number[]
}

export function debug({ level, at, visited, bumped }: Walk): string {
  const { size, walls, end } = LEVELS[level - 1] as Level
  return printGrid(size, size, (row, col) => {
    const cell = row * size + col
    if (cell === at) return '@'
    if (walls[cell]) return bumped.includes(cell) ? '+' : '#'
    if (cell === end) return 'G'
    return visited.includes(cell) ? 'o' : '.'
  })
}
