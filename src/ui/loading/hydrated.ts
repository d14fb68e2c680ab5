/**
 * Whether the page is hydrated. Until then nothing that only this browser knows may change the built markup.
 */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import type { JournaledStore } from '../../engine/storage/store/journaledStore'

const never = () => () => undefined

/** False on the server and during hydration, true right after that. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** The stored value, followed; the value of a first visit until hydration. */
export function useStored<T>(store: Pick<JournaledStore<T>, 'live' | 'empty'>): T {
  const taken = useHydrated()
  const { value } = useSnapshot(store.live)
  return taken ? (value as T) : store.empty
}
