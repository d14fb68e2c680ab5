/** Fills a level of Blink Dash: sparkles apart from each other, enemies away from the player. */
import { itemAt } from '../../../engine/core/itemAt'
import { cos, sin, square } from '../../../engine/core/math/exactMath'
import { drawBetween, drawInt } from '../../../engine/core/math/random'
import { paceOf, roleOf, sleepOf } from './hunters'
import {
  type Enemy,
  enemiesAt,
  enemySpeedAt,
  type Role,
  SAFE_DISTANCE,
  type Sparkle,
  sparklesAt,
  type World,
} from './world'

/** Distance of sparkles from the walls and from each other, in units. */
const WALL_DISTANCE = 34
const SPARKLE_ROOM = 52
const RADII = [13, 15, 18] as const
/** In the hunt, enemies with the same role look the same: the follower is small, the guard large. */
const LOOKS: Readonly<Record<Role, 0 | 1 | 2>> = { follow: 0, cut: 1, guard: 2, drift: 1 }
/** An enemy never moves nearly vertically or horizontally, or it would patrol one line forever. */
const MIN_SLANT = 0.35

const far = (ax: number, ay: number, bx: number, by: number, distance: number) =>
  square(ax - bx) + square(ay - by) >= square(distance)

/** Draws points until one fits; the required distance shrinks with the tries, so that it always ends. */
function drawPoint(world: World, margin: number, fits: (x: number, y: number, ease: number) => boolean) {
  for (let tries = 0; ; tries++) {
    const x = drawBetween(world.random, margin, world.width - margin)
    const y = drawBetween(world.random, margin, world.height - margin)
    if (fits(x, y, Math.max(0, 1 - tries / 200))) return { x, y }
  }
}

/** Fills the room for the current level; the player stays in place. */
export function furnish(world: World): void {
  const { player, random, level } = world
  const sparkles: Sparkle[] = []
  for (let n = 0; n < sparklesAt(level); n++) {
    const at = drawPoint(
      world,
      WALL_DISTANCE,
      (x, y, ease) =>
        far(x, y, player.x, player.y, SPARKLE_ROOM) &&
        sparkles.every((other) => far(x, y, other.x, other.y, SPARKLE_ROOM * ease)),
    )
    sparkles.push({ id: world.nextId++, ...at })
  }
  const enemies: Enemy[] = []
  for (let n = 0; n < enemiesAt(level); n++) {
    const role = world.spotted ? roleOf(n) : undefined
    const drawn = drawInt(random, 0, 2)
    const look = role ? LOOKS[role] : drawn
    const radius = itemAt(RADII, look)
    const start = drawPoint(world, radius + 4, (x, y) => far(x, y, player.x, player.y, SAFE_DISTANCE))
    const quarter = drawInt(random, 0, 3) * (Math.PI / 2)
    const angle = quarter + drawBetween(random, MIN_SLANT, Math.PI / 2 - MIN_SLANT)
    const speed = role ? paceOf(role, level) : enemySpeedAt(level)
    enemies.push({
      id: world.nextId++,
      ...start,
      vx: cos(angle) * speed,
      vy: sin(angle) * speed,
      radius,
      look,
      ...(role && { role, sleep: sleepOf(n) }),
    })
  }
  world.sparkles = sparkles
  world.enemies = enemies
}
