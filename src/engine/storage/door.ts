/** Owns the only door to localStorage: reading and writing text that may be blocked, full or absent. */

export type WriteResult = 'written' | 'full' | 'blocked'

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
    const name = error instanceof DOMException ? error.name : ''
    return name === 'QuotaExceededError' || name === 'NS_ERROR_DOM_QUOTA_REACHED' ? 'full' : 'blocked'
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
