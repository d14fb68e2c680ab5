/**
 * The options of a session: the current ones, those chosen for the next game, and what the view derives from
 * them.
 */
import type { Option, OptionValues } from '../../../engine/core/game/contract'
import type { Shape } from '../../../engine/core/game/shape'
import { rememberOptions, withLater } from '../../opening/options'
import type { SessionParts } from './parts'

export class SessionOptions {
  readonly #parts: SessionParts

  constructor(parts: SessionParts) {
    this.#parts = parts
  }
  /**
   * Chooses an option for the next game; an option of the view applies at once.
   *
   * @returns the option; null if it cannot be chosen now, or nothing changed
   */
  choose(id: string, value: string): Option | null {
    const { view, game } = this.#parts
    const option = game.options.find((entry) => entry.id === id)
    const running = view.phase === 'playing' || view.phase === 'paused'
    if (!option?.choices.some((choice) => choice.value === value) || (running && option.locked)) return null
    if (view.chosen[id] === value) return null
    view.chosen = { ...view.chosen, [id]: value }
    this.#remember(view.chosen)
    if (option.view) {
      view.options = { ...view.options, [id]: value }
      this.refresh()
    }
    return option
  }
  /** Chooses the field's shape for the next game, if it has several. Returns whether it changed. */
  shape(shape: Shape): boolean {
    const { view } = this.#parts
    const { chosen } = view
    if (chosen.shape === undefined || chosen.shape === shape) return false
    view.chosen = { ...chosen, shape }
    return true
  }
  take(): void {
    const { view } = this.#parts
    view.options = { ...view.chosen }
    this.refresh()
  }
  set(options: Readonly<Record<string, string>>): void {
    const { view, game } = this.#parts
    // Options of the view keep their value if the saved game does not have them.
    view.options = { ...view.options, ...withLater(game.options, options) }
    view.chosen = { ...view.options }
    this.refresh()
  }
  remember(): void {
    this.#remember(this.#parts.view.options)
  }
  /** Updates what depends on the current options: the number of players, and the bests. */
  refresh(): void {
    const { view, game, bests, policy } = this.#parts
    const isOne = policy.seat !== null && policy.awaySeat === null
    view.players = isOne ? 1 : (game.players?.(view.options) ?? 1)
    bests.refresh()
  }
  /** Own content makes some choices itself: they are not the visitor's. */
  #remember(options: OptionValues): void {
    const { id, own } = this.#parts
    if (!own) rememberOptions(id, options)
  }
}
