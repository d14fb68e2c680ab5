/** Owns the question whether the page is the visitor's own yet: until the markup of the build is taken over, nothing that only this browser knows may change it. */
import { useSyncExternalStore } from 'react'
import { useSnapshot } from 'valtio'
import type { JournaledStore } from '../../engine/storage/store/journaledStore'

const never = () => () => undefined

/** False on the server and while the markup of the build is taken over, true from right after that on. */
export function useTakenOver(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

/** What is stored, followed; what a first visit finds as long as the page is not taken over. */
export function useStored<T>(store: Pick<JournaledStore<T>, 'live' | 'empty'>): T {
  const taken = useTakenOver()
  const { value } = useSnapshot(store.live)
  return taken ? (value as T) : store.empty
}
