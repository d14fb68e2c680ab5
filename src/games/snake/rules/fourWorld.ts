/** The world of four snakes on one field. */
import type { Fingers } from '../../../engine/core/input/fingers'
import type { Seat } from '../../../engine/core/input/seats'
import type { Direction } from '../../../engine/core/math/grid'
import type { Random } from '../../../engine/core/math/random'
import type { Food } from './world'

/** Cells per side of the field. */
export const FIELD = 24
/** Rounds to win the game, and moves after which a round is over: a minute at normal speed. */
export const WINS = 3
export const ROUND_MOVES = 400

export interface FourSnake {
  /** Cells, head first. It stays as it was when the snake is off the field. */
  body: number[]
  /** The cell that the tail left with the last move; -1 if the snake grew. */
  vacated: number
  direction: Direction
  turns: Direction[]
  /** Cells by which it has yet to grow. */
  growing: number
  out: boolean
  /** A person has the seat. */
  human: boolean
  /** Rounds won. */
  wins: number
  score: number
}

/** Plain data. Seats begin at sides: left, right, top, bottom. */
export interface FourWorld {
  readonly random: Random
  readonly size: number
  readonly wrap: false
  readonly stepTicks: number
  /** Ticks since the last move, up to stepTicks after the last one of a round. */
  clock: number
  state: 'ready' | 'play' | 'end' | 'over'
  wait: number
  /** From 1. */
  round: number
  /** In this round. */
  moves: number
  /** The winner of the round that is over; -1 if nobody has won it. */
  winner: Seat | -1
  readonly snakes: readonly FourSnake[]
  readonly foods: readonly Food[]
  eaten: number
  readonly fingers: Fingers
  /** By the id of a finger: where its stroke began. */
  readonly strokes: Record<number, { x: number; y: number }>
}
