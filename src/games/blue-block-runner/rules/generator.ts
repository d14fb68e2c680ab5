/** Falling things: obstacles of four types and blocks to catch, by their probabilities. */
import { clamp } from '../../../engine/core/math/geometry'
import { chance, draw, drawBetween, drawInt, pick } from '../../../engine/core/math/random'
import { isAbovePlayer, isGentle } from './daring'
import {
  COLLECTIBLE_CHANCE,
  COLLECTIBLE_SIZE,
  COLORS,
  HIT_SHARE,
  MIX,
  OBSTACLE_CHANCE,
  OBSTACLE_SIZE,
  OBSTACLE_SPEED,
  type ObstacleType,
  PLAYER_SIZE,
  SPIN,
  scaleAt,
  WIDTH,
  type World,
  ZIGZAG_SPEED,
  ZIGZAG_TURN,
} from './world'

function drawType({ random }: World): ObstacleType {
  let left = draw(random)
  for (const [type, share] of MIX) {
    left -= share
    if (left < 0) return type
  }
  return 'normal'
}

function dropObstacle(world: World): void {
  const { random, width } = world
  const gentle = isGentle(world)
  const drawn = drawType(world)
  const type = gentle && drawn === 'zigzag' ? 'normal' : drawn
  const size = drawInt(random, ...OBSTACLE_SIZE)
  const aside = chance(random, 0.5) ? 1 : -1
  // Obstacles beyond a wall are moved to the wall: a player there is hit from one side only, but equally often.
  const beyond = (HIT_SHARE * (size + PLAYER_SIZE)) / 2
  const position = drawBetween(random, -beyond, width + beyond)
  if (gentle && isAbovePlayer(world, position)) return
  const zigzag = type === 'zigzag'
  const every = zigzag ? drawInt(random, ...ZIGZAG_TURN) : 0
  world.obstacles.push({
    id: world.nextId++,
    type,
    size,
    x: clamp(position, size / 2, width - size / 2),
    y: -size,
    vx: zigzag ? aside * drawBetween(random, ...ZIGZAG_SPEED) : 0,
    vy: drawBetween(random, ...OBSTACLE_SPEED),
    every,
    turn: every,
    angle: 0,
    spin: type === 'spinningTriangle' ? aside * drawBetween(random, ...SPIN) : 0,
  })
}

/** With one player every block is blue; with two, each is for one of them. */
function dropCollectible(world: World): void {
  const { random, width } = world
  world.collectibles.push({
    id: world.nextId++,
    colour: pick(random, COLORS.slice(0, world.players.length)),
    x: drawBetween(random, COLLECTIBLE_SIZE, width - COLLECTIBLE_SIZE),
    y: -COLLECTIBLE_SIZE,
  })
}

/** One tick of random drops; on a narrower field fewer things fall, at the same density. */
export function drop(world: World): void {
  const share = world.width / WIDTH
  if (chance(world.random, OBSTACLE_CHANCE * scaleAt(world.age) * share)) dropObstacle(world)
  if (chance(world.random, COLLECTIBLE_CHANCE * share)) dropCollectible(world)
}
