/** The levels of Breakout: the bricks of the five rows, and the speed of the ball. */
import { itemAt } from '../../../engine/core/itemAt'
import { HARD_LAYOUTS, hitsOf } from './hard'
import {
  BRICK_STEP_X,
  BRICK_STEP_Y,
  BRICKS_LEFT,
  BRICKS_TOP,
  type Brick,
  brickWidth,
  COLS,
  ROWS,
  WIDTH,
} from './world'

/**
 * Twelve layouts, one string per row, '#' a brick. Level 1 is the full wall of the specification; they repeat after the
 * last one.
 */
export const LAYOUTS: readonly (readonly string[])[] = [
  ['##########', '##########', '##########', '##########', '##########'],
  ['#.##..##.#', '##.####.##', '###.##.###', '##.####.##', '#.##..##.#'],
  ['....##....', '...####...', '..######..', '.########.', '##########'],
  ['##.##.##.#', '##.##.##.#', '##.##.##.#', '##.##.##.#', '##.##.##.#'],
  ['##########', '#........#', '#.######.#', '#........#', '##########'],
  ['#.#.#.#.#.', '.#.#.#.#.#', '#.#.#.#.#.', '.#.#.#.#.#', '#.#.#.#.#.'],
  ['.##....##.', '####..####', '##########', '.########.', '...####...'],
  ['##......##', '.##....##.', '..######..', '.##....##.', '##......##'],
  ['#..####..#', '##..##..##', '###....###', '##..##..##', '#..####..#'],
  ['.########.', '.#......#.', '.#.####.#.', '.#......#.', '.########.'],
  ['###....###', '.###..###.', '..######..', '.###..###.', '###....###'],
  ['#########.', '........#.', '.########.', '.#........', '.#########'],
]

export const START_SPEED = 6
const SPEED_PER_LEVEL = 0.4
export const TOP_SPEED = 9

/** Ball speed of a level (from 1), in units per tick. */
export function ballSpeed(level: number): number {
  return Math.min(START_SPEED + SPEED_PER_LEVEL * (level - 1), TOP_SPEED)
}

/** New bricks of a level (from 1), row by row, ten across the field. */
export function bricksOf(level: number, width = WIDTH, hard = false): Brick[] {
  const share = width / WIDTH
  const layouts = hard ? HARD_LAYOUTS : LAYOUTS
  const layout = itemAt(layouts, (level - 1) % layouts.length)
  const bricks: Brick[] = []
  for (let row = 0; row < ROWS; row++) {
    for (let col = 0; col < COLS; col++) {
      const character = layout[row]?.[col]
      const hits = character === '#' ? 1 : hitsOf(character)
      if (hits === null) continue
      const x = (BRICKS_LEFT + col * BRICK_STEP_X) * share
      const y = BRICKS_TOP + row * BRICK_STEP_Y
      bricks.push({ x, y, width: brickWidth({ width }), row, col, hits, destroyed: false })
    }
  }
  return bricks
}
