/** Owns the place where plays are kept in this browser: their heads, and beside them their files as bytes. */
import { Database } from '../../engine/storage/database'
import { choose } from './choose'
import { headsAmong, type KeptPlay } from './head'

const HEADS = 'heads'
const FILES = 'files'
const ROOMS = [HEADS, FILES]
const database = new Database('pocket-arcade-plays', ROOMS)

export type File = Uint8Array<ArrayBuffer>

/**
 * Keeps a play beside the others, within the bounds of `choose`. All in one transaction: of two tabs one comes after the
 * other, and where there is no room nothing is changed. Returns its key, null where it is not kept.
 */
export async function addPlay(fresh: KeptPlay, file: File, instead?: string): Promise<string | null> {
  try {
    const change = (await database.open()).transaction(ROOMS, 'readwrite')
    // Heard below, unless reading fails before.
    change.done.catch(() => {})
    const heads = change.objectStore(HEADS)
    const files = change.objectStore(FILES)
    const values: unknown[] = await heads.getAll()
    const before = headsAmong(values)
    const { kept, gone } = choose(before, fresh, instead)
    const known = new Set(before.map(({ key }) => key))
    const own = kept.find(({ key }) => !known.has(key))
    const work: Promise<unknown>[] = kept
      .filter((play) => !before.includes(play))
      .map((play) => heads.put(play, play.key))
    if (own) work.push(files.put(file, own.key))
    for (const key of gone) work.push(heads.delete(key), files.delete(key))
    await Promise.all([...work, change.done])
    return own?.key ?? null
  } catch {
    return null
  }
}

/** What is known of all plays that are kept, in no order; none where nothing can be read. */
export async function allHeads(): Promise<KeptPlay[]> {
  try {
    const values: unknown[] = await (await database.open()).getAll(HEADS)
    return headsAmong(values)
  } catch {
    return []
  }
}

/** The file of a play, as it was kept; null where there is none. */
export async function fileOf(key: string): Promise<File | null> {
  try {
    const file: unknown = await (await database.open()).get(FILES, key)
    return file instanceof Uint8Array ? new Uint8Array(file) : null
  } catch {
    return null
  }
}

/** Forgets these plays. */
export async function dropPlays(keys: readonly string[]): Promise<void> {
  try {
    const change = (await database.open()).transaction(ROOMS, 'readwrite')
    const work = keys.flatMap((key) => ROOMS.map((room) => change.objectStore(room).delete(key)))
    await Promise.all([...work, change.done])
  } catch {
    // Nothing is kept for this site.
  }
}

/** Puts these in the place of all that is kept. False, and nothing changed, where there is no room. */
export async function replacePlays(
  plays: readonly { readonly head: KeptPlay; readonly file: File }[],
): Promise<boolean> {
  try {
    const change = (await database.open()).transaction(ROOMS, 'readwrite')
    const work: Promise<unknown>[] = ROOMS.map((room) => change.objectStore(room).clear())
    for (const { head, file } of plays)
      work.push(change.objectStore(HEADS).put(head, head.key), change.objectStore(FILES).put(file, head.key))
    await Promise.all([...work, change.done])
    return true
  } catch {
    return false
  }
}

/** Deletes the whole place. */
export const dropAllPlays = (): Promise<void> => database.drop()
