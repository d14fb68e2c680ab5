/** The current turn-based game: how it began, its moves, and the game that a restart put aside. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { TurnInput } from '../../../engine/core/record/record'
import { carriedFigures, carryFigures } from '../../../engine/storage/values/records'
import { toast } from '../../../ui/toasts/toast'
import type { Session } from '../core/session'
import { sentences } from '../events/screenReaderDetail'
import { MovesWriter } from '../saves/savedTurns'
import { History, type Step } from './history'
import type { Starts } from './starts'

type Moves = History<unknown, unknown>

/** A game that a restart put aside. */
interface Aside {
  readonly history: Moves
  readonly at: number
  readonly seed: number
  readonly options: Record<string, string>
  readonly position: string | undefined
  readonly hints: number
  readonly undone: number
}

/** What it needs of the session around it. */
type Host = Pick<Session, 'id' | 'view' | 'next' | 'bringBack'> & {
  readonly bests: Pick<Session['bests'], 'counts'>
  readonly eventLog: Pick<Session['eventLog'], 'happened'>
}

export class CurrentGame {
  readonly #game: TurnGame
  readonly #session: Host
  readonly #starts: Starts
  #history!: Moves
  #position: string | undefined
  /** Moves at the beginning that the session made, to continue with carried values. */
  #carried = 0
  /** What a restart put aside: undo brings it back. */
  #aside: Aside | null = null

