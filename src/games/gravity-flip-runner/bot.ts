/** Owns a plain player of Gravity Flip Runner: sees the course 200 ms late, and flips when the way is free. Of two it plays both. */
import { slot } from '../../engine/core/input'
import { delayed } from '../../engine/core/reaction'
import {
  type Action,
  type Obstacle,
  RUNNER_SIZE,
  RUNNER_X,
  type Run,
  runsOf,
  speedOf,
  type World,
} from './rules'
import { FLIP_TICKS } from './rules/generator'

const MARGIN = RUNNER_SIZE * 0.7

/** Whether to flip now, by the obstacles of `age` ticks ago. */
function flips(run: Run, seen: readonly Obstacle[], age: number): boolean {
  const { runner } = run
  if (run.state !== 'run' || !runner.grounded) return false
  const speed = speedOf(run)
  // Where things are now, by how fast they come.
  const ahead = seen
    .map((each) => ({ ...each, x: each.x - age * speed }))
    .filter(({ x, width }) => x + width > RUNNER_X - MARGIN)
  const next = ahead.find(({ side }) => side === runner.gravity)
  if (!next) return false
  const way = FLIP_TICKS * speed + MARGIN
  // It waits until nothing stands in the way over there, and flips as late as it safely can.
  const blocked = ahead.some(({ side, x }) => side !== runner.gravity && x < RUNNER_X + way)
  return next.x - RUNNER_X < way + speed * 5 && !blocked
}

export const bot = delayed<World, readonly (readonly Obstacle[])[], Action>(
  (world) => runsOf(world).map(({ obstacles }) => obstacles),
  (seen, world, age) => ({
    hold: runsOf(world).flatMap((run, n) =>
      flips(run, seen[n] ?? [], age) ? [slot('flip', n) as Action] : [],
    ),
  }),
)
