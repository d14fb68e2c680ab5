/** Owns what a session is opened with, and what each kind of play adds to the shared one. */
import type { Game } from '../../../engine/core/game/contract'
import type { RealtimeInput, TurnInput } from '../../../engine/core/record/record'
import type { Challenge } from '../../record/challenge'

export interface SessionStart {
  readonly id: string
  readonly game: Game
  readonly options: Record<string, string>
  /** The seed asked for in the address: of the first play only, the next is a new one. */
  readonly seed: number | null
  /** Someone else's figure that the first play is measured by. */
  readonly challenge?: Challenge | null
  /** The seed of the first play where the address asks for none; a new one when left out. */
  readonly first?: number
}

/** What each kind of session adds to the shared one. */
export interface SessionHooks {
  /** Another play is about to take the place of this one: seed and options of the view are still its own. */
  onLeave?(): void
  /** A fresh play begins with the options and seed of the view. `again`: from the very start of the play before. */
  onStart(again: boolean): void
  onResume?(): void
  onPause?(): void
  onReset(): void
  /** Other options were chosen for the next play. */
  onChosen?(): void
  /** The visitor wants the newer state of a play that went on elsewhere, or a new play where there is none. */
  onTakeOver?(): void
  /** Whether a play went on elsewhere that a new one here would replace. */
  overtaken?(): boolean
  /** All input of the play so far; null where it cannot be played again from its start. */
  input(): RealtimeInput | TurnInput | null
  /** Played time so far in ms, pauses left out. */
  playedMs(): number
}
