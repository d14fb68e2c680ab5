/** Owns the journals: changes that a tab puts down at once under a key of their own, for whoever comes next to fold in. */
import * as v from 'valibot'
import type { StorageAdapter } from '../adapter/adapter'
import { type Change, changeSchema } from './changes'
import { parse } from './format'
import { putAside } from './quarantine'

const VERSION = 1
const journalSchema = v.object({
  version: v.literal(VERSION),
  epoch: v.string(),
  changes: v.array(changeSchema),
})

export const JOURNALS = 'journal/'

export interface Journal {
  readonly key: string
  /** Names it in `folded`. */
  readonly id: string
  /** Empty for one of an epoch that has ended. */
  readonly changes: readonly Change[]
}

/** Where journals of the store stand. */
export function isJournalOf(store: string, key: string): boolean {
  return key.startsWith(`${JOURNALS}${store}/`)
}

let count = 0

/** A key that no other journal has ever had; keys sort by the time they were made. */
export function journalKey(adapter: StorageAdapter, store: string): string {
  return `${JOURNALS}${store}/${String(adapter.now()).padStart(14, '0')}-${String(count++).padStart(6, '0')}-${adapter.randomName()}`
}

/** The text of a journal. It is written once and never again. */
export function journalText(epoch: string, changes: readonly Change[]): string {
  return JSON.stringify({ version: VERSION, epoch, changes })
}

/** The journals of the store, oldest first. One that cannot be read is put aside; one of a newer program is left alone. */
export function readJournals(adapter: StorageAdapter, store: string, epoch: string): Journal[] {
  const keys = adapter.keys().filter((key) => isJournalOf(store, key) && !key.includes('.unreadable'))
  return keys.sort().flatMap((key) => {
    const text = adapter.read(key)
    if (text === null) return []
    const parsed = parse(text)
    const found = parsed.ok ? v.safeParse(journalSchema, parsed.data) : null
    if (!found?.success) {
      const newer =
        parsed.ok && v.is(v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) }), parsed.data)
      if (!newer && putAside(adapter, key, text)) adapter.remove(key)
      return []
    }
    const id = key.slice(JOURNALS.length + store.length + 1)
    return { key, id, changes: found.output.epoch === epoch ? found.output.changes : [] }
  })
}
