/**
 * The run through the districts: a road of ten, each with five named waves. A hit costs a heart and all blocks; the hearts
 * that are left are the stars. The figure is larger than in the other runs.
 */
import { type Emit, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { sin } from '../../../engine/core/math/exactMath'
import { clamp } from '../../../engine/core/math/geometry'
import { chance, drawBetween, drawInt, pick } from '../../../engine/core/math/random'
import { isAbovePlayer } from './daring'
import {
  COLORS,
  type Event,
  HEIGHT,
  multiplierOf,
  type Obstacle,
  type ObstacleType,
  type Pattern,
  type Player,
  SPIN,
  type Tour,
  type World,
} from './world'

/** The waves of each district. */
export const DISTRICTS: readonly (readonly Pattern[])[] = [
  ['rain', 'stairs', 'bombs', 'wall', 'rain'],
  ['stairs', 'wall', 'zigzag', 'bombs', 'rain'],
  ['wall', 'hail', 'bombs', 'tunnel', 'stairs'],
  ['zigzag', 'spinners', 'wall', 'bombs', 'hail'],
  ['tunnel', 'bombs', 'stairs', 'spinners', 'wall'],
  ['hail', 'wall', 'bombs', 'zigzag', 'tunnel'],
  ['spinners', 'tunnel', 'hail', 'bombs', 'wall'],
  ['wall', 'zigzag', 'bombs', 'stairs', 'tunnel'],
  ['bombs', 'hail', 'tunnel', 'spinners', 'zigzag'],
  ['tunnel', 'wall', 'bombs', 'hail', 'spinners'],
]

export const HEARTS = 3
/** Side of a block, and how many stick beside and above the figure. */
export const TOUR_SIZE = 34
export const TOUR_ASIDE = 2
export const TOUR_UP = 3
/** Ticks after a hit in which nothing hits. */
export const SAFE_TICKS = 2 * TICKS_PER_SECOND
/** Ticks in which a wave drops things, and of the breath before it. */
const WAVE_TICKS = 9 * TICKS_PER_SECOND
export const BREATH_TICKS = 2 * TICKS_PER_SECOND
/** Points for a wave without a hit, times the multiplier. */
const CLEAN_POINTS = 10
/** In the first district nothing falls onto the figure in this time. */
const GENTLE_TICKS = 10 * TICKS_PER_SECOND
/** Ticks between two blocks to catch. */
const BLOCK_TICKS = 150

export function newTour(district: number, players: number): Tour {
  return {
    district,
    wave: 0,
    tick: -BREATH_TICKS,
    clean: true,
    hearts: Array.from({ length: players }, () => HEARTS),
    safe: Array.from({ length: players }, () => 0),
    gap: null,
  }
}

export const wavesOf = ({ district }: Pick<Tour, 'district'>) => itemAt(DISTRICTS, district - 1)

/** How fast things fall: in a higher field faster, to arrive about as soon. Units per tick. */
const speedOf = ({ district, wave }: Tour, { height }: World) =>
  (1.8 + 0.23 * (district - 1) + 0.1 * wave) * Math.sqrt(height / HEIGHT)

function push(world: World, x: number, size: number, vy: number, more: Partial<Obstacle> = {}): void {
  world.obstacles.push({
    id: world.nextId++,
    type: 'normal',
    size,
    x: clamp(x, size / 2, world.width - size / 2),
    y: -size,
    vx: 0,
    vy,
    every: 0,
    turn: 0,
    angle: 0,
    spin: 0,
    ...more,
  })
}

/** A row over the whole width with a gap. Only those beside the gap give points. */
function pushRow(world: World, middle: number, gap: number, vy: number, type: ObstacleType = 'normal'): void {
  const size = 44
  for (const side of [-1, 1]) {
    const edge = middle + (side * (gap + size)) / 2
    for (let x = edge; x > -size / 2 && x < world.width + size / 2; x += side * size) {
      const quiet = x !== edge
      push(world, x, size, vy, { x, type, ...(quiet && { quiet: true }) })
    }
  }
}

/** Where the next gap is: within reach of the one before. */
function nextGap(world: World, tour: Tour, gap: number, reach: number): number {
  const before = tour.gap ?? world.width / 2
  const edge = gap / 2 + 10
  const low = Math.max(edge, before - reach)
  const high = Math.min(world.width - edge, before + reach)
  tour.gap = drawBetween(world.random, low, high)
  return tour.gap
}

/** The width of the gaps in walls and stairs. */
const gapOf = ({ district }: Tour) => 270 - 14.4 * district
/** Side of a step of the stairs, and how far the way through moves from one sweep to the next at most. */
const STEP = 42
const STAIRS_REACH = 110

type Drop = (world: World, tour: Tour, vy: number) => void

/** True every so many ticks; on a wide field more often, at the same density. */
const every = ({ width }: World, { tick }: Tour, ticks: number) =>
  tick % Math.max(6, Math.round((ticks * 450) / width)) === 0

const randomX = ({ random, width }: World) => drawBetween(random, 0, width)

const DROPS: Readonly<Record<Pattern, Drop>> = {
  rain(world, tour, vy) {
    if (!every(world, tour, 66 - 4.8 * tour.district)) return
    const x = randomX(world)
    const size = drawInt(world.random, 34, 48)
    const pace = vy * drawBetween(world.random, 0.9, 1.25)
    if (tour.district === 1 && world.age < GENTLE_TICKS && isAbovePlayer(world, x)) return
    push(world, x, size, pace)
  },
  wall(world, tour, vy) {
    if (tour.tick % (170 - 10 * tour.district) !== 0) return
    const gap = gapOf(tour)
    pushRow(world, nextGap(world, tour, gap, 210), gap, vy * 0.9)
  },
  /**
   * One after the other from side to side. No figure fits between two steps: each sweep leaves a few out, so that there is
   * a way through, near that of the sweep before.
   */
  stairs(world, tour, vy) {
    const ticks = Math.max(11, 19 - tour.district)
    if (tour.tick % ticks !== 0) return
    const sweeps = (tick: number) => (tick / WAVE_TICKS) * (2.2 + 0.12 * tour.district)
    const gap = gapOf(tour)
    if (Math.floor(sweeps(tour.tick)) !== Math.floor(sweeps(tour.tick - ticks)))
      nextGap(world, tour, gap, STAIRS_REACH)
    const way = sweeps(tour.tick) % 2
    const x = (way < 1 ? way : 2 - way) * world.width
    const free = tour.gap === null ? Number.POSITIVE_INFINITY : Math.abs(x - tour.gap)
    if (free > (gap + STEP) / 2) push(world, x, STEP, vy * 1.1)
    if (every(world, tour, 6 * Math.max(2, 12 - tour.district))) push(world, randomX(world), 36, vy)
  },
  /** A corridor that winds, after a funnel. */
  tunnel(world, tour, vy) {
    const rows = Math.max(14, Math.round(44 / (vy * 0.85)))
    if (tour.tick % rows !== 0) return
    const funnel = Math.max(0, 1 - tour.tick / 140)
    const gap = 310 - 17 * tour.district + funnel * world.width * 0.8
    const wide = (world.width - 220) / 2
    const bend = 1 + 0.06 * tour.district
    const middle = world.width / 2 + wide * 0.8 * sin((tour.tick / 150) * bend) * (1 - funnel)
    pushRow(world, middle, gap, vy * 0.85)
  },
  spinners(world, tour, vy) {
    if (!every(world, tour, 58 - 4 * tour.district)) return
    const side = chance(world.random, 0.5) ? 1 : -1
    push(world, randomX(world), 52, vy, {
      type: 'spinningTriangle',
      spin: side * drawBetween(world.random, ...SPIN),
    })
  },
  zigzag(world, tour, vy) {
    if (!every(world, tour, 62 - 4.2 * tour.district)) return
    const side = chance(world.random, 0.5) ? 1 : -1
    const turn = drawInt(world.random, 40, 70)
    push(world, randomX(world), 40, vy, {
      type: 'zigzag',
      vx: side * drawBetween(world.random, 1, 1.9),
      every: turn,
      turn,
    })
  },
  /** Groups of bombs, and blocks between them. */
  bombs(world, tour, vy) {
    if (every(world, tour, 66 - 2 * tour.district)) push(world, randomX(world), 46, vy, { type: 'bomb' })
    if (every(world, tour, 90)) dropBlock(world)
    if (every(world, tour, 130 - 9 * tour.district)) push(world, randomX(world), 40, vy * 1.1)
  },
  hail(world, tour, vy) {
    if (!every(world, tour, 38 - 2.2 * tour.district)) return
    push(world, randomX(world), 26, vy * drawBetween(world.random, 1.25, 1.6))
  },
}

function dropBlock(world: World): void {
  world.collectibles.push({
    id: world.nextId++,
    colour: pick(world.random, COLORS.slice(0, world.players.length)),
    x: drawBetween(world.random, TOUR_SIZE, world.width - TOUR_SIZE),
    y: -TOUR_SIZE,
  })
}

/** Where the way through the stairs is; null in other waves. */
export const stairsGap = (tour: Tour): number | null =>
  itemAt(wavesOf(tour), tour.wave) === 'stairs' ? tour.gap : null

/** Extra points for a wave in which nobody was hit. */
function scoreWave(world: World, tour: Tour, emit: Emit<Event>): void {
  if (!tour.clean) return
  world.players.forEach((player, index) => {
    if (!player.alive) return
    const points = CLEAN_POINTS * multiplierOf(player)
    player.score += points
    emit({ type: 'clean', player: index, x: player.x, points })
  })
}

/**
 * One tick of drops: a breath, then a wave. The next one begins when the field is empty.
 *
 * @returns whether the district is done
 */
export function dropWave(world: World, tour: Tour, emit: Emit<Event>): boolean {
  const waves = wavesOf(tour)
  for (const [index, safe] of tour.safe.entries()) tour.safe[index] = Math.max(0, safe - 1)
  if (tour.tick === -BREATH_TICKS)
    emit({ type: 'wave', wave: tour.wave + 1, of: waves.length, pattern: itemAt(waves, tour.wave) })
  tour.tick++
  if (tour.tick < 0) return false
  if (tour.tick < WAVE_TICKS) {
    DROPS[itemAt(waves, tour.wave)](world, tour, speedOf(tour, world))
    if (tour.tick % BLOCK_TICKS === BLOCK_TICKS - 1) dropBlock(world)
    return false
  }
  if (world.obstacles.length > 0) return false
  scoreWave(world, tour, emit)
  if (tour.wave === waves.length - 1) return true
  Object.assign(tour, { wave: tour.wave + 1, tick: -BREATH_TICKS, clean: true, gap: null })
  return false
}

/** A hit: the blocks are gone, and a heart; with the last one the player is out. */
export function hurt(tour: Tour, player: Player, index: number, emit: Emit<Event>): void {
  const { x, y } = player
  const blocks = player.attachedBlocks.length
  const hearts = itemAt(tour.hearts, index) - 1
  tour.hearts[index] = hearts
  tour.clean = false
  if (hearts === 0) {
    player.alive = false
    emit({ type: 'crash', player: index, x, blocks })
    return
  }
  player.attachedBlocks = []
  tour.safe[index] = SAFE_TICKS
  emit({ type: 'hurt', player: index, x, y, blocks, hearts })
}

/** The stars of a district that is done: the hearts of the only player. */
export const tourStars = ({ hearts }: Tour): number => itemAt(hearts, 0)