  /** A fresh game, at a position or at its usual start. */
  constructor(game: TurnGame, session: Host, starts: Starts, position: string | null) {
    this.#game = game
    this.#session = session
    this.#starts = starts
    this.begin(position)
  }
  get history(): Moves {
    return this.#history
  }
  get state(): unknown {
    return this.#history.state
  }
  /** Where it began, when not at the usual start. */
  get position(): string | undefined {
    return this.#position
  }
  /** Whether no move was made but those that carry values over from the game before. */
  get untouched(): boolean {
    return this.#history.length <= this.#carried
  }
  get canUndo(): boolean {
    return this.#history.canUndo || this.#aside !== null
  }
  /** Whether it is the first, at a position that was asked for: the start panel may show it already. */
  get isOpening(): boolean {
    return this.#position !== undefined && this.untouched && this.#aside === null
  }
  /** All moves so far. */
  get input(): TurnInput {
    const writer = new MovesWriter()
    writer.take(this.#history)
    const position = this.#position === undefined ? {} : { position: this.#position }
    return { kind: 'turn', ...position, ...writer.text() }
  }
  /** All states that count now, from the first to the last. */
  get states(): unknown[] {
    const later = Array.from({ length: this.#history.length }, (_, i) => this.#history.step(i)?.state)
    return [this.#history.initial, ...later]
  }
  /**
   * Begins another game, with the values carried from the one before.
   *
   * @param position in the game's notation; a message says what is wrong with it, and the game begins at its usual start
   */
  begin(position: string | null): void {
    const { options, seed } = this.#session.view
    const given = position === null ? null : this.#read(position)
    this.#history = new History<unknown, unknown>(given ? given.state : this.#starts.take(options, seed))
    this.#setPosition(given ? (position as string) : undefined)
    // A position that cannot be read is no game to carry anything into.
    this.#carried = position === null && this.#carryInto(this.#history) ? 1 : 0
  }
  /** Begins the current game again: the same puzzle, or the same position. */
  again(): void {
    const position = this.#position
    // The carried values have changed since.
    if (this.#game.rules.carry) {
      this.begin(position ?? null)
      return
    }
    this.#history = new History<unknown, unknown>(this.#history.initial)
    this.#setPosition(position)
    this.#carried = 0
  }
  /** Has the start of the next game made while this one is played. */
  makeNext(): void {
    void this.#starts.ahead(this.#session.view.chosen, this.#session.next)
  }
  /** A fresh game for the start panel: at once, or as soon as its start is made, if it is still `wanted`. The one before stays until then. */
  renew(wanted: () => boolean, shown: () => void): void {
    const { view } = this.#session
    const { options, seed } = view
    const renew = () => {
      this.begin(null)
      shown()
    }
    if (this.#starts.has(options, seed)) renew()
    else
      void this.#starts.ahead(options, seed).then(() => {
        if (wanted() && view.phase === 'ready' && view.seed === seed && view.options === options) renew()
      })
  }
  /** Puts a saved game here. */
  restore(history: Moves, position: string | undefined): void {
    this.#aside = null
    this.#history = history
    this.#setPosition(position)
    this.#carried = 0
    this.#recount()
  }
  /** Adds a move, and stores what it changed in the carried values. */
  push(step: Step<unknown, unknown>): void {
    const before = this.state
    this.#history.push(step)
    if (step.own) this.#aside = null
    this.#carryOn(before, step.state)
  }
  /** Puts the game aside, at `at` ms of play time; only one that is not over can be resumed. */
  putAside(at: number): void {
    if (this.untouched || this.#game.rules.outcome(this.state)) return
    const { seed, options, hints, undone } = this.#session.view
    this.#aside = { history: this.#history, at, seed, options, position: this.#position, hints, undone }
  }
  forgetAside(): void {
    this.#aside = null
  }
  /** Brings back what was put aside; returns its play time in ms, or null when there is nothing. */
  bringBack(): number | null {
    if (!this.#aside) return null
    const { history, at, seed, options, position, hints, undone } = this.#aside
    this.#aside = null
    this.#history = history
    this.#setPosition(position)
    this.#session.bringBack(seed, options)
    Object.assign(this.#session.view, { hints, undone })
    this.#recount()
    return at
  }
  /** Another game is here: lists its events so far, for trophies. */
  #recount(): void {
    this.#session.view.trophies = []
    const { length } = this.#history
    const events = Array.from({ length }, (_, i) => this.#history.step(i)?.events ?? [])
    this.#session.eventLog.happened(events.flat())
  }
  #setPosition(position: string | undefined): void {
    this.#position = position
    this.#session.bests.counts = position === undefined
  } /** The state of a position; null, after a message, when it cannot be read. */
  #read(position: string): { readonly state: unknown } | null {
    const { rules } = this.#game
    try {
      if (!rules.notation) throw new Error('This game has no positions to start from.')
      const state = rules.notation.read(position, this.#session.view.options)
      const remark = rules.notation.remark?.(state)
      if (remark) toast(remark)
      const over = rules.outcome(state)
      if (over) toast(sentences('No move is possible in this position', over.title, over.detail))
      return { state }
    } catch (error) {
      const text = error instanceof Error ? error.message : 'The position in the address cannot be read.'
      toast(text, { kind: 'bad' })
      return null
    }
  }
  /** Makes the first move of a game that continues with the values of the one before; false when none does. */
  #carryInto(history: Moves): boolean {
    const { rules } = this.#game
    const { carry } = rules
    const figures = carry?.figures(history.state) && carriedFigures(this.#session.id, {})
    if (!carry || !figures) return false
    const move = carry.begin({ ...carry.start, ...figures })
    const applied = rules.apply(history.state, move, 0)
    if ('refused' in applied) return false
    history.push({ move, at: 0, own: false, ...applied })
    return true
  }
  /** Stores what a move has changed in the values that are carried into the next game. */
  #carryOn(before: unknown, after: unknown): void {
    const { carry } = this.#game.rules
    const from = carry?.figures(before)
    const to = carry?.figures(after)
    if (!carry || !from || !to) return
    const changes = Object.keys(carry.start).map((name): [string, number] => [
      name,
      (to[name] ?? 0) - (from[name] ?? 0),
    ])
    carryFigures(this.#session.id, {}, carry.start, Object.fromEntries(changes))
  }
}
