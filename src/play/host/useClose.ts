/** Saves and closes a game when its page is left or hidden. */
import { useLayoutEffect } from 'react'

/** Closes the game when its page is left, and saves it when the whole site is hidden, from where it may return. */
export function useClose(play: { leave(): void; close(): void }): void {
  // A layout effect: what comes in place of the page finds the play kept.
  useLayoutEffect(() => {
    const leave = () => play.leave()
    // Captured: before the stores are written for the last time.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      play.close()
    }
  }, [play])
}
