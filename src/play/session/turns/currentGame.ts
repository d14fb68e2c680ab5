/** Owns the play that a turn session has at hand: its moves, where they began, and the play that a restart put aside. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { TurnInput } from '../../../engine/core/record/record'
import type { Session } from '../core/session'
import { Recorder } from '../saves/savedTurns'
import { begin } from './beginning'
import { History, type Step } from './history'
import type { Starts } from './starts'

type Moves = History<unknown, unknown>

/** A play that a restart put aside. */
interface Aside {
  readonly history: Moves
  readonly at: number
  readonly seed: number
  readonly options: Record<string, string>
  readonly position: string | undefined
  readonly hints: number
  readonly undone: number
}

export class AtHand {
  readonly #game: TurnGame
  readonly #session: Session
  readonly #starts: Starts
  #history!: Moves
  #position: string | undefined
  /** Moves at the beginning that the session made: the play goes on with carried figures. */
  #carried = 0
  /** What a restart put aside: undo brings it back. */
  #aside: Aside | null = null

  /** A fresh play, at a position or at the game's own start. */
  constructor(game: TurnGame, session: Session, starts: Starts, position: string | null) {
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
  /** Where it began, when not at the game's own start. */
  get position(): string | undefined {
    return this.#position
  }
  /** Nothing was done in it but to go on with what the one before has left. */
  get untouched(): boolean {
    return this.#history.length <= this.#carried
  }
  get canUndo(): boolean {
    return this.#history.canUndo || this.#aside !== null
  }
  /** It began at a position that was asked for, and is the first: the start panel may show it already. */
  get isOpening(): boolean {
    return this.#position !== undefined && this.untouched && this.#aside === null
  }
  /** All moves so far. */
  get input(): TurnInput {
    const recorder = new Recorder()
    recorder.take(this.#history)
    const position = this.#position === undefined ? {} : { position: this.#position }
    return { kind: 'turn', ...position, ...recorder.text() }
  }
  /** All states that count now, from the first to the last. */
  get states(): unknown[] {
    const later = Array.from({ length: this.#history.length }, (_, i) => this.#history.step(i)?.state)
    return [this.#history.initial, ...later]
  }
  /** Another play stands there, with what is carried from the one before. */
  begin(position: string | null): void {
    const { id, view } = this.#session
    const { options, seed } = view
    const fresh = begin({ id, game: this.#game, starts: this.#starts, options, seed, position })
    this.#history = fresh.history
    this.#setPosition(fresh.position)
    this.#carried = fresh.carried
  }
  /** The play of now from its start: the same puzzle, or the same position. */
  again(): void {
    const position = this.#position
    // What is carried on has changed since.
    if (this.#game.rules.carry) {
      this.begin(position ?? null)
      return
    }
    this.#history = new History<unknown, unknown>(this.#history.initial)
    this.#setPosition(position)
    this.#carried = 0
  }
  /** The next play is made while this one is played. */
  makeNext(): void {
    void this.#starts.ahead(this.#session.view.chosen, this.#session.next)
  }
  /** A fresh play for the start panel: at once, or as soon as it is made, where it is still `wanted`. The one before stands there until then. */
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
  /** A kept play stands there. */
  takeUp(history: Moves, position: string | undefined): void {
    this.#aside = null
    this.#history = history
    this.#setPosition(position)
    this.#carried = 0
    this.recount()
  }
  push(step: Step<unknown, unknown>): void {
    this.#history.push(step)
    if (step.own) this.#aside = null
  }
  /** Puts the play of so many ms aside; only what is not over can be gone on with. */
  putAside(at: number): void {
    if (this.untouched || this.#game.rules.outcome(this.state)) return
    const { seed, options, hints, undone } = this.#session.view
    this.#aside = { history: this.#history, at, seed, options, position: this.#position, hints, undone }
  }
  forgetAside(): void {
    this.#aside = null
  }
  /** Brings back what was put aside; its play time in ms, or null where there is nothing. */
  bringBack(): number | null {
    if (!this.#aside) return null
    const { history, at, seed, options, position, hints, undone } = this.#aside
    this.#aside = null
    this.#history = history
    this.#setPosition(position)
    this.#session.bringBack(seed, options)
    Object.assign(this.#session.view, { hints, undone })
    this.recount()
    return at
  }
  /** Another play stands there: what happened in it so far. */
  recount(): void {
    this.#session.view.trophies = []
    const { length } = this.#history
    const events = Array.from({ length }, (_, i) => this.#history.step(i)?.events ?? [])
    this.#session.news.happened(events.flat())
  }
  #setPosition(position: string | undefined): void {
    this.#position = position
    this.#session.bests.counts = position === undefined
  }
}
