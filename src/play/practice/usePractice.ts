/** Collects what the visitor misses in a game. The code that does it is loaded with the first miss. */
import { useEffect } from 'react'
import { useEmbedded } from '../embed/embedded'
import type { TurnSession } from '../session/turns/turnSession'
import { watchMisses } from './watchMisses'

export function usePractice(play: TurnSession): void {
  const embedded = useEmbedded()
  useEffect(() => {
    const { id, game } = play
    // What is missed in practice is in the list already.
    if (!game.practice || play.practiced !== null || embedded) return
    return watchMisses(play, (miss, at) => {
      // Now: the game goes on while the code is loaded.
      const [replay, states] = [play.replay(), play.states]
      if (!replay) return
      const collect = async () =>
        (await import('./collect')).collectMiss({ id, game, replay, states, miss, at })
      // A failure must not disturb the player.
      collect().catch(() => undefined)
    })
  }, [play, embedded])
}
