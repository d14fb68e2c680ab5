/** Media queries, for React and other code. */
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { mediaQuery } from '../engine/browser'

/** Whether the query matches now; false without a browser (Node). */
export function mediaMatches(query: string): boolean {
  return mediaQuery(query)?.matches ?? false
}

/** Calls `changed` when the query starts or stops matching, until the returned function is called. */
export function watchMedia(query: string, changed: () => void): () => void {
  const media = mediaQuery(query)
  media?.addEventListener('change', changed)
  return () => media?.removeEventListener('change', changed)
}

/** Whether the query matches; rerenders when that changes. False during hydration. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback((changed: () => void) => watchMedia(query, changed), [query])
  // Parsed once, read at each render.
  const media = useMemo(() => mediaQuery(query), [query])
  return useSyncExternalStore(
    subscribe,
    () => media?.matches ?? false,
    () => false,
  )
}
