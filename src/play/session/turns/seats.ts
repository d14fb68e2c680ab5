/** Who plays on this device: everyone, or one player, if the other one is on another device, live or by link. */
import { type Match, matchOf } from '../../../engine/storage/values/matches'
import type { LiveTurns } from '../../opening/live'
import type { CurrentGame } from './currentGame'
import type { TurnSession } from './turnSession'

export class Seats {
  /** The live game for two; null in all other games, also in live races. */
  readonly live: LiveTurns | null
  readonly #session: TurnSession
  readonly #current: CurrentGame

  constructor(session: TurnSession, current: CurrentGame) {
    this.live = session.live?.kind === 'turns' ? session.live : null
    this.#session = session
    this.#current = current
  }
  /** The seat of this device's player; null if all players are here. */
  get own(): number | null {
    return this.live ? this.live.seat : (this.#match?.seat ?? null)
  }
  /** Whether it is the turn of the player on the other device. */
  get waits(): boolean {
    const { own } = this
    return !this.live?.together && own !== null && this.#toMove !== own
  }
  /** Whether automatic moves are made here: in a live game, the device of the player to move makes them. */
  get movesAutomatically(): boolean {
    const { live } = this
    return !live || live.seat === null || this.#toMove === live.seat
  }
  /** The level of the computer if it is to move; null if a person is. */
  get level(): string | null {
    const { rules, computer } = this.#session.game
    if (!computer || rules.outcome(this.#current.state)) return null
    const { live } = this
    if (live) return this.#toMove === live.seat ? null : live.substitute
    return computer(this.#session.view.options, this.#toMove)
  }
  /**
   * Moves that were sent by link cannot be undone, nor those of a live game. A task that was not tried yet stays: another
   * one would take its place.
   */
  get undoable(): boolean {
    if (this.#session.live || this.#session.game.practice?.begins?.(this.#current.state)) return false
    const sent = this.#sent
    return sent === null
      ? this.#session.hasUndo && this.#current.canUndo
      : this.#current.history.length > sent
  }
  /** Whether there is a move to send by link; before the first one was sent, any move is. */
  get sendable(): boolean {
    const { live, view } = this.#session
    const { position, history } = this.#current
    if (live || position !== undefined || !this.#session.game.byLink?.(view.options) || history.length === 0)
      return false
    const sent = this.#sent
    if (sent === null) return view.phase === 'playing'
    // After a move that leaves the other player none, the visitor moves again before sending.
    return history.length > sent && (this.waits || view.outcome !== null)
  }
  get #match(): Match | null {
    return this.#session.game.byLink ? matchOf(this.#session.id, this.#session.view.seed) : null
  }
  /** The number of moves that both players know; null if the game is not played by link. */
  get #sent(): number | null {
    return this.#match?.moves.length ?? null
  }
  get #toMove(): number {
    return this.#session.game.rules.seat?.(this.#current.state) ?? 0
  }
}
