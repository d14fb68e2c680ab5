/** Collects what the visitor misses in a game. The code is loaded when the first game of the visit begins. */
import { useEffect } from 'react'
import { STORAGE_ALLOWED } from '../../engine/storage/adapter/allowed'
import { firstPlay } from '../session/core/firstPlay'
import type { TurnSession } from '../session/turns/turnSession'

export function usePractice(play: TurnSession): void {
  useEffect(() => {
    // What is missed in practice is in the list already.
    if (!play.game.practice || play.practiced !== null || !STORAGE_ALLOWED) return
    let stop: (() => void) | null = null
    const follow = async () => {
      const { followMisses } = await import('./followMisses')
      if (stop) stop = followMisses(play)
    }
    stop = firstPlay.whenBegun(() => void follow().catch(() => undefined))
    return () => {
      stop?.()
      stop = null
    }
  }, [play])
}
