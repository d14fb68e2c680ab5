/** What a turn-based game may declare besides what `contract.ts` and `rules.ts` ask of every game. */
import type { LiveTurns } from './live'
import type { Print } from './print'
import type { MoveValue } from './review'
import type { TIME } from './stats'
import type { OptionValues } from './values'

export interface TurnFeatures<
  State,
  Move,
  Options extends OptionValues,
  Stat extends string,
  Action extends string,
> {
  /** `rules.start` takes longer than a frame: the worker computes it (`start` of the bot), one game ahead. */
  readonly slowStart?: true
  /** Aspect ratio of the board, width divided by height, used to fit it to the window. */
  readonly aspect?: number
  /** The board can show the opponent's current state in a race (`rival`), if the player wants that. */
  readonly ghost?: true
  /** Converts an action to a move; null if it has no effect now. */
  command?(action: Action, state: State): Move | null
  /** Whether an action has an effect now. If not, its keys are free for the global shortcuts. Default: always. */
  uses?(action: Action, state: State): boolean
  /**
   * Whether moves can be undone, in all games or by their options. Default: true. Use false where a move reveals hidden
   * information, or where the first try counts.
   */
  readonly undo?: boolean | ((options: Options) => boolean)
  /** The level at which the computer plays this seat; null for a person. */
  computer?(options: Options, seat: number): string | null
  /** Its board has a dialog in which a position, or a puzzle, can be set up: the start panel opens it, too. */
  readonly setsUp?: true
  /** Adds a Hint button. The hints come from the bot's `hint`. A function decides by the state whether there is one now. */
  readonly hints?: true | ((state: State) => boolean)
  /** Two people play against each other live, each on their own device. Other games are raced live. */
  readonly live?: LiveTurns<Move, Options>
  /**
   * Whether a person in a game with these options knows what another one must not see, such as a fleet. It is not shown to
   * watchers. Default: never.
   */
  secrets?(options: Options): boolean
  /** Whether a game with these options can be played by exchanging links. Default: never. */
  byLink?(options: Options): boolean
  /**
   * A one-sentence warning before a legal move counts; null if the move counts at once. Choosing the same move again
   * confirms it. The board receives the text as `warned`. A warning counts as a hint.
   */
  warn?(state: State, move: Move, options: Options): string | null
  /**
   * Which games can be reviewed: all, or by their options. The worker judges their moves (`review.ts` in the game's
   * folder).
   */
  readonly reviews?: true | ((options: Options) => boolean)
  /**
   * In replays and reviews, visitors can draw arrows and circles on its board, which has exactly one grid
   * (`ui/board/Board.tsx`).
   */
  readonly arrows?: true
  /** Shows the game time in the HUD, as the stat `TIME`. It starts with the first move. */
  readonly timer?: typeof TIME extends Stat ? 'tenths' | 'seconds' : never
  /**
   * The result as a few lines of symbols to share, without spoiling the same start for others. `states` are all
   * states of the game, first to last. Headless. Returns '' if there is nothing to show.
   */
  symbols?(states: readonly State[]): string
  /** The game can be printed, to be played on paper (`print.ts`). */
  readonly print?: Print<State, Options>
  /** What a visitor misses is collected, and can be practiced on later days (`play/practice`). Needs `reviews`. */
  readonly practice?: Practice<State>
  /**
   * Whether the moves of a record that the rules allow belong to its seed. Needed where a list that loads on demand, and not
   * the rules, says what is next. Default: they do.
   */
  isGenuine?(steps: readonly { readonly before: State; readonly move: Move }[]): Promise<boolean>
  /** The player types words: letter keys belong to the game, so global shortcuts on them need Alt. */
  readonly typing?: true
}

/** What is collected for practice, besides the blunders that a review finds. */
export interface Practice<State> {
  /** The events of wrong moves. Without `begins`, only those that the reviewer calls a mistake are collected. */
  readonly mistakes?: readonly string[]
  /** Hints are collected if the reviewer can tell whether their move is right. */
  readonly hints?: true
  /**
   * Whether a task of several moves begins in this state, such as a puzzle in Chess. It is practiced as a whole, until the
   * game ends or the next task begins, and undo goes back no further. Default: each move is a task.
   */
  begins?(state: State): boolean
  /** Options that differ from those of the game in which something was missed, such as no clock. */
  readonly options?: OptionValues
}

