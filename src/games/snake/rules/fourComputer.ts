/** How the computer steers one of four snakes: away from walls, bodies and narrow places, and toward fruit. */
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction, sideNeighbors } from '../../../engine/core/math/grid'
import { draw } from '../../../engine/core/math/random'
import type { FourWorld } from './fourWorld'
import { beside } from './world'

const CLOCKWISE: readonly Direction[] = ['up', 'right', 'down', 'left']
/** It looks at this many cells at most, so that it can be lured into a place that is too small. */
const LOOKS = 12
/** The values of a free cell ahead, of a step toward fruit, and of a cell that no other head can reach in the same move. */
const FREE = 10
const NEAR = 2
const ALONE = 60
/** Between ways as good as each other chance decides, and now and then between ways that are nearly so. */
const MOOD = 3

/** Straight on, to the right, to the left: the same from each side of the field. */
function waysFrom(direction: Direction): readonly Direction[] {
  const at = CLOCKWISE.indexOf(direction)
  return [0, 1, 3].map((turn) => itemAt(CLOCKWISE, (at + turn) % 4))
}

/** Marks the cells of all snakes on the field, but for the tails that leave theirs. */
function blocked({ snakes, size }: FourWorld): Uint8Array {
  const taken = new Uint8Array(size * size)
  for (const { out, body } of snakes)
    if (!out) for (let n = 0; n < body.length - 1; n++) taken[itemAt(body, n)] = 1
  return taken
}

/** How many free cells can be reached from one, up to LOOKS. */
function roomFrom(from: number, taken: Uint8Array, size: number): number {
  const seen = [from]
  for (const cell of seen) {
    const col = cell % size
    for (const next of [cell - size, cell + size, col > 0 ? cell - 1 : -1, col < size - 1 ? cell + 1 : -1]) {
      if (next < 0 || next >= taken.length || taken[next] || seen.includes(next)) continue
      if (seen.push(next) === LOOKS) return LOOKS
    }
  }
  return seen.length
}

/** The way on of a snake. What it may do depends on the field alone, and never on its seat. */
export function wayOf(world: FourWorld, seat: number): Direction {
  const { random, size, foods, snakes } = world
  const snake = itemAt(snakes, seat)
  const head = itemAt(snake.body, 0)
  const taken = blocked(world)
  const rivals = snakes.filter((each) => !each.out && each !== snake).map(({ body }) => itemAt(body, 0))
  let best: Direction = snake.direction
  let bestValue = Number.NEGATIVE_INFINITY
  for (const way of waysFrom(snake.direction)) {
    // Drawn for each way, so that chance goes on alike.
    const mood = draw(random) * MOOD
    const next = beside(head, way, world)
    if (next < 0 || taken[next]) continue
    const at = cellOf(next, size)
    const far = Math.min(
      // As far as the farthest fruit, if there is none.
      2 * size,
      ...foods
        .filter(({ cell }) => cell >= 0)
        .map(({ cell }) => {
          const food = cellOf(cell, size)
          return Math.abs(food.row - at.row) + Math.abs(food.col - at.col)
        }),
    )
    const meets = sideNeighbors(next, size, size).some((cell) => rivals.includes(cell))
    const value = mood + FREE * roomFrom(next, taken, size) - NEAR * far + (meets ? 0 : ALONE)
    if (value > bestValue) [best, bestValue] = [way, value]
  }
  return best
}
