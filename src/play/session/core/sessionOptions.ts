/**
 * The options of a session: those in force, those chosen for the next game, and what the view derives from
 * them.
 */
import type { Game, Option } from '../../../engine/core/game/contract'
import type { Shape } from '../../../engine/core/game/shape'
import type { Bests } from './bests'
import { rememberOptions, withLater } from './options'
import type { SessionView } from './view'

export class SessionOptions {
  readonly #id: string
  readonly #game: Game
  readonly #view: SessionView
  readonly #bests: Pick<Bests, 'refresh'>

  constructor(id: string, game: Game, view: SessionView, bests: Pick<Bests, 'refresh'>) {
    this.#id = id
    this.#game = game
    this.#view = view
    this.#bests = bests
  }
  /**
   * Chooses an option for the next play; one of the view alone counts at once. Returns what was chosen, null where that
   * cannot be or changes nothing.
   */
  choose(id: string, value: string): Option | null {
    const view = this.#view
    const option = this.#game.options.find((entry) => entry.id === id)
    const running = view.phase === 'playing' || view.phase === 'paused'
    if (!option?.choices.some((choice) => choice.value === value) || (running && option.locked)) return null
    if (view.chosen[id] === value) return null
    view.chosen = { ...view.chosen, [id]: value }
    rememberOptions(this.#id, view.chosen)
    if (option.view) {
      view.options = { ...view.options, [id]: value }
      this.refresh()
    }
    return option
  }
  /** Chooses the field's shape for the next play, where there are worlds of several. Whether that is another than before. */
  shape(shape: Shape): boolean {
    const { chosen } = this.#view
    if (chosen.shape === undefined || chosen.shape === shape) return false
    this.#view.chosen = { ...chosen, shape }
    return true
  }
  /** The chosen options are in force, for another game. */
  take(): void {
    this.#view.options = { ...this.#view.chosen }
    this.refresh()
  }
  /** The options of a resumed game. */
  set(options: Readonly<Record<string, string>>): void {
    // What is of the view alone stays as it is where the play is older than the option.
    this.#view.options = { ...this.#view.options, ...withLater(this.#game.options, options) }
    this.#view.chosen = { ...this.#view.options }
    this.refresh()
  }
  /** Those in force are the ones that a later visit finds chosen. */
  remember(): void {
    rememberOptions(this.#id, this.#view.options)
  }
  /** What follows from those in force: how many play, and what they are measured by. */
  refresh(): void {
    this.#view.players = this.#game.players?.(this.#view.options) ?? 1
    this.#bests.refresh()
  }
}
