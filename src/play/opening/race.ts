/**
 * What a session knows about a race against a replay of the same start. The code that runs it is loaded on
 * demand.
 */
import type { Game, OptionValues, Size } from '../../engine/core/game/contract'
import { isSameMode } from './options'

type Stats = Readonly<Record<string, unknown>>

export interface Start {
  readonly seed: number
  readonly options: OptionValues
}

/** The opponent's world, run tick by tick together with the visitor's. */
export interface Opponent {
  /** Called after each tick of the visitor's game. After its end the world no longer changes. */
  follow(tick: number): void
  /** At the visitor's tick; null if it can no longer be run. Read only. */
  readonly world: unknown
  readonly size: Size | null
  /** The visitor's lead, by the visitor's stats: '+30'; '' if nothing can be compared. */
  pace(own: Stats): string
}

export interface RealtimeRace {
  readonly kind: 'realtime'
  isSameStart(start: Start): boolean
  /** Starts the opponent; null if it cannot be run. */
  begin(): Opponent | null
}

export interface TurnRace {
  readonly kind: 'turn'
  isSameStart(start: Start): boolean
  /** The opponent's state at a moment. Read only. */
  stateAt(moves: number, ms: number): unknown
  /** As in `Opponent`, after `moves` of the visitor and `ms` of play time. */
  pace(own: Stats, moves: number, ms: number): string
}

export type Race = RealtimeRace | TurnRace

/** Whether seed and options are the same, apart from options of the view. */
export const isSameStart = (game: Pick<Game, 'options'>, one: Start, other: Start): boolean =>
  one.seed === other.seed && isSameMode(game, one.options, other.options)
