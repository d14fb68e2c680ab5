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
import type { Emit, GameEvent, Hud, OptionValues, Outcome, Size } from './values'

export * from './values'

/** Rules of a real-time game. The world is mutable and advances in whole ticks. No clock, no `Math.random`, no DOM. */
export interface RealtimeRules<
  World,
  Action extends string = string,
  Event extends GameEvent = GameEvent,
  Options extends OptionValues = OptionValues,
  Stat extends string = string,
> extends RealtimeRuleFeatures<World, Options, Stat> {
  /**
   * Creates a world, including its random state. `size` is the game's own size, or the window's if the game fills it.
   */
  start(options: Options, seed: number, size: Size): World
  /** Advances the world by one tick, exactly 1/60 s. */
  step(world: World, input: Input<Action>, emit: Emit<Event>): void
  /** The current stats. */
  hud(world: World): Hud<Stat>
  /** How the game ended; null while it runs. */
  outcome(world: World): Outcome<Stat> | null
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
  Stat extends string = string,
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
  hud(state: State, at: number): Hud<Stat>
  /** How the game ended; null while it runs. */
  outcome(state: State): Outcome<Stat> | null
}
