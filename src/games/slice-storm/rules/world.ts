/** Constants of Slice Storm and its world. Units are pixels of the screen, speeds units per tick. */
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
/** A fruit cut within this time after the previous one continues the combo. */
export const COMBO_MS = 350
export const COMBO_TICKS = Math.round(COMBO_MS / TICK_MS)
/** The minimum speed of a cutting stroke, px of the screen per ms. */
export const SLICE_SPEED = 0.2
export const HALF_MS = 2200
export const HALF_TICKS = Math.round(HALF_MS / TICK_MS)
export const TRAIL_POINTS = 24
export const LEVEL_STEP = 0.03

/** Ticks before the first wave, and of the final animation. */
export const FIRST_TICKS = 36
export const END_TICKS = 45

/** Tolerance, as fractions of the drawn radius: for the blade a fruit is slightly larger, a bomb smaller. */
export const FRUIT_REACH = 1.1
export const BOMB_REACH = 0.82
/** The blade steered by keys is this much wider for fruit, because fingers are faster than keys. */
export const KEY_REACH = 0.35

/** The level after this many waves; it starts at 1. */
export const levelAfter = (waves: number) => 1 + LEVEL_STEP * waves
/** A wave has from 2 to this many fruit. */
export const mostInWave = (level: number) => Math.floor(5 + 0.25 * level)
/** Ms between two waves. */
export const spawnInterval = (level: number) => clamp(1400 - 30 * level, 400, 1400)
/** Probability of a bomb with each fruit of a wave. */
export const bombChance = (level: number) => Math.min(0.12 + 0.01 * level, 0.28)

/** The eight fruit: skin, flesh and juice, and their size as a fraction of the base radius. */
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

/** The base radius: a thumb's width on a phone, and proportional on larger screens. */
export const baseRadius = (width: number, height: number) => 11 + 0.065 * Math.min(width, height)
/** Gravity, px per tick²: flights take the same time in every window. */
export const gravityOf = (height: number) => (0.95 * height) / square(TICKS_PER_SECOND)

export type Action = 'up' | 'down' | 'left' | 'right' | 'cut'

/** Positions, radii and speeds are in pixels of the screen and ticks; `name` is that of a fruit. */
export type Event =
  | { readonly type: 'wave'; readonly count: number; readonly bombs: number }
  | { readonly type: 'level'; readonly level: number }
  /** A fruit fell out of sight: without cost in Zen and Arcade, otherwise for a life. */
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
      readonly color: string
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
      /** The lives it cost; in Arcade, the points. */
      readonly lost: number
      readonly points?: number
      readonly lives: number
    }
  /** A fast stroke through the air. */
  | { readonly type: 'swing'; readonly speed: number }
  | { readonly type: 'lifeBack'; readonly lives: number }
  /** Arcade only, as the next four: the stage begins, with the points of its first star. */
  | { readonly type: 'stage'; readonly stage: number; readonly goal: number }
  | { readonly type: 'power'; readonly power: Power }
  /** Three fruit in one stroke. */
  | { readonly type: 'three'; readonly x: number; readonly y: number; readonly points: number }
  /** The goal of this many stars is reached. */
  | { readonly type: 'star'; readonly stars: number }
  /** The next third of the minute begins: more fruit, more bombs. */
  | { readonly type: 'denser' }
  /** Zen only: a combo of three or more has ended. */
  | { readonly type: 'bonus'; readonly combo: number; readonly points: number }
  /** One of the last seconds begins; `left` counts down. */
  | { readonly type: 'second'; readonly left: number }
  | { readonly type: 'finish'; readonly score: number }

/** Arcade: slower, more fruit, double points. */
export type Power = 'freeze' | 'frenzy' | 'double'

/** Additional state of Arcade: ticks left of the game, slower ones during a freeze, and of each power. */
export interface Arcade {
  /** From 1. */
  readonly stage: number
  /** Goals reached, 0 to 3. */
  stars: number
  /** The last cuts that can be part of three in one stroke: their blade and tick. */
  cuts: { readonly blade: number; readonly tick: number }[]
  left: number
  freeze: number
  frenzy: number
  double: number
}

/** A whole flying object. */
export interface Thing {
  readonly id: number
  readonly type: 'fruit' | 'bomb'
  readonly name: FruitName | 'bomb'
  /** The spelling stays: digests of recorded games contain the names of fields. */
  readonly colour: string
  x: number
  y: number
  vx: number
  vy: number
  radius: number
  /** Radians, and radians per tick. */
  angle: number
  readonly spin: number
  /** The power of cutting it; Arcade only. */
  readonly power?: Power
}

/** Any object that can be cut. */
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
  /** Rotation speed when it was cut, radians per tick. */
  readonly spin: number
  age: number
  readonly body: PhysicsBody
}

/** One finger, the mouse, or the keys: its stroke, newest point first. */
export interface Blade {
  /** The pointer's id, or KEYS. */
  readonly id: number
  readonly trail: Point[]
  /** Released: the trail shortens. */
  ended: boolean
  /** Ticks until it may make a sound again. */
  hush: number
}
export const KEYS = -1

export interface World {
  readonly random: Random
  /** The option of that name: no bombs, no lives, a clock. */
  readonly zen: boolean
  /** Arcade's state; null in the other modes. */
  readonly arcade: Arcade | null
  width: number
  height: number
  state: 'play' | 'end' | 'over'
  tick: number
  /** Ticks left of the final animation. */
  wait: number
  score: number
  lives: number
  /** The score that restores the next life; null if lives are not restored. */
  nextLife: number | null
  waves: number
  /** Ms until the next wave. */
  untilWave: number
  things: Thing[]
  /** Objects of this wave still to be thrown, and their delays in ticks. */
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
