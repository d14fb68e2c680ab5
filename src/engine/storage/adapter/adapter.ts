/** What the stores need of the browser, and this page's browser as exactly that. */
import { lockManager } from '../../browser'
import { STORAGE_ALLOWED } from './allowed'
import { readText, removeText, storedKeys, type WriteResult, writeText } from './localStorage'
import { runWithLock } from './lock'

export type { WriteResult } from './localStorage'

/** What one tab needs of the browser. Tests give several simulated tabs adapters to one simulated storage. */
export interface StorageAdapter {
  /** The stored text, or null when there is none or storage is blocked. */
  read(key: string): string | null
  /** Writes, or says why not. A failed write keeps the old value. */
  write(key: string, text: string): WriteResult
  /** Deletes the key; does nothing when storage is blocked. */
  remove(key: string): void
  /** Every stored key, in no order; empty when storage is blocked. */
  keys(): string[]
  /**
   * Runs `work` later, under the site-wide lock: no other tab runs such work meanwhile, and everything that others wrote
   * under the lock can be read. Null where the browser has no locks (a page over plain http).
   */
  readonly runExclusive: ((work: () => void) => Promise<void>) | null
  /** Runs `work` once, `ms` from now. Returns how to cancel it. */
  schedule(work: () => void, ms: number): () => void
  /** Time of day, ms. */
  now(): number
  /** Six random characters: a name that no other tab has. */
  randomName(): string
}

/** The adapter of this page. */
export const browserAdapter: StorageAdapter = {
  read: readText,
  write: writeText,
  remove: removeText,
  keys: storedKeys,
  get runExclusive() {
    const locks = STORAGE_ALLOWED ? lockManager() : undefined
    return locks ? (work: () => void) => runWithLock(locks, work) : null
  },
  schedule(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
  randomName: () => Math.random().toString(36).slice(2, 8).padEnd(6, '0'),
}
