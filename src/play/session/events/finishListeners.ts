/** Listeners for finished games: results, trophies, replays. */
import type { Game, OptionValues, Outcome } from '../../../engine/core/game/contract'
import type { Replay } from '../../../engine/core/replay/replay'
import type { Help } from '../../../engine/storage/values/results'
import { isDefault, ruling } from '../../opening/options'
import type { Bests } from '../records/bests'
import { helpOf } from '../records/help'
import { isUsual, keptBy } from '../records/separateRecords'
import type { SessionView } from '../view/view'

export interface FinishedPlay {
  readonly game: string
  readonly options: OptionValues
  /** The option set of results and records: the options, and assists that are ranked separately. */
  readonly keptBy: OptionValues
  /** Whether the options are the default ones, without assists that are ranked separately. */
  readonly isDefault: boolean
  readonly seed: number
  /** Its results include the session's own (Time). */
  readonly outcome: Outcome
  readonly newBests: readonly string[]
  readonly help: Help
  /**
   * False for a game that keeps no record: begun at a position, continued from a replay, won by a claim, or begun
   * before all data was deleted or replaced. It can become false at any time, so read it right before storing something.
   */
  readonly counts: boolean
  /** Whether all data was deleted or replaced since the game began: nothing of it may be stored. */
  readonly stale: boolean
  /** False if the end was undone and reached again: it is the same game. */
  readonly first: boolean
  /** Play time in ms, without pauses. */
  readonly ms: number
  /** How often each event happened in this game, the session's own included. */
  readonly events: ReadonlyMap<string, number>
  /** When it ended, ms since 1970. */
  readonly date: number
  /** The record of the game; null if it cannot be replayed from its start. Call it synchronously or never. */
  replay(): Replay | null
}

const listeners = new Set<(play: FinishedPlay) => void>()

/** Calls `act` for every game that ends on this page, until the returned function is called. */
export function onFinished(act: (play: FinishedPlay) => void): () => void {
  listeners.add(act)
  return () => listeners.delete(act)
}

interface Ended {
  readonly id: string
  readonly game: Game
  readonly view: SessionView
  readonly bests: Bests
  replay(): Replay | null
}

/** Notifies the listeners of a finished game. A listener that throws does not affect the others. */
export function notifyFinished(
  session: Ended,
  end: Pick<FinishedPlay, 'outcome' | 'first' | 'ms' | 'events'>,
): void {
  const { id, game, view, bests } = session
  // Read now: the session may begin another game.
  const { counts, life } = bests
  const options = ruling(game.options, view.options)
  const play: FinishedPlay = {
    game: id,
    options,
    keptBy: keptBy(options, view),
    isDefault: isUsual(view) && isDefault(game.options, view.options),
    seed: view.seed,
    newBests: [...view.newBests],
    help: helpOf(view),
    get counts() {
      return counts && !life.over
    },
    get stale() {
      return life.over
    },
    date: Date.now(),
    replay: () => session.replay(),
    ...end,
  }
  for (const act of listeners)
    try {
      act(play)
    } catch (error) {
      reportError(error)
    }
}
