/** Owns how long a blow stops a scene: so much of the time that passes is no time of the world. */
import { entryOf, type GameEvent, type RealtimeGame } from '../../../engine/core/game/contract'

export class HitStop {
  readonly #game: RealtimeGame
  #ms = 0

  constructor(game: RealtimeGame) {
    this.#game = game
  }
  /** Whether a scene stands still. */
  get stands(): boolean {
    return this.#ms > 0
  }
  /** Something happened: the longest stop counts. */
  event(event: GameEvent): void {
    this.#ms = Math.max(this.#ms, entryOf(this.#game.hitStop, event) ?? 0)
  }
  /** Takes its part of a gap of so many ms; returns how much. */
  pass(gap: number): number {
    const stopped = Math.min(gap, this.#ms)
    this.#ms -= stopped
    return stopped
  }
  clear(): void {
    this.#ms = 0
  }
}
