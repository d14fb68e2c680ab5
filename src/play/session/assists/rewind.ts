/**
 * Rewinds a real-time game instead of ending it, for those who want that. The code is loaded once a game has
 * begun.
 */
import type { Outcome, RealtimeGame } from '../../../engine/core/game/contract'
import type { RealtimeInput } from '../../../engine/core/record/record'
import { settings } from '../../../engine/storage/settings'
import { arrival } from '../../../ui/loading/loadErrors'
import type { SessionView } from '../core/view'
import type { Moment, RewindBuffer } from './rewindBuffer'

export class Rewind {
  readonly #game: RealtimeGame
  #buffer: RewindBuffer | null = null

  constructor(game: RealtimeGame) {
    this.#game = game
  }
  /** A play begins or goes on. */
  load(): void {
    if (!settings.get().forgive || this.#buffer) return
    // Without it ends are ends.
    void arrival('Going back instead of ending', import('./rewindBuffer')).then((part) => {
      if (part) this.#buffer = new part.RewindBuffer(this.#game)
    })
  }
  /** Another play stands there, or the same after it went back. */
  clear(): void {
    this.#buffer?.clear()
  }
  /** After each tick of the play. */
  note(play: Parameters<RewindBuffer['note']>[0]): void {
    if (settings.get().forgive) this.#buffer?.note(play)
  }
  /** The moment to go on from instead of ending at `tick`; null where the end is one. */
  back(tick: number, outcome: Outcome, view: SessionView, input: () => RealtimeInput | null): Moment | null {
    if (!settings.get().forgive || !this.#buffer) return null
    return this.#buffer.back(tick, outcome, view, input())
  }
}
