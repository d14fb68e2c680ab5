/** What changes on a board when the other player is on another device. */
import type { TurnGame } from '../../../engine/core/game/contract'
import type { Live, LiveTurns } from '../core/live'

export class LiveSeat {
  /** Null in all other games, also in live races. */
  readonly turns: LiveTurns | null
  readonly #game: Pick<TurnGame, 'rules' | 'computer'>

  constructor(live: Live | null, game: Pick<TurnGame, 'rules' | 'computer'>) {
    this.turns = live?.kind === 'turns' ? live : null
    this.#game = game
  }
  /** Whether automatic moves are made here: the device of the player to move makes them. */
  movesAutomatically(state: unknown): boolean {
    const { turns } = this
    return !turns || turns.seat === null || this.#toMove(state) === turns.seat
  }
  /** Whether it is the other player's turn. */
  waits(state: unknown): boolean {
    const { turns } = this
    return turns !== null && !turns.together && turns.seat !== null && this.#toMove(state) !== turns.seat
  }
  /** The level of the computer if it is to move; null if a person is. */
  level(state: unknown, options: Readonly<Record<string, string>>): string | null {
    const { rules, computer } = this.#game
    if (!computer || rules.outcome(state)) return null
    const { turns } = this
    if (turns) return this.#toMove(state) === turns.seat ? null : turns.substitute
    return computer(options, this.#toMove(state))
  }
  #toMove(state: unknown): number {
    return this.#game.rules.seat?.(state) ?? 0
  }
}
