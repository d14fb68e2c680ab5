/**
 * A simple bot for Gravity Flip Runner: sees the course 200 ms late, and flips when the way is free and to collect
 * powers. It plays both of two runners, unless it takes the place of one.
 */
import { slot } from '../../engine/core/input/input'
import { square } from '../../engine/core/math/exactMath'
import { rectsOverlap } from '../../engine/core/math/geometry'
import { delayed } from '../shared/reflex/reaction'
import {
  type Action,
  CEILING,
  FLOOR,
  GRAVITY,
  type Obstacle,
  PICK_UP,
  type Pill,
  RUNNER_SIZE,
  RUNNER_X,
  type Run,
  runsOf,
  type Side,
  speedOf,
  type World,
} from './rules'
import { FLIP_TICKS } from './rules/generator'

const HALF = RUNNER_SIZE / 2
const MARGIN = RUNNER_SIZE * 0.7
/** Ticks that it plans ahead for a flip through a power, and the delays (ticks) after which it tries to flip back. */
const AHEAD = 80
const BACK = [0, 6, 12, 18, 24, 30, 36] as const

interface Seen {
  readonly obstacles: readonly Obstacle[]
  readonly pills: readonly Pill[]
}

/**
 * The runner's height in each of the next ticks, units, if it flips now and, with `back`, flips again this many ticks
 * after landing.
 */
function flight(from: { readonly y: number; readonly gravity: Side }, back: number | null): number[] {
  let { y, gravity } = from
  gravity = gravity === 1 ? -1 : 1
  let vy = 0
  let rests = 0
  let flown = false
  return Array.from({ length: AHEAD }, () => {
    const rail = gravity === 1 ? FLOOR - HALF : CEILING + HALF
    if (!flown && y === rail && rests++ === back) {
      gravity = gravity === 1 ? -1 : 1
      flown = true
    }
    vy += GRAVITY * gravity
    y += vy
    const end = gravity === 1 ? FLOOR - HALF : CEILING + HALF
    if ((y - end) * gravity >= 0) {
      y = end
      vy = 0
    }
    return y
  })
}

/** Whether a flip now passes through a power and is survived, if necessary by flipping back. */
function flipsThrough(run: Run, { obstacles, pills }: Seen): boolean {
  const speed = speedOf(run)
  const once = flight(run.runner, null)
  const takes = ({ x, y }: Pill) =>
    once.some((at, n) => square(x - (n + 1) * speed - RUNNER_X) + square(y - at) < square(PICK_UP))
  if (!pills.some(takes)) return false
  const safe = (heights: readonly number[]) =>
    heights.every((y, n) => {
      const left = RUNNER_X - HALF + (n + 1) * speed
      const body = { x: left - 2, y: y - HALF, width: RUNNER_SIZE + 4, height: RUNNER_SIZE }
      return !obstacles.some((obstacle) => rectsOverlap(body, obstacle))
    })
  return safe(once) || BACK.some((back) => safe(flight(run.runner, back)))
}

/** Whether to flip now, based on what was seen `age` ticks ago. */
function flips(run: Run, seen: Seen, age: number): boolean {
  const { runner } = run
  if (run.state !== 'run' || !runner.grounded) return false
  const speed = speedOf(run)
  // Extrapolates the objects to their current positions.
  const obstacles = seen.obstacles
    .map((each) => ({ ...each, x: each.x - age * speed }))
    .filter(({ x, width }) => x + width > RUNNER_X - MARGIN)
  const pills = seen.pills.map((each) => ({ ...each, x: each.x - age * speed }))
  if (flipsThrough(run, { obstacles, pills })) return true
  const next = obstacles.find(({ side }) => side === runner.gravity)
  if (!next) return false
  const distance = FLIP_TICKS * speed + MARGIN
  // It waits until the other side is free, and flips as late as is safe.
  const blocked = obstacles.some(({ side, x }) => side !== runner.gravity && x < RUNNER_X + distance)
  return next.x - RUNNER_X < distance + speed * 5 && !blocked
}

export const bot = delayed<World, readonly Seen[], Action>(
  (world) => runsOf(world).map(({ obstacles, pills }) => ({ obstacles, pills })),
  (seen, world, age, player) => ({
    hold: runsOf(world).flatMap((run, n) => {
      const view = seen[n]
      if (!view || !flips(run, view, age)) return []
      if (player === undefined) return [slot('flip', n) as Action]
      return n === player ? ['flip' as const] : []
    }),
  }),
)
