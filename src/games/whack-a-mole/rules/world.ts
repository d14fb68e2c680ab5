/** Constants of Whack-a-Mole, the positions of its holes, and its world. */
import type { JOIN, Seat } from '../../../engine/core/input/seats'
import { clamp } from '../../../engine/core/math/geometry'
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

/** The size of the field upright, and its holes: a row more, behind the others. */
export const TALL = { width: 600, height: 1000 } as const
export const TALL_HOLES = 12

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
  'hole10',
  'hole11',
  'hole12',
] as const
export type Action = (typeof HOLE_ACTIONS)[number] | 'up' | 'down' | 'left' | 'right' | 'whack' | typeof JOIN

/**
 * `hole` counts row by row from the top left, from 0; those of the row behind follow. `x` and `y` are where its mole is
 * hit.
 */
export type Event =
  | { readonly type: 'stir' | 'leave'; readonly hole: number }
  | { readonly type: 'up'; readonly hole: number; readonly decoy: boolean; readonly dress?: Dress }
  /** `lives`: in Endless, how many are left. `forgiven`: in Rush, the combo goes on. */
  | { readonly type: 'escape'; readonly hole: number; readonly lives?: number; readonly forgiven?: true }
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
  /** Rush only, as the next two: the stage begins, with the points of its first star. */
  | { readonly type: 'stage'; readonly stage: number; readonly goal: number }
  | { readonly type: 'round'; readonly round: number }
  | { readonly type: 'star'; readonly stars: number }
  /** In Rush and in a race: one of the last seconds begins. */
  | { readonly type: 'second'; readonly left: number }
  /** A race only: a person hits no mole, a mole, or a hedgehog; and a computer hits either. */
  | {
      readonly type: 'slip'
      readonly seat: Seat
      readonly hole: number
      readonly x: number
      readonly y: number
    }
  | {
      readonly type: 'take' | 'prick' | 'rival'
      readonly seat: Seat
      readonly hole: number
      readonly x: number
      readonly y: number
      /** Negative for a hedgehog. */
      readonly points: number
    }

/** What a mole wears: a helmet takes one extra blow, a golden mole is worth more. */
export type Dress = 'plain' | 'helmet' | 'golden'

/** The content of a hole. `ticks` is the duration of this state. */
export interface Hole {
  state: 'empty' | 'stir' | 'up' | 'dazed'
  decoy: boolean
  dress: Dress
  ticks: number
}

export const emptyHole = (): Hole => ({ state: 'empty', decoy: false, dress: 'plain', ticks: 0 })

export function enter(hole: Hole, state: Hole['state']): void {
  hole.state = state
  hole.ticks = 0
}

/** What only Rush has. */
export interface Rush {
  readonly stage: number
  /** Counts from 1. */
  round: number
  stars: number
  /** A mole has escaped, and the combo went on. */
  forgiven: boolean
}

export interface World {
  random: Random
  readonly mode: Options['mode']
  readonly rush?: Rush
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

/** The row of a hole, from 0; -1 is the row behind. */
export const rowOf = (hole: number) => (hole < HOLES ? Math.floor(hole / 3) : -1)

/** The hole beside another one; at the edges the same. */
export function besideHole(hole: number, right: number, down: number, holes: number): number {
  const col = clamp((hole % 3) + right, 0, 2)
  const row = clamp(rowOf(hole) + down, holes > HOLES ? -1 : 0, 2)
  return (row < 0 ? HOLES : row * 3) + col
}

/**
 * The middle of a hole's mouth, in world units; holes count row by row from the top left.
 *
 * @param holes how many there are
 */
export function holeAt(hole: number, holes: number = HOLES): { x: number; y: number } {
  const x = 115 + (hole % 3) * 185
  if (holes > HOLES) return { x, y: 472 + rowOf(hole) * 222 }
  return { x, y: 165 + rowOf(hole) * 175 }
}

/** The body of a mole is this far above the mouth's middle. */
export const BODY_LIFT = 30

/** The hole hit by a press at this position, or -1. */
export function holeUnder(x: number, y: number, holes: number = HOLES): number {
  let nearest = -1
  let best = REACH * REACH
  for (let hole = 0; hole < holes; hole++) {
    const at = holeAt(hole, holes)
    const dx = x - at.x
    const dy = y - (at.y - BODY_LIFT)
    const away = dx * dx + dy * dy
    if (away >= best) continue
    best = away
    nearest = hole
  }
  return nearest
}
