/** Owns replacing or deleting what is stored, whole or not at all, so that no older tab undoes it. */
import { EPOCH_KEY } from './epoch'
import type { Tab } from './tab'

/** Whether so many characters more would find room; tried out, so that nothing is begun that cannot be ended. */
function hasRoom(tab: Tab, characters: number): boolean {
  if (characters <= 0) return true
  const found = tab.door.write('trial', 'x'.repeat(characters)) === 'written'
  tab.door.remove('trial')
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
  const { door } = tab
  const sizeOf = (all: readonly (readonly [string, string | null])[]) =>
    all.reduce((sum, [key, text]) => sum + (text === null ? 0 : key.length + text.length), 0)
  const growth = sizeOf(texts()) - sizeOf(going.map((key) => [key, door.read(key)]))
  if (!hasRoom(tab, growth + SPARE)) return false
  const before = new Map([...going, EPOCH_KEY].map((key) => [key, door.read(key)]))
  if (!tab.beginEpoch()) return false
  // What is replaced goes first, so that there is room.
  for (const key of going) door.remove(key)
  const coming = texts()
  for (const [key] of coming) if (!before.has(key)) before.set(key, door.read(key))
  const written = coming.every(([key, text]) => door.write(key, text) === 'written')
  if (!written) {
    // All go before the first comes back, so that there is room for each.
    for (const [key] of before) door.remove(key)
    for (const [key, text] of before) if (text !== null) door.write(key, text)
  }
  // What waited for these keys was meant for the values that are gone.
  tab.renewAll()
  return written
}

/** Deletes all keys that are ours, and ends what older tabs would still write. */
export function deleteData(tab: Tab, ours: (key: string) => boolean): void {
  const clear = () => {
    for (const key of tab.door.keys()) if (ours(key)) tab.door.remove(key)
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
