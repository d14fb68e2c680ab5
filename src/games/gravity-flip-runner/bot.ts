/** Owns a plain player of Gravity Flip Runner: sees the course 200 ms late, and flips when the way is free. */
import { delayed } from '../../engine/core/reaction'
import { type Action, type Obstacle, RUNNER_SIZE, RUNNER_X, speedOf, type World } from './rules'
import { FLIP_TICKS } from './rules/generator'

const MARGIN = RUNNER_SIZE * 0.7

export const bot = delayed<World, readonly Obstacle[], Action>(
  ({ obstacles }) => obstacles,
  (seen, world, age) => {
    const { runner } = world
    const speed = speedOf(world)
    if (!runner.grounded) return {}
    // Where things are now, by how fast they come.
    const ahead = seen
      .map((each) => ({ ...each, x: each.x - age * speed }))
      .filter(({ x, width }) => x + width > RUNNER_X - MARGIN)
    const next = ahead.find(({ side }) => side === runner.gravity)
    if (!next) return {}
    const way = FLIP_TICKS * speed + MARGIN
    // It waits until nothing stands in the way over there, and flips as late as it safely can.
    const blocked = ahead.some(({ side, x }) => side !== runner.gravity && x < RUNNER_X + way)
    const due = next.x - RUNNER_X < way + speed * 5
    return due && !blocked ? { hold: ['flip'] } : {}
  },
)