export interface TurnRuleFeatures<State, Move, Options extends OptionValues> {
  /**
   * Creates the initial state of a game with a visitor's own content (`own.ts`).
   *
   * @param content from a link, so anything; at most `MAX_OWN_TEXT` characters
   * @throws Error with a message for the player if the content is invalid
   */
  startOwn?(content: string, options: Options, seed: number): State
  /**
   * Only `TurnRules.apply` decides what is legal in this state, because hidden information keeps `TurnRules.legal` from
   * listing every move. It must then check moves of any form, and its refusals must be sentences for the player who
   * received the move. Default: never.
   */
  legalByApply?(state: State): boolean
  /** The next automatic move, `after` ms from the last move: a card flips back, a time limit ends. */
  next?(state: State): { readonly after: number; readonly move: Move } | null
  /** The move that restarts what a pause interrupted, made when the game resumes; null if nothing was interrupted. */
  interrupted?(state: State): Move | null
  /** Values that carry over from game to game. */
  readonly carry?: Carry<State, Move>
  /** The seat to move: 0 or 1. */
  seat?(state: State): number
  /** Positions as text, for sharing, tests and resuming. */
  readonly notation?: Notation<State, Options>
  /** The position as lines of text, for test messages and debugging. Useful in games with a board. */
  debug?(state: State): string
}

/** What a board may use besides what `BoardProps` gives every board. */
export interface BoardFeatures<State, Move> {
  /** Set when a viewer steps back one move in a replay: the state shown until now, to animate the move in reverse. */
  readonly undone?: State | null
  /** Replaces this game with one that starts at a position in the game's notation. Undefined in replays and practice. */
  readonly open?: ((position: string) => void) | undefined
  /**
   * Shares a link to a game with these options that starts at a position in the game's notation. Undefined in a replay, and
   * in a game that is a file.
   */
  readonly share?: ((position: string) => void) | undefined
  /** Whether the dialog of a game that `setsUp` is open. */
  readonly dialog?: boolean
  onDialog?(isOpen: boolean): void
  /** Before the start and in a pause of a game with `hideOnPause`: a board with `data-hides-itself` hides what could be studied. */
  readonly hidden?: boolean
  /** This is a replay: input is ignored. */
  readonly watched?: true
  /** The player's seat in a link game; null if all moves are made on this device. */
  readonly seat?: number | null
  /** The visitor's own picture (`OwnPicture`) as a `data:` address of a JPEG. Often there is none. */
  readonly own?: string | undefined
  /** The opponent's current state, in a race that shows it (`ghost`). */
  readonly rival?: (() => State | null) | undefined
  /** The move suggested by Hint, until the next move. */
  readonly hint: Move | null
  /** Cells that Hint highlights before it reveals a move. Undefined for none. */
  readonly highlighted?: readonly number[]
  /** In a review: what the legal moves lead to. */
  readonly values?: readonly MoveValue<Move>[] | undefined
  /** The move that waits for confirmation and its warning (see `warn`), until the next move. */
  readonly warned?: Warned<Move> | null
  /** Whether the player holds a key or gamepad button of an action now. Undefined in a replay. */
  isHeld?(action: string): boolean
}

/** A legal move that waits for confirmation, and the warning. */
export interface Warned<Move = unknown> {
  readonly move: Move
  readonly text: string
}

/**
 * Values that carry over from game to game and between visits, such as a bank or a tally. The session stores them.
 * Undoing a move takes back what it changed; a game in which that would be cheating has no undo.
 */
export interface Carry<State, Move> {
  /** Values before the very first game. */
  readonly start: Readonly<Record<string, number>>
  /** The values in a state; null if this game does not share them. The session stores them after each move. */
  values(state: State): Readonly<Record<string, number>> | null
  /** The first move of a game, made by the session. It passes the stored values to the rules. */
  begin(values: Readonly<Record<string, number>>): Move
}

/** Positions as text. */
export interface Notation<State, Options extends OptionValues = OptionValues> {
  /**
   * Parses a position.
   *
   * @throws Error with a message for the player if the text is not a playable position
   */
  read(text: string, options: Options): State
  /** Writes a position. `read` accepts the result. */
  write(state: State): string
  /** A sentence to show the player who starts from this position, or null. */
  remark?(state: State): string | null
  /** Whether a link to this game contains the position. If not, it contains the seed. Default: always. */
  isInLink?(state: State): boolean
}

/**
 * Describes a move in the game's notation or a few plain words ('Nf3', 'Column 4'). Exported by `describeMove.ts`.
 * Without it, moves are described as in the status line.
 *
 * @param after the state that the move led to
 * @returns null if the move needs no line
 */
export type DescribeMove<State, Move> = (before: State, move: Move, after: State) => string | null
