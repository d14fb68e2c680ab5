/**
 * Constants of Asteroids, its world, and distances on a field that wraps around. Units are pixels of a 400 x 400 field
 * (or a portrait one); speeds are in units per tick.
 */
import type { Size } from '../../../engine/core/game/contract'
import { hypot, square } from '../../../engine/core/math/exactMath'
import type { Random } from '../../../engine/core/math/random'

export const SIDE = 400
export const UPRIGHT: Size = { width: 400, height: 640 }
/** The field of the modes with saucers in landscape windows. */
export const WIDE: Size = { width: 640, height: 400 }
const SQUARE: Size = { width: SIDE, height: SIDE }
export const LIVES = 3

/** The ship's hit circle; it is drawn a little larger. */
export const SHIP_RADIUS = 8
export const SHIP_DRAWN = 9.5
/** Full turning speed in radians per tick, and how quickly it is reached: a tap is a small turn. */
export const TURN = 0.085
export const TURN_EASE = 0.4
export const THRUST = 0.11
/** Share of the speed that is kept each tick: space has a little drag. */
export const GLIDE = 0.99
export const MAX_SPEED = 4

export const MAX_BULLETS = 4
export const BULLET_LIFE = 50
export const BULLET_SPEED = 6
export const BULLET_RADIUS = 3
/** Ticks between two shots while Fire is held, and for which a press that came too early is remembered. */
export const RELOAD_TICKS = 14
export const BUFFER_TICKS = 6

/** Ticks in which a press on the field may still become a shot, and after which holding it thrusts. */
export const WANTED_TICKS = 45
export const HOLD_TICKS = 14

/** Ticks for which the mouse does not turn the ship after keys or stick did. */
export const KEYS_TICKS = 120

/** Ticks until a lost ship returns, and the most that are added while its position is not free. */
export const RESPAWN_TICKS = 60
export const RESPAWN_LATEST = 150
/** The space that must be free around the middle, and how long the returned ship is protected. */
export const RESPAWN_CLEARANCE = 60
export const SHIELD_TICKS = 120

/** Ticks of a jump through hyperspace, and until the next one is possible. */
export const JUMP_TICKS = 20
export const CHARGE_TICKS = 180

/** Ticks for which a cleared field stays empty, and for which the end of the last ship is shown. */
export const CALM_TICKS = 75
export const END_TICKS = 50

/** Asteroids of a new level start at least this far from the ship. */
export const SAFE_DISTANCE = 120
/** Hits that follow each other within this many ticks form a run. */
export const RUN_TICKS = 60
/** With saucers, every fifth hit of a run earns this many points for each hit of it. */
export const STREAK = 5
export const STREAK_POINTS = 10
/** Points for each ship that is left at the end of a sector. */
export const POINTS_A_SHIP = 250

export type RockSize = 1 | 2 | 3
export const ROCK_RADIUS: Readonly<Record<RockSize, number>> = { 3: 30, 2: 18, 1: 10 }
/** The slowest and fastest speed of each size at level 1. */
export const ROCK_SPEED: Readonly<Record<RockSize, readonly [number, number]>> = {
  3: [0.45, 0.85],
  2: [0.7, 1.25],
  1: [1, 1.8],
}

export function asteroidsAt(level: number): number {
  return 4 + level
}
/** A larger field starts with more rocks, at the same density. */
export function rocksAt(level: number, { width, height }: Size): number {
  return asteroidsAt(level) + Math.round(asteroidsAt(1) * ((width * height) / square(SIDE) - 1))
}
/** Points for an asteroid: more for smaller ones. */
export function pointsFor(size: RockSize): number {
  return (4 - size) * 20
}
/** The speed of asteroids relative to level 1. */
export function paceAt(level: number): number {
  return Math.min(1.6, 1 + 0.05 * (level - 1))
}

export type Action = 'left' | 'right' | 'thrust' | 'fire' | 'hyperspace'

export type Event =
  | {
      readonly type: 'rock'
      readonly x: number
      readonly y: number
      readonly size: RockSize
      readonly points: number
      /** Hits of this run before this one. */
      readonly run: number
    }
  | { readonly type: 'destroyed'; readonly x: number; readonly y: number; readonly lives: number }
  | { readonly type: 'cleared' | 'level'; readonly level: number }
  /** In sectors: the next wave, from 2, and the end, with a star for each ship that is left. */
  | { readonly type: 'wave'; readonly wave: number; readonly of: number }
  | { readonly type: 'secured'; readonly sector: number; readonly stars: number; readonly points: number }
  /** Several hits in a run earn extra points. */
  | {
      readonly type: 'streak'
      readonly x: number
      readonly y: number
      readonly hits: number
      readonly points: number
    }
  /** The mothership arrives; it was hit and takes `left` more; it is about to shoot into all directions; it is shot down. */
  | { readonly type: 'mother'; readonly x: number; readonly y: number }
  | { readonly type: 'dented'; readonly x: number; readonly y: number; readonly left: number }
  | { readonly type: 'charge'; readonly x: number; readonly y: number }
  | { readonly type: 'motherDowned'; readonly x: number; readonly y: number; readonly points: number }
  | { readonly type: 'saucer'; readonly size: 'large' | 'small' }
  | { readonly type: 'fired'; readonly x: number; readonly y: number }
  | {
      readonly type: 'downed'
      readonly x: number
      readonly y: number
      readonly size: 'large' | 'small'
      /** 0 for a saucer that the ship ran into. */
      readonly points: number
    }
  /** The heartbeat; `low` is one of its two tones. */
  | { readonly type: 'beat'; readonly low: boolean }
  | { readonly type: 'extra'; readonly lives: number }
  | { readonly type: 'thrust' | 'charging' }
  /** `left`: bullets that can still be fired. */
  | { readonly type: 'shoot'; readonly x: number; readonly y: number; readonly left: number }
  | { readonly type: 'jump' | 'arrive' | 'respawn'; readonly x: number; readonly y: number }

