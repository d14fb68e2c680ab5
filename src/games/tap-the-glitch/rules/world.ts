/** Constants of Tap the Glitch and its world. Units are pixels of a 600 x 450 screen (or 450 x 600 in portrait) and the health strip above it. */
import { type Size, TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { Stepping } from '../../../engine/core/input/steps'
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 600
/** Height of the strip with the health and its label, which stays free of glitches. */
export const TOP = 42
export const HEIGHT = TOP + 450
/**
 * Glitches appear in slots, so that a cursor can reach each of them; a slot contains at most one. In portrait there are
 * as many, 6 x 8.
 */
export const COLS = 8
export const ROWS = 6
export const SLOT = WIDTH / COLS
/** The 300 cells of the background. */
export const CELL = 30
export const BACKGROUND_CELLS = 300

export const TIME_TICKS = 60 * TICKS_PER_SECOND
export const FULL_HEALTH = 100
export const LEVEL_POINTS = 500
export const COMBO_TICKS = 0.5 * TICKS_PER_SECOND
export const MAX_MULTIPLIER = 10
export const MAX_INTENSITY = 0.9
export const END_TICKS = 45

export type GlitchType = 'pixel' | 'static' | 'corruption' | 'virus'
export const TYPES: Readonly<
  Record<GlitchType, { readonly points: number; readonly corruption: number; readonly spreading: boolean }>
> = {
  pixel: { points: 10, corruption: 1, spreading: false },
  static: { points: 20, corruption: 2, spreading: false },
  corruption: { points: 30, corruption: 3, spreading: false },
  virus: { points: 50, corruption: 5, spreading: true },
}

export type Action = 'up' | 'down' | 'left' | 'right' | 'tap'

export type Event =
  | { readonly type: 'spawn' }
  | { readonly type: 'miss'; readonly slot: number }
  | {
      readonly type: 'hit'
      readonly kind: GlitchType
      readonly x: number
      readonly y: number
      /** 0xrrggbb. */
      readonly color: number
      readonly points: number
      readonly combo: number
    }
  /** A glitch expired; `health`: the remaining percentage. */
  | {
      readonly type: 'expire'
      readonly kind: GlitchType
      readonly x: number
      readonly y: number
      readonly health: number
    }
  | { readonly type: 'status'; readonly label: Status }
  | { readonly type: 'level'; readonly level: number }
  | { readonly type: 'shutdown'; readonly secured: boolean }
  /** Shifts: a wave begins, 1..4; the first glitch of its kind. */
  | { readonly type: 'wave'; readonly wave: number }
  | { readonly type: 'first'; readonly kind: GlitchType; readonly x: number; readonly y: number }
  /** The boss appears, is hit, or is beaten. */
  | { readonly type: 'boss' | 'bossDown'; readonly x: number; readonly y: number }
  | { readonly type: 'bossHit'; readonly x: number; readonly y: number; readonly left: number }

export interface Glitch {
  readonly id: number
  /** Row by row. */
  readonly slot: number
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly type: GlitchType
  /** 0xrrggbb. */
  /** The spelling stays: digests of recorded games contain the names of fields. */
  readonly colour: number
  readonly spreading: boolean
  /** Rises to 0.9 during its life. */
  intensity: number
  /** Ticks lived, and its total. */
  age: number
  readonly life: number
}

/** Covers two by two slots. */
export interface Boss {
  /** The upper left one. */
  readonly slot: number
  /** Hits until it is beaten. */
  hits: number
  /** Ticks until it goes elsewhere. */
  wait: number
}

/** The arrangement of slots on a screen. */
export interface Grid {
  readonly cols: number
  readonly rows: number
}

export interface World extends Grid {
  readonly random: Random
  state: 'play' | 'end' | 'over'
  wait: number
  health: number
  /** In Endless it continues below 0. */
  ticksLeft: number
  /** The option of that name: no time limit, and everything gets faster over time. */
  readonly endless: boolean
  score: number
  level: number
  combo: number
  maxCombo: number
  /** Levels by which Storm is ahead of the score. */
  readonly ahead: number
  /** Ticks since the last hit. */
  sinceHit: number
  glitches: Glitch[]
  spawnWait: number
  /** The slot under the keyboard's cursor; -1 until a key or button is used. */
  cursor: number
  readonly stepping: Stepping
  nextId: number
  /** Only in Shifts: which one, from 1; the wave, from 0; the types that have appeared. */
  readonly shift?: {
    readonly number: number
    wave: number
    readonly seen: GlitchType[]
    boss: Boss | null
    isBeaten: boolean
  }
}

export type Status = 'SECURE' | 'WARNING' | 'CRITICAL'

/** SECURE above 70 percent of health, WARNING above 30, otherwise CRITICAL. */
export function statusOf(health: number): Status {
  if (health > 70) return 'SECURE'
  return health > 30 ? 'WARNING' : 'CRITICAL'
}

/** Storm starts as hard as this many levels later. */
export const STORM_AHEAD = 10

/** In Endless the difficulty rises by a level every this many ticks. */
const ENDLESS_STEP = 15 * TICKS_PER_SECOND
/** Ticks since the start. */
export const playedTicks = ({ ticksLeft }: Pick<World, 'ticksLeft'>) => TIME_TICKS - ticksLeft

/** Combos raise the level quickly: the speed rises up to this level; only Storm exceeds it. */
export const LAST_PACE = 8
/** The current difficulty, in levels. */
export function paceOf(world: Pick<World, 'level' | 'ahead' | 'endless' | 'ticksLeft'>): number {
  const { level, ahead, endless } = world
  const later = endless ? Math.floor(playedTicks(world) / ENDLESS_STEP) : 0
  return Math.min(LAST_PACE, level) + ahead + later
}

/**
 * Ticks between two glitches, and the lifetime of one: both shrink with the difficulty. From the start they come faster
 * than the combo window closes: a player who keeps up multiplies points, and one who does nothing loses within half a
 * minute.
 */
export function spawnTicksAt(pace: number): number {
  const beyond = Math.max(0, pace - LAST_PACE)
  return Math.max(17, Math.round(24 - 0.25 * (pace - beyond - 1) - 0.8 * beyond))
}
export function lifeTicksAt(pace: number): number {
  return Math.max(66, 120 - 3 * (pace - 1))
}

export function gridOf({ width, height }: Size): Grid {
  return { cols: Math.floor(width / SLOT), rows: Math.floor((height - TOP) / SLOT) }
}

/** The middle of a slot, on a screen of this many columns. */
export function middleOf(slot: number, cols = COLS): { x: number; y: number } {
  return { x: ((slot % cols) + 0.5) * SLOT, y: TOP + (Math.floor(slot / cols) + 0.5) * SLOT }
}
