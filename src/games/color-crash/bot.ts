/** Owns a plain player of Color Crash: sees what came down 200 ms ago, and leads the ball by keys. */
import { delayed } from '../../engine/core/reaction'
import {
  type Action,
  BARRIER_HEIGHT,
  type Barrier,
  HIT_RADIUS,
  type Orb,
  PLAYER_SPEED,
  playerY,
  swayed,
  type World,
} from './rules'

interface Seen {
  readonly barriers: readonly Barrier[]
  readonly orbs: readonly Orb[]
}

export const bot = delayed<World, Seen, Action>(
  ({ barriers, orbs }) => ({ barriers, orbs }),
  (seen, world, age) => {
    const { player, speed, width } = world
    const mine = playerY(world)
    // What it saw has come down since by about as much as its reaction takes.
    const y = (thing: { y: number }) => thing.y + age * speed
    const barrier = seen.barriers.find((each) => y(each) < mine + HIT_RADIUS)
    if (!barrier) return {}
    const own = barrier.colour === player.colour
    const key = seen.orbs.find(
      (orb) => orb.colour === barrier.colour && y(orb) < mine + 24 && y(orb) > y(barrier) + BARRIER_HEIGHT,
    )
    const gap = barrier.sway ? swayed(barrier.sway, barrier.sway.age + age, width) : barrier.gapPosition
    const to = barrier.hasGap ? gap * width : own ? player.x : (key?.x ?? player.x)
    const way = to - player.x
    if (Math.abs(way) < PLAYER_SPEED) return {}
    return { hold: [way < 0 ? 'left' : 'right'] }
  },
)
