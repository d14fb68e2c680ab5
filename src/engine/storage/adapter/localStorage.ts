/** Owns the only door to localStorage: reading and writing text that may be blocked, full or absent. */

export type WriteResult = 'written' | 'full' | 'blocked'

/** What one tab needs of the browser. Tests hand several tabs doors of their own to one storage. */
export interface Door {
  /** The stored text, or null when there is none or storage is blocked. */
  read(key: string): string | null
  /** Writes, or says why not. A failed write keeps the old value. */
  write(key: string, text: string): WriteResult
  /** Deletes the key; quietly nothing when storage is blocked. */
  remove(key: string): void
  /** Every key that is stored now; empty when storage is blocked. */
  keys(): string[]
  /**
   * Runs `work` while no other tab runs such work, later on, with all in view that others wrote in theirs. Null where the
   * browser has no locks.
   */
  readonly alone: ((work: () => void) => void) | null
  /** Runs `work` once, `ms` from now. Returns how to call it off. */
  later(work: () => void, ms: number): () => void
  /** Time of day, ms. */
  now(): number
  /** Six characters of chance: a name for this tab. */
  name(): string
}

/** Reading `window.localStorage` itself throws where storage is blocked, so it is asked for anew each time. */
function area(): Storage | null {
  try {
    return globalThis.localStorage ?? null
  } catch {
    return null
  }
}

/** The stored text, or null when there is none or storage is blocked. */
export function readText(key: string): string | null {
  try {
    return area()?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Writes, or says why not. A failed write keeps the old value. */
export function writeText(key: string, text: string): WriteResult {
  const storage = area()
  if (!storage) return 'blocked'
  try {
    storage.setItem(key, text)
    return 'written'
  } catch (error) {
    // 'QuotaExceededError', in Firefox of old 'NS_ERROR_DOM_QUOTA_REACHED'.
    return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked'
  }
}

/** Deletes the key; quietly nothing when storage is blocked. */
export function removeText(key: string): void {
  try {
    area()?.removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** Every key that is stored now; empty when storage is blocked. */
export function storedKeys(): string[] {
  try {
    const storage = area()
    return storage ? Array.from({ length: storage.length }, (_, i) => storage.key(i) as string) : []
  } catch {
    return []
  }
}

/** The door of this page. */
export const browserDoor: Door = {
  read: readText,
  write: writeText,
  remove: removeText,
  keys: storedKeys,
  get alone() {
    const locks = globalThis.navigator?.locks
    if (!locks) return null
    // Where the rest cannot be had, the work is still to be done.
    // Where a lock or that part cannot be had, the work is still to be done.
    return (work: () => void) =>
      void locks
        .request('storage', () =>
          import('./sequence').then((turns) => turns.takeTurn(work, readText, writeText)),
        )
        .catch(work)
  },
  later(work, ms) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
  now: () => Date.now(),
  name: () => Math.random().toString(36).slice(2, 8).padEnd(6, '0'),
}
