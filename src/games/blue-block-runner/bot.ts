/** A simple bot for Blue Block Runner. It simulates a few maneuvers and takes the one that survives longest. */
import { delayed } from '../shared/reflex/reaction'
import {
  type Action,
  bounds,
  COLLECTIBLE_SPEED,
  fall,
  hits,
  isHot,
  type Obstacle,
  PLAYER_ABOVE,
  type Player,
  type World,
} from './rules'
import { drive } from './rules/steering'
import { stairsGap } from './rules/tour'

/** How far it looks ahead and in what steps, in ticks. */
const AHEAD = 80
const STEP = 5
/** A maneuver: the direction and the number of ticks. */
const WAYS: readonly (readonly [wish: -1 | 0 | 1, ticks: number])[] = [
  [0, 0],
  [-1, 6],
  [1, 6],
  [-1, 16],
  [1, 16],
  [-1, 32],
  [1, 32],
  [-1, AHEAD],
  [1, AHEAD],
]
/** It treats obstacles as larger by this, to be careful. */
const CARE = 8
/** Nothing this high above a body touches it, in units. */
const LOOK_UP = 160
/** Cost of stopping at a hot edge, in units of distance from the goal. */
const HOT = 160
/** Cost of speed, in units of distance from the goal: a player at rest can still go both ways. */
const CALM = 14

interface Seen {
  readonly obstacles: readonly Obstacle[]
  readonly goal: number | null
}
type Shadow = Pick<Obstacle, 'x' | 'y' | 'size' | 'type'>

/** Where the visible obstacles will be, step by step, from what was seen `age` ticks ago. */
function foresee(obstacles: readonly Obstacle[], age: number, world: World, floor: number): Shadow[][] {
  const arrives = ({ y, vy }: Obstacle) => y + vy * (age + AHEAD) > floor - LOOK_UP
  const copies = obstacles
    .filter((obstacle) => obstacle.type !== 'bomb' && arrives(obstacle))
    .map((obstacle) => ({ ...obstacle }))
  const on = (ticks: number) => {
    for (const copy of copies) for (let n = 0; n < ticks; n++) fall(copy, world)
    return copies
      .filter(({ y }) => y > floor - LOOK_UP)
      .map(({ x, y, size, type }) => ({ x, y, size: size + CARE, type }))
  }
  on(age)
  return Array.from({ length: AHEAD / STEP }, () => on(STEP))
}

/** The value of a maneuver: the ticks it survives, and how near it comes to the goal. */
function scoreOf(
  player: Player,
  world: World,
  goal: number,
  shadows: Shadow[][],
  [wish, ticks]: (typeof WAYS)[number],
) {
  const body = {
    x: player.x,
    y: player.y,
    speed: player.speed,
    attachedBlocks: player.attachedBlocks,
    ...(player.size && { size: player.size }),
  }
  const [low, high] = bounds(body, world)
  for (let n = 1; n <= AHEAD; n++) {
    drive(body, n <= ticks ? wish : 0)
    body.x = Math.max(low, Math.min(high, body.x + body.speed))
    const shadow = n % STEP === 0 ? shadows[n / STEP - 1] : undefined
    if (shadow?.some((obstacle) => hits(obstacle, body))) return n - AHEAD * 10
  }
  const hot = world.daring && isHot(body, world) ? HOT : 0
  return -Math.abs(body.x - goal) - Math.abs(body.speed) * CALM - hot
}

export const bot = delayed<World, Seen, Action>(
  ({ obstacles, collectibles, height, tour }) => ({
    obstacles,
    // The way through the stairs, or the lowest block that can still be reached.
    goal:
      (tour && stairsGap(tour)) ??
      collectibles.find(({ y }) => y < height - PLAYER_ABOVE - 20 * COLLECTIBLE_SPEED)?.x ??
      null,
  }),
  (seen, world, age, number = 0) => {
    const player = world.players[number]
    if (!player) return {}
    const shadows = foresee(seen.obstacles, age, world, player.y)
    let best: readonly [wish: number, score: number] = [0, Number.NEGATIVE_INFINITY]
    for (const direction of WAYS) {
      const score = scoreOf(player, world, seen.goal ?? world.width / 2, shadows, direction)
      if (score > best[1]) best = [direction[0], score]
    }
    if (best[0] === 0) return {}
    return { hold: [best[0] < 0 ? 'left' : 'right'] }
  },
)
