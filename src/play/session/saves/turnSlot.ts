/** Owns the place where a turn play in progress is kept: whose it is, what is written there and when it goes. */
import type { Game, OptionValues } from '../../../engine/core/game/contract'
import type { Slot, SlotNews } from '../../../engine/storage/store/slot'
import { type Save, saveSlot } from '../../../engine/storage/values/saves'
import { MOST_STEPS } from '../../../engine/storage/values/steps'
import { toast } from '../../../ui/toasts/toast'
import { agrees } from '../core/options'
import type { History } from '../turns/history'
import { Recorder } from './savedTurns'

/** What the address asks for. */
export interface Asked {
  readonly id: string
  readonly game: Pick<Game, 'options'>
  readonly options: OptionValues
  readonly seed: number | null
  readonly position?: string | null
  /** Options named in the address: a kept play with others is not what was asked for. */
  readonly asked?: OptionValues
}

/** A play from the address has a place of its own: the visitor's game in progress stays where it is. */
const isLink = ({ seed, position }: Asked) => seed !== null || (position ?? null) !== null

export class Keeping {
  readonly #asked: Asked
  readonly #slot: Slot<Save>
  readonly #recorder = new Recorder()
  /** A play was begun here, or gone on with: its end or a new one takes it out of its place. */
  #begun = false
  /** How the play stood when it was kept last: nothing is written while that is how it stands. */
  #kept = ''
  #closed = false

  /** `told` hears that the play went on elsewhere, or that all data was deleted or replaced. */
  constructor(asked: Asked, told: (news: SlotNews) => void) {
    this.#asked = asked
    this.#slot = saveSlot(asked.id, isLink(asked), told)
  }
  /** The play that was kept, where it is the one that the address names. */
  open(): Save | null {
    const save = this.#slot.open()
    return save && this.#isAskedFor(save) ? save : null
  }
  /** The newest state of the play, whatever the address names. */
  newest(): Save | null {
    return this.#slot.open()
  }
  /** A newer state of the play stands elsewhere: nothing is written here. */
  get overtaken(): boolean {
    return this.#slot.lost && this.#slot.newer
  }
  get newer(): boolean {
    return this.#slot.newer
  }
  get closed(): boolean {
    return this.#closed
  }
  /** Whatever is there is no concern of this page any more. */
  claim(): void {
    this.#slot.claim()
  }
  /** A new play takes the place of whatever is there. */
  begin(): void {
    this.#begun = true
    this.#slot.claim()
    this.#giveUp()
  }
  /** The kept play is gone on with, as it stands. */
  goOn(stand: string): void {
    this.#begun = true
    this.#kept = stand
  }
  /** Back at the start panel: a play that was begun here goes, one that was only looked at stays. */
  reset(): void {
    if (this.#slot.lost) this.#slot.claim()
    else if (this.#begun) this.#giveUp()
    this.#begun = false
  }
  /** Has the play written down soon if it changed since; `stand` names how it stands, null that nothing is left to go on with. */
  keep(stand: string | null, make: () => Save): void {
    if (!this.#begun || this.#closed || this.#slot.lost || (stand ?? 'gone') === this.#kept) return
    this.#kept = stand ?? 'gone'
    this.#slot.keep(stand === null ? () => null : make)
  }
  /** The moves of the play as they are kept; says once when they have become too many. */
  movesOf(history: History<unknown, unknown>): Pick<Save, 'moves' | 'steps'> {
    if (this.#recorder.take(history))
      toast('This game is too long to be kept any further', {
        kind: 'bad',
        detail: `A later visit goes on from move ${MOST_STEPS}.`,
      })
    return this.#recorder.text()
  }
  /** What waits is written now. */
  flush(): void {
    this.#slot.flush()
  }
  close(): void {
    this.#closed = true
    this.#slot.close()
  }

  #giveUp(): void {
    this.#slot.keep(() => null)
    this.#kept = 'gone'
  }
  #isAskedFor(save: Save): boolean {
    const { game, seed, position, asked = {}, options } = this.#asked
    if (!isLink(this.#asked)) return agrees(game.options, save.options, asked)
    return (
      (seed === null || save.seed === seed) &&
      save.position === (position ?? undefined) &&
      agrees(game.options, save.options, options)
    )
  }
}
