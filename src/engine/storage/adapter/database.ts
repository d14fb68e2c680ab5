/** Owns the one door to IndexedDB: databases that are opened when first used and make way for other tabs. */
import { deleteDB, type IDBPDatabase, openDB } from 'idb'

/** How long another tab that is frozen with the database open may hold up its deletion, ms. */
const DROP_MS = 2000

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
  /**
   * Deletes it with all it holds; quietly nothing where none is kept. What it holds goes first: the database itself stays
   * as long as a frozen tab has it open.
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
      // Nothing is kept for this site: there is nothing to delete.
      work().catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, DROP_MS)),
    ])
  }
}
