/** Constants of Tug of War and its world. Rope positions are 0 to 100, times are ticks. */
import { TICKS_PER_SECOND } from '../../../engine/core/game/contract'
import type { JOIN, Seat } from '../../../engine/core/input/seats'
import type { Random } from '../../../engine/core/math/random'
import type { Options } from '../options'
import type { Phase } from './habits'

export const WIDTH = 800
export const HEIGHT = 450

/** The rope's ribbon goes from 0 (far left) to 100 (far right). */
export const ROPE_START = 50
export const PULL_STEP = 2
export const LEFT_WINS_AT = 10
export const RIGHT_WINS_AT = 90
export const MATCH_TICKS = 30 * TICKS_PER_SECOND
/** The rope returns to the middle after this. */
export const RESET_TICKS = 1.5 * TICKS_PER_SECOND
/** Ticks before the first pull, and of the final animation. */
export const READY_TICKS = 40
export const END_TICKS = 42

export type Level = Options['level']

/** Levels of the computer; the last two have no fixed pace (`follow.ts`, `bears.ts`). */
export type Opponent = Level | 'follows' | 'bear'

/** The interval between the computer's tries, ms, and the probability that each is a pull. */
export const LEVELS: Readonly<Record<Level, { readonly intervalMs: number; readonly chance: number }>> = {
  easy: { intervalMs: 800, chance: 0.9 },
  medium: { intervalMs: 600, chance: 0.9 },
  hard: { intervalMs: 400, chance: 0.9 },
  // Not in the specification; fills the wide step between its two levels.
  expert: { intervalMs: 240, chance: 0.94 },
  impossible: { intervalMs: 150, chance: 0.98 },
}

/** Ticks between two tries of the computer; the fractional tick is carried over. */
export const trialTicks = (level: Level): number => (LEVELS[level].intervalMs / 1000) * TICKS_PER_SECOND

/** 0 is Player 1 on the left, 1 is Player 2 (or the computer) on the right. */
export type Side = 0 | 1
export type Action = 'pull' | typeof JOIN

/** `rope`: where the ribbon is now, 0 (left) to 100. */
export type Event =
  | { readonly type: 'go' | 'beat' | 'time' }
  /** `hit`: in rhythm, how close to the beat. */
  | {
      readonly type: 'pull' | 'slip'
      readonly side: Side
      readonly rope: number
      readonly hit?: 'on' | 'with' | 'slip'
      /** Of two against two. */
      readonly seat?: Seat
    }
  /** Tournament only: the bear does something else from now on; the player fell. */
  | { readonly type: 'phase'; readonly phase: Phase; readonly bear: number }
  | { readonly type: 'fall'; readonly rope: number }
  /** The match with this bear begins. */
  | { readonly type: 'bear'; readonly bear: number }
  | {
      readonly type: 'round'
      /** The winner. */
      readonly side: Side
      /** Rounds won so far. */
      readonly left: number
      readonly right: number
      /** It decides the match. */
      readonly last: boolean
    }

/** The state of the drum. */
export interface Rhythm {
  /** Ticks of pulling since the round began. */
  clock: number
  /** For each side: the beat it last pulled on, consecutive beats right on it, presses, and those with a beat. */
  readonly used: [number, number]
  readonly run: [number, number]
  readonly presses: [number, number]
  readonly hits: [number, number]
}

/** The state of a bear of the tournament. */
export interface Bear {
  /** Counts from 1. */
  readonly number: number
  /** Index of the phase among its habits, the phase, and ticks until the next one. */
  at: number
  phase: Phase
  left: number
  /** The player's recent presses per second. */
  strength: number
  /** The fraction of a pull that is due. */
  due: number
  /** The player fell during this slack: further presses have no effect. */
  fallen: boolean
}

/** The state of an adapting computer. */
export interface Follow {
  /** The player's recent pull per tick. */
  strength: number
  /** Its strength, as a fraction of that, and ticks since the match began. */
  mood: number
  ticks: number
  /** The fraction of a try that is due. */
  due: number
}

/** The state of two against two, by seat. */
export interface Pairs {
  /** Of the computers. */
  readonly level: Level
  /** Whether a person has the seat. */
  readonly human: boolean[]
  /** Ticks until the next try of its computer. */
  readonly waits: number[]
  readonly pulls: number[]
  /** Where the upper zone for fingers ends, units. */
  readonly split: number
}

export interface World {
  /** Size of the field: each half belongs to one side's fingers. */
  readonly width: number
  readonly random: Random
  /** The computer's level; null for two players. */
  readonly level: Opponent | null
  /** Only for a computer that adapts to the player. */
  readonly follow?: Follow
  /** Only in the tournament. */
  readonly bear?: Bear
  /** Only two against two. */
  readonly pairs?: Pairs
  readonly roundsToWin: number
  state: 'ready' | 'pull' | 'rest' | 'end' | 'over'
  wait: number
  rope: number
  readonly rounds: [number, number]
  readonly pulls: [number, number]
  /** Null if every press pulls the same. */
  readonly rhythm: Rhythm | null
  ticksLeft: number
  /** Ticks until the computer's next try. */
  computerWait: number
  /** The winner of the last round; null before. */
  last: Side | null
}

/** Position of the ribbon on the meadow, which is `WIDTH` units wide. */
export function ribbonX(rope: number): number {
  return WIDTH / 2 + (rope - ROPE_START) * 5
}
