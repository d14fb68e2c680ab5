/** Owns the place where a real-time play is kept for a later visit: when it is written, and whether it is the one that is asked for. */
import type { OptionValues, RealtimeGame, Size } from '../../../engine/core/game/contract'
import { asJson } from '../../../engine/core/record/resizing'
import { onDataEnded } from '../../../engine/storage/store/lifetime'
import type { Slot, SlotNews } from '../../../engine/storage/store/slot'
import { type KeptWorld, worldSlot } from '../../../engine/storage/values/worlds'
import { toast } from '../../../ui/toasts/toast'
import { USUAL_SPEED } from '../assists/speed'
import { agrees, fitOptions } from '../core/options'
import type { SessionView } from '../core/view'
import { OTHER_RULES } from './savedTurns'
import { standing } from './standing'

/** What the page was opened with. */
export interface Asked {
  readonly id: string
  readonly game: RealtimeGame
  readonly options: OptionValues
  readonly seed: number | null
  /** Options named in the address: a kept play with others is not what was asked for. */
  readonly asked?: OptionValues
}

/** The play as it stands. */
export interface StandingPlay {
  readonly view: SessionView
  readonly world: unknown
  readonly size: Size
  readonly tick: number
}

/** Of a game that cannot be gone on with in a later visit nothing is kept, and nothing is ever there. */
export class WorldKeeper {
  readonly #asked: Asked
  readonly #now: () => StandingPlay
  readonly #slot: Slot<KeptWorld> | null
  /** Stops hearing of deletions, where there is no slot that hears of them. */
  readonly #deaf: (() => void) | null
  /** A play was begun here, or gone on with. */
  begun = false
  /** What was kept last: nothing is written while that is how it stands. */
  #kept = ''

  /** `told` hears that the play went on in another tab, or that all data was deleted or replaced there. */
  constructor(asked: Asked, now: () => StandingPlay, told: (news: SlotNews) => void) {
    this.#asked = asked
    this.#now = now
    // A play from a link has a place of its own: the visitor's game in progress stays where it is.
    this.#slot = asked.game.rules.resume ? worldSlot(asked.id, asked.seed !== null, told) : null
    this.#deaf = this.#slot ? null : onDataEnded(() => told('ended'))
  }
  /** Whether somebody else's play is newer, and one to go on with. */
  get newer(): boolean {
    return this.#slot?.newer ?? false
  }
  /** Whether the play that is kept is no longer this one: nothing more is written before `open` or `claim`. */
  get lost(): boolean {
    return this.#slot?.lost ?? false
  }
  /** The play that is kept, if there is one. */
  open(): KeptWorld | null {
    return this.#slot?.open() ?? null
  }
  /** The same where it is the one that the address names. */
  openAsked(): KeptWorld | null {
    const kept = this.open()
    if (!kept) return null
    const { game, seed, asked = {}, options } = this.#asked
    const of = seed === null ? asked : options
    return (seed === null || kept.seed === seed) && agrees(game.options, kept.options, of) ? kept : null
  }
  /** Its world, for a field of this size. Null, with a word, when the rules of today do not take it. */
  worldOf(kept: KeptWorld, size: Size): unknown {
    const { rules, options, version = 1 } = this.#asked.game
    const fits = fitOptions(options, kept.options)
    const world = fits && kept.rules === version ? rules.resume?.(kept.world, kept.options, size) : null
    if (world) return world
    const detail = kept.rules > version ? OTHER_RULES.newer : OTHER_RULES.older
    toast(OTHER_RULES.text, { kind: 'bad', detail })
    return null
  }
  /** The play that stands there is the one that is kept. */
  stands(): void {
    this.begun = true
    this.#kept = this.#stand
  }
  /** Has the play written down soon, if it changed. */
  keep(): void {
    const { phase } = this.#now().view
    if (this.lost || (phase !== 'playing' && phase !== 'paused') || this.#stand === this.#kept) return
    this.stands()
    this.#slot?.keep(() => this.#save())
  }
  /** Writes what waits, now. */
  flush(): void {
    this.#slot?.flush()
  }
  /** Another play stands there: begun, or only looked at on the start panel, which leaves a kept play alone. */
  begin(begun: boolean): void {
    if (begun) {
      this.claim()
      this.giveUp()
    } else if (this.lost) this.claim()
    else if (this.begun) this.giveUp()
    this.begun = begun
  }
  /** Another play is begun in its place. */
  claim(): void {
    this.#slot?.claim()
  }
  /** There is nothing to go on with any more. */
  giveUp(): void {
    this.#slot?.keep(() => null)
    this.#kept = ''
  }
  close(): void {
    this.#deaf?.()
    this.#slot?.close()
  }
  get #stand(): string {
    const { view, tick, size } = this.#now()
    return `${view.seed} ${tick} ${size.width}`
  }
  #save(): KeptWorld {
    const { view, world } = this.#now()
    const { game } = this.#asked
    const { seed, options, speed: slowest, forgiven, aimed } = view
    return {
      ...standing(game, view),
      seed,
      options: { ...options },
      world: asJson(world),
      ...(slowest < USUAL_SPEED && { speed: slowest }),
      ...(forgiven > 0 && { forgiven }),
      ...(aimed && { aimed }),
      rules: game.version ?? 1,
    }
  }
}
