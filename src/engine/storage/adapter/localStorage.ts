/** Text in localStorage, which may be blocked, full or absent. The only file that touches it. */
import { STORAGE_ALLOWED } from './allowed'

export type WriteResult = 'written' | 'full' | 'blocked'

/** Reading `window.localStorage` itself throws where storage is blocked, so every access asks for it again. */
function area(): Storage | null {
  if (!STORAGE_ALLOWED) return null
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
    // 'QuotaExceededError'; older Firefox says 'NS_ERROR_DOM_QUOTA_REACHED'.
    return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked'
  }
}

/** Deletes the key; does nothing when storage is blocked. */
export function removeText(key: string): void {
  try {
    area()?.removeItem(key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** Every stored key; empty when storage is blocked. */
export function storedKeys(): string[] {
  try {
    const storage = area()
    if (!storage) return []
    return Array.from({ length: storage.length }, (_, i) => storage.key(i)).filter((key) => key !== null)
  } catch {
    return []
  }
}
