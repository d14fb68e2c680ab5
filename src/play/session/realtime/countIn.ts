/** Owns the beats between a pause and the play that goes on: hands and eyes find back in them. */
import type { SessionView } from '../core/view'

const BEATS = 3
const BEAT_MS = 400

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
  /** So many ms go by; returns what is left of them after the last beat. */
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
