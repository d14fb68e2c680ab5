/** Owns the watch over the messages of a framed game: nothing can keep it from sending, and a flood would keep this page from answering. */
import { useEffect, useEffectEvent } from 'react'

/** More messages in a second than any game has a use for here, where none is read. */
const MOST_A_SECOND = 2_000

/** Calls back when the page is sent more than it can take: take the sender away. */
export function useFloodWatch(onFlood: () => void): void {
  const flood = useEffectEvent(onFlood)
  useEffect(() => {
    let second = performance.now()
    let count = 0
    const hear = () => {
      if (++count <= MOST_A_SECOND) return
      const now = performance.now()
      if (now - second < 1000) flood()
      second = now
      count = 0
    }
    // A second is over whether or not it was full.
    const timer = setInterval(() => {
      second = performance.now()
      count = 0
    }, 1000)
    window.addEventListener('message', hear)
    return () => {
      window.removeEventListener('message', hear)
      clearInterval(timer)
    }
  }, [])
}
