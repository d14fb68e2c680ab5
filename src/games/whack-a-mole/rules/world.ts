/** Constants of Whack-a-Mole, the positions of its holes, and its world. */
import type { Random } from '../../../engine/core/math/random'
import type { Options } from '../options'

export const WIDTH = 600
export const HEIGHT = 600
export const HOLES = 9
export const POINTS_PER_MOLE = 10
/** A mole appears every 2 s. */
export const SPAWN_TICKS = 120
/** It escapes after 1.5 s. */
export const ESCAPE_TICKS = 90
/** The soil stirs this long before a mole appears. */
export const STIR_TICKS = 20
/** A hit mole keeps its hole this long. */
export const DAZED_TICKS = 20

/** Option 'Rush': its duration, and how its speed rises from start to end. */
export const RUSH_TICKS = 3600
export const RUSH_SPAWN_TICKS = [48, 22] as const
export const RUSH_ESCAPE_TICKS = [84, 48] as const
/** Each combo of this many moles raises the value of every mole by one, up to this factor. */
export const COMBO_STEP = 5
export const MAX_TIMES = 4
/** The probability of a decoy: a hedgehog instead of a mole. */
export const DECOY_CHANCE = 0.22
/** What a whacked decoy costs; the score never falls below 0. */
export const DECOY_COST = 10

/** A press counts for the nearest hole within this distance. */
const REACH = 92

export const HOLE_ACTIONS = [
  'hole1',
  'hole2',
  'hole3',
  'hole4',
  'hole5',
  'hole6',
  'hole7',
  'hole8',
  'hole9',
] as const
export type Action = (typeof HOLE_ACTIONS)[number] | 'up' | 'down' | 'left' | 'right' | 'whack'

/** `hole` counts row by row from the top left, from 0; `x` and `y` are where its mole is hit. */
export type Event =
  | { readonly type: 'stir' | 'leave'; readonly hole: number }
  | { readonly type: 'up'; readonly hole: number; readonly decoy: boolean; readonly dress?: Dress }
  /** `lives`: in Endless, how many are left. */
  | { readonly type: 'escape'; readonly hole: number; readonly lives?: number }
  /** There was no mole to hit, or a helmet took the hit. */
  | { readonly type: 'miss' | 'helmet'; readonly hole: number; readonly x: number; readonly y: number }
  /** `points` is negative. */
  | {
      readonly type: 'decoy'
      readonly hole: number
      readonly x: number
      readonly y: number
      readonly points: number
    }
  | {
      readonly type: 'whack'
      readonly hole: number
      readonly x: number
      readonly y: number
      readonly points: number
      readonly combo: number
      readonly golden?: boolean
    }
  | { readonly type: 'finish'; readonly score: number }

/** What a mole wears: a helmet takes one extra blow, a golden mole is worth more. */
export type Dress = 'plain' | 'helmet' | 'golden'

/** The content of a hole. `ticks` is the duration of this state. */
export interface Hole {
  state: 'empty' | 'stir' | 'up' | 'dazed'
  decoy: boolean
  dress: Dress
  ticks: number
}

export interface World {
  random: Random
  readonly mode: Options['mode']
  /** Endless only: how many may still escape. */
  lives: number
  /** How many have appeared, or are about to. */
  come: number
  ticks: number
  /** Ticks until the next mole. */
  next: number
  holes: Hole[]
  /** The hole that a gamepad or the arrow keys point at. */
  cursor: number
  /** Shown once the cursor is used, until a pointer is. */
  cursorShown: boolean
  score: number
  whacked: number
  /** Consecutive moles hit. */
  combo: number
  over: boolean
}

/** The middle of a hole's mouth, in world units; holes count row by row from the top left. */
export function holeAt(hole: number): { x: number; y: number } {
  return { x: 115 + (hole % 3) * 185, y: 165 + Math.floor(hole / 3) * 175 }
}

/** The body of a mole is this far above the mouth's middle. */
export const BODY_LIFT = 30

/** The hole hit by a press at this position, or -1. */
export function holeUnder(x: number, y: number): number {
  let nearest = -1
  let best = REACH * REACH
  for (let hole = 0; hole < HOLES; hole++) {
    const at = holeAt(hole)
    const dx = x - at.x
    const dy = y - (at.y - BODY_LIFT)
    const away = dx * dx + dy * dy
    if (away >= best) continue
    best = away
    nearest = hole
  }
  return nearest
}
