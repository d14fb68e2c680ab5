/** Constants of Pong and its world. Units are pixels of an 800 x 400 court, speeds units per tick. */

import type { Fingers } from '../../../engine/core/input/fingers'
import { type JOIN, type Seat, teamOf } from '../../../engine/core/input/seats'
import type { Random } from '../../../engine/core/math/random'
import type { Grips } from '../../shared/paddles/pointerOwners'
import type { Options } from '../options'

export const WIDTH = 800
export const HEIGHT = 400

export const PADDLE_HEIGHT = 80
export const PADDLE_WIDTH = 14
/** Distance of a paddle's outer edge from the end of the court. */
const PADDLE_INSET = 18
/** In two against two, from the end to the face of the paddle in front. */
export const FRONT = 236
export const PADDLE_SPEED = 6
/** The specification makes the computer's paddle slower. */
export const COMPUTER_SPEED = PADDLE_SPEED * 0.8

export const BALL_RADIUS = 8
export const SERVE_SPEED = 5.5
/** The steepest serve, radians. */
export const SERVE_ANGLE = 0.45
/** Speed gained with each hit, up to the top speed. */
export const SPEED_UP = 0.3
export const TOP_SPEED = 14
/** The option "Wild": after this many hits in a rally each one adds more speed, up to a higher top speed. */
export const LONG_RALLY = 10
export const WILD_SPEED_UP = 1
export const WILD_SPEED = 30
/** In Wild, a paddle at full speed deflects the ball by this angle in its direction, radians. */
export const SPIN = (18 * Math.PI) / 180
/** A hit at the tip of a paddle sends the ball off at this angle, radians; in the middle straight back. */
export const STEEPEST = (55 * Math.PI) / 180
/** The pause before a serve, and after the last point, ticks. */
export const SERVE_TICKS = 50
export const END_TICKS = 42

/** How well the computer plays. */
export interface Skill {
  /** Its largest misjudgment of a slow ball, and of one at top speed, units. */
  readonly errorSlow: number
  readonly errorFast: number
  /** From this part of the court on it knows where the ball will arrive; before that it only follows. */
  readonly foresees: number
}

/** Weakest first; the paddle's speed is the same at each. */
export const SKILLS: Readonly<Record<Options['level'], Skill>> = {
  easy: { errorSlow: 40, errorFast: 90, foresees: 0.75 },
  normal: { errorSlow: 18, errorFast: 46, foresees: 0.55 },
  hard: { errorSlow: 10, errorFast: 34, foresees: 0.45 },
}

/** 0 is the left side, 1 the right. */
export type Side = 0 | 1
/** Left and right only for the paddles at the upper and lower side of four. */
export type Action = 'up' | 'down' | 'left' | 'right' | typeof JOIN

export type Event =
  | { readonly type: 'serve' /** The receiver. */; readonly side: Seat }
  | {
      readonly type: 'hit'
      readonly side: Seat
      readonly x: number
      readonly y: number
      /** Hits since the serve, including this one. */
      readonly rally: number
      /** Where the ball hit the paddle, -1 (its upper end) to 1. */
      readonly offset: number
      /** Units per tick. */
      readonly speed: number
    }
  | { readonly type: 'wall'; readonly x: number; readonly y: number }
  /** One of four has missed the ball. */
  | {
      readonly type: 'lost'
      readonly side: Seat
      readonly x: number
      readonly y: number
      /** The lives that are left. */
      readonly lives: number
    }
  | {
      readonly type: 'goal'
      readonly scorer: Side
      readonly x: number
      readonly y: number
      /** The score including this point. */
      readonly left: number
      readonly right: number
      /** It decides the match. */
      readonly last: boolean
    }

export interface Paddle {
  /** The middle, from the top. */
  y: number
  /** Its movement in the last tick. */
  vy: number
  /** Where a pointer wants its middle; null while it is moved by keys. */
  aim: number | null
}

/** Only in two against two. Seats: the left and the right end, then the paddles in front of them. */
export interface Pairs {
  readonly front: readonly [Paddle, Paddle]
  /** A person has the seat. */
  readonly human: boolean[]
  /** The misjudgments of the computers for the next ball, units. */
  readonly errors: number[]
  readonly fingers: Fingers
}

export interface World {
  readonly random: Random
  /** True when the right paddle is the computer's. */
  readonly alone: boolean
  readonly level: Options['level']
  readonly pointsToWin: number
  /** Points of lead that are needed too. */
  readonly margin: number
  /** The option of that name: spin, and rallies that speed up. */
  readonly wild: boolean
  state: 'serve' | 'play' | 'end' | 'over'
  wait: number
  /** The receiver of the next serve. */
  receiver: Side
  readonly ball: { x: number; y: number; vx: number; vy: number }
  readonly paddles: readonly [Paddle, Paddle]
  readonly score: [number, number]
  /** Hits since the serve, and the most in one rally. */
  rally: number
  longest: number
  /** The computer's misjudgment of the next ball, units; drawn again with each hit. */
  error: number
  readonly grips: Grips
  readonly pairs?: Pairs
  /** Only in the Ladder: the rival, from 1, and how the ball bends, units per tick in each tick. */
  readonly rung?: { readonly rival: number; bend: number }
}

/** The x of a paddle's face, where the ball bounces. */
export function faceOf(seat: Seat): number {
  const fromEnd = seat > 1 ? FRONT : PADDLE_INSET + PADDLE_WIDTH
  return teamOf(seat) === 0 ? fromEnd : WIDTH - fromEnd
}
