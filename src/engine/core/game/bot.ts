import type { Pointer } from '../input/input'
import type { Seat } from '../input/seats'
import type { OptionValues } from './values'

/** What a bot may use besides the state: seeded randomness and a time budget. */
export interface Thinking {
  /** The next random number, 0 <= x < 1, from the seed of the request. */
  random(): number
  /** True when the time for this move is used up. Return the best move found so far. */
  overtime(): boolean
  /**
   * How often a hint was requested in this state, including this request: hints may be revealed in parts. Undefined
   * asks for the whole hint.
   */
  readonly times?: number | undefined
}

/** A hint. With `highlighted`, the move is not shown yet; those cells of the board are highlighted instead. */
export interface Hint<Move> {
  readonly move: Move
  readonly text: string
  readonly highlighted?: readonly number[]
  /** Which of several parts this is, from 1 (`hintParts.ts`). */
  readonly part?: { readonly at: number; readonly of: number }
}

/** The bot of a turn-based game, exported by `bot.ts`. It runs in the shared worker. */
export interface TurnBot<State, Move, Options extends OptionValues = OptionValues> {
  /** Option values of the levels, weakest first. */
  readonly levels: readonly string[]
  /** Chooses a legal move for the side to move. */
  choose(state: State, level: string, thinking: Thinking): Move
  /** The best move and its value in words for the player ('Column 4 wins in 5'), or a part of it (`hintParts.ts`). */
  hint?(state: State, thinking: Thinking): Hint<Move>
  /** `rules.start` in the worker, for games that set `slowStart`. */
  start?(options: Options, seed: number): State
}

/**
 * The bot of a real-time game, exported by `bot.ts`: a plain player for contract tests, benchmarks and the demo.
 *
 * @param player - in a game that is played live, the player whose place it takes, from 0. It then uses the actions of a single
 * player
 * @returns what it holds and where it points in this tick
 */
export type RealtimeBot<World, Action extends string = string> = (
  world: World,
  tick: number,
  player?: Seat,
) => { readonly hold?: readonly Action[]; readonly pointers?: readonly Pointer[] }
