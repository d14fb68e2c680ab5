/**
 * The headless half of a game: rules and bots, without any notion of a screen.
 *
 * Real-time games implement `RealtimeRules`: a mutable world that advances in fixed ticks. Turn-based games implement
 * `TurnRules`: an immutable state and a list of moves. Both are deterministic: the same seed, options and input
 * always give the same game, which is what replays, resumed games and challenges rely on.
 */

/** Duration of a tick in ms (1/60 s). */
export const TICK_MS = 1000 / 60
export const TICKS_PER_SECOND = 60

export interface Size {
  readonly width: number
  readonly height: number
}

// ---------------------------------------------------------------- Shared by all games

/** Stats that a game passes to the menu layer, as a flat map from label to value. Times are in seconds. */
export type Hud = Readonly<Record<string, string | number | boolean>>

/** An event of any game, as shared code sees it: flat, serializable, with data that shared code does not know. */
export interface PlayEvent {
  readonly type: string
  readonly [datum: string]: string | number | boolean | undefined
}

/**
 * An event of the rules. Each game declares its own events as a union, which types every table by event:
 * `type Event = { type: 'eat'; length: number } | { type: 'crash' }`. Use a type alias: an interface is not
 * assignable to this open shape. Types start with a lowercase letter; capitalized types are reserved for the session
 * (`SessionEvent`).
 */
export interface GameEvent extends PlayEvent {
  readonly type: Uncapitalize<string>
}

/** Reports an event of the rules. */
export type Emit<Event extends GameEvent = GameEvent> = (event: Event) => void

/** How a game ended. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'tied' | 'over'
  /** Heading of the end panel and text of the status line: 'Game Over! Hit a wall'. */
  readonly title: string
  /** Text of the status line, if the heading is not a sentence without the results below it. */
  readonly said?: string | undefined
  /** One more sentence below the heading. */
  readonly detail?: string | undefined
  /** Results of this game by label. Those named in the game's `best` are stored as records. */
  readonly results?: Readonly<Record<string, number>>
  /** The player left through the game's own exit: the start panel appears without an end panel before it. */
  readonly left?: boolean
}

/** A panel between two levels. The game waits until the player picks a choice. */
export interface Interlude {
  readonly title: string
  readonly detail?: string
  /** Results of the completed level by label. */
  readonly results?: Readonly<Record<string, number>>
  /** Buttons. Each presses an action of the game for one tick. The first is the default. */
  readonly choices: readonly { readonly action: string; readonly label: string }[]
  /** The level was lost, so the panel is not styled as good news. */
  readonly lost?: true
}

/**
 * Option values by option id, as chosen in the start panel or the URL (`?difficulty=hard`). A game gets them with the
 * types of its own options (`ValuesOf`).
 */
export type OptionValues = Readonly<Record<string, string>>

// ---------------------------------------------------------------- Input

/** A finger, mouse or pen, in world units (pixels of the game's own size, y down). */
export interface Pointer {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Pressed now. A hovering mouse is listed with `down: false`. */
  readonly down: boolean
  /** Went down or up since the last tick. True for exactly one tick. */
  readonly pressed: boolean
  readonly released: boolean
  /**
   * Speed of the last movement, in units per ms by the device's own timestamps, so it is the same on every display. 0
   * at rest. Undefined where nothing was measured (bots, tests) and in games that do not ask for it
   * (`pointerSpeeds`).
   */
  readonly speed?: number
  readonly kind: 'mouse' | 'touch' | 'pen'
}

/**
 * All input of one tick as plain data. A replay is a seed and a list of these. Actions of player 0 use their bare
 * name, those of player 1 are `name@1`.
 */
export interface InputFrame {
  /** How far each held action is pressed, 0 to 1: keys give 1, sticks their travel. Missing means 0. */
  readonly held: Readonly<Record<string, number>>
  /** In the order pressed. */
  readonly pressed: readonly string[]
  readonly released: readonly string[]
  readonly pointers: readonly Pointer[]
}

/** The input of one tick, as the rules read it. `player` counts from 0 and defaults to 0. */
export interface Input<Action extends string = string> {
  /** At least half pressed during this tick. A press shorter than a tick is down for that one tick. */
  down(action: Action, player?: number): boolean
  /** Went down since the last tick. True for exactly one tick. */
  pressed(action: Action, player?: number): boolean
  released(action: Action, player?: number): boolean
  /**
   * All actions that went down since the last tick, in the order pressed. Use it where one press changes what the
   * next one means.
   */
  presses(player?: number): readonly Action[]
  /** Analog value of an action, 0 to 1. */
  amount(action: Action, player?: number): number
  /** How far `positive` outweighs `negative`, -1 to 1. */
  axis(negative: Action, positive: Action, player?: number): number
  readonly pointers: readonly Pointer[]
}

