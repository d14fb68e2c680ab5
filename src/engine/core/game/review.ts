/** Owns what a review is made of: how a game judges a move, and from when on a loss counts as a mistake. */

import { exp } from '../math/exactMath'
import type { Thinking } from './contract'

/** What the line of a review shows. */
export interface Figure {
  /** Its name: 'Winning chances'. */
  readonly label: string
  /** Of two sides, seen by the first (seat 0): the other side's is `most` less it. */
  readonly sides: boolean
  /** How the first side is called: 'White'. */
  readonly first?: string
  /** The highest value; the lowest is 0. 100 when left out. */
  readonly most?: number
  /** What stands behind the value: '%'. */
  readonly unit: string
  /** What the loss of a move is counted in, in words: 'points of winning chance'; '' where the grade says it all. */
  readonly lossUnit: string
  /** From which loss on a move is an inaccuracy, a mistake, a blunder; `GRADES` when left out. */
  readonly grades?: readonly [inaccuracy: number, mistake: number, blunder: number]
}

/** What is said of one move. */
export interface Judgement<Move = unknown> {
  /** The figure after the move. */
  readonly value: number
  /** What the move gave away against the best one, in the figure's unit; 0 for a move that is as good as any. */
  readonly loss: number
  /**
   * Nothing was lost, but the end that stands firm comes so many moves sooner (a loss) or later (a win) than it could: told as
   * an inaccuracy. Left out where that is not worth a word.
   */
  readonly detour?: { readonly moves: number; readonly text: string }
  /** A best move, in the game's own words too; only where something was lost, or a detour made. */
  readonly better?: { readonly move: Move; readonly text: string } | undefined
  /** Why, in one plain sentence. */
  readonly why?: string
  /** Counts to be summed over the play, by name. */
  readonly sums?: Readonly<Record<string, number>>
}

/** `review.ts` of a turn game: runs in the bots' worker. */
export interface Reviewer<State, Move> {
  readonly figure: Figure
  /** Null for a move that is not judged: one that happens by itself, a flag, a note. */
  judge(before: State, move: Move, after: State, thinking: Thinking): Judgement<Move> | null
  /** Figures of the whole play, from its last state, the sums of its judgements and how many there were. */
  summary?(
    last: State,
    sums: Readonly<Record<string, number>>,
    judged: number,
  ): Readonly<Record<string, string | number>>
}

/** Drops of the chance to win, in points of a hundred. */
const GRADES = [10, 20, 30] as const
export type Grade = 'inaccuracy' | 'mistake' | 'blunder'
const NAMES: readonly Grade[] = ['inaccuracy', 'mistake', 'blunder']

/** What a loss counts as; null where it is too small to be told. */
export function gradeOf(loss: number, grades: readonly [number, number, number] = GRADES): Grade | null {
  // A hair below the edge is a rounding.
  return NAMES[grades.filter((edge) => loss >= edge - 1e-6).length - 1] ?? null
}

/**
 * The chance to win in percent, 0 to 100, of a position worth so many hundredths of a pawn, as lichess computes it
 * (lichess.org/page/accuracy): 50 + 50 (2 / (1 + exp(-0.00368208 cp)) - 1).
 */
export function winChance(centipawns: number): number {
  const bounded = Math.max(-10_000, Math.min(10_000, centipawns))
  return 50 + 50 * (2 / (1 + exp(-0.003_682_08 * bounded)) - 1)
}
