/**
 * What a session knows of a race against a replay of the same start. The code that runs it is loaded on
 * demand.
 */
import type { OptionValues, Size } from '../../engine/core/game/contract'

type Stats = Readonly<Record<string, unknown>>

/** What a play begins with. */
export interface Start {
  readonly seed: number
  readonly options: OptionValues
}

/** The other's world, run beside the visitor's own, tick by tick. */
export interface Opponent {
  /** After each tick of the visitor's own play. Past its end it stays as it ended. */
  follow(tick: number): void
  /** At the tick of the visitor's own; null where there is none any more. To be read, never written. */
  readonly world: unknown
  /** Of its world. */
  readonly size: Size | null
  /** The visitor's lead, by the visitor's stats: '+30'; '' if nothing can be compared. */
  pace(own: Stats): string
}

export interface RealtimeRace {
  readonly kind: 'realtime'
  /** Whether a play has the same start. */
  meets(start: Start): boolean
  /** From the start; null where it cannot be run. */
  begin(): Opponent | null
}

export interface TurnRace {
  readonly kind: 'turn'
  meets(start: Start): boolean
  /** The other's state at that moment. Never written. */
  stateAt(moves: number, ms: number): unknown
  /** As in `Opponent`, after some own moves and ms of play. */
  pace(own: Stats, moves: number, ms: number): string
}

export type Race = RealtimeRace | TurnRace
