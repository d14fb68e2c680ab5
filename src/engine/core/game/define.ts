import type { Game, RealtimeGame, TurnGame } from './contract'
import { ghostOption } from './ghost'
import type { OptionOf } from './option'
import { shapeOptions } from './shape'
import type { GameEvent, OptionValues } from './values'

/** A game with no options. */
export type NoOptions = Record<never, string>

/** The options are those whose values the rules receive. */
type Definition<Full extends Game, Options extends OptionValues> = Omit<Full, 'kind' | 'options'> & {
  readonly options: readonly OptionOf<Options>[]
}

/** Defines a real-time game. Checks its types, and adds the options that `upright` and `ghost` need. */
export function defineRealtime<
  World,
  Action extends string,
  Event extends GameEvent,
  Options extends OptionValues = NoOptions,
>(
  game: Definition<RealtimeGame<World, Action, Event, Options>, Options>,
): RealtimeGame<World, Action, Event, Options> {
  return {
    kind: 'realtime',
    ...game,
    options: [...game.options, ...shapeOptions(game.upright), ...(game.ghost ? [ghostOption] : [])],
  }
}

/** Defines a turn-based game. Checks its types, and adds the option that `ghost` needs. */
export function defineTurn<
  State,
  Move,
  Event extends GameEvent,
  Options extends OptionValues = NoOptions,
  Action extends string = never,
>(
  game: Definition<TurnGame<State, Move, Event, Options, Action>, Options>,
): TurnGame<State, Move, Event, Options, Action> {
  return {
    kind: 'turn',
    ...game,
    options: [...game.options, ...(game.ghost ? [ghostOption] : [])],
  }
}
