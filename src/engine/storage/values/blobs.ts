/** Large files of the visitor, such as a picture for a jigsaw, by key. They stay on this device. */
import { Database } from '../adapter/database'
import { Lifetime } from '../store/lifetime'

const STORE = 'blobs'
const database = new Database('pocket-arcade', [STORE])

/** Stores a blob in place of the previous one. False when there is no space, or the browser stores nothing for this site. */
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

/** The blob stored under this key; null when there is none. */
export async function blobFor(key: string): Promise<Blob | null> {
  try {
    const kept: unknown = await (await database.open()).get(STORE, key)
    return kept instanceof Blob ? kept : null
  } catch {
    return null
  }
}

/** Deletes all blobs; does nothing where none are stored. */
export const dropBlobs = (): Promise<void> => database.drop()
