/** Owns the one door to IndexedDB: large things of a visitor's own, by key, on this device only. */
import { deleteDB, type IDBPDatabase, openDB } from 'idb'

const NAME = 'pocket-arcade'
const STORE = 'blobs'

let database: Promise<IDBPDatabase> | null = null

/** Rejects where a browser keeps nothing for this site. */
function open(): Promise<IDBPDatabase> {
  database ??= openDB(NAME, 1, {
    upgrade: (fresh) => void fresh.createObjectStore(STORE),
    // Another tab deletes everything: this one must not hold it up.
    blocking: (_now, _wanted, event) => {
      ;(event.target as IDBDatabase).close()
      database = null
    },
    terminated: () => {
      database = null
    },
  })
  database.catch(() => {
    database = null
  })
  return database
}

/** Keeps a blob in the place of the one before it. False where there is no room, or nothing is kept for this site. */
export async function keepBlob(key: string, blob: Blob): Promise<boolean> {
  try {
    await (await open()).put(STORE, blob, key)
    return true
  } catch {
    return false
  }
}

/** The blob kept under this key in this visit or an earlier one; null when there is none. */
export async function blobFor(key: string): Promise<Blob | null> {
  try {
    const kept: unknown = await (await open()).get(STORE, key)
    return kept instanceof Blob ? kept : null
  } catch {
    return null
  }
}

/** Deletes all blobs; quietly nothing where none are kept. */
export async function dropBlobs(): Promise<void> {
  try {
    const opened = await database?.catch(() => null)
    database = null
    opened?.close()
    await deleteDB(NAME)
  } catch {
    // Nothing is kept for this site: there is nothing to delete.
  }
}
