import type { Clocks } from './clock'
import type { End } from './ends'
import type { Step } from './moves'
import type { Color, Variant } from './pieces'

/** What a tactic is made of. */
export type Theme = 'fork' | 'pin' | 'skewer' | 'discovered' | 'backRank'

/** A forced mate with exactly one mating move each time, or a tactic: only one move each time wins material. */
export interface Puzzle {
  /** Number of the solver's moves until mate, or until the end of the line. */
  readonly mate: number
  /** The solution, with the best replies: 'g4h5', 'e8e7', 'd2d6'. */
  readonly line: readonly string[]
  /** Number of wrong attempts. */
  readonly wrong: number
  /** The seed that selects the puzzle, until it is set. */
  readonly seed?: number
  /** Of a tactic; null if it has none. */
  readonly theme?: Theme | null
}

/** A streak, which ends with the first miss, or a storm, which ends after three minutes: one tactic after another. */
export interface Run {
  readonly kind: 'streak' | 'storm'
  /** Selects all tactics of the run, whatever else was played. */
  readonly seed: number
  /** All tactics of the run have this theme. Undefined for all themes. */
  readonly theme?: Theme
  /** Number of tactics that were solved or missed, and so the index of the current one until then. */
  readonly index: number
  readonly solved: number
  /** Number of tactics solved in a row, until now and at most. */
  readonly combo: number
  readonly longest: number
  /** The next tactic is to be set; it is being solved; it was solved or missed, and is still shown. */
  readonly phase: 'waiting' | 'solving' | 'solved' | 'missed'
  /** The last tactic that ended: its theme, and the right move in notation if it was missed. */
  readonly last: { readonly theme: Theme | null; readonly right: string | null } | null
  /** Game time of the last move, in ms. */
  readonly since: number
  /** Game time at which a storm ends, in ms; null before its first position, and in a streak. */
  readonly ends: number | null
}

/**
 * A board move (`spent`: ms measured by the board; `draw`: with a draw offer), an imported FEN or PGN (`rules`: the
 * rules to use from now on), a flag fall, a claimed tie, an accepted draw, a resignation; in puzzles, setting the
 * puzzle and its replies; in runs, asking for the next puzzle.
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
  | { readonly next: true }

export type Event =
  | {
      readonly type: 'move' | 'capture' | 'castle' | 'promote'
      readonly color: Color
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
  | { readonly type: 'resigned' | 'offered'; readonly color: Color }
  | { readonly type: 'agreed' }
  | { readonly type: 'flag' }
  | { readonly type: 'loaded'; readonly others: number; readonly rules?: Variant; readonly notes?: string }
  | { readonly type: 'set'; readonly text?: string }
  | { readonly type: 'solved' | 'missed'; readonly text: string }
  | { readonly type: 'wrong'; readonly san: string; readonly left: number }

export interface State {
  readonly variant: Variant
  /** The current position. */
  readonly fen: string
  /** The position before the first entry of `moves`. */
  readonly start: string
  /** Moves so far: 'e2e4', 'e7e8q'. */
  readonly moves: readonly string[]
  /** The same moves in standard algebraic notation: 'e4', 'e8=Q'. */
  readonly sans: readonly string[]
  /** Positions (FEN without counters) since the last capture or pawn move, including the current one. */
  readonly keys: readonly string[]
  /** The color of the only person, against the computer; null if two people play. */
  readonly you: Color | null
  readonly end: End | null
  readonly clocks: Clocks | null
  /** The side that offered a draw with its last move. */
  readonly offer?: Color
  /** Set if the game is a puzzle. */
  readonly puzzle?: Puzzle
  /** Set if the puzzle is one of a run. */
  readonly run?: Run
  /** A FEN or PGN was imported, so the game does not count toward records. */
  readonly loaded?: true
  /** The game uses other rules than those of the options. */
  readonly byText?: true
}

/** Whether a mate was set, and not tried yet. */
export const isTaskStart = ({ puzzle, run, moves }: State) =>
  !run && puzzle?.seed === undefined && puzzle?.wrong === 0 && moves.length === 0

/** Whether the automatic reply is next. */
export const isAnswering = ({ puzzle, run, moves, end }: State) =>
  puzzle !== undefined && !end && moves.length % 2 === 1 && (!run || run.phase === 'solving')

/** Whether a run shows a position that was solved or missed, or that is not set yet. */
export const isBetween = ({ run }: State) => run !== undefined && run.phase !== 'solving'
