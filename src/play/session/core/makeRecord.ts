/** Makes the record of the current game. */
import type { Game } from '../../../engine/core/game/contract'
import type { PlayRecord, RealtimeInput, TurnInput } from '../../../engine/core/record/record'
import { ruling } from '../../opening/options'
import { REWINDS } from '../assists/separateRecords'
import type { SessionView } from './view'

/** The parts of a session that a record is made from. */
export interface Played {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
}

/** The record of a game so far, or of a finished one. */
export function makeRecord({ id, game, view }: Played, input: RealtimeInput | TurnInput): PlayRecord {
  // A claimed win does not follow from the input.
  const outcome = view.claimed ? null : view.outcome
  return {
    game: id,
    digest: game.replayVersion,
    seed: view.seed,
    options: ruling(game.options, view.options),
    date: Date.now(),
    result: outcome?.result ?? 'open',
    // Rewinds are not in the input, and viewers should know about them.
    figures: { ...outcome?.results, ...(view.rewinds > 0 && { [REWINDS]: view.rewinds }) },
    input,
  }
}
