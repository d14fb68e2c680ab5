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
  ORB_REACH,
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

/** In a tunnel: the distance between the places it considers, and how far ahead it looks, in ticks and steps. */
const PLACE = 16
const AHEAD = 120
const STEP = 4
/** How many places it moves in a step: less than it could, so that it jumps over nothing. */
const REACH = 1
/** Steps that moving by a place is worth, and that an orb of another color is. */
const WAY = 0.02
const ORB = 0.5

/** Whether the ball crashes at `x` or right beside it. */
function isHit(hurdle: Hurdle, x: number, world: World): boolean {
  const y = playerY(world)
  const bad = (at: number) => {
    const touch = touchOf(hurdle, at, y, world)
    return touch !== null && touch !== world.player.colour
  }
  return bad(x - PLAYER_SPEED) || bad(x + PLAYER_SPEED)
}

/** The next place of the way on which the ball is free for the longest time. */
function goalIn({ hurdles, orbs }: Seen, world: World, age: number): number {
  const { player, speed, width } = world
  const y = playerY(world)
  const first = PLAYER_RADIUS + ((player.x - PLAYER_RADIUS) % PLACE)
  const places = Math.floor((width - PLAYER_RADIUS - first) / PLACE) + 1
  const ahead = hurdles.filter(
    (hurdle) => !hurdle.passed && hurdle.y + halfOf(hurdle) + (age + AHEAD) * speed > y - 2 * PLAYER_RADIUS,
  )
  if (ahead.length === 0) return player.x
  /** What staying free is worth from each place on, from the last moment backward. */
  let worth = Array<number>(places).fill(0)
  // A way costs more the later it is, so that the ball moves at once.
  const from = (place: number, ticks: number) => {
    let most = 0
    for (let way = -REACH; way <= REACH; way++)
      most = Math.max(most, (worth[place + way] ?? 0) - WAY * Math.abs(way) * (1 + ticks / AHEAD))
    return most
  }
  for (let ticks = AHEAD; ticks >= 0; ticks -= STEP) {
    const down = (age + ticks) * speed
    const met = ahead
      .filter((hurdle) => Math.abs(hurdle.y + down - y) < halfOf(hurdle) + 2 * PLAYER_RADIUS)
      .map((hurdle) => ({ ...hurdle, y: hurdle.y + down, turn: hurdle.turn + (age + ticks) * hurdle.spin }))
    const others = orbs.filter(
      (orb) => orb.colour !== player.colour && Math.abs(orb.y + down - y) < ORB_REACH,
    )
    worth = worth.map((_, place) => {
      const x = first + place * PLACE
      if (met.some((hurdle) => isHit(hurdle, x, world))) return 0
      // What it would enter now must be free now, too.
      const next = ticks === 0 ? (worth[place] ?? 0) : from(place, ticks)
      return 1 + next - (others.some((orb) => Math.abs(orb.x - x) < ORB_REACH) ? ORB : 0)
    })
  }
  const here = Math.round((player.x - first) / PLACE)
  let best = here
  for (let way = -REACH; way <= REACH; way++) {
    const value = (place: number) => (worth[place] ?? -1) - WAY * Math.abs(place - here)
    if (value(here + way) > value(best)) best = here + way
  }
  return first + best * PLACE
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
    if (tunnel) return go(goalIn(seen, world, age))
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
