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
  type Coin,
  FLOOR,
  GRAVITY,
  isSolidAfter,
  type Obstacle,
  PICK_UP,
  type Pill,
  RUNNER_SIZE,
  RUNNER_X,
  type Run,
  runsOf,
  type Side,
  speedOf,
  topAfter,
  type World,
} from './rules'
import { FLIP_TICKS } from './rules/generator'

const HALF = RUNNER_SIZE / 2
const MARGIN = RUNNER_SIZE * 0.7
/** Ticks that it plans ahead for a flip through a power, and the delays (ticks) after which it tries to flip back. */
const AHEAD = 80
const BACK = [0, 6, 12, 18, 24, 30, 36] as const

interface Seen {
  readonly coins: readonly Coin[]
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
function flipsThrough(run: Run, { obstacles, pills }: Omit<Seen, 'coins'>): boolean {
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

/** Ticks it looks ahead in a zone, and the ticks at which its plans flip. A flip costs as much as this share of a coin. */
const ZONE_AHEAD = 75
const PLANS: readonly (readonly number[])[] = [
  [],
  ...[0, 5, 10, 15, 20, 26, 32, 38, 44].map((at) => [at]),
  ...[26, 31, 36, 42, 48].map((at) => [0, at]),
  ...[34, 40, 46].map((at) => [8, at]),
]
const FLIP_COSTS = 0.6

/** The runner's height in each of the next ticks, units, if it flips at these. */
function pathOf({ y, gravity }: { y: number; gravity: Side }, flipsAt: readonly number[]): number[] {
  let vy = 0
  return Array.from({ length: ZONE_AHEAD }, (_, n) => {
    if (flipsAt.includes(n) && vy === 0) gravity = -gravity as Side
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

/** The paths of all plans from a rail. */
const pathsFrom = (gravity: Side) =>
  PLANS.map((plan) => ({
    plan,
    path: pathOf({ y: gravity === 1 ? FLOOR - HALF : CEILING + HALF, gravity }, plan),
  }))
const PATHS = { 1: pathsFrom(1), [-1]: pathsFrom(-1) } as const

/** Whether the best plan for what is coming in a zone begins with a flip. */
function flipsInZone(run: Run, { obstacles, coins, pills }: Seen, age: number): boolean {
  const speed = speedOf(run)
  const worth = (plan: readonly number[], path: readonly number[]) => {
    let crash = ZONE_AHEAD
    for (const obstacle of obstacles) {
      const left = obstacle.x - age * speed - RUNNER_X
      const from = Math.max(0, Math.floor((left - HALF - 4) / speed) - 1)
      const to = Math.min(crash, Math.ceil((left + obstacle.width + HALF) / speed))
      for (let n = from; n < to; n++) {
        const top = topAfter(obstacle, age + n + 1)
        const y = path[n] ?? 0
        if (y + HALF <= top || y - HALF >= top + obstacle.height) continue
        if (isSolidAfter(obstacle, age + n + 1)) crash = n
      }
    }
    const taken = (thing: { x: number; y: number }) => {
      const n = Math.round((thing.x - age * speed - RUNNER_X) / speed)
      return n >= 0 && n < crash && Math.abs((path[n] ?? 0) - thing.y) < PICK_UP - 6
    }
    return crash * 4 + coins.filter(taken).length + 2 * pills.filter(taken).length - FLIP_COSTS * plan.length
  }
  let best = { worth: Number.NEGATIVE_INFINITY, now: false }
  for (const { plan, path } of PATHS[run.runner.gravity]) {
    const each = worth(plan, path)
    if (each > best.worth) best = { worth: each, now: plan[0] === 0 }
  }
  return best.now
}

/** Whether to flip now, based on what was seen `age` ticks ago. */
function flips(run: Run, seen: Seen, age: number): boolean {
  const { runner } = run
  if (run.state !== 'run' || !runner.grounded) return false
  if (run.zone) return flipsInZone(run, seen, age)
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
  (world) => runsOf(world).map(({ obstacles, coins, pills }) => ({ obstacles, coins, pills })),
  (seen, world, age, player) => ({
    hold: runsOf(world).flatMap((run, n) => {
      const view = seen[n]
      if (!view || !flips(run, view, age)) return []
      if (player === undefined) return [slot('flip', n) as Action]
      return n === player ? ['flip' as const] : []
    }),
  }),
)
