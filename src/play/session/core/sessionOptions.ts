/**
 * The options of a session: the current ones, those chosen for the next game, and what the view derives from
 * them.
 */
import type { Game, Option } from '../../../engine/core/game/contract'
import type { Shape } from '../../../engine/core/game/shape'
import { rememberOptions, withLater } from '../../opening/options'
import type { Bests } from '../records/bests'
import type { SessionView } from '../view/view'

export class SessionOptions {
  readonly #id: string
  readonly #game: Game
  readonly #view: SessionView
  readonly #bests: Pick<Bests, 'refresh'>
  readonly #remembers: boolean

  /** @param remembers - whether choices are stored for later visits: own content makes some of them */
  constructor(id: string, game: Game, view: SessionView, bests: Pick<Bests, 'refresh'>, remembers: boolean) {
    this.#id = id
    this.#game = game
    this.#view = view
    this.#bests = bests
    this.#remembers = remembers
  }
  /**
   * Chooses an option for the next game; an option of the view applies at once.
   *
   * @returns the option; null if it cannot be chosen now, or nothing changed
   */
  choose(id: string, value: string): Option | null {
    const view = this.#view
    const option = this.#game.options.find((entry) => entry.id === id)
    const running = view.phase === 'playing' || view.phase === 'paused'
    if (!option?.choices.some((choice) => choice.value === value) || (running && option.locked)) return null
    if (view.chosen[id] === value) return null
    view.chosen = { ...view.chosen, [id]: value }
    if (this.#remembers) rememberOptions(this.#id, view.chosen)
    if (option.view) {
      view.options = { ...view.options, [id]: value }
      this.refresh()
    }
    return option
  }
  /** Chooses the field's shape for the next game, if it has several. Returns whether it changed. */
  shape(shape: Shape): boolean {
    const { chosen } = this.#view
    if (chosen.shape === undefined || chosen.shape === shape) return false
    this.#view.chosen = { ...chosen, shape }
    return true
  }
  take(): void {
    this.#view.options = { ...this.#view.chosen }
    this.refresh()
  }
  set(options: Readonly<Record<string, string>>): void {
    // Options of the view keep their value if the saved game does not have them.
    this.#view.options = { ...this.#view.options, ...withLater(this.#game.options, options) }
    this.#view.chosen = { ...this.#view.options }
    this.refresh()
  }
  remember(): void {
    if (this.#remembers) rememberOptions(this.#id, this.#view.options)
  }
  /** Updates what depends on the current options: the number of players, and the bests. */
  refresh(): void {
    this.#view.players = this.#view.live ? 1 : (this.#game.players?.(this.#view.options) ?? 1)
    this.#bests.refresh()
  }
}
