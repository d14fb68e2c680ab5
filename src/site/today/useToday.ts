/** The current day on a page that stays open, updated when the day ends and when the page becomes visible. */
import { useSyncExternalStore } from 'react'
import { type Day, dayAt, untilNext } from './calendar'

/** Timers are limited to an hour, because very long ones fire at once. */
const LONGEST_MS = 3_600_000

function watch(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const check = () => {
    changed()
    clearTimeout(timer)
    timer = setTimeout(check, Math.min(untilNext(Date.now()) + 50, LONGEST_MS))
  }
  check()
  document.addEventListener('visibilitychange', check)
  window.addEventListener('focus', check)
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', check)
    window.removeEventListener('focus', check)
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
