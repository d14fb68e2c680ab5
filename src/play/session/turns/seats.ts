/** Who plays on this device: everyone, or one player, if the other one is on another device, live or by link. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { type Match, matchOf } from '../../../engine/storage/values/matches'
import { SINGLE_FILE } from '../../../ui/basePath'
import type { SessionParts } from '../core/parts'
import type { CurrentGame } from './currentGame'

export class Seats {
  readonly #parts: SessionParts<TurnGame>
  readonly #current: CurrentGame

  constructor(parts: SessionParts<TurnGame>, current: CurrentGame) {
    this.#parts = parts
    this.#current = current
  }
  /** The seat of this device's player; null if all players are here. */
  get own(): number | null {
    return this.#parts.policy.seat ?? this.#match?.seat ?? null
  }
  /** Whether it is the turn of the player on the other device. */
  get waits(): boolean {
    const { own } = this
    return !this.#parts.policy.together && own !== null && this.#toMove !== own
  }
  /**
   * Whether automatic moves are made here: in a live game, the device of the player to move makes them. For the computer
   * that took a player's place, only where it cannot move: its clock is checked when its move arrives.
   */
  get movesAutomatically(): boolean {
    const { policy, game } = this.#parts
    if (policy.seat === null || this.#toMove === policy.seat) return true
    return this.level !== null && game.rules.legal(this.#current.state).length === 0
  }
  /** The level of the computer if it is to move; null if a person is. */
  get level(): string | null {
    const { game, view, policy } = this.#parts
    const { rules, computer } = game
    if (!computer || rules.outcome(this.#current.state)) return null
    return policy.computerLevel(this.#toMove, computer(view.options, this.#toMove))
  }
  /** Whether the game has undo, with its options. */
  get hasUndo(): boolean {
    const { undo = true } = this.#parts.game
    return typeof undo === 'function' ? undo(this.#parts.view.options) : undo
  }
  /** Moves that were sent by link cannot be undone. A task that was not tried yet stays: another one would take its place. */
  get undoable(): boolean {
    const { game, policy } = this.#parts
    if (!policy.mayHelp || game.practice?.begins?.(this.#current.state)) return false
    const sent = this.#sent
    return sent === null ? this.hasUndo && this.#current.canUndo : this.#current.history.length > sent
  }
  /** Whether there is a move to send by link; before the first one was sent, any move is. A file has no links. */
  get sendable(): boolean {
    const { game, view, policy } = this.#parts
    const { position, history } = this.#current
    if (
      SINGLE_FILE ||
      policy.seat !== null ||
      position !== undefined ||
      !game.byLink?.(view.options) ||
      history.length === 0
    )
      return false
    const sent = this.#sent
    if (sent === null) return view.phase === 'playing'
    // After a move that leaves the other player none, the visitor moves again before sending.
    return history.length > sent && (this.waits || view.outcome !== null)
  }
  /** The game by link; null for others. */
  get #match(): Match | null {
    const { id, game, view } = this.#parts
    return game.byLink ? matchOf(id, view.seed) : null
  }
  /** The number of moves that both players know; null if the game is not played by link. */
  get #sent(): number | null {
    return this.#match?.moves.length ?? null
  }
  get #toMove(): number {
    return this.#parts.game.rules.seat?.(this.#current.state) ?? 0
  }
}
