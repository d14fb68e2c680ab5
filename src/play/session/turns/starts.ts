/** The initial states of games: made here, or ahead of time by a worker if that is slow. */
import type { Bots } from '../../../engine/bots/client'
import type { OptionValues, TurnGame } from '../../../engine/core/game/contract'

/** The current game, the next one, and a saved one being rebuilt. */
const MAX = 4

const keyOf = (options: OptionValues, seed: number) => JSON.stringify([Object.entries(options).sort(), seed])

export class Starts {
  readonly #id: string
  readonly #game: TurnGame
  readonly #makers: Pick<Bots, 'start'> | null
  readonly #made = new Map<string, unknown>()
  readonly #asked = new Map<string, Promise<void>>()

  /** Without `makers`, every start is made here on demand. */
  constructor(id: string, game: TurnGame, makers: Pick<Bots, 'start'> | null = null) {
    this.#id = id
    this.#game = game
    this.#makers = game.slowStart ? makers : null
  }
  /** Whether this start is ready, or quick to make. */
  has(options: OptionValues, seed: number): boolean {
    return !this.#makers || this.#made.has(keyOf(options, seed))
  }
  /** The start: made ahead of time, or now if it is not ready. */
  take(options: OptionValues, seed: number): unknown {
    const made = this.#made.get(keyOf(options, seed))
    return made ?? this.#game.rules.start(options, seed)
  }
  /** Prepares a start in the worker. Resolves when it is ready, or has failed. */
  prepare(options: OptionValues, seed: number): Promise<void> {
    const key = keyOf(options, seed)
    if (this.has(options, seed)) return Promise.resolve()
    const asked = this.#asked.get(key) ?? this.#ask(key, { ...options }, seed)
    this.#asked.set(key, asked)
    return asked
  }

  async #ask(key: string, options: OptionValues, seed: number): Promise<void> {
    try {
      const state = await this.#makers?.start({ game: this.#id, options, seed })
      this.#made.set(key, state)
      for (const old of this.#made.keys()) if (this.#made.size > MAX) this.#made.delete(old)
    } catch (error) {
      // `take` makes the start instead.
      console.error(error)
    } finally {
      this.#asked.delete(key)
    }
  }
}
