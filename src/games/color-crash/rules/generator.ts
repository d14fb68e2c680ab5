/** What comes down: barriers with and without a gap, and the orbs that make each of them passable. */
import { clamp } from '../../../engine/core/math/geometry'
import { chance, drawBetween, drawInt, pick } from '../../../engine/core/math/random'
import {
  BARRIER_HEIGHT,
  type Barrier,
  COLORS,
  type Color,
  FIRST_SWAY,
  GAP_FIRST,
  GAP_LAST,
  GAP_SHARE,
  isGentle,
  MAX_SWAY,
  MORE_SWAY,
  NEXT_AT,
  PLAYER_RADIUS,
  PLAYER_SPEED,
  RELAXED,
  SPLIT_GAP_SHARE,
  SPLITS_FROM,
  SWAY_TICKS,
  SWAYS_FROM,
  type World,
} from './world'

/** The maximum share that is required of the distance a player could move between two barriers. */
const FAIR_SHARE = 0.6
/** Probability of an orb before a barrier with a gap. */
const SPARE_ORBS = 0.55
/** The minimum distance of orbs from the walls. */
const EDGE = 50

/** How far sideways the path can lead between two barriers at this speed. */
function reachAt(speed: number): number {
  const free = NEXT_AT + BARRIER_HEIGHT - BARRIER_HEIGHT - 2 * PLAYER_RADIUS
  return FAIR_SHARE * (free / speed) * PLAYER_SPEED
}

function near(world: World, reach: number, low: number, high: number): number {
  const from = clamp(world.lane - reach, low, high)
  const to = clamp(world.lane + reach, low, high)
  return drawBetween(world.random, from, Math.max(to, from + 1e-6))
}

/** How the gap of the next barrier moves, if gaps do. */
function swayOf({ moving, passes, lane, width, random }: World): Pick<Barrier, 'sway'> {
  if (!moving || passes < SWAYS_FROM) return {}
  const far = Math.min(MAX_SWAY, FIRST_SWAY + MORE_SWAY * (passes - SWAYS_FROM))
  return { sway: { home: lane / width, far, age: drawInt(random, 0, SWAY_TICKS - 1) } }
}

/**
 * Distance from the orb to where the halves of a split barrier meet, in units; neither half is narrower than this share
 * of the width.
 */
const SPLIT_BESIDE = [45, 110] as const
const MIN_HALF = 0.2

/** The half below the orb has its color; the other half has the color of a player who leaves the orb. */
function splitOf({ random, lane, width }: World, orb: Color, own: Color): Pick<Barrier, 'split'> {
  const beside = drawBetween(random, ...SPLIT_BESIDE)
  const onLeft = lane > (1 - MIN_HALF) * width || (lane >= MIN_HALF * width && chance(random, 0.5))
  const at = clamp((onLeft ? lane - beside : lane + beside) / width, MIN_HALF, 1 - MIN_HALF)
  const orbIsLeft = lane < at * width
  return { split: { at, left: orbIsLeft ? orb : own, right: orbIsLeft ? own : orb } }
}

/** Adds a new barrier above the field, with the orb that is needed before it. */
export function sendBarrier(world: World): void {
  const { random, width } = world
  const reach = reachAt(world.speed)
  const splits = world.splitting && world.passes >= SPLITS_FROM
  const hasGap = chance(random, splits ? SPLIT_GAP_SHARE : GAP_SHARE)
  const others = COLORS.filter((color) => color !== world.expected)
  const color = hasGap ? pick(random, COLORS) : pick(random, others)
  const gentle = isGentle(world)
  const y = -BARRIER_HEIGHT - (gentle && world.nextId === 0 ? RELAXED.above : 0)
  const own = world.expected
  if (hasGap) {
    const before = world.lane
    world.lane = near(world, reach, GAP_FIRST * width, GAP_LAST * width)
    if (chance(random, SPARE_ORBS)) {
      const orb = pick(random, others)
      // Halfway along the path, so that taking it costs nothing.
      world.orbs.push({
        id: world.nextId++,
        x: (before + world.lane) / 2,
        y: y + NEXT_AT / 2 + 10,
        colour: orb,
      })
      world.expected = orb
    }
  } else {
    // The orb that opens this barrier is right before it, nearer than a gap would be, because it is reached halfway.
    world.lane = near(world, reach / 2, EDGE, width - EDGE)
    world.orbs.push({ id: world.nextId++, x: world.lane, y: y + NEXT_AT / 2 - 10, colour: color })
    world.expected = color
  }
  world.barriers.push({
    id: world.nextId++,
    y,
    colour: color,
    hasGap,
    gapPosition: hasGap ? world.lane / width : 0.5,
    ...(hasGap && gentle ? { gapWidth: RELAXED.gapWidth } : {}),
    passed: false,
    ...(hasGap ? swayOf(world) : splits ? splitOf(world, color, own) : {}),
  })
}
