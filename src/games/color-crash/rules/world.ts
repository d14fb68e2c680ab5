/** Constants of Color Crash and its world. Units are pixels of a 600 x 400 field (or a portrait one), speeds units a tick. */
import { sin } from '../../../engine/core/math/exactMath'
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 600
export const HEIGHT = 400

export const COLOURS = ['pink', 'green', 'blue', 'orange', 'purple'] as const
export type Colour = (typeof COLOURS)[number]

export const START_SPEED = 3
export const TOP_SPEED = 8
export const SPEED_UP = 0.002

export const BARRIER_HEIGHT = 20
export const GAP_WIDTH = 80
export const GAP_SHARE = 0.7
/** The middle of a gap, as a part of the width. */
export const GAP_FIRST = 0.2
export const GAP_LAST = 0.8
/** A new barrier comes when the last one is past this height. */
export const NEXT_AT = 180

/** In the wide field; always as far above the floor. */
export const PLAYER_Y = 330
/** As drawn; the hit circle is smaller, the one for orbs larger. */
export const PLAYER_RADIUS = 15
export const HIT_RADIUS = 13
export const ORB_RADIUS = 11
export const ORB_REACH = 30
/** Moving gaps start after this many barriers; how far they move at first and at most, and how much farther with each barrier, units. */
export const SWAYS_FROM = 8
export const FIRST_SWAY = 16
export const MOST_SWAY = 54
export const MORE_SWAY = 1.2
/** Ticks of a swing to and fro. */
export const SWAY_TICKS = 132
/** Split barriers come without a gap after this many passed, and this share of all has a gap. */
export const SPLITS_FROM = 6
export const SPLIT_GAP_SHARE = 0.5
/** Keys and sticks; a pointer is followed as fast. */
export const PLAYER_SPEED = 8
/** How far a resting mouse must move to take over the ball from keys and sticks. */
export const CLEAR_MOVE = 12

export const GAP_POINTS = 10
export const MATCH_POINTS = 5
/** Ticks without a change of color after which the combo is lost. */
export const COMBO_TICKS = 60
export const LIVES = 3
/** Ticks after a lost life in which nothing can be hit. */
export const MERCY_TICKS = 75
export const END_TICKS = 40
/** Pieces that fly when something bursts. */
export const PARTICLES = 15

export type Action = 'left' | 'right'

export type Event =
  | {
      readonly type: 'orb'
      readonly x: number
      readonly y: number
      readonly colour: Colour
      readonly combo: number
      /** The ball had another color before. */
      readonly changed: boolean
    }
  | {
      readonly type: 'pass'
      readonly through: 'gap' | 'match'
      readonly points: number
      readonly combo: number
      readonly x: number
      readonly colour: Colour
    }
  /** Through a barrier of the ball's own color. */
  | { readonly type: 'match'; readonly x: number; readonly y: number; readonly colour: Colour }
  | {
      readonly type: 'crash'
      readonly x: number
      readonly y: number
      /** Of the ball, and of what it hit. */
      readonly colour: Colour
      readonly barrier: Colour
      readonly lives: number
    }
  | { readonly type: 'comboLost' }

export interface Barrier {
  readonly id: number
  /** Its upper edge. */
  y: number
  /** Where it is split, that of the orb before it. */
  readonly colour: Colour
  readonly hasGap: boolean
  /** The middle of the gap, 0..1 of the width. */
  gapPosition: number
  /** Of a gap that moves: around where, how far to each side (units), and for how long, ticks. */
  readonly sway?: { readonly home: number; readonly far: number; age: number }
  /** Two halves of different colors: where they meet, 0..1 of the width. */
  readonly split?: { readonly at: number; readonly left: Colour; readonly right: Colour }
  /** The player is past it, or has been through it. */
  passed: boolean
  /** What would have hit went through its solid part in a time of mercy. */
  grazed?: boolean
}

export interface Orb {
  readonly id: number
  readonly x: number
  y: number
  readonly colour: Colour
}

export interface World {
  readonly width: number
  readonly height: number
  readonly random: Random
  /** Three lives; with the specification's rules the first mismatch is the end. */
  readonly relaxed: boolean
  /** Later in the run gaps move. */
  readonly moving: boolean
  /** Later in the run barriers without a gap are split. */
  readonly splitting: boolean
  state: 'play' | 'end' | 'over'
  wait: number
  speed: number
  readonly player: { x: number; vx: number; colour: Colour }
  /** Where a pointer wants the ball; null while keys or sticks lead it. */
  aim: number | null
  /** Where the mouse rested when it was followed last, or keys steered. */
  rest: { x: number; y: number } | null
  barriers: Barrier[]
  orbs: Orb[]
  /** Where the way leads through the newest barrier: the next one is never out of reach from there. */
  lane: number
  /** The color of a player who took every orb that was needed. */
  expected: Colour
  score: number
  passes: number
  combo: number
  bestCombo: number
  /** Ticks since the last change of color. */
  sinceChange: number
  lives: number
  mercy: number
  nextId: number
}

/** Where a moving gap is after this many ticks, 0..1 of the width. */
export function swayed({ home, far }: { home: number; far: number }, age: number, width: number): number {
  return home + (sin((age / SWAY_TICKS) * 2 * Math.PI) * far) / width
}

/** The color of a barrier at a place. */
export function colourAt(
  { split, colour }: Pick<Barrier, 'split' | 'colour'>,
  x: number,
  { width }: Pick<World, 'width'>,
): Colour {
  if (!split) return colour
  return x < split.at * width ? split.left : split.right
}

/** The height the ball keeps. */
export function playerY({ height }: Pick<World, 'height'>): number {
  return height - (HEIGHT - PLAYER_Y)
}

/** The gap's edges in world units. */
export function gapOf(
  barrier: Pick<Barrier, 'gapPosition'>,
  { width }: Pick<World, 'width'>,
): { left: number; right: number } {
  const middle = barrier.gapPosition * width
  return { left: middle - GAP_WIDTH / 2, right: middle + GAP_WIDTH / 2 }
}
