/** Time in which the world does not move: the count-in after a pause, and hit stops. */
import type { GameEvent, RealtimeGame } from '../../../engine/core/game/contract'
import type { SessionView } from '../view/view'

const BEATS = 3
const BEAT_MS = 400

/** The count-in between a pause and the game, so that the player is ready. */
export class CountIn {
  readonly #view: Pick<SessionView, 'countIn'>
  readonly #beat: () => void
  #ms = 0

  /** `beat` is called as each beat comes. */
  constructor(view: Pick<SessionView, 'countIn'>, beat: () => void) {
    this.#view = view
    this.#beat = beat
  }
  get running(): boolean {
    return this.#ms > 0
  }
  begin(): void {
    this.#set(BEATS * BEAT_MS)
  }
  end(): void {
    this.#set(0)
  }
  /** Advances the count-in by `gapMs`; returns what is left of it after the last beat. */
  pass(gapMs: number): number {
    const left = this.#ms - gapMs
    this.#set(Math.max(0, left))
    return Math.max(0, -left)
  }
  #set(ms: number): void {
    this.#ms = ms
    const beats = Math.ceil(ms / BEAT_MS)
    if (this.#view.countIn === beats) return
    this.#view.countIn = beats
    if (beats > 0) this.#beat()
  }
}

export class HitStop {
  readonly #stops: NonNullable<RealtimeGame['hitStop']>
  #ms = 0

  /** `stops` says how long each event stops it, ms. */
  constructor(stops: RealtimeGame['hitStop'] = {}) {
    this.#stops = stops
  }
  get active(): boolean {
    return this.#ms > 0
  }
  /** Something happened: the longest stop counts. */
  onEvent(event: GameEvent): void {
    this.#ms = Math.max(this.#ms, this.#stops[event.type] ?? 0)
  }
  /** Returns how much of `gapMs` is stopped. */
  pass(gapMs: number): number {
    const stopped = Math.min(gapMs, this.#ms)
    this.#ms -= stopped
    return stopped
  }
  clear(): void {
    this.#ms = 0
  }
}
