/** Owns the epoch: all data replaced or deleted begins a new one, and what was meant for an older one is not written any more. */
import type { StorageAdapter } from '../adapter/adapter'

export const EPOCH_KEY = 'epoch'

/** '' before the first import or deletion, and where storage is blocked. */
export function readEpoch(adapter: StorageAdapter): string {
  return adapter.read(EPOCH_KEY) ?? ''
}

/** The name of the next epoch: unlike that of any other tab at the same moment. */
export function nextEpoch(adapter: StorageAdapter): string {
  return `${(Number.parseInt(readEpoch(adapter), 10) || 0) + 1}-${adapter.randomName()}`
}
