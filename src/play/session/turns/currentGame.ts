/** The current turn-based game: how it began, its moves, and the game that a restart put aside. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { ownPosition, stateAt } from '../../../engine/core/game/own'
import type { TurnInput } from '../../../engine/core/replay/replay'
import { carriedValues, carryValues } from '../../../engine/storage/values/records'
import { toast } from '../../../ui/toasts/toast'
import { sessionTexts } from '../../texts/session'
import type { SessionParts } from '../core/parts'
import { sentences } from '../events/screenReaderDetail'
import { History, type Step } from './history'
import { MovesWriter } from './savedTurns'
import type { Starts } from './starts'

interface Aside {
  readonly history: History
  readonly at: number
  readonly seed: number
  readonly options: Record<string, string>
  readonly position: string | undefined
  readonly hints: number
  readonly undone: number
}

export class CurrentGame {
  readonly #parts: SessionParts<TurnGame>
  readonly #starts: Starts
  #history!: History
  #position: string | undefined
  /** Moves at the beginning that the session made, to carry values over. */
  #carried = 0
  /** The game that a restart put aside: undo brings it back. */
  #aside: Aside | null = null

  constructor(parts: SessionParts<TurnGame>, starts: Starts, position: string | null) {
    this.#parts = parts
    this.#starts = starts
    this.begin(position)
  }
  get history(): History {
    return this.#history
  }
  get state(): unknown {
    return this.#history.state
  }
  /** The position at which it began; undefined at the usual start. */
  get position(): string | undefined {
    return this.#position
  }
  /** Whether no move was made, apart from those that carry values over from the last game. */
  get untouched(): boolean {
    return this.#history.length <= this.#carried
  }
  get canUndo(): boolean {
    return this.#history.canUndo || this.#aside !== null
  }
  /** Whether it is the first game, at a given position, which the start panel may already show. */
  get isOpening(): boolean {
    const own = this.#own
    if (own !== null && own !== this.#position) return false
    return this.#position !== undefined && this.untouched && this.#aside === null
  }
  /** The position of a game with the visitor's own content and the current seed; null without such content. */
  get #own(): string | null {
    const { own, view } = this.#parts
    return own?.kind === 'text' ? ownPosition(own.text, view.seed) : null
  }
  get input(): TurnInput {
    const writer = new MovesWriter()
    writer.take(this.#history)
    const position = this.#position === undefined ? {} : { position: this.#position }
    return { kind: 'turn', ...position, ...writer.text() }
  }
  get states(): unknown[] {
    const later = Array.from({ length: this.#history.length }, (_, i) => this.#history.step(i)?.state)
    return [this.#history.initial, ...later]
  }
  /**
   * Begins another game, with the values carried over from the last one, or with the visitor's own content.
   *
   * @param position - in the game's notation; if it is invalid, a message appears and the game begins at its usual start
   */
  begin(position: string | null): void {
    const { options, seed } = this.#parts.view
    const from = position ?? this.#own
    const given = from === null ? null : this.#read(from)
    this.#history = new History(given ? given.state : this.#starts.take(options, seed))
    this.#setPosition(given ? (from as string) : undefined)
    // Nothing is carried over if a position was given, even an invalid one.
    this.#carried = from === null && this.#carryInto(this.#history) ? 1 : 0
  }
  /** Restarts the current game: the same puzzle, or the same position. */
  restart(): void {
    const position = this.#position
    // The carried values have changed.
    if (this.#parts.game.rules.carry) {
      this.begin(position ?? null)
      return
    }
    this.#history = new History(this.#history.initial)
    this.#setPosition(position)
    this.#carried = 0
  }
  /** Prepares the start of the next game while this one is played. */
  makeNext(seed: number): void {
    void this.#starts.prepare(this.#parts.view.chosen, seed)
  }
  /** Begins a game for the start panel: at once, or when its start is ready, if it is still `wanted`. */
  renew(wanted: () => boolean, shown: () => void): void {
    const { view } = this.#parts
    const { options, seed } = view
    const renew = () => {
      this.begin(null)
      shown()
    }
    if (this.#starts.has(options, seed)) renew()
    else
      void this.#starts.prepare(options, seed).then(() => {
        if (wanted() && view.phase === 'ready' && view.seed === seed && view.options === options) renew()
      })
  }
  restore(history: History, position: string | undefined): void {
    this.#aside = null
    this.#history = history
    this.#setPosition(position)
    this.#carried = 0
    this.#recount()
  }
  /** Adds a move, and stores what it changed in the carried values. */
  push(step: Step): void {
    const before = this.state
    this.#history.push(step)
    if (step.own) this.#aside = null
    this.#carryOn(before, step.state)
  }
  /** Goes back to before the last own move; returns false if there is none. What it carried over is taken back. */
  undo(): boolean {
    const before = this.state
    if (!this.#history.undo()) return false
    this.#carryOn(before, this.state)
    return true
  }
  /** Redoes the next own move; returns false if there is none. */
  redo(): boolean {
    const before = this.state
    if (!this.#history.redo()) return false
    this.#carryOn(before, this.state)
    return true
  }
  /** Puts the game aside at `at` ms of play time, unless it is over. */
  putAside(at: number): void {
    if (this.untouched || this.#parts.game.rules.outcome(this.state)) return
    const { seed, options, hints, undone } = this.#parts.view
    this.#aside = { history: this.#history, at, seed, options, position: this.#position, hints, undone }
  }
  forgetAside(): void {
    this.#aside = null
  }
  /** Brings back the game that was put aside, and returns it; null without one. */
  bringBack(): Aside | null {
    const aside = this.#aside
    if (!aside) return null
    const { history, position, hints, undone } = aside
    this.#aside = null
    this.#history = history
    this.#setPosition(position)
    Object.assign(this.#parts.view, { hints, undone })
    this.#recount()
    return aside
  }
  /** Lists the events of a restored game, for trophies. */
  #recount(): void {
    this.#parts.view.trophies = []
    const { length } = this.#history
    const events = Array.from({ length }, (_, i) => this.#history.step(i)?.events ?? [])
    this.#parts.eventLog.restore(events.flat())
  }
  #setPosition(position: string | undefined): void {
    this.#position = position
    const { bests, own, view } = this.#parts
    bests.counts = position === undefined
    view.setUp = position !== undefined && !own
  }
  /** The state of a position; null, with a message, if it cannot be read. */
  #read(position: string): { readonly state: unknown } | null {
    const { rules } = this.#parts.game
    try {
      const state: unknown = stateAt(rules, position, this.#parts.view.options)
      const remark = rules.notation?.remark?.(state)
      if (remark) toast(remark)
      const over = rules.outcome(state)
      if (over) toast(sessionTexts.address.positionIsOver(sentences(over.title, over.detail)))
      return { state }
    } catch (error) {
      const why = error instanceof Error ? error.message : sessionTexts.address.badPosition
      toast(why || sessionTexts.address.noPositions, { kind: 'bad' })
      return null
    }
  }
  /** Makes the first move of a game that carries values over from the last one. Returns false for other games. */
  #carryInto(history: History): boolean {
    const { rules } = this.#parts.game
    const { carry } = rules
    const values = carry?.values(history.state) && carriedValues(this.#parts.id, {})
    if (!carry || !values) return false
    const move = carry.begin({ ...carry.start, ...values })
    const applied = rules.apply(history.state, move, 0)
    if ('refused' in applied) return false
    history.push({ move, at: 0, own: false, ...applied })
    return true
  }
  /** Stores how a move has changed the values that are carried over to the next game. */
  #carryOn(before: unknown, after: unknown): void {
    const { carry } = this.#parts.game.rules
    const from = carry?.values(before)
    const to = carry?.values(after)
    if (!carry || !from || !to) return
    const changes = Object.keys(carry.start).map((name): [string, number] => [
      name,
      (to[name] ?? 0) - (from[name] ?? 0),
    ])
    carryValues(this.#parts.id, {}, carry.start, Object.fromEntries(changes))
  }
}
