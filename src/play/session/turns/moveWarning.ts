/** Owns the word before a move counts: which one waits, and when the same one counts. */
import { ref } from 'valtio'
import type { OptionValues, TurnGame } from '../../../engine/core/game/contract'
import type { TurnView } from './boardView'

/** The second half of a double press is no second choice, ms. */
const DOUBLE_PRESS_MS = 300

export class Caution {
  readonly #game: TurnGame
  readonly #view: TurnView
  #since = 0

  constructor(game: TurnGame, view: TurnView) {
    this.#game = game
    this.#view = view
  }
  /**
   * What the visitor is to be told before `move` counts; '' for one that has just been told of and must wait a moment
   * longer; null for one that counts now.
   */
  before(state: unknown, move: unknown, options: OptionValues): string | null {
    const { warned } = this.#view
    const now = performance.now()
    if (warned && JSON.stringify(warned.move) === JSON.stringify(move))
      return now - this.#since < DOUBLE_PRESS_MS ? '' : null
    const text = this.#game.warn?.(state, move, options) ?? null
    if (text === null) return null
    this.#since = now
    this.#view.warned = ref({ move, text })
    return text
  }
}
