/** Constants of Gravity Flip Runner and its world. Units are pixels of an 800 x 400 field, speeds units per tick. */
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 800
export const HEIGHT = 400
/** The runner's rails: it runs on the floor or hangs from the ceiling. */
export const FLOOR = 356
export const CEILING = 44

const START_SPEED = 3
const SPEED_UP = 0.5
const SPEED_UP_EVERY = 500

export const RUNNER_X = 150
/** Drawn size; the hit box is smaller on every side. */
export const RUNNER_SIZE = 32
export const HIT_INSET = 2.5
/** Acceleration toward the rail it falls to, units per tick². A flip from rail to rail takes 24 ticks. */
export const GRAVITY = 0.98
/** A press up to this many ticks before landing flips as soon as a rail is reached. */
export const BUFFER_TICKS = 6

export const TICK_POINTS = 1
export const COIN_POINTS = 10
export const POWER_POINTS = 50
export const COIN_RADIUS = 11
/** Pick-up reach beyond the runner's middle. */
export const PICK_UP = 34
export const MAGNET_REACH = 150

export const SLOW_TICKS = 300
export const SLOW_SHARE = 0.6
export const MAGNET_TICKS = 420
/** Ticks after a shield breaks during which nothing can be hit. */
export const MERCY_TICKS = 50
export const END_TICKS = 40

export type Action = 'flip'
export type Power = 'shield' | 'slow' | 'magnet'
export const POWERS: readonly Power[] = ['shield', 'slow', 'magnet']

/** The events of one run. Positions are in units of its track. */
export type RunEvent =
  /** `up`: to the ceiling. */
  | { readonly type: 'flip'; readonly x: number; readonly y: number; readonly up: boolean }
  | { readonly type: 'land' | 'shieldBroke'; readonly x: number; readonly y: number }
  | { readonly type: 'faster'; readonly distance: number }
  /** `taken`: coins of this run so far. */
  | { readonly type: 'coin'; readonly x: number; readonly y: number; readonly taken: number }
  | { readonly type: 'power' | 'faded'; readonly power: Power; readonly x: number; readonly y: number }
  /** In Zones, as the next three: the course begins. */
  | { readonly type: 'zone'; readonly zone: number }
  /** A crash with lives left. */
  | { readonly type: 'hurt'; readonly x: number; readonly y: number; readonly lives: number }
  /** So many coins in a row without a miss. */
  | { readonly type: 'streak'; readonly count: number; readonly points: number }
  | { readonly type: 'finish'; readonly stars: number }
  | { readonly type: 'crash'; readonly x: number; readonly y: number; readonly score: number }

/** With two runners, the track of the event; a single runner has none. */
export type OnTrack = { readonly track?: number }

export type Event =
  | (RunEvent & OnTrack)
  /** One of two crashed, and the other is still running. */
  | {
      readonly type: 'out'
      readonly x: number
      readonly y: number
      readonly score: number
      readonly track: number
    }
  /** The runner who is still running has overtaken the other. */
  | { readonly type: 'ahead'; readonly track: 0 | 1 }

/** 1 falls to the floor, -1 to the ceiling. */
export type Side = 1 | -1

export interface Obstacle {
  readonly id: number
  /** Its left edge, and where its rail is. */
  x: number
  y: number
  readonly width: number
  readonly height: number
  readonly side: Side
  /** Index of its appearance. */
  readonly look: number
  /** Only in Zones: of what moves between the rails, and of what goes on and off; ticks. */
  readonly move?: { age: number }
  readonly beam?: { age: number }
}

export interface Coin {
  readonly id: number
  x: number
  y: number
}

export interface Pill {
  readonly id: number
  x: number
  readonly y: number
  readonly power: Power
}

/** Additional state of Zones. */
export interface Zone {
  /** From 1. */
  readonly zone: number
  lives: number
  /** Coins laid so far, and taken since the last one that was missed. */
  laid: number
  streak: number
  /** The index of the last pattern; -1 before the first. */
  last: number
  /** 0 until the end is reached. */
  stars: number
}

/** One runner's run: its course, what it collected, and how it ended. */
export interface Run {
  readonly random: Random
  state: 'run' | 'end' | 'over'
  wait: number
  /** How far the course is generated, units from the left edge. */
  readonly sight: number
  /** Distance run, units. */
  distance: number
  score: number
  coinsTaken: number
  readonly runner: { y: number; vy: number; gravity: Side; grounded: boolean }
  /** Ticks for which a press still counts. */
  buffered: number
  shield: boolean
  slow: number
  magnet: number
  mercy: number
  obstacles: Obstacle[]
  coins: Coin[]
  pills: Pill[]
  /**
   * Distance at which the next object is created; the rail of the last obstacle, and the number of consecutive
   * obstacles on it.
   */
  nextAt: number
  lastSide: Side
  inRow: number
  nextPillAt: number
  nextId: number
  /** Absent in the other mode. */
  readonly zone?: Zone
}

/** The game, which is also the run of its first runner. */
export interface World extends Run {
  /** With two runners, the run of the second: the same course on a separate track. */
  second?: Run
}

/** The speed by distance: +0.5 for every 500. */
export function speedAt(distance: number): number {
  return START_SPEED + SPEED_UP * Math.floor(distance / SPEED_UP_EVERY)
}
