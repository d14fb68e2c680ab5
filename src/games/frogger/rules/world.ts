/** Constants of Frogger and its world. Units are pixels of a field that is 400 wide, speeds units per tick. */
import type { Direction } from '../../../engine/core/math/grid'
import type { Random } from '../../../engine/core/math/random'

export const WIDTH = 400
export const HEIGHT = 500
export const HOME_ROW = 0
/** Length of a hop sideways. */
export const STRIDE = 50

/** The rows of a field: home, water, the middle bank, traffic, the start bank. */
export interface Field {
  readonly height: number
  /** Height of a row. */
  readonly row: number
  readonly middle: number
  readonly start: number
  /** The time for each frog. */
  readonly ticks: number
  /** A factor of all speeds of places: more lanes are slower. */
  readonly pace: number
}

/** Ten rows of 50 as specified. */
export const CLASSIC: Field = { height: HEIGHT, row: 50, middle: 4, start: 9, ticks: 30 * 60, pace: 1 }
/** The fields of the other modes have space for the time bar below the start bank. */
export const WIDE: Field = { ...CLASSIC, row: 48 }
export const UPRIGHT: Field = { height: 592, row: 44, middle: 6, start: 12, ticks: 40 * 60, pace: 0.85 }

export const LIVES = 3
export const POINTS_A_ROW = 10
export function levelBonus(level: number): number {
  return 100 * level
}

/** Ticks of a hop (117 ms); a press during it waits and follows at once. */
export const HOP_TICKS = 7
/** A press up to this many ticks (100 ms) before the frog is back counts. */
export const EARLY_TICKS = 6
/** A warning near the end of the time. */
export const HURRY_TICKS = 6 * 60
export const HURT_TICKS = 50
export const HOME_TICKS = 55
export const END_TICKS = 45

/** Half the frog as drawn, and half its hit box. */
export const FROG_HALF = 17
export const HIT_HALF = 14
/** Half the height of a vehicle's hit box. */
export const VEHICLE_HALF = 15
/** A frog still holds on this far beyond the end of a log, measured from its middle. */
export const GRIP = 9
/** Objects wrap around over this length, 100 beyond either side of the field. */
export const SPAN = 600
export const BEYOND = 100

/** How much faster everything is than on level 1: 12% per level, at most 2.2 times. */
export function paceAt(level: number): number {
  return Math.min(1 + 0.12 * (level - 1), 2.2)
}

/** Diving turtles, in ticks: at the surface, a warning while they sink, under water, and rising again. */
export const UP_TICKS = 170
export const SINK_TICKS = 50
export const UNDER_TICKS = 60
export const RISE_TICKS = 20
export const DIVE_CYCLE = UP_TICKS + SINK_TICKS + UNDER_TICKS + RISE_TICKS

export type Action = Direction
export type Vehicle = 'car' | 'van' | 'racer' | 'truck'
export type Kind = Vehicle | 'log' | 'turtles' | 'adder'

/** Why a frog is lost. */
export type HurtReason = 'time' | 'swept' | 'water' | 'car' | 'crocodile' | 'adder' | 'otter'

