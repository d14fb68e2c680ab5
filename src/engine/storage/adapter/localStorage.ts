/** Text in localStorage, which may be blocked, full or absent. The only file that touches it. */
import { STORAGE_ALLOWED } from './allowed'

/** A single file may be opened beside others: on disk, all files share one storage, on a host it is that of the host. */
const PREFIX = import.meta.env.SINGLE_FILE ? 'pocket-arcade/' : ''

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
    return area()?.getItem(PREFIX + key) ?? null
  } catch {
    return null
  }
}

/** Writes, or says why not. A failed write keeps the old value. */
export function writeText(key: string, text: string): WriteResult {
  const storage = area()
  if (!storage) return 'blocked'
  try {
    storage.setItem(PREFIX + key, text)
    return 'written'
  } catch (error) {
    // 'QuotaExceededError'; older Firefox says 'NS_ERROR_DOM_QUOTA_REACHED'.
    return error instanceof DOMException && /quota/i.test(error.name) ? 'full' : 'blocked'
  }
}

/** Deletes the key; does nothing when storage is blocked. */
export function removeText(key: string): void {
  try {
    area()?.removeItem(PREFIX + key)
  } catch {
    // Blocked: there is nothing to remove.
  }
}

/** The key that others know by this name in localStorage; null if it is not ours. */
export const ownKey = (stored: string): string | null =>
  stored.startsWith(PREFIX) ? stored.slice(PREFIX.length) : null

/** Whether the browser keeps anything for this page. */
export function canKeep(): boolean {
  const probe = 'probe'
  if (writeText(probe, '') === 'blocked') return false
  removeText(probe)
  return true
}

/** Every stored key; empty when storage is blocked. */
export function storedKeys(): string[] {
  try {
    const storage = area()
    if (!storage) return []
    const keys = Array.from({ length: storage.length }, (_, i) => storage.key(i))
    return keys.flatMap((key) => (key === null ? [] : (ownKey(key) ?? [])))
  } catch {
    return []
  }
}
