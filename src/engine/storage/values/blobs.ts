/** Owns large things of a visitor's own, by key, on this device only. */
import { Database } from '../adapter/database'
import { Lifetime } from '../store/lifetime'

const STORE = 'blobs'
const database = new Database('pocket-arcade', [STORE])

/** Keeps a blob in the place of the one before it. False where there is no room, or nothing is kept for this site. */
export async function keepBlob(key: string, blob: Blob): Promise<boolean> {
  const life = new Lifetime()
  try {
    const opened = await database.open()
    if (life.over) return false
    await opened.put(STORE, blob, key)
    // Another tab deleted all data while it was being written.
    if (life.over) await opened.delete(STORE, key)
    return !life.over
  } catch {
    return false
  }
}

/** The blob kept under this key in this visit or an earlier one; null when there is none. */
export async function blobFor(key: string): Promise<Blob | null> {
  try {
    const kept: unknown = await (await database.open()).get(STORE, key)
    return kept instanceof Blob ? kept : null
  } catch {
    return null
  }
}

/** Deletes all blobs; quietly nothing where none are kept. */
export const dropBlobs = (): Promise<void> => database.drop()
