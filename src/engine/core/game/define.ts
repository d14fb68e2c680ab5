import type { RealtimeGame, TurnGame } from './contract'
import { ghostOption } from './ghost'
import type { OptionOf } from './option'
import { shapeOptions } from './shape'
import type { GameEvent, OptionValues } from './values'

/** A game with no options. */
export type NoOptions = Record<never, string>

/** The options are those whose values the rules receive. */
type Definition<Full, Options extends OptionValues> = Omit<Full, 'kind' | 'options'> & {
  readonly options: readonly OptionOf<Options>[]
}

/** Defines a real-time game. Checks its types, and adds the options that `upright` and `ghost` need. */
export function defineRealtime<
  World,
  Action extends string,
  Event extends GameEvent,
  Options extends OptionValues,
  Stat extends string,
>(
  game: Definition<RealtimeGame<World, Action, Event, Options, Stat>, Options>,
): RealtimeGame<World, Action, Event, Options, Stat> {
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
  Options extends OptionValues,
  Stat extends string,
  Action extends string = never,
>(
  game: Definition<TurnGame<State, Move, Event, Options, Stat, Action>, Options>,
): TurnGame<State, Move, Event, Options, Stat, Action> {
  return {
    kind: 'turn',
    ...game,
    options: [...game.options, ...(game.ghost ? [ghostOption] : [])],
  }
}
