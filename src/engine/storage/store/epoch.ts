/**
 * The epoch. Deleting or importing all data begins a new one. Journals and slot entries name their epoch, so what an older
 * tab writes afterwards does not count.
 */
import type { StorageAdapter } from '../adapter/adapter'

export const EPOCH_KEY = 'epoch'

/** The stored epoch; '' before the first import or deletion, and where storage is blocked. */
export function readEpoch(adapter: StorageAdapter): string {
  return adapter.read(EPOCH_KEY) ?? ''
}

/** The name of the next epoch. A random part keeps two tabs apart that begin one at the same moment. */
export function nextEpoch(adapter: StorageAdapter): string {
  return `${(Number.parseInt(readEpoch(adapter), 10) || 0) + 1}-${adapter.randomName()}`
}
