/** Migrates the games in progress of earlier versions, which stored those of all games in one text. */
import * as v from 'valibot'
import { parse } from '../store/format'
import { quarantine } from '../store/quarantine'
import { snapshotOf } from '../store/snapshots'
import type { Tab } from '../store/tab'

const legacySchema = v.object({ version: v.literal(1), data: v.record(v.string(), v.unknown()) })
const newerSchema = v.object({ version: v.pipe(v.number(), v.gtValue(1)) })

/** The writer of migrated snapshots. An old version may run once more; then its newer games replace these. */
const WRITER = 'old'

/**
 * Gives each game in the old text a snapshot of its own, where its slot has none of today's versions, then removes the text.
 * What does not fit is quarantined first. Without space everything stays as it is, and the next visit tries again.
 */
export function migrateSaves(tab: Tab, collection: string, schema: v.GenericSchema): void {
  const text = tab.adapter.read(collection)
  if (text === null) return
  const parsed = parse(text)
  // A later version may use the key for something else.
  if (parsed.ok && v.is(newerSchema, parsed.data)) return
  const legacy = parsed.ok ? v.safeParse(legacySchema, parsed.data) : null
  let complete = legacy?.success === true
  for (const [name, save] of Object.entries(legacy?.success ? legacy.output.data : {})) {
    const value = v.safeParse(schema, save)
    if (!value.success || name.includes('/')) {
      complete = false
      continue
    }
    if (migrateOne(tab, collection, name, value.output) !== 'written') return
  }
  if (!complete) {
    const copied = quarantine(tab.adapter, collection, text)
    tab.report(copied ? 'corrupt' : 'uncopied', collection)
    if (!copied) return
  }
  if (tab.adapter.read(collection) === text) tab.adapter.remove(collection)
}

function migrateOne(tab: Tab, collection: string, name: string, state: unknown) {
  const { adapter } = tab
  const keys = adapter.keys().filter((key) => key.startsWith(`${collection}/${name}/`))
  if (keys.some((key) => !key.endsWith(`-${WRITER}`))) return 'written'
  const { key, text } = snapshotOf(tab, collection, name, state, WRITER, keys.length + 1)
  if (keys.some((known) => adapter.read(known) === text)) return 'written'
  const result = tab.write(key, text, collection)
  if (result === 'written') for (const known of keys) adapter.remove(known)
  return result
}
