/** Owns asking the worker: the computer's move with its shortest and longest time, and hints, each cancellable. */
import type { Bots } from '../../engine/bots/client'
import { freshSeed } from './options'

/** The computer's answer comes no sooner than this, so that a move can be followed. */
const THINK_AT_LEAST_MS = 450
/** Time a bot may take for a move or a hint, ms. */
const THINK_AT_MOST_MS = 800

export type Answer =
  | { readonly kind: 'move'; readonly move: unknown }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed' }

export class Computer {
  readonly #id: string
  readonly #bots: Bots
  /** Counts questions: an answer to an older one is not wanted any more. */
  #asked = 0

  constructor(id: string, bots: Bots) {
    this.#id = id
    this.#bots = bots
  }
  async move(state: unknown, level: string): Promise<Answer> {
    const asked = ++this.#asked
    const from = performance.now()
    try {
      const move = await this.#bots.choose(this.#request(state, level))
      const rest = THINK_AT_LEAST_MS - (performance.now() - from)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      return asked === this.#asked ? { kind: 'move', move } : { kind: 'cancelled' }
    } catch (error) {
      if (asked !== this.#asked) return { kind: 'cancelled' }
      console.error(error)
      return { kind: 'failed' }
    }
  }
  /** Null when there is none, or the state moved on meanwhile. */
  async hint(state: unknown): Promise<{ move: unknown; text: string } | null> {
    const asked = ++this.#asked
    const found = await this.#bots.hint(this.#request(state, '')).catch(() => null)
    return asked === this.#asked ? found : null
  }
  /** Forgets the question under way, a hint too, and ends its search: the next question need not wait for it. */
  cancel(): void {
    this.#asked++
    this.#bots.cancel()
  }
  #request(state: unknown, level: string) {
    return { game: this.#id, state, level, seed: freshSeed(), limitMs: THINK_AT_MOST_MS }
  }
}
