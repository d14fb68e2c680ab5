/** Prints the maze: C the player, E T D M the ghosts (lowercase while frightened), . and o the dots and pellets. */
import { itemAt } from '../../../engine/core/itemAt'
import { printGrid } from '../../../engine/core/math/grid'
import { mazeOf } from './mazes'
import type { World } from './world'

const FOOD = [' ', '.', 'o'] as const

export function debug(world: World): string {
  const { player, ghosts, dots, fruit } = world
  const maze = mazeOf(world)
  return printGrid(maze.rows, maze.cols, (row, col) => {
    const here = (position: { row: number; col: number }) => position.row === row && position.col === col
    if (here(player)) return 'C'
    const ghost = ghosts.find(here)
    if (ghost) {
      const letter = ghost.name.charAt(0)
      return ghost.place === 'eyes' ? '"' : ghost.frightened ? letter : letter.toUpperCase()
    }
    if (fruit > 0 && here(maze.fruit)) return 'F'
    const character = maze.characterAt(row, col)
    return character === '#' || character === '-'
      ? character
      : itemAt(FOOD, itemAt(dots, maze.cellAt(row, col)))
  })
}
