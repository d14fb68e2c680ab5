/** Runs a callback for each frame of the display. */
import { useEffect, useRef } from 'react'

/** Calls `frame` with the ms since the last one, while `on`. */
export function useFrames(on: boolean, frame: (gapMs: number) => void): void {
  const latest = useRef(frame)
  latest.current = frame
  useEffect(() => {
    if (!on) return
    let last = performance.now()
    let id = requestAnimationFrame(next)
    function next(now: number) {
      id = requestAnimationFrame(next)
      latest.current(now - last)
      last = now
    }
    return () => cancelAnimationFrame(id)
  }, [on])
}
