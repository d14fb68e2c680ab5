/**
 * Constants of Blink Dash and its world. Units are pixels of a 600 x 400 room (or a portrait one); speeds are in units
 * per tick.
 */
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 600
export const HEIGHT = 400

export const PLAYER_SPEED = 4
/** As drawn; the hit circle is smaller. */
export const PLAYER_RADIUS = 13
export const HIT_RADIUS = 11
/** A sparkle is collected when the player's edge is this near to it. */
export const COLLECT_RADIUS = 15

/** Ticks of light and of dark, which alternate. */
export const LIGHT_TICKS = 180
export const BLINK_TICKS = 30
/** Ticks for which the light fades before it goes out, as a warning. */
export const WARN_TICKS = 45
/** Ticks of the still picture at the start of a level, and at the end of a game. */
export const INTRO_TICKS = 45
export const END_TICKS = 40

/** Enemies start at least this far from the player. */
export const SAFE_DISTANCE = 120
export const POINTS_A_SPARKLE = 10
export const POINTS_A_LEVEL = 100

export function enemiesAt(level: number): number {
  return Math.min(2 + level, 8)
}
export function enemySpeedAt(level: number): number {
  return 2 + 0.5 * level
}
export function sparklesAt(level: number): number {
  return 5 + level
}

export type Action = 'up' | 'down' | 'left' | 'right'

export type Event =
  /** The lights flicker, go out, or come back on. */
  | { readonly type: 'warn' | 'dark' | 'light' }
  /** `left`: sparkles still to collect. */
  | {
      readonly type: 'collect'
      readonly x: number
      readonly y: number
      readonly left: number
      /** In Rooms. */
      readonly points?: number
      readonly chain?: number
    }
  | { readonly type: 'level'; readonly level: number; readonly points: number }
  /** In Rooms, as the next three: a round begins. */
  | { readonly type: 'round'; readonly room: number; readonly round: number }
  | { readonly type: 'cleared'; readonly hearts: number; readonly points: number }
  /** An enemy caught the player, who has hearts left. */
  | {
      readonly type: 'hurt'
      readonly x: number
      readonly y: number
      readonly enemy: number
      readonly hearts: number
    }
  /** A guard leaves its sparkle, a sleeper wakes, or an enemy caught the player; `enemy` is its id. */
  | { readonly type: 'alert' | 'caught'; readonly x: number; readonly y: number; readonly enemy: number }

/** The behavior of a hunting prowler; without the hunt all drift. Sleepers are only in Rooms. */
export type Role = 'drift' | 'follow' | 'guard' | 'cut' | 'sleep'

export interface Enemy {
  readonly id: number
  x: number
  y: number
  vx: number
  vy: number
  readonly radius: number
  /** Which of the three looks. */
  readonly look: number
  /** Only in the hunt and in Rooms. */
  readonly role?: Role
  /** Only in Rooms: units per tick. */
  readonly pace?: number
  /** For a guard: the id of the sparkle it keeps. */
  post?: number
  /** Whether a guard or a sleeper attacks the player. */
  awake?: boolean
  /** For a sleeper that is awake: ticks until it sleeps again. */
  tired?: number
  /** Ticks until it wakes and begins to move. */
  sleep?: number
}

export interface Sparkle {
  readonly id: number
  readonly x: number
  readonly y: number
}

/** Additional state of Rooms. */
export interface Rooms {
  /** From 1. */
  readonly room: number
  hearts: number
  /** Ticks in which nobody can be caught. */
  mercy: number
  /** Sparkles collected one soon after the other, and the ticks since the last. */
  chain: number
  since: number
}

export interface World {
  readonly width: number
  readonly height: number
  readonly random: Random
  state: 'intro' | 'play' | 'end' | 'over'
  /** Ticks left of the intro or the end. */
  wait: number
  level: number
  score: number
  /** Ticks since the lights came on. */
  clock: number
  readonly player: { x: number; y: number; vx: number; vy: number }
  /** In the hunt and in Rooms: where the player was last seen in the light, and in which direction they moved. */
  readonly spotted: { x: number; y: number; vx: number; vy: number } | null
  enemies: Enemy[]
  sparkles: Sparkle[]
  nextId: number
  /** Absent in the other modes. `level` is then the round. */
  readonly rooms?: Rooms
}