/** `x` and `y` are the frog's position. */
export type Event =
  | { readonly type: 'hop'; readonly x: number; readonly y: number; readonly direction: Direction }
  | { readonly type: 'land'; readonly x: number; readonly y: number; readonly row: number }
  /** The frog reached a new row; `rows`: from the start. */
  | {
      readonly type: 'row'
      readonly x: number
      readonly y: number
      readonly points: number
      readonly rows: number
    }
  | {
      readonly type: 'level'
      readonly x: number
      readonly y: number
      readonly points: number
      readonly level: number
    }
  | {
      readonly type: 'hurt'
      readonly reason: HurtReason
      readonly x: number
      readonly y: number
      readonly lives: number
    }
  | { readonly type: 'hurry' }
  /** With bays only, like those below: the hedge, or a frog at home, stops the frog. */
  | { readonly type: 'bump'; readonly x: number; readonly y: number }
  | {
      readonly type: 'bay'
      readonly x: number
      readonly y: number
      readonly points: number
      /** With a fly in it, and with the lady on the frog's back. */
      readonly fly: boolean
      readonly lady: boolean
      /** Bays that are full now. */
      readonly full: number
    }
  | { readonly type: 'extra'; readonly x: number; readonly y: number; readonly lives: number }
  | { readonly type: 'teeth'; readonly bay: number }
  /** The lady comes, and the frog picks her up. */
  | { readonly type: 'lady' }
  | { readonly type: 'pair'; readonly x: number; readonly y: number }
  /** The first round of a place of the Journey is complete: the second one is by night. */
  | { readonly type: 'night'; readonly x: number; readonly y: number; readonly points: number }
  /** Both rounds of a place of the Journey are complete. */
  | {
      readonly type: 'cleared'
      readonly x: number
      readonly y: number
      readonly points: number
      readonly lives: number
    }

export interface Thing {
  readonly id: number
  readonly kind: Kind
  /** Its middle. */
  x: number
  readonly y: number
  readonly width: number
  /** Index of its color. */
  readonly look: number
  /** These turtles dive from this level on; 0 for never. */
  readonly divesFrom: number
  /** Where in the cycle of diving, or of its otter, it began, ticks. */
  readonly phase: number
  /** From time to time an otter climbs onto the rear end of this log. */
  readonly otter?: true
}

export interface Lane {
  readonly row: number
  /** Units per tick, in Classic on level 1; negative to the left. */
  readonly speed: number
  readonly things: Thing[]
}

export interface Frog {
  x: number
  y: number
  /** Where it sits, or where the hop leads. */
  row: number
  facing: Direction
  /** Ticks left of the hop, 0 when it sits. */
  hop: number
  fromX: number
  toX: number
  fromRow: number
  /** A press that waits for the end of the hop. */
  next: Direction | ''
}

/** A temporary guest in a bay. */
export interface Guest {
  readonly kind: 'fly' | 'crocodile'
  readonly bay: number
  /** Ticks since it appeared. */
  age: number
}

/** The lady frog of the modes with bays. */
export interface Lady {
  readonly random: Random
  /** Ticks until she looks for a log, while she is away. */
  wait: number
  /** The log she rides, by its id; null while she is not on the river. */
  log: number | null
  /** Her distance from its middle, units, and the direction she walks. */
  at: number
  way: 1 | -1
  /** Her log has come into view. */
  seen: boolean
  /** She sits on the frog's back. */
  carried: boolean
}

export interface World {
  readonly random: Random
  /** Five bays in each level, instead of the specified single bank: Arcade and Journey. */
  readonly arcade: boolean
  /** Absent in Classic. */
  readonly field?: Field
  /** The game ends with the place in which it began. */
  readonly journey?: true
  /**
   * With bays only: which of them are full, the guest of one of them, ticks until the next guest, and whether the extra life
   * is still available.
   */
  bays: boolean[]
  guest: Guest | null
  untilGuest: number
  extra: boolean
  state: 'play' | 'hurt' | 'home' | 'won' | 'end' | 'over'
  /** Ticks left of a state that is not 'play'. */
  wait: number
  /** Ticks since the start; the diving turtles depend on it. */
  age: number
  /** Ticks left on the time bar. */
  time: number
  level: number
  score: number
  lives: number
  /** The row nearest to home that was reached on this level. */
  furthest: number
  frog: Frog
  /** The last press made while there was no frog, and the ticks for which it still counts. */
  readonly early: { way: Direction; left: number }
  lanes: Lane[]
  /** With bays only. */
  readonly lady?: Lady
}

export const fieldOf = ({ field }: Pick<World, 'field'>): Field => field ?? CLASSIC

export function rowMiddle({ row: height }: Field, row: number): number {
  return (row + 0.5) * height
}
export function isWater({ middle }: Field, row: number): boolean {
  return row > HOME_ROW && row < middle
}
