/** Owns what a play of chess holds. */
import type { Clocks } from './clock'
import type { End } from './ends'
import type { Step } from './moves'
import type { Color, Variant } from './pieces'

/** A mate that the side to move can force, by one move alone each time. */
export interface Puzzle {
  /** Own moves until the mate. */
  readonly mate: number
  /** The solution, and the answers that hold out longest: 'g4h5', 'e8e7', 'd2d6'. */
  readonly line: readonly string[]
  /** Moves that were tried and do not mate in so few. */
  readonly wrong: number
  /** Until the play's own puzzle is set, the seed that picks it. */
  readonly seed?: number
}

/**
 * A step on the board (`spent`: ms the board measured for it; `draw`: with it a draw is offered), a FEN or PGN brought in (`rules`: to be played
 * by these from now on),
 * a flag that falls, a tie claimed, a draw accepted, a game given up; in a puzzle the one to be solved, and its answers.
 */
export type Move =
  | (Step & { readonly spent?: number; readonly draw?: true })
  | { readonly load: string; readonly rules?: Variant }
  | { readonly flag: true }
  | { readonly claim: true }
  | { readonly accept: true }
  | { readonly resign: true }
  | { readonly puzzle: string }
  | { readonly answer: true }

/** What happens in this game. */
export type Event =
  | {
      readonly type: 'move' | 'capture' | 'castle' | 'promote'
      readonly color: string
      readonly san: string
      readonly piece: string
      readonly taken: string | undefined
      readonly becomes: string | undefined
      readonly to: string
      readonly check: boolean
    }
  | { readonly type: 'check' }
  | { readonly type: 'claimable'; readonly why: string }
  | { readonly type: 'claimed' }
  | { readonly type: 'resigned' | 'offered'; readonly color: string }
  | { readonly type: 'agreed' }
  | { readonly type: 'flag' }
  | { readonly type: 'loaded'; readonly others: number; readonly rules?: string; readonly notes?: string }
  | { readonly type: 'set' }
  | { readonly type: 'wrong'; readonly san: string; readonly left: number }

export interface State {
  readonly variant: Variant
  /** The position now. */
  readonly fen: string
  /** The position that the list of moves begins with. */
  readonly start: string
  /** Moves so far: 'e2e4', 'e7e8q'. */
  readonly moves: readonly string[]
  /** The same as players write them: 'e4', 'e8=Q'. */
  readonly sans: readonly string[]
  /** Positions (FEN without its counts) since the last capture or pawn move, with the one now. */
  readonly keys: readonly string[]
  /** The colour of the only person playing against the computer; null when two people play. */
  readonly you: Color | null
  readonly end: End | null
  readonly clocks: Clocks | null
  /** Who offered a draw with the last move. */
  readonly offer?: Color
  /** What is to be solved, where the play is a puzzle. */
  readonly puzzle?: Puzzle
  /** A FEN or PGN was brought in: what comes of it is no record. */
  readonly loaded?: true
  /** It is played by other rules than those of the options. */
  readonly byText?: true
}

/** Whether the other side is to answer. */
export const isAnswering = ({ puzzle, moves, end }: State) =>
  puzzle !== undefined && !end && moves.length % 2 === 1
