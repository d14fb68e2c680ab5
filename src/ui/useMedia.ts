/** Media queries for React and other code. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** Whether the query fits now, for code outside of React; false where there is no page (plain Node). */
export function mediaMatches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches
}

/** Calls `changed` whenever the query begins or ceases to fit, until the returned function is called. */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the query matches; renders again when that changes. False during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => watchMedia(query, changed), [query])
  // Asked at each render, and parsed once.
  const media = useMemo(() => (typeof matchMedia === 'function' ? matchMedia(query) : null), [query])
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  )
}
