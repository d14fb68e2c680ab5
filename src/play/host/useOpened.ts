/** What a game does with its page, whatever its kind: it may start at once, finds its race, and is saved when it is left. */
import { useEffect, useLayoutEffect } from 'react'
import type { OpenGame } from '../opening/opening'
import { useRace } from '../replay/race/useRace'
import type { RealtimeSession } from '../session/realtime/realtimeSession'
import type { TurnSession } from '../session/turns/turnSession'

export function useOpened(play: RealtimeSession | TurnSession, opened: OpenGame): void {
  // A layout effect: the next page finds the game saved.
  useLayoutEffect(() => {
    // The site may return after it was unloaded.
    const leave = () => play.leave()
    // Captured: runs before the stores are written for the last time.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      play.close()
    }
  }, [play])
  useRace(play, opened)
  useEffect(() => {
    // When another round opens, the session of the last one is still here for a moment.
    if (opened.kind === 'live' && opened.policy === play.policy) play.start()
    if (opened.kind === 'play' && opened.begins && opened.opening.own === play.own) play.start()
    // An item of the practice list was asked for just now.
    if (play.view.phase === 'paused' && 'practiced' in play && play.practiced !== null) play.resume()
  }, [opened, play])
}
