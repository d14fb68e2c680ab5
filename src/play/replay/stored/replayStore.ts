/** The database of replays: their descriptions and their files. */
import { Database } from '../../../engine/storage/adapter/database'
import type { Lifetime } from '../../../engine/storage/store/lifetime'
import { choose } from './chooseStored'
import { headsAmong, type StoredReplay } from './storedReplay'

const HEADS = 'heads'
const FILES = 'files'
const STORES = [HEADS, FILES] as const
const database = new Database('pocket-arcade-plays', STORES)

export type File = Uint8Array<ArrayBuffer>

type StoreName = (typeof STORES)[number]

/** A transaction over both stores: all of its changes are made, or none. */
interface Change {
  put(store: StoreName, value: unknown, key: string): void
  drop(store: StoreName, key: string): void
  clear(): void
  heads(): Promise<StoredReplay[]>
}

/**
 * Runs `work` in one transaction: two tabs take turns, and without enough space nothing changes.
 *
 * @throws if it fails
 */
async function change<T>(work: (change: Change) => T | Promise<T>): Promise<T> {
  const transaction = (await database.open()).transaction(STORES, 'readwrite')
  const done = transaction.done
  // Awaited below; this handler is for work that fails earlier.
  done.catch(() => {})
  const writing: Promise<unknown>[] = []
  try {
    const result = await work({
      put: (store, value, key) => void writing.push(transaction.objectStore(store).put(value, key)),
      drop: (store, key) => void writing.push(transaction.objectStore(store).delete(key)),
      clear: () => void writing.push(...STORES.map((store) => transaction.objectStore(store).clear())),
      heads: async () => headsAmong(await transaction.objectStore(HEADS).getAll()),
    })
    await Promise.all([...writing, done])
    return result
  } catch (error) {
    for (const one of writing) one.catch(() => {})
    try {
      transaction.abort()
    } catch {
      // It has already ended.
    }
    throw error
  }
}

/**
 * Stores a replay, within the limits of `choose`.
 *
 * @param instead - the key of the replay that it replaces
 * @param life - once it is over nothing is stored, and a replay that was being written is removed
 * @returns its key; null if it was not stored
 */
export async function addReplay(
  fresh: StoredReplay,
  file: File,
  instead?: string,
  life?: Pick<Lifetime, 'over'>,
): Promise<string | null> {
  if (life?.over) return null
  try {
    const added = await change(async ({ put, drop, heads }) => {
      const before = await heads()
      const { kept, gone } = choose(before, fresh, instead)
      const known = new Set(before.map(({ key }) => key))
      const own = kept.find(({ key }) => !known.has(key))
      for (const play of kept) if (!before.includes(play)) put(HEADS, play, play.key)
      if (own) put(FILES, file, own.key)
      for (const key of gone) for (const store of STORES) drop(store, key)
      return own?.key ?? null
    })
    if (added === null || !life?.over) return added
    await dropReplays([added])
    return null
  } catch {
    return null
  }
}

/** The descriptions of all stored replays, unordered; none if nothing can be read. */
export async function allHeads(): Promise<StoredReplay[]> {
  try {
    const values: unknown[] = await (await database.open()).getAll(HEADS)
    return headsAmong(values)
  } catch {
    return []
  }
}

export async function fileOf(key: string): Promise<File | null> {
  try {
    const file: unknown = await (await database.open()).get(FILES, key)
    return file instanceof Uint8Array ? new Uint8Array(file) : null
  } catch {
    return null
  }
}

export async function dropReplays(keys: readonly string[]): Promise<void> {
  try {
    await change(({ drop }) => {
      for (const key of keys) for (const store of STORES) drop(store, key)
    })
  } catch {
    // Without storage there is nothing to delete.
  }
}

/** Replaces all stored replays. Returns false, with nothing changed, if there is no space. */
export async function replacePlays(
  plays: readonly { readonly head: StoredReplay; readonly file: File }[],
): Promise<boolean> {
  try {
    await change(({ put, clear }) => {
      clear()
      for (const { head, file } of plays) {
        put(HEADS, head, head.key)
        put(FILES, file, head.key)
      }
    })
    return true
  } catch {
    return false
  }
}

export const dropAllReplays = (): Promise<void> => database.drop()
