/** Hears what becomes part of the record of a game, as it happens: others watch it. */
import type { KeptTick } from '../../../engine/core/replay/frameReader'
import type { StepOf } from '../../../engine/storage/values/steps'

export interface RecordListener {
  /** Another game is here, or this one goes on from another moment: its record is that of the session. */
  onRecord(): void
  /** A tick was added to the record of a real-time game. */
  onTick(tick: KeptTick): void
  /** The moves of a turn-based game that count now. */
  onMoves(steps: readonly StepOf[]): void
}
