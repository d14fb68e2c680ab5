/** Replaces or deletes everything that is stored, as a whole or not at all, so that no older tab restores it. */
import { EPOCH_KEY } from './epoch'
import type { Tab } from './tab'

type Texts = readonly (readonly [key: string, text: string])[]

/** For the new epoch and the keys of the new texts, characters. A generous guess. */
const SPARE = 100

/** Whether there is space for this many characters more. Tried with a text of that size: a failure halfway costs more. */
function hasRoom(tab: Tab, characters: number): boolean {
  if (characters <= 0) return true
  const fits = tab.adapter.write('trial', 'x'.repeat(characters)) === 'written'
  tab.adapter.remove('trial')
  return fits
}

function sizeOf(texts: readonly (readonly [key: string, text: string | null])[]): number {
  return texts.reduce((sum, [key, text]) => sum + (text === null ? 0 : key.length + text.length), 0)
}

/**
 * Begins a new epoch and replaces the keys in `outgoing` by new texts.
 * @param makeTexts called again in the new epoch, whose name some texts contain
 * @returns false when a text cannot be written: then everything is as it was before
 */
export function replaceData(tab: Tab, outgoing: readonly string[], makeTexts: () => Texts): boolean {
  const { adapter } = tab
  const growth = sizeOf(makeTexts()) - sizeOf(outgoing.map((key) => [key, adapter.read(key)]))
  if (!hasRoom(tab, growth + SPARE)) return false
  const before = new Map([...outgoing, EPOCH_KEY].map((key) => [key, adapter.read(key)]))
  if (!tab.beginEpoch()) return false
  // Removed first, so that there is space for the new texts.
  for (const key of outgoing) adapter.remove(key)
  const texts = makeTexts()
  for (const [key] of texts) if (!before.has(key)) before.set(key, adapter.read(key))
  const written = texts.every(([key, text]) => adapter.write(key, text) === 'written')
  if (!written) {
    // All are removed before the first is put back, so that there is space for each.
    for (const key of before.keys()) adapter.remove(key)
    for (const [key, text] of before) if (text !== null) adapter.write(key, text)
  }
  // Pending changes were meant for the values that are gone.
  tab.reset()
  return written
}

/** Deletes all keys that are `ours`. Older tabs write nothing more of their data. */
export function deleteData(tab: Tab, ours: (key: string) => boolean): void {
  const clear = () => {
    for (const key of tab.adapter.keys()) if (ours(key)) tab.adapter.remove(key)
  }
  const begun = tab.beginEpoch()
  clear()
  if (!begun) {
    // Storage was full, and only now has space for the epoch. What came in between is deleted too.
    tab.beginEpoch()
    clear()
  }
  tab.reset()
}
