/** Constants of Pac-Man and its world. Units are pixels of a field with cells of 20, times are ticks. */
import type { Direction } from '../../../engine/core/math/grid'
import type { Random } from '../../../engine/core/math/random'
import { CELL, CLASSIC } from './maze'

export const WIDTH = CLASSIC.cols * CELL
export const HEIGHT = CLASSIC.rows * CELL

/** Ticks from one cell to the next. */
export const PLAYER_STEP = 7
export const GHOST_STEP = 8
export const FRIGHTENED_STEP = 12
export const EYES_STEP = 4

export const DOT = 10
export const POWER = 50
/** The first ghost of one power; each further one is worth twice as much. */
export const GHOST = 200
/** A power lasts 100 power ticks of 4 ticks each; toward its end the ghosts blink as a warning. */
export const POWER_TICKS = 100 * 4
export const WARN_TICKS = 120

/** Alternating scatter and chase, starting with scatter; after the last one, chase for good. */
export const WAVES: readonly number[] = [420, 1200, 420, 1200, 300, 1200, 300]
/** Each level shortens every scatter by a second, down to two seconds. */
export function waveAt(index: number, level: number): number {
  const ticks = WAVES[index] ?? Number.POSITIVE_INFINITY
  return index % 2 === 0 ? Math.max(120, ticks - 60 * (level - 1)) : ticks
}

/** When this many dots are eaten, a fruit appears below the pen for nine seconds. */
export const FRUIT_AFTER: readonly number[] = [50, 110]
export const FRUIT_TICKS = 540
export const FRUIT_POINTS: readonly number[] = [100, 300, 500, 700]

/** Ticks of the pause before a life, after being caught, after a level (2 s) and before the end panel. */
export const READY_TICKS = 75
export const CAUGHT_TICKS = 80
export const CLEAR_TICKS = 120
export const END_TICKS = 70

/** A turn pressed up to this many ticks after the corner still counts (67 ms of a step of 117). */
export const LATE_TICKS = 4
/** Fingers that are lifted together are not lifted in the same tick: so long a direction that is still held waits. */
export const RELEASE_TICKS = 4
/** Player and ghost touch when their middles are closer than this; each is drawn about 17 wide. */
export const TOUCH = 12
/** The shy ghost turns home when it is closer than this, cells. */
export const SHY_CELLS = 6

export type Action = Direction
/** Ember chases, Thistle ambushes, Drizzle flanks, Moss is shy. */
export type Name = 'ember' | 'thistle' | 'drizzle' | 'moss'
export const NAMES: readonly Name[] = ['ember', 'thistle', 'drizzle', 'moss']

/** Positions are in units of the field. */
export type Event =
  | { readonly type: 'turn' }
  /** `bites`: dots and pellets eaten so far. */
  | { readonly type: 'dot'; readonly x: number; readonly y: number; readonly bites: number }
  /** A pellet: with its power, or on late levels of Arcade without. */
  | { readonly type: 'power' | 'bold'; readonly x: number; readonly y: number }
  /** The power is about to end, and ends. */
  | { readonly type: 'waning' | 'faded' }
  /** A fruit appears, and is eaten. */
  | { readonly type: 'fruit' }
  | { readonly type: 'tasty'; readonly x: number; readonly y: number; readonly points: number }
  | {
      readonly type: 'ghost'
      readonly x: number
      readonly y: number
      readonly points: number
      /** Ghosts eaten with this power, including this one. */
      readonly chain: number
      readonly ghost: Name
    }
  | { readonly type: 'revive'; readonly ghost: Name; readonly x: number; readonly y: number }
  | {
      readonly type: 'caught'
      readonly x: number
      readonly y: number
      readonly ghost: Name
      readonly lives: number
    }
  | { readonly type: 'extra'; readonly x: number; readonly y: number; readonly lives: number }
  /** Ember gets faster: for the first or the second time on this level. */
  | { readonly type: 'spurt'; readonly faster: number }
  /** A level is cleared; with its stars if it is the last round of a stage of Mazes. */
  | { readonly type: 'level'; readonly level: number; readonly stars?: number }
  /** The next level begins, or the second round of a stage. */
  | { readonly type: 'begin'; readonly level: number; readonly stage?: number }

export interface Mover {
  /** The cell it comes from; it moves to the next one in `facing` while `clock` counts 0..`pace`. */
  row: number
  col: number
  facing: Direction
  clock: number
  pace: number
  /** Its middle, units. */
  x: number
  y: number
}

export interface Player extends Mover {
  /** The turn it takes at the next possible corner; '' to go straight on. */
  want: Direction | ''
  /** The directions that are held, the newest last. */
  held: readonly Direction[]
  /** Ticks until a held direction counts again, after a newer one was released. */
  rest: number
  moving: boolean
}

export interface Ghost extends Mover {
  readonly name: Name
  /** In the pen, on the way out, in the maze, or eyes on the way home. */
  place: 'pen' | 'leave' | 'maze' | 'eyes'
  frightened: boolean
  /** Reverses at the next cell. */
  turnBack: boolean
  /** Ticks until it leaves the pen. */
  wait: number
}

/** What only a game of the mode "Mazes" has, in addition to the world of every mode. */
export interface Road {
  /** From 1. */
  readonly stage: number
  /** The maze for a portrait field. */
  readonly upright: boolean
  /** The first or the second time through the maze. */
  round: 1 | 2
  /** Nothing moves before the first press. */
  waits: boolean
}

export interface World {
  readonly random: Random
  /** By the arcade's tables instead of the specified values; and in Mazes. */
  readonly arcade: boolean
  /** `scene`: a short scene after the first round of Mazes. */
  state: 'ready' | 'play' | 'caught' | 'clear' | 'scene' | 'end' | 'over'
  wait: number
  level: number
  score: number
  lives: number
  /** By cell: 0 nothing, 1 a dot, 2 a power pellet. */
  dots: number[]
  left: number
  eaten: number
  player: Player
  ghosts: Ghost[]
  /** The current wave and its ticks so far; the clock stops while ghosts are frightened. */
  wave: number
  waveClock: number
  /** Ticks of power left, and ghosts eaten in it. */
  power: number
  chain: number
  /** The extra life is still available; and Ember's speed-up of this level, 0 to 2. */
  extra: boolean
  spurt: number
  /** Ticks the fruit stays, 0 if there is none. */
  fruit: number
  /** Consecutive events of one kind: for the sound of eating. */
  bites: number
  /** Only in Mazes. */
  readonly road?: Road
}

/** Where a mover is drawn: between its cell and the next. */
export function settle(mover: Mover, moving = true): void {
  const share = moving ? mover.clock / mover.pace : 0
  const dx = mover.facing === 'left' ? -share : mover.facing === 'right' ? share : 0
  const dy = mover.facing === 'up' ? -share : mover.facing === 'down' ? share : 0
  mover.x = (mover.col + 0.5 + dx) * CELL
  mover.y = (mover.row + 0.5 + dy) * CELL
}
