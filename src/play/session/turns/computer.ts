/**
 * Asks the worker for the computer's move, within a shortest and a longest time, and for hints. Both can be
 * canceled.
 */
import type { Bots } from '../../../engine/bots/client'
import type { Hint } from '../../../engine/core/game/contract'
import { freshSeed } from '../../opening/opening'

/** The computer takes at least this long, so that its move can be followed. */
const THINK_AT_LEAST_MS = 450
const THINK_AT_MOST_MS = 800

/** The state has changed meanwhile, or the worker failed. */
type Unanswered = { readonly kind: 'canceled' } | { readonly kind: 'failed' }

export type Answer = { readonly kind: 'move'; readonly move: unknown } | Unanswered

export type Advice = ({ readonly kind: 'hint' } & Hint<unknown>) | Unanswered

export class Computer {
  readonly #id: string
  readonly #bots: Bots
  /** Counts requests: answers to older ones are dropped. */
  #asked = 0
  #hinting = false

  constructor(id: string, bots: Bots) {
    this.#id = id
    this.#bots = bots
  }
  async move(state: unknown, level: string): Promise<Answer> {
    return this.#ask(async () => {
      const from = performance.now()
      const move = await this.#bots.choose(this.#request(state, level))
      const rest = THINK_AT_LEAST_MS - (performance.now() - from)
      if (rest > 0) await new Promise((resolve) => setTimeout(resolve, rest))
      return { kind: 'move', move } as const
    })
  }
  /** The hint for a state, requested for the `times`th time; null while it is already searching. */
  async hint(state: unknown, times: number): Promise<Advice | null> {
    if (this.#hinting) return null
    this.#hinting = true
    const advice = await this.#ask(async () => {
      const found = await this.#bots.hint({ ...this.#request(state, ''), times })
      return found ? ({ kind: 'hint', ...found } as const) : ({ kind: 'failed' } as const)
    })
    this.#hinting = false
    return advice
  }
  /** Cancels the current request, for a move or a hint, so that the next one does not wait for it. */
  cancel(): void {
    this.#asked++
    this.#hinting = false
    this.#bots.cancel()
  }
  async #ask<Found>(find: () => Promise<Found>): Promise<Found | Unanswered> {
    const asked = ++this.#asked
    try {
      const found = await find()
      return asked === this.#asked ? found : { kind: 'canceled' }
    } catch (error) {
      if (asked !== this.#asked) return { kind: 'canceled' }
      console.error(error)
      return { kind: 'failed' }
    }
  }
  #request(state: unknown, level: string) {
    return { game: this.#id, state, level, seed: freshSeed(), limitMs: THINK_AT_MOST_MS }
  }
}
