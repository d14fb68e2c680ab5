/** Whether the page is hydrated. Until then, stored values of this browser must not change the prerendered markup. */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import type { JournaledStore } from '../engine/storage/store/journaledStore'

const never = () => () => undefined

/** False during prerendering and hydration, true right after. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** A stored value, rerendered when it changes; the value of a first visit until hydration. */
export function useStored<T>(store: Pick<JournaledStore<T>, 'live' | 'empty'>): T {
  const hydrated = useHydrated()
  const { value } = useSnapshot(store.live)
  return hydrated ? (value as T) : store.empty
}
