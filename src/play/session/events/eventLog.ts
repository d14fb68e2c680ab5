/**
 * The events of a game: passed to sounds, toasts, status line and vibration, counted, and logged for
 * trophies.
 */
import type { Game, GameEvent, PlayEvent, SessionEvent } from '../../../engine/core/game/contract'
import type { SessionView } from '../view/view'
import { announce } from './announce'
import { Announcer } from './screenReaderDetail'

/** If no listener takes the events, later ones are dropped. */
const LONGEST_LOG = 5000

export class EventLog {
  readonly #game: Game
  readonly #view: SessionView
  readonly #announcer: Announcer
  readonly #counts = new Map<string, number>()
  #log: PlayEvent[] = []

  constructor(game: Game, view: SessionView) {
    this.#game = game
    this.#view = view
    this.#announcer = new Announcer(
      (text) => this.#write(text),
      () => view.hud,
      game,
    )
  }
  /** The events of this game that were not taken yet; another game has another list. */
  get log(): PlayEvent[] {
    return this.#log
  }
  /** How often each event happened so far: a copy. */
  get counts(): ReadonlyMap<string, number> {
    return new Map(this.#counts)
  }
  has(type: string): boolean {
    return this.#counts.has(type)
  }
  begin(): void {
    this.#counts.clear()
    this.#log = []
  }
  /** A game was resumed: these events happened in it, and are not announced again. */
  restore(events: readonly PlayEvent[]): void {
    this.#log = [...events]
  }
  /** Sends an event of the rules or the session to sounds, toasts, status line and vibration. */
  emit(event: GameEvent | SessionEvent): void {
    this.#counts.set(event.type, (this.#counts.get(event.type) ?? 0) + 1)
    if (this.#log.length < LONGEST_LOG) this.#log.push(event)
    announce(this.#game, event, this.#view.turned, (text) => this.#announcer.add(text))
  }
  /** Writes the status line, in place of what was collected for it. */
  say(text: string): void {
    this.#announcer.clear()
    this.#write(text)
  }

  #write(text: string): void {
    // A repeated sentence must be read again, and screen readers read only what changed.
    this.#view.status = this.#view.status === text ? `${text}\u00a0` : text
  }
}
