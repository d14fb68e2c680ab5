/** Races a real-time replay: its world runs together with the visitor's, by the same rules. */
import type { RealtimeGame, Size } from '../../../engine/core/game/contract'
import { BadBytes } from '../../../engine/core/replay/bytes'
import type { RealtimeInput, Replay } from '../../../engine/core/replay/replay'
import { ReplayPlayer } from '../../../engine/core/replay/replayPlayer'
import { isSameStart, type Opponent, type RealtimeRace } from '../../opening/race'
import { pacedStat, paceText } from './pace'

/** An opponent that was found late catches up by this many ticks at a time. */
const MAX_STEPS = 2

class Rival implements Opponent {
  readonly #game: RealtimeGame
  /** Null if it is damaged. */
  #player: ReplayPlayer | null

  constructor(game: RealtimeGame, player: ReplayPlayer) {
    this.#game = game
    this.#player = player
  }
  follow(tick: number): void {
    try {
      for (let n = 0; n < MAX_STEPS && this.#player && this.#player.tick < tick; n++)
        if (!this.#player.step()) return
    } catch (error) {
      if (!(error instanceof BadBytes)) throw error
      this.#player = null
    }
  }
  get world(): unknown {
    return this.#player?.world ?? null
  }
  get size(): Size | null {
    return this.#player?.size ?? null
  }
  pace(own: Readonly<Record<string, unknown>>): string {
    const label = pacedStat(this.#game)
    if (label === null || !this.#player) return ''
    return paceText(own[label], this.#game.rules.hud(this.#player.world)[label])
  }
}

export function raceRealtime(game: RealtimeGame, replay: Replay, input: RealtimeInput): RealtimeRace {
  return {
    kind: 'realtime',
    isSameStart: (start) => isSameStart(game, replay, start),
    begin() {
      try {
        return new Rival(game, new ReplayPlayer(game.rules, replay.options, replay.seed, input))
      } catch (error) {
        if (error instanceof BadBytes) return null
        throw error
      }
    },
  }
}
