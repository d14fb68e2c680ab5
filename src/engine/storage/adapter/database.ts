/** IndexedDB databases: opened when first used, and closed when another tab deletes them. */
import { deleteDB, type IDBPDatabase, openDB } from 'idb'
import { STORAGE_ALLOWED } from './allowed'

/** How long a frozen tab that has the database open may delay its deletion, ms. */
const DROP_MS = 2000

/** A database of this site. Its object stores have keys outside of their values. */
export class Database {
  #opened: Promise<IDBPDatabase> | null = null

  constructor(
    readonly name: string,
    readonly stores: readonly string[],
  ) {}
  /** Rejects where the browser stores nothing for this site. */
  open(): Promise<IDBPDatabase> {
    if (!STORAGE_ALLOWED) return Promise.reject(new Error('This page stores nothing.'))
    this.#opened ??= openDB(this.name, 1, {
      upgrade: (fresh) => {
        for (const store of this.stores) fresh.createObjectStore(store)
      },
      // Another tab deletes everything: an open connection would delay it.
      blocking: (_now, _wanted, event) => {
        // The type of an event's target is general; of this event it is the database.
        ;(event.target as IDBDatabase).close()
        this.#opened = null
      },
      terminated: () => {
        this.#opened = null
      },
    })
    this.#opened.catch(() => {
      this.#opened = null
    })
    return this.#opened
  }
  /**
   * Deletes the database; does nothing where there is none. Its contents are deleted first: the database itself stays as
   * long as a frozen tab has it open.
   */
  async drop(): Promise<void> {
    const work = async () => {
      const opened = await this.open()
      const all = opened.transaction([...this.stores], 'readwrite')
      await Promise.all([...this.stores.map((store) => all.objectStore(store).clear()), all.done])
      this.#opened = null
      opened.close()
      await deleteDB(this.name)
    }
    await Promise.race([
      // The browser stores nothing for this site: there is nothing to delete.
      work().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, DROP_MS)),
    ])
  }
}
