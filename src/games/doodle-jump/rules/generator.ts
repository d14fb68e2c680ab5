/** Builds the climb: rows that get harder with height but stay within one plain jump of each other. */
import { chance, drawBetween, drawInt } from '../../../engine/core/math/random'
import { CLOUD_CYCLE, inhabit, WILD_EASY_ROWS, wildKind } from './wild'
import { type Item, type Platform, type PlatformKind, WIDTH, type World } from './world'

/**
 * The widest gap between two rows. A plain jump rises 174 (the sum of 11.6, 11.2 ... 0). With 130 to climb it lands on
 * the next row after 44 ticks, enough to turn around and cross 180 units sideways. Because the sides wrap around, no
 * platform is farther than 200 minus half a platform and half a footprint.
 */
export const MAX_GAP = 130
const MIN_WIDTH = 46
/** From this row on the difficulty stays the same. */
export const HARDEST_ROW = 300
/** The same in Wild. */
const WILD_HARDEST_ROW = 120
/** The first rows are all normal. */
const EASY_ROWS = 6
/** Rows between two flying power-ups. */
const FLIGHT_ROWS = 30
const GAP_SPREAD = 12

const blend = (from: number, to: number, row: number, hardest = HARDEST_ROW) =>
  from + (to - from) * Math.min(1, Math.max(0, row) / hardest)

const hardestOf = ({ wild }: World) => (wild ? WILD_HARDEST_ROW : HARDEST_ROW)

/** Smallest and largest gap below a row, units. */
export function gapAt(row: number, hardest = HARDEST_ROW): { low: number; high: number } {
  const middle = blend(58, MAX_GAP - GAP_SPREAD, row, hardest)
  return { low: middle - GAP_SPREAD, high: middle + GAP_SPREAD }
}
export function widthAt(row: number, hardest = HARDEST_ROW): number {
  return blend(70, MIN_WIDTH, row, hardest)
}
/** Speed of moving platforms, units per tick. */
export function paceAt(row: number, hardest = HARDEST_ROW): number {
  return blend(0.8, 2.4, row, hardest)
}
const isEasy = ({ wild }: World, row: number) => row <= (wild ? WILD_EASY_ROWS : EASY_ROWS)

/** Probability of each kind for the platform that carries a row; the rest are normal. */
function sharesAt(row: number, hardest: number): { moving: number; fragile: number; bouncy: number } {
  return { moving: blend(0.08, 0.42, row, hardest), fragile: blend(0.06, 0.22, row, hardest), bouncy: 0.08 }
}
/** Probability that a second platform helps between this row and the next. */
function helpAt(world: World, row: number): number {
  // The rows at the start of Wild are near each other: a helping platform would double them.
  return world.wild && isEasy(world, row) ? 0 : blend(0.5, 0.08, row, hardestOf(world))
}

function kindOf(world: World, row: number, mayBreak: boolean): PlatformKind {
  const { moving, fragile, bouncy } = sharesAt(row, hardestOf(world))
  const drawn = drawBetween(world.random, 0, 1)
  if (isEasy(world, row)) return 'normal'
  if (drawn < moving) return 'moving'
  if (drawn < moving + fragile) return mayBreak ? 'fragile' : 'normal'
  return drawn < moving + fragile + bouncy ? 'bouncy' : 'normal'
}

function itemFor(world: World, row: number, width: number): Item | null {
  // A flight or a spring early on would carry a player who does nothing past the platforms below.
  if (world.wild ? isEasy(world, row) : row <= EASY_ROWS) return null
  const drawn = drawBetween(world.random, 0, 1)
  const apart = row - world.last.flightRow >= FLIGHT_ROWS
  if (apart && drawn < 0.09) {
    world.last.flightRow = row
    return { kind: drawn < 0.04 ? 'jetpack' : 'propeller', dx: 0 }
  }
  if (drawn > 0.9) return { kind: 'spring', dx: drawBetween(world.random, -0.28, 0.28) * width }
  return null
}

function put(world: World, row: number, y: number, kind: PlatformKind, width: number): Platform {
  const { random } = world
  const x = drawBetween(random, width / 2 + 2, WIDTH - width / 2 - 2)
  const vx = kind === 'moving' ? paceAt(Math.abs(row), hardestOf(world)) * (chance(random, 0.5) ? 1 : -1) : 0
  const turns =
    kind === 'lift' || kind === 'cloud' ? { home: y, vy: 0, phase: drawInt(random, 0, CLOUD_CYCLE) } : {}
  const platform: Platform = { id: world.nextId++, row, kind, x, y, width, vx, item: null, ...turns }
  world.platforms.push(platform)
  return platform
}

/** Adds the next row, and sometimes a helping platform halfway up to it. */
function addRow(world: World): void {
  const { random, last } = world
  const row = last.row + 1
  const { low, high } = gapAt(row, hardestOf(world))
  const gap = drawBetween(random, low, high)
  const width = widthAt(row, hardestOf(world))
  if (chance(random, helpAt(world, row))) {
    const kind = !isEasy(world, row) && chance(random, 0.4) ? 'fragile' : 'normal'
    put(world, -1, last.y - gap / 2, kind, width)
  }
  const usual = kindOf(world, row, !last.fragile)
  const kind = world.wild ? wildKind(world, row, usual, !last.fragile) : usual
  const platform = put(world, row, last.y - gap, kind, width)
  if (kind === 'normal') platform.item = itemFor(world, row, width)
  inhabit(world, platform)
  Object.assign(last, { row, y: platform.y, fragile: kind === 'fragile' })
}

/** Adds rows until they extend above the window. */
export function build(world: World): void {
  while (world.last.y > world.top - 80) addRow(world)
}