// ---------------------------------------------------------------- Rules

/** Rules of a real-time game. The world is mutable and advances in whole ticks. No clock, no `Math.random`, no DOM. */
export interface RealtimeRules<
  World,
  Action extends string = string,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> {
  /**
   * Creates a world, including its random state. `size` is the game's own size, or the window's if the game fills it.
   */
  start(options: Options, seed: number, size: Size): World
  /** Advances the world by one tick, exactly 1/60 s. */
  step(world: World, input: Input<Action>, emit: Emit<Event>): void
  /** The current stats. */
  hud(world: World): Hud
  /** How the game ended; null while it runs. */
  outcome(world: World): Outcome | null
  /** The panel to show between two levels; null while the game runs. */
  interlude?(world: World): Interlude | null
  /** Fits a running world to a new window size, in games that fill the window. */
  resize?(world: World, size: Size): void
  /**
   * Restores the world of an earlier visit. `saved` comes from JSON, so validate it. Without `resize`, this also lays
   * out a running world for another window size. Returns null if the world does not fit the options or is over. Games
   * that implement this are saved while they run.
   */
  resume?(saved: unknown, options: Options, size: Size): World | null
  /** The position as lines of text, for test messages and debugging. Useful in games with a grid. */
  debug?(world: World): string
}

/**
 * The result of a move: the next state, or a sentence that explains the refusal ('' refuses silently), and another that
 * says what to do.
 */
export type Applied<State, Event extends GameEvent = GameEvent> =
  | { readonly state: State; readonly events: readonly Event[] }
  | { readonly refused: string; readonly detail?: string }

/**
 * Values that carry over from game to game and between visits, such as a bank or a tally. The session stores them.
 * Undoing a move takes back what it changed; a game in which that would be cheating has no undo.
 */
export interface Carry<State, Move> {
  /** Values before the very first game. */
  readonly start: Readonly<Record<string, number>>
  /** The values in a state; null if this game does not share them. The session stores them after each move. */
  figures(state: State): Readonly<Record<string, number>> | null
  /** The first move of a game, made by the session. It passes the stored values to the rules. */
  begin(figures: Readonly<Record<string, number>>): Move
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
 * Rules of a turn-based game. The state is plain JSON and never mutated. `at` is the game time in ms, without pauses:
 * time is data, so a replay repeats it.
 */
export interface TurnRules<
  State,
  Move,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> {
  /** Creates the initial state. */
  start(options: Options, seed: number): State
  /**
   * Creates the initial state of a game with a visitor's own content (`own.ts`).
   *
   * @param content from a link, so anything; at most `MOST_OWN_TEXT` characters
   * @throws Error with a message for the player if the content is invalid
   */
  startOwn?(content: string, options: Options, seed: number): State
  /**
   * Applies a move, or refuses it.
   *
   * @param at game time in ms
   * @returns a new state with the events of the move, or the reason for a refusal
   */
  apply(state: State, move: Move, at: number): Applied<State, Event>
  /** Every legal move. Bots, highlights and fuzz tests use it. */
  legal(state: State): readonly Move[]
  /**
   * Only `apply` decides what is legal in this state, because hidden information keeps `legal` from listing every
   * move. `apply` must then check moves of any form, and its refusals must be sentences for the player who received
   * the move. Default: never.
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
  /** Stats of the state. Read `at` for stats that show time; they are read again while the state stays the same. */
  hud(state: State, at: number): Hud
  /** How the game ended; null while it runs. */
  outcome(state: State): Outcome | null
  /** Positions as text, for sharing, tests and resuming. */
  readonly notation?: Notation<State, Options>
  /** The position as lines of text, for test messages and debugging. Useful in games with a board. */
  debug?(state: State): string
}

/**
 * Describes a move in the game's notation or a few plain words ('Nf3', 'Column 4'). Exported by `describeMove.ts`.
 * Without it, moves are described as in the status line.
 *
 * @param after the state that the move led to
 * @returns null if the move needs no line
 */
export type DescribeMove<State, Move> = (before: State, move: Move, after: State) => string | null

// ---------------------------------------------------------------- Bots

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

/** A hint. With `look` the move is not shown yet; those cells of the board are highlighted instead. */
export interface Hint<Move> {
  readonly move: Move
  readonly text: string
  readonly look?: readonly number[]
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
 * @param player - in a game for two that is played live, the player whose place it takes, from 0. It then uses the actions
 * of a single player
 * @returns what it holds and where it points in this tick
 */
export type RealtimeBot<World, Action extends string = string> = (
  world: World,
  tick: number,
  player?: 0 | 1,
) => { readonly hold?: readonly Action[]; readonly pointers?: readonly Pointer[] }
