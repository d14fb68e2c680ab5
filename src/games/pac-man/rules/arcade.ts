/**
 * The option "Arcade": the tables of the arcade game of 1980 by level, as published in "The Pac-Man Dossier" (Jamey
 * Pittman), scaled to our steps. Everything gets faster, powers get shorter, Ember speeds up for the last dots, and
 * ghosts are slow in the tunnel.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { CLASSIC } from './maze'
import { mazeOf } from './mazes'
import { type Pace, powerIn, ROAD_FRUIT_AFTER, stageOf, waveIn } from './stages'
import {
  EYES_STEP,
  FRIGHTENED_STEP,
  FRUIT_AFTER,
  FRUIT_POINTS,
  GHOST_STEP,
  type Ghost,
  PLAYER_STEP,
  POWER_TICKS,
  SHY_CELLS,
  type World,
  waveAt,
} from './world'

type Arcade = Pick<World, 'arcade' | 'level' | 'road'>

/** Points for the single extra life. */
export const EXTRA_LIFE = 10_000
/** Moss turns home within this many cells. */
const SHY = 8
/** Ghosts are slow within this distance of the tunnel's ends, cells. */
const TUNNEL_CELLS = 3
/** Dots of the arcade's maze, and of ours. */
const ARCADE_DOTS = 244
const OUR_DOTS = CLASSIC.dots().filter(Boolean).length

/** With the two speed-ups of Ember. */
interface LevelPace extends Pace {
  readonly spurts: readonly [number, number]
}
const PACES: readonly (readonly [fromLevel: number, LevelPace])[] = [
  [21, { player: 90, ghost: 95, fright: 60, tunnel: 50, spurts: [100, 105] }],
  [5, { player: 100, ghost: 95, fright: 60, tunnel: 50, spurts: [100, 105] }],
  [2, { player: 90, ghost: 85, fright: 55, tunnel: 45, spurts: [90, 95] }],
  [1, { player: 80, ghost: 75, fright: 50, tunnel: 40, spurts: [80, 85] }],
]
/** The entry of a table for a level: that of the highest level reached. */
function entryAt<Entry>(table: readonly (readonly [fromLevel: number, Entry])[], level: number): Entry {
  for (const [from, entry] of table) if (level >= from) return entry
  throw new RangeError(`No entry for level ${level}`)
}
const paceAt = (level: number) => entryAt(PACES, level)
const paceOf = ({ road, level }: Pick<World, 'road' | 'level'>) =>
  road ? stageOf(road.stage).pace : paceAt(level)

/** Seconds of a power by level from 1 on, none from the last on; level 1 has the specified length. */
const FRIGHT_S = [6, 5, 4, 3, 2, 5, 2, 2, 1, 5, 2, 1, 1, 3, 1, 1, 0, 1, 0] as const
/** Dots left, of the arcade's 244, when Ember speeds up first; the second time at half of it. */
const SPURT_DOTS: readonly (readonly [fromLevel: number, number])[] = [
  [19, 120],
  [15, 100],
  [12, 80],
  [9, 60],
  [6, 50],
  [3, 40],
  [2, 30],
  [1, 20],
]
const EVER = Number.POSITIVE_INFINITY
/** Alternating scatter and chase, ticks, from levels 2 and 5 on; level 1 has the specified ones. */
const WAVES: readonly (readonly [fromLevel: number, readonly number[]])[] = [
  [5, [300, 1200, 300, 1200, 300, 62_220, 1]],
  [2, [420, 1200, 420, 1200, 300, 61_980, 1]],
]
/** By level; the last one for all later levels. The look is that of `fruitTexture`. */
const FRUITS: readonly { readonly look: number; readonly points: number }[] = [
  { look: 0, points: 100 },
  { look: 4, points: 300 },
  { look: 1, points: 500 },
  { look: 1, points: 500 },
  { look: 5, points: 700 },
  { look: 5, points: 700 },
  { look: 3, points: 1000 },
  { look: 3, points: 1000 },
  { look: 6, points: 2000 },
  { look: 6, points: 2000 },
  { look: 7, points: 3000 },
  { look: 7, points: 3000 },
  { look: 8, points: 5000 },
]

/** The value and the look of a level's fruit. */
export function fruitAt(level: number, arcade = false): { readonly look: number; readonly points: number } {
  if (arcade) return itemAt(FRUITS, Math.min(level, FRUITS.length) - 1)
  const look = Math.min(level, FRUIT_POINTS.length) - 1
  return { look, points: itemAt(FRUIT_POINTS, look) }
}

/** The fruit of a world. In Mazes it is that of the stage. */
export const fruitOf = ({ arcade, level, road }: Arcade) => fruitAt(road?.stage ?? level, arcade)

/** Dots after which fruit appears. The mazes of the road have fewer than that of Classic. */
export const fruitAfter = ({ road }: Pick<World, 'road'>): readonly number[] =>
  road ? ROAD_FRUIT_AFTER : FRUIT_AFTER

/** Ticks of a wave of scatter (even) or chase (odd). */
export function waveTicks(wave: number, { arcade, level, road }: Arcade): number {
  if (road) return waveIn(wave, road)
  if (!arcade) return waveAt(wave, level)
  const waves = WAVES.find(([from]) => level >= from)?.[1]
  return waves ? (waves[wave] ?? EVER) : waveAt(wave, 1)
}

/** Ticks of a power; 0 if ghosts only reverse. */
export function powerTicks({ arcade, level, road }: Arcade): number {
  if (road) return powerIn(road)
  if (!arcade) return POWER_TICKS
  const [first] = FRIGHT_S
  return Math.round((POWER_TICKS * itemAt(FRIGHT_S, Math.min(level, FRIGHT_S.length) - 1)) / first)
}

/** Ticks per cell of the player: a fraction in Arcade. */
export function playerStep(world: Arcade): number {
  return world.arcade ? (PLAYER_STEP * paceAt(1).player) / paceOf(world).player : PLAYER_STEP
}

/** Ember's speed-up for the dots left: 0 for none, 1, or 2 for the faster one. */
export function spurtOf({ arcade, level, left, road }: Arcade & Pick<World, 'left'>): 0 | 1 | 2 {
  // In Mazes the last dots are as hard as the first ones.
  if (!arcade || road) return 0
  const published = entryAt(SPURT_DOTS, level)
  const from = (published * OUR_DOTS) / ARCADE_DOTS
  return left > from ? 0 : left > from / 2 ? 1 : 2
}

function inTunnel({ row, col }: Ghost, world: World): boolean {
  const { tunnels, cols } = mazeOf(world)
  return tunnels.includes(row) && (col <= TUNNEL_CELLS || col >= cols - 1 - TUNNEL_CELLS)
}

/** Ticks per cell of a ghost at this moment. */
export function ghostStep(ghost: Ghost, world: World): number {
  if (ghost.place === 'eyes') return EYES_STEP
  if (!world.arcade) return ghost.frightened ? FRIGHTENED_STEP : GHOST_STEP
  const pace = paceOf(world)
  const spurt = ghost.name === 'ember' ? spurtOf(world) : 0
  const usual = spurt === 0 ? pace.ghost : itemAt(paceAt(world.level).spurts, spurt - 1)
  const percent = inTunnel(ghost, world) ? pace.tunnel : ghost.frightened ? pace.fright : usual
  return (GHOST_STEP * paceAt(1).ghost) / percent
}

/** Moss turns home within this many cells. */
export const shyCells = (arcade: boolean) => (arcade ? SHY : SHY_CELLS)
