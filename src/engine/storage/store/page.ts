/** Owns this page's own tab: its stores, and when they are written for the last time. */

import { browserAdapter } from '../adapter/adapter'
import type { Format, StorageProblem } from './format'
import { createStore, type Store } from './journaledStore'
import { Tab } from './tab'

export type { StorageProblem } from './format'
export type { Store } from './journaledStore'

/** This page among all that are open. */
export const page = new Tab(browserAdapter)
const opened = new Map<string, Store<unknown>>()

/** Tells about problems with storage. Returns how to stop. */
export function onStorageProblem(listener: (problem: StorageProblem, key: string) => void): () => void {
  return page.onProblem(listener)
}

/** Opens a key. The same key must always be opened with the same format; a second call returns the first store. */
export function openStore<T>(key: string, format: Format<T>): Store<T> {
  const known = opened.get(key)
  if (known) return known as Store<T>
  const store = createStore(page, key, format)
  opened.set(key, store as Store<unknown>)
  return store
}

/** Writes everything that waits: called when the page is hidden or left. */
export function flushAll(): void {
  page.flushAll()
}

/** From now on this page writes nothing more: it is about to be loaded anew, over data that was replaced or deleted. */
export function stopWriting(): void {
  page.stop()
}

if (typeof window !== 'undefined') {
  window.addEventListener('pagehide', flushAll)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flushAll()
  })
  window.addEventListener('storage', (event) => page.hear(event.key))
  // A page that comes back from the browser's cache has heard nothing of what other tabs wrote meanwhile.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) page.hear(null)
  })
}
