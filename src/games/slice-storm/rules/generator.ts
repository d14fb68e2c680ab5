/** Generates the waves: how many objects, which fruit, which bombs, and throws that keep them reachable and visible. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { chance, draw, drawBetween, drawInt, pick, shuffled } from '../../../engine/core/math/random'
import { nextInArcade, powerFor } from './arcade'
import { stageOf } from './stages'
import {
  BOMB_SIZE,
  baseRadius,
  bombChance,
  FRUIT,
  FRUIT_NAMES,
  gravityOf,
  levelAfter,
  mostInWave,
  type Thing,
  type World,
} from './world'

/** Height of a throw, as a fraction of the window's height above the lower edge: visible for 2.2 to 2.8 s. */
export const LOWEST = 0.6
export const HIGHEST = 0.88
/** Throws stay in a band around the middle, so that a very wide window stays reachable. */
const BAND = 2.4
/** The last object of a wave is thrown at most this many ticks after the first. */
const LONGEST_WAIT = 24

const PATTERNS = ['spread', 'volley', 'fountain'] as const

/** Start and landing position, as fractions of the band, and the delay in ticks. */
interface Throw {
  readonly from: number
  readonly to: number
  readonly wait: number
}

/** The throws of one wave. No two start or land at the same position. */
function throwsOf({ random }: World, count: number): Throw[] {
  const pattern = pick(random, PATTERNS)
  const mirrored = chance(random, 0.5)
  const step = Math.min(6, LONGEST_WAIT / count)
  const lanes = shuffled(
    random,
    Array.from({ length: count }, (_, i) => (i + 0.5 + drawBetween(random, -0.3, 0.3)) / count),
  )
  const throws = lanes.map((lane, i): Throw => {
    if (pattern === 'spread') {
      const to = Math.min(1, Math.max(0, lane + drawBetween(random, -0.25, 0.25)))
      return { from: lane, to, wait: drawInt(random, 0, LONGEST_WAIT) }
    }
    if (pattern === 'volley') return { from: lane * 0.25, to: 0.3 + 0.65 * lane, wait: Math.round(i * step) }
    return { from: 0.4 + 0.2 * lane, to: lane, wait: Math.round(i * step * 0.7) }
  })
  return mirrored ? throws.map(({ from, to, wait }) => ({ from: 1 - from, to: 1 - to, wait })) : throws
}

/** Prepares the next wave, thrown over the next ticks. Returns the number of its fruit, and of the additional bombs. */
export function throwWave(world: World): { count: number; bombs: number } {
  const { random, width, height } = world
  const level = levelAfter(world.waves)
  const base = baseRadius(width, height)
  const { arcade, zen } = world
  const next = arcade
    ? nextInArcade(world, arcade)
    : { count: drawInt(random, 2, mostInWave(level)), bombs: zen ? 0 : bombChance(level) }
  const { count } = next
  const size = arcade ? stageOf(arcade.stage).size : 1
  const band = Math.min(width, height * BAND) - 2.6 * base
  const left = (width - band) / 2
  const gravity = gravityOf(height)
  // Each fruit may come with a bomb, except in Zen and in a frenzy.
  let bombs = 0
  for (let n = 0; n < count && next.bombs > 0; n++) if (chance(random, next.bombs)) bombs++
  const kinds = shuffled(
    random,
    Array.from({ length: count + bombs }, (_, n) => n < bombs),
  )
  for (const [n, { from, to, wait }] of throwsOf(world, count + bombs).entries()) {
    const bomb = kinds[n] ?? false
    const name = bomb ? 'bomb' : pick(random, FRUIT_NAMES)
    const radius = base * (name === 'bomb' ? BOMB_SIZE : FRUIT[name].size * size)
    // A throw straight up to the height h takes sqrt(8 h / g) ticks until it is back.
    const high = drawBetween(random, LOWEST, HIGHEST) * height
    const vy = -Math.sqrt(2 * gravity * high)
    const ticks = (-2 * vy) / gravity
    const x = left + from * band
    const power = bomb ? undefined : powerFor(world)
    const thing: Thing = {
      id: world.nextId++,
      type: bomb ? 'bomb' : 'fruit',
      name,
      colour: name === 'bomb' ? '#14161d' : FRUIT[name].skin,
      x,
      y: height + radius,
      vx: ((to - from) * band) / ticks,
      vy,
      radius,
      angle: draw(random) * 6.28,
      spin: drawBetween(random, -3, 3) / TICKS_PER_SECOND,
      ...(power ? { power } : {}),
    }
    world.queue.push({ wait, thing })
  }
  return { count, bombs }
}
