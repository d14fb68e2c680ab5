/**
 * What comes in: the waves of each sector, and the levels of Saucers. A sector is finished when its waves are, with up to
 * three ships, each of which is a star.
 */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { type RockSize, SHIELD_TICKS, SHIP_RADIUS, type World } from './world'

export const SECTOR_NAMES = [
  'harbor',
  'gravel',
  'lanes',
  'nest',
  'rapids',
  'ambush',
  'hail',
  'shipyard',
  'crossfire',
  'storm',
  'belt',
  'core',
] as const
export type SectorName = (typeof SECTOR_NAMES)[number]

/** The saucers of a sector or level. */
interface Traffic {
  /** Ticks of a wave until the first one, and between two. */
  readonly first: number
  readonly next: number
  /** The share of small ones, 0..1. */
  readonly small: number
}

interface Sector {
  /** The rocks of each wave, one digit for the size of each. */
  readonly waves: readonly string[]
  /** A factor of the speed of rocks. */
  readonly pace: number
  /** Null: no saucers. */
  readonly traffic: Traffic | null
  /** The last wave has a mothership that takes this many hits. */
  readonly mother?: number
}

const SECTORS: Readonly<Record<SectorName, Sector>> = {
  harbor: { waves: ['32211', '3222', '33222'], pace: 0.75, traffic: null },
  gravel: { waves: ['2222211', '222222', '2222222'], pace: 0.8, traffic: null },
  lanes: { waves: ['3221', '332', '3332'], pace: 0.8, traffic: { first: 420, next: 480, small: 0 } },
  nest: { waves: ['3322', '333'], pace: 0.85, traffic: { first: 600, next: 600, small: 0 }, mother: 12 },
  rapids: { waves: ['3333', '3333'], pace: 1.35, traffic: null },
  ambush: { waves: ['333', '3333'], pace: 1, traffic: { first: 240, next: 300, small: 0.7 } },
  hail: {
    waves: ['111111111111', '1111111111222', '1111111111112222'],
    pace: 1.15,
    traffic: { first: 600, next: 480, small: 0.2 },
  },
  shipyard: {
    waves: ['3333', '333'],
    pace: 1.15,
    traffic: { first: 420, next: 420, small: 0.4 },
    mother: 18,
  },
  crossfire: { waves: ['3333', '3333'], pace: 1.15, traffic: { first: 120, next: 180, small: 0.5 } },
  storm: { waves: ['3333', '33333'], pace: 1.75, traffic: { first: 600, next: 480, small: 0.4 } },
  belt: { waves: ['333333', '333333'], pace: 1.3, traffic: { first: 420, next: 360, small: 0.6 } },
  core: { waves: ['33333', '3333'], pace: 1.5, traffic: { first: 240, next: 300, small: 0.8 }, mother: 30 },
}

/** The large rocks of level 1 of Saucers, and the most. */
const FIRST_ROCKS = 5
const MOST_ROCKS = 16
/** The speed of its rocks at level 1, its increase per level, and the most. */
const FIRST_PACE = 0.95
const PACE_A_LEVEL = 0.12
const MOST_PACE = 2.6
/** Ticks until the first saucer of a game, and between saucers; fewer with each level. */
export const FIRST_SAUCER = 720
const NEXT_SAUCER = 400
const SOONER_A_LEVEL = 45
const SOONEST = 120

/** Ships are drawn larger than in Classic, most of all in portrait, and are hit in a circle that grows less. */
const LARGER = { wide: 1.2, upright: 1.4 } as const
const HIT_LARGER = 1.15
/** Ticks for which a ship with saucers is protected at the start and when it returns. */
const LONG_SHIELD_TICKS = 180

/** @param number of the sector, from 1 */
export const sectorNameOf = (number: number): SectorName => itemAt(SECTOR_NAMES, number - 1)

export const sectorOf = ({ sector }: Pick<World, 'sector'>): Sector | null =>
  sector ? SECTORS[sectorNameOf(sector.number)] : null

export const isLastWave = (world: Pick<World, 'sector'>) =>
  world.sector !== undefined && world.sector.wave === sectorOf(world)?.waves.length

/** The share of small saucers: none on level 1, a fifth from level 2, half from 10,000 points, all from 40,000. */
export function smallShare(score: number, level: number): number {
  if (score >= 40_000) return 1
  if (score >= 10_000) return 0.5
  return level > 1 ? 0.2 : 0
}

/** The rocks that come in now, by size. */
export function rocksOf(world: Pick<World, 'sector' | 'level'>): RockSize[] {
  const sector = sectorOf(world)
  if (!sector || !world.sector)
    return Array.from({ length: Math.min(MOST_ROCKS, FIRST_ROCKS + world.level - 1) }, () => 3)
  return [...itemAt(sector.waves, world.sector.wave - 1)].map((size) => Number(size) as RockSize)
}

/** A factor of the speed of rocks. */
export const paceOf = (world: Pick<World, 'sector' | 'level'>) =>
  sectorOf(world)?.pace ?? Math.min(MOST_PACE, FIRST_PACE + PACE_A_LEVEL * (world.level - 1))

/** The saucers of this wave or level; null for none. */
export function trafficOf(world: Pick<World, 'sector' | 'level' | 'score'>): Traffic | null {
  const sector = sectorOf(world)
  if (sector) return sector.mother && isLastWave(world) ? null : sector.traffic
  const { level, score } = world
  const next = Math.max(SOONEST, NEXT_SAUCER - SOONER_A_LEVEL * (level - 1))
  return { first: level === 1 ? FIRST_SAUCER : next, next, small: smallShare(score, level) }
}

/** The factor of the ship's picture, and the radius in which it is hit, in units. */
export function shipSize({ visitors, width, height }: Pick<World, 'visitors'> & Size): {
  larger: number
  radius: number
} {
  if (!visitors) return { larger: 1, radius: SHIP_RADIUS }
  return { larger: width > height ? LARGER.wide : LARGER.upright, radius: SHIP_RADIUS * HIT_LARGER }
}

/** For how many ticks a ship that has returned is protected. */
export const shieldTicks = ({ visitors }: Pick<World, 'visitors'>) =>
  visitors ? LONG_SHIELD_TICKS : SHIELD_TICKS
