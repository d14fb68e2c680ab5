/** Fills a level of Blink Dash: sparkles apart from each other, enemies away from the player. */
import { itemAt } from '../../../engine/core/itemAt'
import { cos, sin, square } from '../../../engine/core/math/exactMath'
import { drawBetween, drawInt } from '../../../engine/core/math/random'
import { paceOf, roleOf, sleepOf } from './hunters'
import { largerIn, paceIn, rolesAt, sleepIn, sparklesIn } from './rooms'
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
const LOOKS: Readonly<Record<Role, 0 | 1 | 2>> = { follow: 0, cut: 1, guard: 2, drift: 1, sleep: 2 }
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

/** What prowlers do: by the room, or in the order of the hunt; drifting ones have no role. */
function castOf({ rooms, spotted, level }: World): readonly (Role | undefined)[] {
  if (rooms) return rolesAt(rooms, level)
  return Array.from({ length: enemiesAt(level) }, (_, n) => (spotted ? roleOf(n) : undefined))
}

/** Fills the room for the current level; the player stays in place. */
export function furnish(world: World): void {
  const { player, random, level, rooms } = world
  const sparkles: Sparkle[] = []
  const count = rooms ? sparklesIn(rooms, level) : sparklesAt(level)
  for (let n = 0; n < count; n++) {
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
  for (const [n, role] of castOf(world).entries()) {
    const drawn = drawInt(random, 0, 2)
    const look = role ? LOOKS[role] : drawn
    const radius = itemAt(RADII, look) * largerIn(world)
    const start = drawPoint(world, radius + 4, (x, y) => far(x, y, player.x, player.y, SAFE_DISTANCE))
    const quarter = drawInt(random, 0, 3) * (Math.PI / 2)
    const angle = quarter + drawBetween(random, MIN_SLANT, Math.PI / 2 - MIN_SLANT)
    const pace = role && rooms && paceIn(rooms, role, level)
    const speed = pace ?? (role ? paceOf(role, level) : enemySpeedAt(level))
    enemies.push({
      id: world.nextId++,
      ...start,
      vx: cos(angle) * speed,
      vy: sin(angle) * speed,
      radius,
      look,
      ...(role && { role, sleep: rooms ? sleepIn(role, n) : sleepOf(n) }),
      ...(pace && { pace }),
    })
  }
  world.sparkles = sparkles
  world.enemies = enemies
}
