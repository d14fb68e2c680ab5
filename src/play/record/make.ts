/** Makes the record of the current game. */
import type { Game } from '../../engine/core/game/contract'
import type { PlayRecord, RealtimeInput, TurnInput } from '../../engine/core/record/record'
import { REWINDS } from '../session/assists/separateRecords'
import { ruling } from '../session/core/options'
import type { SessionView } from '../session/core/view'

/** What a record needs of a session. */
export interface Played {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
}

/** The play so far, or as it ended. */
export function makeRecord({ id, game, view }: Played, input: RealtimeInput | TurnInput): PlayRecord {
  return {
    game: id,
    digest: game.replayVersion,
    seed: view.seed,
    options: ruling(game.options, view.options),
    date: Date.now(),
    result: view.outcome?.result ?? 'open',
    // Viewers should know about rewinds, which the input does not contain.
    figures: { ...view.outcome?.results, ...(view.rewinds > 0 && { [REWINDS]: view.rewinds }) },
    input,
  }
}
