/** Listeners for finished games: results, trophies, replays. */
import type { OptionValues, Outcome } from '../../../engine/core/game/contract'
import type { PlayRecord, RealtimeInput, TurnInput } from '../../../engine/core/record/record'
import { makeRecord, type Played } from '../../record/make'
import { isUsual, keptBy } from '../assists/separateRecords'
import { type Bests, helpText } from '../core/bests'
import { isDefault, ruling } from '../core/options'

export interface FinishedPlay {
  /** Its id. */
  readonly game: string
  /** Those that the rules know. */
  readonly options: OptionValues
  /** What results and records are kept by: those options, and the tools that make a play another (`apart.ts`). */
  readonly keptBy: OptionValues
  /** Whether it is the specification's game: its options, without tools that make a play another. */
  readonly isDefault: boolean
  readonly seed: number
  /** Its results include the session's own (Time). */
  readonly outcome: Outcome
  /** Labels of the best results that fell. */
  readonly newBests: readonly string[]
  /** Help and assists as text ('3 hints, 1 move undone', '70% speed'); '' for none. */
  readonly help: string
  /**
   * False for a play that keeps no record: begun from a position, continued from one that was watched, or begun before all
   * data was deleted or replaced. Read it right before you store something: it can become false at any time.
   */
  readonly counts: boolean
  /** Whether all data was deleted or replaced since the play began: nothing of it may be stored. */
  readonly stale: boolean
  /** False where an end was taken back and came again: the same play. */
  readonly first: boolean
  /** Played time in ms, pauses left out. */
  readonly ms: number
  /** How often each event happened in this game, the session's own included. */
  readonly events: ReadonlyMap<string, number>
  /** When it ended, ms since 1970. */
  readonly date: number
  /** The play as a file; null where it cannot be played again from its start. To be asked for at once, or never. */
  record(): PlayRecord | null
}

const listeners = new Set<(play: FinishedPlay) => void>()

/** Tells `act` of every play that ends on this page from now on. Returns how to call it off. */
export function onFinished(act: (play: FinishedPlay) => void): () => void {
  listeners.add(act)
  return () => listeners.delete(act)
}

/** What the session adds to what its view says. */
interface Ended extends Pick<FinishedPlay, 'outcome' | 'first' | 'ms' | 'events'> {
  input(): RealtimeInput | TurnInput | null
}

/** The session's word that its play has ended. A listener that fails takes nothing from the others. */
export function notifyFinished(
  session: Played & { readonly bests: Bests },
  { input, ...ended }: Ended,
): void {
  const { id, game, view, bests } = session
  // Of this game: the session will begin another one.
  const { counts, life } = bests
  const options = ruling(game.options, view.options)
  const play: FinishedPlay = {
    game: id,
    options,
    keptBy: keptBy(options, view),
    isDefault: isUsual(view) && isDefault(game.options, view.options),
    seed: view.seed,
    newBests: [...view.newBests],
    help: helpText(view),
    get counts() {
      return counts && !life.over
    },
    get stale() {
      return life.over
    },
    date: Date.now(),
    record() {
      const kept = input()
      return kept && makeRecord(session, kept)
    },
    ...ended,
  }
  for (const act of listeners)
    try {
      act(play)
    } catch (error) {
      reportError(error)
    }
}
