/** Owns replacing or deleting what is stored, whole or not at all, so that no older tab undoes it. */
import { EPOCH_KEY } from './epoch'
import type { Tab } from './tab'

/** Whether so many characters more would find room; tried out, so that nothing is begun that cannot be ended. */
function hasRoom(tab: Tab, characters: number): boolean {
  if (characters <= 0) return true
  const found = tab.adapter.write('trial', 'x'.repeat(characters)) === 'written'
  tab.adapter.remove('trial')
  return found
}

/** Of the new epoch and the keys of what comes, more or less. */
const SPARE = 100

/**
 * Begins a new epoch with `texts`, made in it, in the place of the keys in `going`. When one cannot be written, all are put
 * back as they were and false is returned.
 */
export function replaceData(
  tab: Tab,
  going: readonly string[],
  texts: () => readonly (readonly [key: string, text: string])[],
): boolean {
  const { adapter } = tab
  const sizeOf = (all: readonly (readonly [string, string | null])[]) =>
    all.reduce((sum, [key, text]) => sum + (text === null ? 0 : key.length + text.length), 0)
  const growth = sizeOf(texts()) - sizeOf(going.map((key) => [key, adapter.read(key)]))
  if (!hasRoom(tab, growth + SPARE)) return false
  const before = new Map([...going, EPOCH_KEY].map((key) => [key, adapter.read(key)]))
  if (!tab.beginEpoch()) return false
  // What is replaced goes first, so that there is room.
  for (const key of going) adapter.remove(key)
  const coming = texts()
  for (const [key] of coming) if (!before.has(key)) before.set(key, adapter.read(key))
  const written = coming.every(([key, text]) => adapter.write(key, text) === 'written')
  if (!written) {
    // All go before the first comes back, so that there is room for each.
    for (const [key] of before) adapter.remove(key)
    for (const [key, text] of before) if (text !== null) adapter.write(key, text)
  }
  // What waited for these keys was meant for the values that are gone.
  tab.renewAll()
  return written
}

/** Deletes all keys that are ours, and ends what older tabs would still write. */
export function deleteData(tab: Tab, ours: (key: string) => boolean): void {
  const clear = () => {
    for (const key of tab.adapter.keys()) if (ours(key)) tab.adapter.remove(key)
  }
  const begun = tab.beginEpoch()
  clear()
  // With storage full there is room only now; what came in between goes too.
  if (!begun) {
    tab.beginEpoch()
    clear()
  }
  tab.renewAll()
}
