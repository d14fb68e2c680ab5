/** Owns what a turn session knows of its play as one by link: the visitor's seat, and what both have seen. */
import type { TurnGame } from '../../../engine/core/game/contract'
import { matchOf } from '../../../engine/storage/values/matches'
import type { Session } from '../core/session'

export class TurnLinked {
  readonly #game: TurnGame
  readonly #session: Session

  constructor(game: TurnGame, session: Session) {
    this.#game = game
    this.#session = session
  }
  /** The visitor's; null where all moves are made here. */
  get seat(): 0 | 1 | null {
    return (this.#match()?.seat as 0 | 1 | undefined) ?? null
  }
  /** How many moves both know; null in a play that is none by link. They cannot be taken back. */
  get sent(): number | null {
    return this.#match()?.moves.length ?? null
  }
  /** Whether a play of so many moves has one that the other does not know yet; where none was sent, any could be the first. */
  sendable(length: number): boolean {
    const { phase, options } = this.#session.view
    if (!this.#game.byLink?.(options) || length === 0) return false
    const { sent } = this
    return sent === null ? phase === 'playing' : length > sent
  }
  #match() {
    return this.#game.byLink ? matchOf(this.#session.id, this.#session.view.seed) : null
  }
}
