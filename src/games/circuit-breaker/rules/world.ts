/** Constants of Circuit Breaker and its world. Units are pixels of a board that is 400 wide. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { Stepping } from '../../../engine/core/input/steps'
import type { Random } from '../../../engine/core/math/random'

export const SIDE = 400
/** Height of the board of Boards and Overload in a portrait window. */
export const TALL = 560
export const NODE_RADIUS = 15
/** A tap counts within this distance of a node's middle. */
export const TAP_RADIUS = 15
/** In Boards and Overload a tap counts within a thumb's width: still less than half the distance of two nodes. */
export const THUMB_RADIUS = 26
export const LIVES = 3
export const EXTRA_FROM = 3
export const EXTRA_CHANCE = 0.3
/** From this level on the numbers hide, after this many ticks. */
export const HIDE_FROM = 3
export const LOOK_TICKS = 3 * TICKS_PER_SECOND

/** The board lights up before the time starts; the pause after a failure. */
export const INTRO_TICKS = 50
export const FAILED_TICKS = 60
/** Ticks after a success in which taps are ignored, so that the last tap does not dismiss the panel. */
export const GUARD_TICKS = 24
/** Ticks for which a second tap on the accepted node costs nothing: it may come from a trembling finger. */
export const ECHO_TICKS = 12
/** The last seconds are counted with a sound. */
export const LAST_SECONDS = 5

export type Action = 'up' | 'down' | 'left' | 'right' | 'tap' | 'reset' | 'next' | 'menu'

export type Event =
  | {
      readonly type: 'node'
      readonly id: number
      readonly x: number
      readonly y: number
      /** Number of nodes tapped, including this one, and in the sequence. */
      readonly step: number
      readonly of: number
    }
  | {
      readonly type: 'wrong'
      readonly id: number
      readonly x: number
      readonly y: number
      readonly lives: number
    }
  | { readonly type: 'connected'; readonly level: number; readonly points: number }
  | { readonly type: 'failure'; readonly end: 'lives' | 'time' }
  | { readonly type: 'reset' | 'hide' }
  /** One of the last seconds begins; `left` is its number. */
  | { readonly type: 'second'; readonly left: number }
  /** The next circuit; on a board, which has `of` circuits, `level` is its number there. */
  | { readonly type: 'level'; readonly level: number; readonly of?: number }
  /** All circuits of a board are connected. */
  | { readonly type: 'cleared'; readonly stars: number }

export interface CircuitNode {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Is part of the target sequence. */
  readonly isTarget: boolean
  /** Was tapped in order. */
  completed: boolean
  /** The last node tapped, where the current ends. */
  active: boolean
}

export interface Link {
  readonly from: number
  readonly to: number
  /** The current flows along it. */
  active: boolean
}

export interface World {
  readonly random: Random
  state: 'intro' | 'play' | 'success' | 'failed' | 'over'
  wait: number
  level: number
  /** The circuits keep growing, and follow each other by themselves: Overload and Boards. */
  readonly grows: boolean
  /** The number of the board, from 1, only in Boards. */
  readonly board?: number
  /** Height of the board; absent in Classic, where it is square. */
  readonly height?: number
  lives: number
  score: number
  /** Levels completed in this run. */
  circuits: number
  ticksLeft: number
  nodes: CircuitNode[]
  links: Link[]
  /** Ids of nodes in the order to tap. */
  sequence: number[]
  /** How many of them were tapped. */
  progress: number
  /** Ticks left until the numbers hide; -1 if they stay. */
  look: number
  /** Points of the level just completed. */
  gained: number
  /** Why the run ended. */
  end: 'lives' | 'time' | 'menu' | 'cleared' | ''
  /** The node under the cursor; -1 until a key or button shows it. */
  cursor: number
  readonly stepping: Stepping
  /** Ticks since the last accepted tap. */
  sinceTap: number
}

export const tapRadiusOf = ({ grows }: Pick<World, 'grows'>): number => (grows ? THUMB_RADIUS : TAP_RADIUS)

export const heightOf = ({ height }: Pick<World, 'height'>): number => height ?? SIDE

export function nodesAt(level: number): number {
  return Math.min(4 + level, 12)
}
export function targetsAt(level: number): number {
  return Math.min(nodesAt(level), 3 + level)
}
/** In seconds. */
export function timeAt(level: number): number {
  return Math.max(15, 35 - 2 * level)
}
/** `seconds`: the time left. */
export function scoreOf(level: number, seconds: number): number {
  return level * 100 + seconds * 10
}

/** Whole seconds left, as displayed. */
export function secondsLeft({ ticksLeft }: Pick<World, 'ticksLeft'>): number {
  return Math.ceil(ticksLeft / TICKS_PER_SECOND)
}

/** Whether the numbers are visible: not before the clock starts, and always when it has stopped. */
export function numbersShown({ state, look }: World): boolean {
  return state !== 'intro' && (state !== 'play' || look !== 0)
}
