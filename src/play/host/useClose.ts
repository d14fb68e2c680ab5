/** Saves and closes a game when its page is left. */
import { useLayoutEffect } from 'react'

/** Closes the game when its page is left, and saves it when the site is unloaded, from where it may return. */
export function useClose(play: { leave(): void; close(): void }): void {
  // A layout effect: the next page finds the game saved.
  useLayoutEffect(() => {
    const leave = () => play.leave()
    // Captured: runs before the stores are written for the last time.
    addEventListener('pagehide', leave, { capture: true })
    return () => {
      removeEventListener('pagehide', leave, { capture: true })
      play.close()
    }
  }, [play])
}
