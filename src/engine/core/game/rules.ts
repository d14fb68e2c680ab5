/** Owns what rules and bots are: the headless half of a game, without any notion of a screen. */

/** One tick of every real-time game, in milliseconds (1/60 s). 'Per frame' in the rules means per tick. */
export const TICK_MS = 1000 / 60
/** Ticks in one second of play. */
export const TICKS_PER_SECOND = 60

export interface Size {
  readonly width: number
  readonly height: number
}

// ---------------------------------------------------------------- what every game tells

/** What crosses from a game to the menu layer: flat, label to bare value. Times are in seconds. */
export type Hud = Readonly<Record<string, string | number | boolean>>

/** Something that happened in a game, as shared code sees it: flat and serializable, with data it does not know. */
export interface PlayEvent {
  readonly type: string
  readonly [datum: string]: string | number | boolean | undefined
}

/**
 * Something that happened in the rules. Each game declares its own as a union, which types every table by event:
 * `type Event = { type: 'eat'; length: number } | { type: 'crash' }` (a type, not an interface: only types are
 * assignable to this open shape). The type begins with a small letter; capitals are for the session's own events
 * (`SessionEvent`).
 */
export interface GameEvent extends PlayEvent {
  readonly type: Uncapitalize<string>
}

/** Reports an event of the rules. */
export type Emit<Event extends GameEvent = GameEvent> = (event: Event) => void

/** How a play ended. */
export interface Outcome {
  readonly result: 'won' | 'lost' | 'tied' | 'over'
  /** The end panel's heading, and what the status line says: 'Game Over! Hit a wall'. */
  readonly title: string
  /** What the status line says in place of the heading, where that is no sentence without the figures below it. */
  readonly said?: string | undefined
  /** One more sentence under the heading. */
  readonly detail?: string | undefined
  /** Figures of this play, by label; those named in the game's `best` are kept as records. */
  readonly results?: Readonly<Record<string, number>>
  /** The visitor left by a way of the game's own: the start panel comes, and no end panel before it. */
  readonly left?: boolean
}

/** A panel between two levels: the play waits there until one of its ways on is chosen. */
export interface Interlude {
  readonly title: string
  readonly detail?: string
  /** Figures of the level just played, by label. */
  readonly results?: Readonly<Record<string, number>>
  /** Its buttons; each presses an action of the game for one tick. The first is the usual one. */
  readonly choices: readonly { readonly action: string; readonly label: string }[]
  /** What was played before it was lost: it looks like no good news. */
  readonly lost?: true
}

/** Option values by option id, as chosen in the start panel or the address (`?difficulty=hard`). */
export type OptionValues = Readonly<Record<string, string>>

// ---------------------------------------------------------------- input

/** One finger, mouse or pen, in world units (pixels of the game's own size, y down). */
export interface Pointer {
  readonly id: number
  readonly x: number
  readonly y: number
  /** Pressed now. A hovering mouse is listed with `down: false`. */
  readonly down: boolean
  /** Went down, went up since the last tick: seen exactly once. */
  readonly pressed: boolean
  readonly released: boolean
  /**
   * How fast it moved since the last tick that saw it move, in units per ms by the device's own time stamps: the same on
   * every display. 0 for one at rest; absent where nothing was measured (bots, tests) and in games that do not ask for it
   * (`pointerSpeeds`).
   */
  readonly speed?: number
  readonly kind: 'mouse' | 'touch' | 'pen'
}

/**
 * All input of one tick as plain data. A replay is a seed and a list of these.
 * Actions of player 0 stand under their bare name, those of player 1 under `name@1`.
 */
export interface InputFrame {
  /** How far each held action is pressed, 0..1 (keys 1, sticks by their travel). Absent means 0. */
  readonly held: Readonly<Record<string, number>>
  /** In the order pressed. */
  readonly pressed: readonly string[]
  readonly released: readonly string[]
  readonly pointers: readonly Pointer[]
}

/** One tick's input, as the rules read it. `player` counts from 0 and is 0 when left out. */
export interface Input<Action extends string = string> {
  /** At least half pressed during this tick. A press shorter than a tick is down for that one tick. */
  down(action: Action, player?: number): boolean
  /** Went down since the last tick: seen exactly once. */
  pressed(action: Action, player?: number): boolean
  released(action: Action, player?: number): boolean
  /** All that went down since the last tick, in the order pressed: where one press changes what the next one means. */
  presses(player?: number): readonly Action[]
  /** Analogue value of one action, 0..1. */
  amount(action: Action, player?: number): number
  /** -1..1: how far `positive` outweighs `negative`. */
  axis(negative: Action, positive: Action, player?: number): number
  readonly pointers: readonly Pointer[]
}

// ---------------------------------------------------------------- rules

