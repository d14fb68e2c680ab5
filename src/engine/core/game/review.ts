/** Reviews: how a game judges a move, and how large a loss counts as a mistake. */
import { exp } from '../math/exactMath'
import type { PluralForms } from '../text'
import type { Thinking } from './bot'

/** The value that the chart of a review plots. */
export interface Measure {
  /** Its name, such as 'Winning chances'. */
  readonly label: string
  /** The value is from the view of seat 0; the other side's value is `max` minus it. */
  readonly sides: boolean
  /** Name of the first side, such as 'White'. */
  readonly first?: string
  /** Highest value; the lowest is 0. Default: 100. */
  readonly max?: number
  /** Text after the value, such as '%'. */
  readonly unit: string
  /** A move's loss in words, such as 'costs # points of winning chance'. Omit it if the grade alone is shown. */
  readonly loss?: PluralForms
  /** What the numbers of `Judgement.values` count, in one sentence. */
  readonly values?: string
  /** Losses from which a move is an inaccuracy, a mistake or a blunder. Default: `GRADES`. */
  readonly grades?: readonly [inaccuracy: number, mistake: number, blunder: number]
}

/** What a legal move leads to: shown where it is played. */
export interface MoveValue<Move = unknown> {
  readonly move: Move
  /** Where it is played, in words: 'd3'. */
  readonly name: string
  /** At most three characters, from the view of the side that moves: '+12', '='. */
  readonly value: string
  /** No other move is better. */
  readonly isBest: boolean
}

export interface Judgement<Move = unknown> {
  /** The value after the move. */
  readonly value: number
  /** Loss against the best move, in the unit of the chart's value; 0 for a move as good as any. */
  readonly loss: number
  /**
   * The result stays the same, but comes `moves` moves sooner (a loss) or later (a win) than necessary. Shown as an
   * inaccuracy. Omit it if it is not worth mentioning.
   */
  readonly detour?: { readonly moves: number; readonly text: string }
  /** A best move, also in the game's notation. Set only if there is a loss or a detour. */
  readonly better?: { readonly move: Move; readonly text: string } | undefined
  /** The reason in one plain sentence. */
  readonly why?: string
  /** What the legal moves before the move lead to, if a review asked for it (`values` of the reviewer). */
  readonly values?: readonly MoveValue<Move>[]
  /** Counts by name, summed over the game. */
  readonly sums?: Readonly<Record<string, number>>
}

/** The reviewer of a turn-based game, exported by `review.ts`. It runs in the bots' worker. */
export interface Reviewer<State, Move> {
  readonly measure: Measure
  /** Null for moves that are not judged: automatic moves, flags, notes. */
  judge(before: State, move: Move, after: State, thinking: Thinking): Judgement<Move> | null
  /** What the legal moves of a state lead to, as far as it is found in time. Asked for by reviews, not by practice. */
  values?(state: State, thinking: Thinking): readonly MoveValue<Move>[]
  /**
   * Stats of the whole game.
   *
   * @param last the final state
   * @param sums sums of `Judgement.sums`
   * @param judged number of judged moves
   */
  summary?(
    last: State,
    sums: Readonly<Record<string, number>>,
    judged: number,
  ): Readonly<Record<string, string | number>>
}

/** Drops in winning chance, in percentage points. */
const GRADES = [10, 20, 30] as const
export type Grade = 'inaccuracy' | 'mistake' | 'blunder'
const NAMES: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder']

/** The grade of a loss; null if it is too small to mention. */
export function gradeOf(loss: number, grades: readonly [number, number, number] = GRADES): Grade | null {
  // A difference of 1e-6 below a threshold is a rounding error.
  return NAMES[grades.filter((edge) => loss >= edge - 1e-6).length - 1] ?? null
}

/**
 * Converts an evaluation to a winning chance, as lichess does (lichess.org/page/accuracy): 50 + 50 (2 / (1 +
 * exp(-0.00368208 cp)) - 1).
 *
 * @param centipawns hundredths of a pawn
 * @returns 0 to 100
 */
export function winChance(centipawns: number): number {
  const bounded = Math.max(-10_000, Math.min(10_000, centipawns))
  return 50 + 50 * (2 / (1 + exp(-0.003_682_08 * bounded)) - 1)
}
