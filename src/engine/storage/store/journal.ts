/**
 * The write-ahead journal of a store. A page that closes has no time to wait for the lock, so it writes its pending changes
 * under a key of their own, which no other tab writes. The next tab with the lock compacts all entries into the store.
 */
import * as v from 'valibot'
import type { WriteResult } from '../adapter/adapter'
import { type Change, changeSchema } from './changes'
import { parse } from './format'
import { isUnreadableCopy, quarantine } from './quarantine'
import type { Tab } from './tab'

const VERSION = 1
const entrySchema = v.object({
  version: v.literal(VERSION),
  epoch: v.string(),
  changes: v.array(changeSchema),
})
const newerSchema = v.object({ version: v.pipe(v.number(), v.gtValue(VERSION)) })

export const JOURNAL_PREFIX = 'journal/'

/** Changes that one tab wrote at one moment. */
export interface JournalEntry {
  readonly key: string
  /** The name by which a compacted value lists it. */
  readonly id: string
  /** Empty for an entry of an epoch that has ended. */
  readonly changes: readonly Change[]
}

/** The journal of one store, as one tab writes and reads it. */
export class Journal {
  readonly #tab: Tab
  readonly #prefix: string
  #count = 0

  constructor(tab: Tab, storeKey: string) {
    this.#tab = tab
    this.#prefix = `${JOURNAL_PREFIX}${storeKey}/`
  }
  /** Whether the key belongs to this journal. */
  owns(key: string): boolean {
    return key.startsWith(this.#prefix)
  }
  /** Writes the changes as a new entry. An entry is written once, and never changed. */
  append(changes: readonly Change[]): WriteResult {
    return this.#tab.adapter.write(
      this.#newKey(),
      JSON.stringify({ version: VERSION, epoch: this.#tab.epoch, changes }),
    )
  }
  /** All entries, oldest first. One that cannot be read is quarantined; one of a newer program is left alone. */
  entries(): JournalEntry[] {
    const keys = this.#tab.adapter.keys().filter((key) => this.owns(key) && !isUnreadableCopy(key))
    return keys.sort().flatMap((key) => this.#read(key) ?? [])
  }
  remove(entries: readonly JournalEntry[]): void {
    for (const { key } of entries) this.#tab.adapter.remove(key)
  }

  #read(key: string): JournalEntry | null {
    const { adapter, epoch } = this.#tab
    const text = adapter.read(key)
    if (text === null) return null
    const parsed = parse(text)
    const entry = parsed.ok ? v.safeParse(entrySchema, parsed.data) : null
    if (entry?.success) {
      const { changes, epoch: of } = entry.output
      return { key, id: key.slice(this.#prefix.length), changes: of === epoch ? changes : [] }
    }
    const isNewer = parsed.ok && v.is(newerSchema, parsed.data)
    if (!isNewer && quarantine(adapter, key, text)) adapter.remove(key)
    return null
  }
  /** A key that no other entry ever had. Keys sort by the time they were made. */
  #newKey(): string {
    const { adapter } = this.#tab
    const time = String(adapter.now()).padStart(14, '0')
    const count = String(this.#count++).padStart(6, '0')
    return `${this.#prefix}${time}-${count}-${adapter.randomName()}`
  }
}