/** Real-time rules: the world is mutable and moved on by whole ticks. No clock, no `Math.random`, no DOM. */
export interface RealtimeRules<World, Action extends string = string, Event extends GameEvent = GameEvent> {
  /** A fresh world; the random state lives in it. `size` is the game's own, or the window's when it fills that. */
  start(options: OptionValues, seed: number, size: Size): World
  /** Moves the world on by exactly 1/60 s. */
  step(world: World, input: Input<Action>, emit: Emit<Event>): void
  hud(world: World): Hud
  outcome(world: World): Outcome | null
  /** What stands between two levels now; null while the play goes on. */
  interlude?(world: World): Interlude | null
  /** For a game that fills the window: fits a running world to the window's new size. */
  resize?(world: World, size: Size): void
  /**
   * Goes on with the world of an earlier visit, read back from JSON and so not to be trusted, or lays a running one out
   * anew for another window where there is no `resize`. Null when it is no world of these options, or over. Worlds of
   * games that have this are kept while they are played.
   */
  resume?(saved: unknown, options: OptionValues, size: Size): World | null
  /** The position as lines of text, for messages of tests and for those who build the game; where there is a grid. */
  debug?(world: World): string
}

/** What a move led to: the next state, or the sentence that says why not ('' is a silent refusal). */
export type Applied<State, Event extends GameEvent = GameEvent> =
  | { readonly state: State; readonly events: readonly Event[] }
  | { readonly refused: string }

/** Figures that go on from play to play and from visit to visit, a bank or a tally: the session keeps them. Such a game has no undo. */
export interface Carry<State, Move> {
  /** What they are before the first play of all. */
  readonly start: Readonly<Record<string, number>>
  /** As they stand in a state; null where this play has figures of its own. What a move changes is kept at once. */
  figures(state: State): Readonly<Record<string, number>> | null
  /** The first move of a play, made by the session: it goes on with these figures. */
  begin(figures: Readonly<Record<string, number>>): Move
}

/** Positions as text. */
export interface Notation<State> {
  /** Throws an Error with a message for the visitor where the text is no position that can be played. */
  read(text: string, options: OptionValues): State
  write(state: State): string
  /** A sentence that whoever begins from this position should be told, or null. */
  remark?(state: State): string | null
  /** Whether a link to this play names its position; where not, it names its start. Always when left out. */
  tells?(state: State): boolean
}

/**
 * Turn-based rules: the state is plain JSON and never mutated.
 * `at` is the play time in ms since the start, pauses left out: time is data, so a replay repeats it.
 */
export interface TurnRules<State, Move, Event extends GameEvent = GameEvent> {
  start(options: OptionValues, seed: number): State
  apply(state: State, move: Move, at: number): Applied<State, Event>
  /** Every legal move: feeds bots, highlights and the fuzz tests. */
  legal(state: State): readonly Move[]
  /**
   * `apply` alone says what is legal in this state, strictly and for moves of any form, since `legal` cannot name every move:
   * what a hidden part decides. Its refusals are sentences for whoever is sent such a move. Never when left out.
   */
  legalByApply?(state: State): boolean
  /** What happens by itself, `after` ms from the last move: a card flips back, a time limit strikes. */
  next?(state: State): { readonly after: number; readonly move: Move } | null
  /** The move by which what a pause broke off begins anew when the play goes on; null where nothing was broken off. */
  interrupted?(state: State): Move | null
  readonly carry?: Carry<State, Move>
  /** Whose turn: 0 or 1. */
  seat?(state: State): number
  /** Figures of the state. Those that tell the time take `at`, and are asked for again while the state stands. */
  hud(state: State, at: number): Hud
  outcome(state: State): Outcome | null
  /** The position as text: share, test, resume. */
  readonly notation?: Notation<State>
  /** The position as lines of text, for messages of tests and for those who build the game; where there is a board. */
  debug?(state: State): string
}

/**
 * `tell.ts` of a turn game: a move in the game's own notation, or a few plain words ('Nf3', 'Column 4'); null for one that
 * needs no line of its own. `after` is the state that it led to. Where a game has none, moves are told as the status line does.
 */
export type DescribeMove<State, Move> = (before: State, move: Move, after: State) => string | null

// ---------------------------------------------------------------- computer opponents

/** What a bot may use beside the state: randomness by seed and a budget of time. */
export interface Thinking {
  /** 0 <= x < 1, from the seed given with the request. */
  random(): number
  /** True when the time for this move is used up: answer with the best move found so far. */
  overtime(): boolean
  /** How often a hint was asked for in this very state, this time included: a hint may be told in parts. All of it when left out. */
  readonly times?: number | undefined
}

/** What is answered to whoever asks for a hint. With `look` the move is not shown yet: those cells of the board are marked instead. */
export interface Hint<Move> {
  readonly move: Move
  readonly text: string
  readonly look?: readonly number[]
}

/** `bot.ts` of a turn game: runs in the one worker. */
export interface TurnBot<State, Move> {
  /** Option values of the named levels, weakest first. */
  readonly levels: readonly string[]
  choose(state: State, level: string, thinking: Thinking): Move
  /** The best move and what it is worth, in words for the visitor: 'Column 4 wins in 5'; or a part of it (`hintParts.ts`). */
  hint?(state: State, thinking: Thinking): Hint<Move>
  /** `rules.start`, for a game whose definition says `slowStart`: it is called here in the worker. */
  start?(options: OptionValues, seed: number): State
}

/** `bot.ts` of a real-time game: a plain player for proofs and the bench. Returns what it holds this tick. */
export type RealtimeBot<World, Action extends string = string> = (
  world: World,
  tick: number,
) => { readonly hold?: readonly Action[]; readonly pointers?: readonly Pointer[] }
