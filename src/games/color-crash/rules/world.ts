/**
 * Constants of Color Crash and its world. Units are pixels of a 600 x 400 field (or a portrait one); speeds are in
 * units per tick.
 */
import { sin } from '../../../engine/core/math/exactMath'
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 600
export const HEIGHT = 400

export const COLORS = ['pink', 'green', 'blue', 'orange', 'purple'] as const
export type Color = (typeof COLORS)[number]

export const START_SPEED = 3
export const TOP_SPEED = 8
export const SPEED_UP = 0.002
/**
 * Relaxed begins slowly, with a first barrier from this much higher up. Until it is as fast as the classic mode at its
 * start (12.5 s), gaps are this wide, and a new barrier comes when the last one is past this height. A player who does
 * nothing loses the third life after 10 s.
 */
export const RELAXED = { speed: 1.5, above: 280, gapWidth: 140, nextAt: 340 } as const

export const BARRIER_HEIGHT = 20
export const GAP_WIDTH = 80
export const GAP_SHARE = 0.7
/** The middle of a gap, as a share of the width. */
export const GAP_FIRST = 0.2
export const GAP_LAST = 0.8
/** A new barrier comes when the last one is past this height. */
export const NEXT_AT = 180

/** In the landscape field; always at the same height above the bottom. */
export const PLAYER_Y = 330
/** As drawn; the hit circle is smaller, and the one for orbs larger. */
export const PLAYER_RADIUS = 15
export const HIT_RADIUS = 13
export const ORB_RADIUS = 11
export const ORB_REACH = 30
/**
 * Moving gaps start after this many barriers; their range at first, at most, and the increase per barrier, in units.
 */
export const SWAYS_FROM = 8
export const FIRST_SWAY = 16
export const MAX_SWAY = 54
export const MORE_SWAY = 1.2
/** Ticks of a swing from side to side. */
export const SWAY_TICKS = 132
/** Split barriers have no gap after this many passed; then this share of all has a gap. */
export const SPLITS_FROM = 6
export const SPLIT_GAP_SHARE = 0.5
/** Keys and sticks; a pointer is followed at the same speed. */
export const PLAYER_SPEED = 8
/** How far a resting mouse must move to take over the ball from keys and sticks. */
export const CLEAR_MOVE = 12

export const GAP_POINTS = 10
export const MATCH_POINTS = 5
/** Ticks without a change of color after which the combo is lost. */
export const COMBO_TICKS = 60
export const LIVES = 3
/** Ticks after a lost life in which nothing can hit the ball. */
export const MERCY_TICKS = 75
export const END_TICKS = 40
/** Number of particles of a burst. */
export const PARTICLES = 15

export type Action = 'left' | 'right'

export type Event =
  | {
      readonly type: 'orb'
      readonly x: number
      readonly y: number
      readonly color: Color
      readonly combo: number
      /** Whether the ball had another color before. */
      readonly changed: boolean
    }
  | {
      readonly type: 'pass'
      readonly through: 'gap' | 'match'
      readonly points: number
      readonly combo: number
      readonly x: number
      readonly color: Color
    }
  /** Through a barrier of the ball's own color. */
  | { readonly type: 'match'; readonly x: number; readonly y: number; readonly color: Color }
  | {
      readonly type: 'crash'
      readonly x: number
      readonly y: number
      /** The color of the ball, and of what it hit. */
      readonly color: Color
      readonly barrier: Color | 'wall'
      readonly lives: number
    }
  /** In Tunnel, as the next: it begins. */
  | { readonly type: 'tunnel'; readonly stage: number }
  | { readonly type: 'cleared'; readonly lives: number; readonly points: number }
  | { readonly type: 'comboLost' }

