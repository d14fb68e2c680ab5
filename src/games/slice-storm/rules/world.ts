/** Constants of Slice Storm and its world. Units are pixels of the screen, speeds units a tick. */

import { TICK_MS, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import { square } from '../../../engine/core/math/exactMath'
import { clamp, type Point } from '../../../engine/core/math/geometry'
import type { Random } from '../../../engine/core/math/random'
import { following, PALETTE } from '../../../engine/core/palette'
import { Physics, type PhysicsBody } from '../../../engine/physics/physics'

export const LIVES = 3
export const BOMB_COSTS = 2
export const MISS_COSTS = 1
export const POINTS = 5
/** A fruit cut within this time of the one before continues the combo. */
export const COMBO_MS = 350
export const COMBO_TICKS = Math.round(COMBO_MS / TICK_MS)
/** A stroke cuts from this speed on, px of the screen per ms. */
export const SLICE_SPEED = 0.2
export const HALF_MS = 2200
export const HALF_TICKS = Math.round(HALF_MS / TICK_MS)
export const TRAIL_POINTS = 24
export const LEVEL_STEP = 0.03

/** Ticks before the first wave, and of the closing beat. */
export const FIRST_TICKS = 36
export const END_TICKS = 45

/** Forgiveness, in parts of the drawn radius: a fruit is a little larger for the blade, a bomb smaller. */
export const FRUIT_REACH = 1.1
export const BOMB_REACH = 0.82
/** The blade steered by keys is this much wider against fruit: fingers are quicker than keys. */
export const KEY_REACH = 0.35

/** The level after this many waves; it starts at 1. */
export const levelAfter = (waves: number) => 1 + LEVEL_STEP * waves
/** A wave holds 2 to this many. */
export const mostInWave = (level: number) => Math.floor(5 + 0.25 * level)
/** Ms between two waves. */
export const spawnInterval = (level: number) => clamp(1400 - 30 * level, 400, 1400)
/** How likely a bomb comes with each fruit of a wave. */
export const bombChance = (level: number) => Math.min(0.12 + 0.01 * level, 0.28)

/** The eight fruit: skin, flesh and juice, and their size in parts of the base radius. */
export const FRUIT = following(
  () =>
    ({
      lime: { skin: '#5fb848', flesh: '#c9e88f', juice: '#a6dc62', size: 0.86 },
      lemon: { skin: PALETTE.yellow, flesh: '#fbf5b4', juice: '#f7ee7a', size: 0.92 },
      orange: { skin: PALETTE.orange, flesh: '#ffc65c', juice: '#ffb02e', size: 1.02 },
      berry: { skin: PALETTE.pink, flesh: '#f6c9df', juice: '#ee8fc0', size: 0.84 },
      grape: { skin: '#8d5fa0', flesh: '#d8bfe0', juice: '#b98acb', size: 0.82 },
      aqua: { skin: PALETTE.sky, flesh: '#ff8f8a', juice: '#ff7d78', size: 1.2 },
      apple: { skin: '#d8432f', flesh: '#fbf0cf', juice: '#f5dfa0', size: 1 },
      kiwi: { skin: '#8f6b43', flesh: '#9ccc4c', juice: '#9ccc4c', size: 0.9 },
    }) as const,
)

export type FruitName = keyof typeof FRUIT
export const FRUIT_NAMES = Object.keys(FRUIT) as readonly FruitName[]
export const BOMB_SIZE = 0.98

/** The radius that sizes are parts of: a thumb wide on a phone, and in proportion on a wall. */
export const baseRadius = (width: number, height: number) => 11 + 0.065 * Math.min(width, height)
/** Downward pull, px per tick²: flights last as long in every window. */
export const gravityOf = (height: number) => (0.95 * height) / square(TICKS_PER_SECOND)

export type Action = 'up' | 'down' | 'left' | 'right' | 'cut'

/** Places, radii and speeds are in pixels of the screen and ticks; `name` is that of a fruit. */
export type Event =
  | { readonly type: 'wave'; readonly count: number; readonly bombs: number }
  | { readonly type: 'level'; readonly level: number }
  /** A fruit fell out of sight: in Zen and Arcade, or at the cost of a life. */
  | { readonly type: 'dropped'; readonly x: number; readonly y: number; readonly name: FruitName }
  | {
      readonly type: 'miss'
      readonly x: number
      readonly y: number
      readonly name: FruitName
      readonly lives: number
    }
  | {
      readonly type: 'slice'
      readonly x: number
      readonly y: number
      readonly name: FruitName
      readonly colour: string
      readonly radius: number
      /** Of the cut, radians. */
      readonly angle: number
      readonly combo: number
      readonly points: number
    }
  | { readonly type: 'combo'; readonly x: number; readonly y: number; readonly combo: number }
  | {
      readonly type: 'bomb'
      readonly x: number
      readonly y: number
      readonly radius: number
      /** Lives that it cost; in Arcade, points. */
      readonly lost: number
      readonly points?: number
      readonly lives: number
    }
  /** A fast stroke through the air. */
  | { readonly type: 'swing'; readonly speed: number }
  | { readonly type: 'lifeBack'; readonly lives: number }
  /** Of Arcade. */
  | { readonly type: 'power'; readonly power: Power }
  /** Of Zen: a combo of three or more has ended. */
  | { readonly type: 'bonus'; readonly combo: number; readonly points: number }
  /** One of the last seconds begins; `left` counts it. */
  | { readonly type: 'second'; readonly left: number }
  | { readonly type: 'finish'; readonly score: number }

/** Of Arcade: slower, more, worth twice. */
export type Power = 'freeze' | 'frenzy' | 'double'

/** Additional state of Arcade: ticks left of the game, slower ones in a freeze, and of each power. */
export interface Arcade {
  left: number
  freeze: number
  frenzy: number
  double: number
}

/** What flies whole. */
export interface Thing {
  readonly id: number
  readonly type: 'fruit' | 'bomb'
  readonly name: FruitName | 'bomb'
  readonly colour: string
  x: number
  y: number
  vx: number
  vy: number
  radius: number
  /** Radians, and radians a tick. */
  angle: number
  readonly spin: number
  /** The power that cutting it gives; Arcade only. */
  readonly power?: Power
}

/** A thing that can be cut. */
export type Fruit = Thing & { readonly type: 'fruit'; readonly name: FruitName }

export const isFruit = (thing: Thing): thing is Fruit => thing.type === 'fruit'

/** Half a fruit: falls, pushes other halves, and cannot be sliced again. `x`, `y` is its center of mass. */
export interface Half {
  readonly id: number
  readonly type: 'half'
  readonly name: FruitName
  readonly colour: string
  readonly radius: number
  x: number
  y: number
  angle: number
  /** Turning when it was cut, radians a tick. */
  readonly spin: number
  age: number
  readonly body: PhysicsBody
}

/** One finger, the mouse, or the keys: its stroke, newest point first. */
export interface Blade {
  /** The pointer's id, or KEYS. */
  readonly id: number
  readonly trail: Point[]
  /** Let go: the trail runs out. */
  ended: boolean
  /** Ticks until it may be heard again. */
  hush: number
}
export const KEYS = -1

export interface World {
  readonly random: Random
  /** The option of that name: no bombs, no lives, a clock. */
  readonly zen: boolean
  /** The other option; null in all others. */
  readonly arcade: Arcade | null
  width: number
  height: number
  state: 'play' | 'end' | 'over'
  tick: number
  /** Ticks left of the closing beat. */
  wait: number
  score: number
  lives: number
  /** The score at which a life comes back; null where none does. */
  nextLife: number | null
  waves: number
  /** Ms until the next wave. */
  untilWave: number
  things: Thing[]
  /** Things of this wave that are still to be thrown, and in how many ticks. */
  queue: { wait: number; readonly thing: Thing }[]
  halves: Half[]
  blades: Blade[]
  /** The blade that keys and stick steer; hidden until they are used. */
  cursor: { x: number; y: number; vx: number; vy: number; shown: boolean; drawn: boolean }
  combo: number
  bestCombo: number
  /** Tick of the last cut. */
  lastCut: number
  sliced: number
  nextId: number
  physics: Physics
}

/** Where halves fall, in a window of this height. */
export function newPhysics(height: number): Physics {
  return new Physics({ gravity: gravityOf(height), substeps: 2, maxSpeed: 20 + height * 0.08 })
}
