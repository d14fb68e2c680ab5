/** How long something that a page holds in memory may still be stored: until all data is deleted or replaced, in any tab. */
import { readEpoch } from './epoch'
import { page } from './page'
import type { TabResource } from './tab'

/**
 * The time from its creation to the next deletion or import of all data. Code that stores something later than it was
 * made (a score when the page is closed) creates a lifetime at the beginning, and checks it before it writes.
 */
export class Lifetime {
  // Read from the storage itself: a tab that was frozen knows nothing of what happened meanwhile.
  readonly #epoch = readEpoch(page.adapter)

  /** Whether all data was deleted or replaced since. What was made before must not be written any more. */
  get over(): boolean {
    return page.stopped || readEpoch(page.adapter) !== this.#epoch
  }
}

/** Calls `listener` whenever another tab has deleted or replaced all data. Returns how to stop. */
export function onDataEnded(listener: () => void): () => void {
  const resource: TabResource = { flush: () => 'written', onExternalWrite: () => {}, onEpochEnd: listener }
  page.resources.add(resource)
  return () => page.resources.delete(resource)
}