export interface Barrier {
  readonly id: number
  /** Its upper edge. */
  y: number
  /** For a split barrier, the color of the orb before it. The spelling stays: digests of recorded games contain the names of fields. */
  readonly colour: Color
  readonly hasGap: boolean
  /** The middle of the gap, 0..1 of the width. */
  gapPosition: number
  /** Where it is not `GAP_WIDTH`. */
  readonly gapWidth?: number
  /** For a moving gap: its center, its range to each side (units), and its age in ticks. */
  readonly sway?: { readonly home: number; readonly far: number; age: number }
  /** Two halves of different colors: where they meet, 0..1 of the width. */
  readonly split?: { readonly at: number; readonly left: Color; readonly right: Color }
  /** The player has passed it. */
  passed: boolean
  /** The ball went through its solid part while it could not be hit. */
  grazed?: boolean
}

export interface Orb {
  readonly id: number
  readonly x: number
  y: number
  readonly colour: Color
}

/** In Tunnel: a bar, a ring between two walls, a cross, or one of two gears at the walls. */
export interface Hurdle {
  readonly id: number
  readonly kind: 'bar' | 'ring' | 'cross' | 'gear'
  /** Its middle. */
  readonly x: number
  y: number
  /** Of a ring or gear, and the length of a cross's arms. */
  readonly radius: number
  /** Radians, and radians per tick. */
  turn: number
  readonly spin: number
  /** Of its parts, from the left or from `turn` on; null is a gap. Parts of a bar meet at `cuts`, 0..1 of the width. */
  readonly colors: readonly (Color | null)[]
  readonly cuts: readonly number[]
  passed: boolean
  /** The ball went through a part of its own color, or through another one. */
  through?: boolean
  grazed?: boolean
}

/** Additional state of Tunnel. */
export interface Tunnel {
  /** From 1. */
  readonly stage: number
  readonly palette: readonly Color[]
  hurdles: Hurdle[]
  sent: number
  passed: number
  /** The index of the sort of the last hurdle. */
  last: number | null
  speed: number
}

export interface World {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** Three lives; with the specification's rules the first mismatch ends the game. */
  readonly relaxed: boolean
  /** Later in the run gaps move. */
  readonly moving: boolean
  /** Later in the run barriers without a gap are split. */
  readonly splitting: boolean
  state: 'play' | 'end' | 'over'
  wait: number
  speed: number
  readonly player: { x: number; vx: number; colour: Color }
  /** Where a pointer wants the ball; null while keys or sticks control it. */
  aim: number | null
  /** Where the mouse rested when it was last followed, or when keys steered. */
  rest: { x: number; y: number } | null
  barriers: Barrier[]
  orbs: Orb[]
  /** Where the path leads through the newest barrier: the next one is always within reach from there. */
  lane: number
  /** The color of a player who took every required orb. */
  expected: Color
  score: number
  passes: number
  combo: number
  bestCombo: number
  /** Ticks since the last change of color. */
  sinceChange: number
  lives: number
  mercy: number
  nextId: number
  /** Absent in the other modes. */
  readonly tunnel?: Tunnel
}

/** The position of a moving gap at this age, 0..1 of the width. */
export function swayed({ home, far }: { home: number; far: number }, age: number, width: number): number {
  return home + (sin((age / SWAY_TICKS) * 2 * Math.PI) * far) / width
}

/** The color of a barrier at a position. */
export function colorAt(
  { split, colour }: Pick<Barrier, 'split' | 'colour'>,
  x: number,
  { width }: Pick<World, 'width'>,
): Color {
  if (!split) return colour
  return x < split.at * width ? split.left : split.right
}

/** Whether a run in Relaxed is still slower than any classic one. */
export const isGentle = ({ relaxed, speed }: Pick<World, 'relaxed' | 'speed'>) =>
  relaxed && speed < START_SPEED

/** The height of the ball. */
export function playerY({ height }: Pick<World, 'height'>): number {
  return height - (HEIGHT - PLAYER_Y)
}

/** The gap's edges in world units. */
export function gapOf(
  { gapPosition, gapWidth = GAP_WIDTH }: Pick<Barrier, 'gapPosition' | 'gapWidth'>,
  { width }: Pick<World, 'width'>,
): { left: number; right: number } {
  const middle = gapPosition * width
  return { left: middle - gapWidth / 2, right: middle + gapWidth / 2 }
}
