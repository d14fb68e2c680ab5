/**
 * The headless half of a game: its rules, without any notion of a screen.
 *
 * Real-time games implement `RealtimeRules`: a mutable world that advances in fixed ticks. Turn-based games implement
 * `TurnRules`: an immutable state and a list of moves. Both are deterministic: the same seed, options and input
 * always give the same game, which is what replays, resumed games and challenges rely on.
 */
import type { Input } from '../input/input'
import type { RealtimeRuleFeatures } from './realtimeFeatures'
import type { TurnRuleFeatures } from './turnFeatures'

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

/**
 * Option values by option id, as chosen in the start panel or the URL (`?difficulty=hard`). A game gets them with the
 * types of its own options (`ValuesOf`).
 */
export type OptionValues = Readonly<Record<string, string>>

// ---------------------------------------------------------------- Rules

/** Rules of a real-time game. The world is mutable and advances in whole ticks. No clock, no `Math.random`, no DOM. */
export interface RealtimeRules<
  World,
  Action extends string = string,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> extends RealtimeRuleFeatures<World, Options> {
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
}

/**
 * The result of a move: the next state, or a sentence that explains the refusal ('' refuses silently), and another that
 * says what to do.
 */
export type Applied<State, Event extends GameEvent = GameEvent> =
  | { readonly state: State; readonly events: readonly Event[] }
  | { readonly refused: string; readonly detail?: string }

/**
 * Rules of a turn-based game. The state is plain JSON and never mutated. `at` is the game time in ms, without pauses:
 * time is data, so a replay repeats it.
 */
export interface TurnRules<
  State,
  Move,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
> extends TurnRuleFeatures<State, Move, Options> {
  /** Creates the initial state. */
  start(options: Options, seed: number): State
  /**
   * Applies a move, or refuses it.
   *
   * @param at game time in ms
   * @returns a new state with the events of the move, or the reason for a refusal
   */
  apply(state: State, move: Move, at: number): Applied<State, Event>
  /** Every legal move. Bots, highlights and fuzz tests use it. */
  legal(state: State): readonly Move[]
  /** Stats of the state. Read `at` for stats that show time; they are read again while the state stays the same. */
  hud(state: State, at: number): Hud
  /** How the game ended; null while it runs. */
  outcome(state: State): Outcome | null
}
