/** A game in progress: saved while it is played, resumed in a later visit, and dropped when another tab continues it. */

import type { OptionValues } from '../../../engine/core/game/contract'
import { isSavedInOtherLanguage, wordsOf } from '../../../engine/core/replay/versions'
import { onDataEnded } from '../../../engine/storage/store/lifetime'
import type { Slot, SlotLoss } from '../../../engine/storage/store/slot'
import { slotName } from '../../../engine/storage/values/saves'
import { toast } from '../../../ui/toasts/toast'
import { agrees } from '../../opening/options'
import { sessionTexts } from '../../texts/session'
import type { Session, SessionStart } from './session'

interface Saved {
  readonly seed: number
  readonly options: OptionValues
  readonly position?: string | undefined
  readonly own?: string | undefined
}

export interface Snapshots<Save> {
  /** Identifies the current state, so that nothing is written twice; null if nothing is left to resume. */
  mark(): string | null
  take(): Save
  /** Stops timers and automatic moves. */
  halt(): void
}

/** Opens the slot of a game; null for games that cannot be resumed in a later visit. */
export type OpenSlot<Save> = (name: string, onNews: (news: SlotLoss) => void) => Slot<Save> | null

const GONE = 'gone'

/** A game from a link has a separate slot, so that the visitor's game in progress is kept. */
const isLink = ({ seed, position, own }: SessionStart) =>
  seed !== null || (position ?? null) !== null || (own ?? null) !== null

export class GameInProgress<Save extends Saved> {
  readonly #start: SessionStart
  readonly #session: Pick<Session, 'view' | 'onOvertaken'>
  readonly #snapshots: Snapshots<Save>
  readonly #slot: Slot<Save> | null
  /** Stops listening for deletions; a slot listens itself. */
  readonly #stopListening: (() => void) | null
  /** A game was begun or resumed here: its end, or a new one, removes it from the slot. */
  #begun = false
  #saved = ''

  constructor(
    start: SessionStart,
    session: Pick<Session, 'view' | 'onOvertaken'>,
    snapshots: Snapshots<Save>,
    openSlot: OpenSlot<Save>,
  ) {
    this.#start = start
    this.#session = session
    this.#snapshots = snapshots
    const name = slotName(start.id, isLink(start), wordsOf(start.game.version ?? 1))
    this.#slot = openSlot(name, (news) => this.#onNews(news))
    this.#stopListening = this.#slot ? null : onDataEnded(() => this.#onNews('ended'))
  }
  /** The game of an earlier visit, if it is the one that the address names. */
  open(): Save | null {
    const save = this.newest()
    return save && this.#isAskedFor(save) ? save : null
  }
  /** The newest state of the game, whatever the address names. */
  newest(): Save | null {
    return this.#slot?.open() ?? null
  }
  /** Whether a newer state of the game is in another tab: nothing is written here. */
  get overtaken(): boolean {
    return this.#lost && this.#newer
  }
  /** A new game replaces whatever is in the slot. */
  begin(): void {
    this.#begun = true
    this.#slot?.claim()
    this.giveUp()
  }
  /** The start panel is shown: a game that was begun here is dropped, one that was only looked at is kept. */
  reset(): void {
    if (this.#lost) this.#slot?.claim()
    else if (this.#begun) this.giveUp()
    this.#begun = false
  }
  /** The current game comes from elsewhere, and is saved from its next change on. */
  adopt(): void {
    this.#begun = true
  }
  /** The current game is the one in the slot. */
  onResumed(): void {
    this.#begun = true
    this.#saved = this.#snapshots.mark() ?? GONE
  }
  giveUp(): void {
    this.#slot?.keep(() => null)
    this.#saved = GONE
  }
  /** Saves the game soon, if it changed. */
  keep(): void {
    if (!this.#begun || this.#lost) return
    const mark = this.#snapshots.mark()
    if ((mark ?? GONE) === this.#saved) return
    this.#saved = mark ?? GONE
    this.#slot?.keep(() => (mark === null ? null : this.#snapshots.take()))
  }
  flush(): void {
    this.keep()
    this.#slot?.flush()
  }
  /** Saves the current game, if there is one. Returns false if that is impossible: leaving the page then loses it. */
  saveNow(): boolean {
    if (this.#snapshots.mark() === null) return true
    this.keep()
    return this.#slot?.flush() === 'written'
  }
  close(): void {
    this.keep()
    this.#stopListening?.()
    this.#slot?.close()
  }

  get #lost(): boolean {
    return this.#slot?.lost ?? false
  }
  get #newer(): boolean {
    return this.#slot?.newer ?? false
  }
  /** The game continued in another tab, or all data was deleted or replaced there. */
  #onNews(news: SlotLoss): void {
    const { phase } = this.#session.view
    if (phase === 'over') return
    // Nothing was begun here, and there is nothing to resume.
    if (phase === 'ready' && !this.#newer) {
      this.#slot?.claim()
      return
    }
    this.#snapshots.halt()
    this.#session.onOvertaken(news, this.#newer)
  }
  #isAskedFor(save: Save): boolean {
    const { game, seed, position, own, asked = {}, options } = this.#start
    if (save.own !== own?.packed) return false
    if (seed === null && (position ?? null) === null) return agrees(game.options, save.options, asked)
    return (
      (seed === null || save.seed === seed) &&
      // The position of a game with own content follows from both.
      (own || save.position === (position ?? undefined)) &&
      agrees(game.options, save.options, options)
    )
  }
}

/**
 * Shows the message for a saved game that this version's rules cannot resume.
 *
 * @param saved - the version of the rules that the game was saved with
 * @param current - the version of the rules in this build
 */
export function toastOtherRules(saved: number, current: number): void {
  const { text, older, newer, otherLanguage } = sessionTexts.cannotResume
  const detail = isSavedInOtherLanguage(saved, current) ? otherLanguage : saved > current ? newer : older
  toast(text, { kind: 'bad', detail })
}
