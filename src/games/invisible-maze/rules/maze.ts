/** Moving in a maze: obstacles, distances, and the shortest path to the goal. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Direction, STEPS, sideNeighbors } from '../../../engine/core/math/grid'
import type { Level } from './levels'

/** The cell one step away, or -1 beyond the edge. */
export function stepFrom({ size }: Level, cell: number, direction: Direction): number {
  const row = Math.floor(cell / size) + STEPS[direction].row
  const col = (cell % size) + STEPS[direction].col
  return row < 0 || row >= size || col < 0 || col >= size ? -1 : row * size + col
}

/** Manhattan distance between two cells. */
export function distance({ size }: Level, a: number, b: number): number {
  return Math.abs(Math.floor(a / size) - Math.floor(b / size)) + Math.abs((a % size) - (b % size))
}

// Cache by level, since a maze never changes.
const known = new WeakMap<Level, readonly number[]>()

/** Number of moves from each cell to the goal; -1 for walls. Breadth first from the goal. */
export function movesToGoal(level: Level): readonly number[] {
  const before = known.get(level)
  if (before) return before
  const far: number[] = new Array(level.size * level.size).fill(-1)
  far[level.end] = 0
  const queue = [level.end]
  for (const cell of queue) {
    for (const near of sideNeighbors(cell, level.size, level.size)) {
      if (level.walls[near] || far[near] !== -1) continue
      far[near] = itemAt(far, cell) + 1
      queue.push(near)
    }
  }
  known.set(level, far)
  return far
}

/** The cells of a shortest path from a cell to the goal, including both. */
export function wayToGoal(level: Level, from: number): readonly number[] {
  const far = movesToGoal(level)
  const direction = [from]
  for (let at = from; far[at] !== undefined && itemAt(far, at) > 0; ) {
    const next = sideNeighbors(at, level.size, level.size).find((near) => far[near] === itemAt(far, at) - 1)
    if (next === undefined) break
    direction.push(next)
    at = next
  }
  return direction
}
