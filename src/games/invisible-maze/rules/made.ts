/** Generated mazes by seed: an endless series of increasing size, each with a limit that fits its shortest path. */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, drawInt, pick, type Random } from '../../../engine/core/math/random'
import { texts } from '../texts/game'
import type { Level } from './levels'
import { movesToGoal } from './maze'

/** Cells per side: of the first two mazes, two more for every second maze, and the maximum. */
const FIRST_SIZE = 9
const MAX_SIZE = 21
/** Number of mazes with a view radius of two; later it is one. */
const FAR_SIGHTED = 3
/**
 * One in this many walls between two corridors is removed, so that a wrong turn does not require going all the way
 * back.
 */
const LOOPS = 12
/**
 * Seconds per move of the shortest path: decreasing from the first maze on. At four moves per second a quarter is
 * enough.
 */
const FIRST_PACE = 2
const LAST_PACE = 1
const PACE_FALLS = 0.08
/** Additional seconds per maze to look around. */
const LOOK = 20

// Cache of the latest mazes, which every move needs.
const made = new Map<string, Level>()
const KEPT = 8

/** The maze with this number, from 1. */
export function madeLevel(seed: number, id: number): Level {
  const key = `${seed} ${id}`
  const before = made.get(key)
  if (before) return before
  const level = makeLevel(seed, id)
  if (made.size >= KEPT) made.delete(made.keys().next().value as string)
  made.set(key, level)
  return level
}

function makeLevel(seed: number, id: number): Level {
  const random = createRandom(seed + Math.imul(id, 0x9e3779b1))
  const size = Math.min(MAX_SIZE, FIRST_SIZE + 2 * Math.floor((id - 1) / 2))
  const walls = carve(size, random)
  const plain: Level = {
    id,
    name: texts.maze(id),
    size,
    start: 0,
    end: size * size - 1,
    walls,
    viewRadius: id <= FAR_SIGHTED ? 2 : 1,
  }
  const shortest = itemAt(movesToGoal(plain), plain.start)
  const pace = Math.max(LAST_PACE, FIRST_PACE - PACE_FALLS * (id - 1))
  return { ...plain, timeLimit: LOOK + Math.ceil(shortest * pace) }
}

/** Carves cells in even rows and columns by a random walk with backtracking, then adds a few loops. */
function carve(size: number, random: Random): boolean[] {
  const walls = new Array<boolean>(size * size).fill(true)
  const path = [0]
  walls[0] = false
  while (path.length > 0) {
    const at = path.at(-1) as number
    const open = cellsAround(at, size).filter(({ cell }) => walls[cell])
    if (open.length === 0) {
      path.pop()
      continue
    }
    const { wall, cell } = pick(random, open)
    walls[wall] = false
    walls[cell] = false
    path.push(cell)
  }
  for (let cell = 0; cell < size * size; cell++) {
    const [row, col] = [Math.floor(cell / size), cell % size]
    // A connecting wall between two cells of the same row or column.
    if ((row + col) % 2 === 1 && walls[cell] && drawInt(random, 1, LOOPS) === 1) walls[cell] = false
  }
  return walls
}

/** The cells two steps away, and the connecting wall to each. */
function cellsAround(cell: number, size: number): { readonly wall: number; readonly cell: number }[] {
  const [row, col] = [Math.floor(cell / size), cell % size]
  return [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ].flatMap(([down = 0, right = 0]) => {
    const [r, c] = [row + 2 * down, col + 2 * right]
    if (r < 0 || r >= size || c < 0 || c >= size) return []
    return [{ wall: (row + down) * size + col + right, cell: r * size + c }]
  })
}
