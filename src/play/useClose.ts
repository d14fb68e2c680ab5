/** Owns the end of a play's page: it is left, or the whole site is. */
import { useEffect } from 'react'

/** Closes the play when its page is left, and has it kept when the whole site is hidden, from where it may come back. */
export function useClose(play: { keep(): void; close(): void }): void {
  useEffect(() => {
    const keep = () => play.keep()
    // Captured: before the stores are written for the last time.
    addEventListener('pagehide', keep, { capture: true })
    return () => {
      removeEventListener('pagehide', keep, { capture: true })
      play.close()
    }
  }, [play])
}
