/** A simple bot for Color Crash. It sees everything 200 ms late and moves the ball with keys. */
import { clamp } from '../../engine/core/math/geometry'
import { delayed } from '../shared/reflex/reaction'
import {
  type Action,
  BARRIER_HEIGHT,
  type Barrier,
  HIT_RADIUS,
  type Hurdle,
  halfOf,
  type Orb,
  PLAYER_RADIUS,
  PLAYER_SPEED,
  playerY,
  swayed,
  touchOf,
  type World,
} from './rules'

interface Seen {
  readonly hurdles: readonly Hurdle[]
  readonly barriers: readonly Barrier[]
  readonly orbs: readonly Orb[]
}

/** Its distance from the point where two halves meet. */
const FROM_SEAM = 24

/** The nearest x where the barrier has the ball's color; null if there is none. */
function openX(barrier: Barrier, { player, width }: World): number | null {
  const { colour, split } = barrier
  if (!split) return colour === player.colour ? player.x : null
  const seam = split.at * width
  if (split.left === player.colour) return clamp(player.x, 0, seam - FROM_SEAM)
  return split.right === player.colour ? clamp(player.x, seam + FROM_SEAM, width) : null
}

/** In a tunnel: the places it considers, and how far ahead it looks, in ticks and steps. */
const PLACES = 15
const AHEAD = 88
const STEP = 4
/** The distance to a place costs this much, in ticks of a later crash. */
const WAY_COSTS = 0.03

/** The place from which the way is free for the longest time. */
function goalIn(hurdles: readonly Hurdle[], world: World, age: number): number {
  const { player, speed, width } = world
  const y = playerY(world)
  const near = hurdles.filter((hurdle) => !hurdle.passed && hurdle.y < world.height + hurdle.radius)
  const moments = Array.from({ length: AHEAD / STEP }, (_, n) => {
    const gone = age + (n + 1) * STEP
    return near
      .map((hurdle) => ({ ...hurdle, y: hurdle.y + gone * speed, turn: hurdle.turn + gone * hurdle.spin }))
      .filter((hurdle) => Math.abs(hurdle.y - y) < halfOf(hurdle) + 2 * PLAYER_RADIUS)
  })
  let best = { worth: Number.NEGATIVE_INFINITY, x: player.x }
  // Its own place first: where that stays free, no other is better.
  for (let n = -1; n < PLACES && best.worth < AHEAD; n++) {
    const x = n < 0 ? player.x : clamp((n / (PLACES - 1)) * width, PLAYER_RADIUS, width - PLAYER_RADIUS)
    let free = AHEAD
    let at = player.x
    for (let tick = 0; tick < AHEAD; tick += STEP) {
      at += clamp(x - at, -PLAYER_SPEED * STEP, PLAYER_SPEED * STEP)
      const hit = moments[tick / STEP]?.some((hurdle) =>
        [-PLAYER_SPEED, PLAYER_SPEED].some((off) => {
          const touch = touchOf(hurdle, at + off, y, world)
          return touch !== null && touch !== player.colour
        }),
      )
      if (hit) {
        free = tick
        break
      }
    }
    const worth = free - WAY_COSTS * Math.abs(x - player.x)
    if (worth > best.worth) best = { worth, x }
  }
  return best.x
}

export const bot = delayed<World, Seen, Action>(
  ({ barriers, orbs, tunnel }) => ({ barriers, orbs, hurdles: tunnel?.hurdles ?? [] }),
  (seen, world, age) => {
    const { player, speed, width, tunnel } = world
    const go = (to: number) => {
      const distance = to - player.x
      if (Math.abs(distance) < PLAYER_SPEED) return {}
      return { hold: [distance < 0 ? ('left' as const) : ('right' as const)] }
    }
    if (tunnel) return go(goalIn(seen.hurdles, world, age))
    const mine = playerY(world)
    // Compensates for its reaction time: things have come down since.
    const y = (thing: { y: number }) => thing.y + age * speed
    const barrier = seen.barriers.find((each) => y(each) < mine + HIT_RADIUS)
    if (!barrier) return {}
    const open = openX(barrier, world)
    const key = seen.orbs.find(
      (orb) => orb.colour === barrier.colour && y(orb) < mine + 24 && y(orb) > y(barrier) + BARRIER_HEIGHT,
    )
    const gap = barrier.sway ? swayed(barrier.sway, barrier.sway.age + age, width) : barrier.gapPosition
    const to = barrier.hasGap ? gap * width : (open ?? key?.x ?? player.x)
    return go(to)
  },
)
