/** This page as a tab of the storage: its stores, and when they are written for the last time. */
import { browserAdapter } from '../adapter/adapter'
import { ownKey } from '../adapter/localStorage'
import type { Format, StorageProblem } from './format'
import { JournaledStore } from './journaledStore'
import { Tab } from './tab'

export type { StorageProblem } from './format'

/** This page among all tabs that are open on the site. */
export const page = new Tab(browserAdapter)
const opened = new Map<string, JournaledStore<unknown>>()

/** Calls `listener` for every problem with storage. Returns how to stop. */
export function onStorageProblem(listener: (problem: StorageProblem, key: string) => void): () => void {
  return page.onProblem(listener)
}

/** Opens a key. The same key must always be opened with the same format; a second call returns the first store. */
export function openStore<T>(key: string, format: Format<T>): JournaledStore<T> {
  const known = opened.get(key)
  // Of the same format, and so of the same type.
  if (known) return known as JournaledStore<T>
  const store = new JournaledStore(page, key, format)
  opened.set(key, store as JournaledStore<unknown>)
  return store
}

/** Writes everything that is pending. */
export function flushAll(): void {
  page.flushAll()
}

/** From now on this page writes nothing more: it is about to be reloaded, over data that was replaced or deleted. */
export function stopWriting(): void {
  page.stop()
}

/** Writes everything when the page is hidden or left, and follows what other tabs write. Call it once, at the start. */
export function followPage(): void {
  window.addEventListener('pagehide', flushAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll()
  })
  window.addEventListener('storage', ({ key }) => {
    const own = key === null ? null : ownKey(key)
    if (key === null || own !== null) page.onExternalWrite(own)
  })
  // A page that comes back from the browser's back/forward cache got no events meanwhile.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) page.onExternalWrite(null)
  })
}
