/** Owns whether ends are forgiven in a real-time play: what can do so is loaded for those who want it, once a play has begun. */
import type { Outcome, RealtimeGame } from '../../../engine/core/game/contract'
import type { RealtimeInput } from '../../../engine/core/record/record'
import { settings } from '../../../engine/storage/values/settings'
import { arrival } from '../../../ui/loading/loadErrors'
import type { SessionView } from '../core/view'
import type { Forgiving, Moment } from './realtimeRewind'

export class Forgiver {
  readonly #game: RealtimeGame
  #forgiving: Forgiving | null = null

  constructor(game: RealtimeGame) {
    this.#game = game
  }
  /** A play begins or goes on. */
  load(): void {
    if (!settings.get().forgive || this.#forgiving) return
    // Without it ends are ends.
    void arrival('Going back instead of ending', import('./realtimeRewind')).then((part) => {
      if (part) this.#forgiving = new part.Forgiving(this.#game)
    })
  }
  /** Another play stands there, or the same after it went back. */
  clear(): void {
    this.#forgiving?.clear()
  }
  /** After each tick of the play. */
  note(play: Parameters<Forgiving['note']>[0]): void {
    if (settings.get().forgive) this.#forgiving?.note(play)
  }
  /** The moment to go on from instead of ending at `tick`; null where the end is one. */
  back(tick: number, outcome: Outcome, view: SessionView, input: () => RealtimeInput | null): Moment | null {
    if (!settings.get().forgive || !this.#forgiving) return null
    return this.#forgiving.back(tick, outcome, view, input())
  }
}
