/** Follows a game, to collect what the visitor misses. */
import type { TurnSession } from '../session/turns/turnSession'
import { watchMisses } from './watchMisses'

/** @returns how to stop */
export function followMisses(play: TurnSession): () => void {
  const { id, game } = play
  return watchMisses(play, (miss, at) => {
    // Now: the game continues while the code is loaded.
    const [replay, states] = [play.replay(), play.states]
    if (!replay) return
    const collect = async () =>
      (await import('./collect')).collectMiss({ id, game, replay, states, miss, at })
    // A failure must not disturb the player.
    collect().catch(() => undefined)
  })
}
