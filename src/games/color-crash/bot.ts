/** A simple bot for Color Crash. It sees everything 200 ms late and moves the ball with keys. */
import { clamp } from '../../engine/core/math/geometry'
import { delayed } from '../shared/reflex/reaction'
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

export const bot = delayed<World, Seen, Action>(
  ({ barriers, orbs }) => ({ barriers, orbs }),
  (seen, world, age) => {
    const { player, speed, width } = world
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
    const distance = to - player.x
    if (Math.abs(distance) < PLAYER_SPEED) return {}
    return { hold: [distance < 0 ? 'left' : 'right'] }
  },
)
