/**
 * Rewinds a real-time game instead of ending it, if that assist is on. The code is loaded once a game has begun.
 */
import type { Outcome, RealtimeGame } from '../../../engine/core/game/contract'
import type { RealtimeInput } from '../../../engine/core/replay/replay'
import { settings } from '../../../engine/storage/values/settings'
import { loadWithMessage } from '../../../ui/loading/loadErrors'
import { sessionTexts } from '../../texts/session'
import type { SessionView } from '../view/view'
import type { Moment, RewindBuffer } from './rewindBuffer'

export class Rewind {
  readonly #game: RealtimeGame
  #buffer: RewindBuffer | null = null

  constructor(game: RealtimeGame) {
    this.#game = game
  }
  /** A game begins or resumes. */
  load(): void {
    if (!settings.get().forgive || this.#buffer) return
    // If it fails to load, ends are final.
    void loadWithMessage(sessionTexts.rewindPart, import('./rewindBuffer')).then((part) => {
      if (part) this.#buffer = new part.RewindBuffer(this.#game)
    })
  }
  /** Another game begins, or the same one was rewound. */
  clear(): void {
    this.#buffer?.clear()
  }
  /** Called after each tick. */
  note(play: Parameters<RewindBuffer['note']>[0]): void {
    if (settings.get().forgive) this.#buffer?.note(play)
  }
  /** The moment to continue from instead of ending at `tick`; null if the game is over. */
  back(tick: number, outcome: Outcome, view: SessionView, input: () => RealtimeInput | null): Moment | null {
    if (!settings.get().forgive || !this.#buffer) return null
    return this.#buffer.back(tick, outcome, view, input())
  }
}
