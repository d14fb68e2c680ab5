/**
 * The current day on a page that stays open: checked when the day ends and whenever the page becomes visible.
 */
import { useSyncExternalStore } from 'react'
import { type Day, dayAt, untilNext } from './calendar'

/** Timers longer than this are no timers: they end at once. */
const LONGEST_MS = 3_600_000

function watch(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const look = () => {
    changed()
    clearTimeout(timer)
    timer = setTimeout(look, Math.min(untilNext(Date.now()) + 50, LONGEST_MS))
  }
  look()
  document.addEventListener('visibilitychange', look)
  window.addEventListener('focus', look)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', look)
    window.removeEventListener('focus', look)
  }
}

/** The current day; null until hydration, because the page was built earlier. */
export function useToday(): Day | null {
  return useSyncExternalStore(
    watch,
    () => dayAt(Date.now()),
    () => null,
  )
}
