/** Owns the one door to IndexedDB: databases that are opened when first used and make way for other tabs. */
import { deleteDB, type IDBPDatabase, openDB } from 'idb'

/** A database of this site with stores whose keys stand beside their values. */
export class Database {
  #opened: Promise<IDBPDatabase> | null = null

  constructor(
    readonly name: string,
    readonly stores: readonly string[],
  ) {}
  /** Rejects where a browser keeps nothing for this site. */
  open(): Promise<IDBPDatabase> {
    this.#opened ??= openDB(this.name, 1, {
      upgrade: (fresh) => {
        for (const store of this.stores) fresh.createObjectStore(store)
      },
      // Another tab deletes everything: this one must not hold it up.
      blocking: (_now, _wanted, event) => {
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
  /** Deletes it with all it holds; quietly nothing where none is kept. */
  async drop(): Promise<void> {
    try {
      const opened = await this.#opened?.catch(() => null)
      this.#opened = null
      opened?.close()
      await deleteDB(this.name)
    } catch {
      // Nothing is kept for this site: there is nothing to delete.
    }
  }
}