export interface Point {
  x: number
  y: number
}

export interface Rock extends Point {
  readonly id: number
  vx: number
  vy: number
  readonly size: RockSize
  readonly radius: number
  angle: number
  readonly spin: number
  /** Which of the three shapes. */
  readonly look: number
}

export interface Bullet extends Point {
  readonly id: number
  readonly vx: number
  readonly vy: number
  /** Ticks left. */
  life: number
}

export interface Ship extends Point {
  vx: number
  vy: number
  /** Radians, 0 to the right, -PI..PI. */
  angle: number
  /** Radians per tick. */
  spin: number
  /** Engine power, 0..1. */
  thrust: number
  /** Ticks for which the engine has burned. */
  burn: number
  mode: 'here' | 'wreck' | 'jump'
  /** Ticks until the ship returns. */
  wait: number
  /** Ticks left: of protection, until hyperspace is charged, and until the next shot while Fire is held. */
  shield: number
  charge: number
  reload: number
}

/** What mouse or finger asks for. */
export interface Aim {
  /** Where the ship should turn; null while keys or sticks steer. */
  at: Point | null
  /** The last pointer position: a mouse steers only when it moves. */
  seen: Point | null
  /** Ticks for which the pointer has been held. */
  held: number
  /** Ticks for which a hovering mouse is ignored after keys or a stick steered. */
  keys: number
  /** Ticks left in which a press may become a shot. */
  wanted: number
}

export interface Saucer extends Point {
  readonly id: number
  readonly size: 'large' | 'small' | 'mother'
  readonly radius: number
  readonly vx: number
  vy: number
  /** Ticks until it shoots, and until it changes course. */
  reload: number
  turn: number
  /** Hits that a mothership still takes. */
  hits?: number
}

/** Additional world data with saucers. */
export interface Visitors {
  saucer: Saucer | null
  /** Ticks until the next saucer. */
  untilSaucer: number
  shots: Bullet[]
  /** Points at which the next extra ship is earned. */
  nextShip: number
  /** Ticks until the next beat, whether it is the lower one, and the hits that the level started with. */
  beat: number
  low: boolean
  whole: number
}

export interface World {
  readonly width: number
  readonly height: number
  readonly random: Random
  state: 'play' | 'end' | 'over'
  /** Ticks left of the end. */
  wait: number
  /** Ticks left of the calm after a cleared field; 0 while there are asteroids. */
  calm: number
  level: number
  score: number
  lives: number
  readonly ship: Ship
  readonly aim: Aim
  /** Ticks for which a press of Fire is remembered. */
  buffer: number
  bullets: Bullet[]
  rocks: Rock[]
  /** Saucers, extra ships and heartbeat; null in the game as specified. */
  readonly visitors: Visitors | null
  /** The sector and its wave, both from 1; missing in the other modes. */
  readonly sector?: { readonly number: number; wave: number }
  /** Hits of this run, and ticks left in which another hit continues it. */
  run: number
  runLeft: number
  nextId: number
}

/** The same point within a field of this side length. */
export function wrap(value: number, side = SIDE): number {
  return ((value % side) + side) % side
}
/** The short way from `a` to `b` along one axis, over the edge if that is nearer. */
export function way(a: number, b: number, side = SIDE): number {
  return wrap(b - a + side / 2, side) - side / 2
}
/** Distance of two points by the short way, in units. */
export function distance(a: Point, b: Point, { width, height }: Size = SQUARE): number {
  return hypot(way(a.x, b.x, width), way(a.y, b.y, height))
}
/** The same angle in -PI..PI. */
export function foldAngle(angle: number): number {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI))
}
/** Moves a thing by one tick, over the edges. */
export function drift(
  thing: Point & { readonly vx: number; readonly vy: number },
  { width, height }: Size,
): void {
  thing.x = wrap(thing.x + thing.vx, width)
  thing.y = wrap(thing.y + thing.vy, height)
}
