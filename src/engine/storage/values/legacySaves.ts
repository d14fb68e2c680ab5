/** Owns bringing over the plays in progress of earlier programs, which kept all games in one text. */
import * as v from 'valibot'
import { entryOf } from '../store/entries'
import { parse } from '../store/format'
import { putAside } from '../store/quarantine'
import type { Tab } from '../store/tab'

const shell = v.object({ version: v.literal(1), data: v.record(v.string(), v.unknown()) })

/** A program of before may have written once more since: its entries have this name, so that they are known again. */
const BY = 'old'

/**
 * Gives each play in the old text an entry of its own, where the game has none that is newer, then removes the text.
 * What does not fit is put aside first. Without room all stays as it is, and is tried again in the next visit.
 */
export function carryOver(tab: Tab, room: string, schema: v.GenericSchema): void {
  const text = tab.adapter.read(room)
  if (text === null) return
  const parsed = parse(text)
  // A program that is newer than all of these may use the name again.
  if (parsed.ok && v.is(v.object({ version: v.pipe(v.number(), v.gtValue(1)) }), parsed.data)) return
  const found = parsed.ok ? v.safeParse(shell, parsed.data) : null
  let whole = found?.success === true
  for (const [name, old] of Object.entries(found?.success ? found.output.data : {})) {
    const value = v.safeParse(schema, old)
    if (!value.success || name.includes('/')) {
      whole = false
      continue
    }
    const keys = tab.adapter.keys().filter((key) => key.startsWith(`${room}/${name}/`))
    if (keys.some((key) => !key.endsWith(`-${BY}`))) continue
    const { key, text: entry } = entryOf(tab, room, name, value.output, BY, keys.length + 1)
    if (keys.some((known) => tab.adapter.read(known) === entry)) continue
    if (tab.write(key, entry, room) !== 'written') return
    for (const known of keys) tab.adapter.remove(known)
  }
  if (!whole) {
    const stands = putAside(tab.adapter, room, text)
    tab.tell(stands ? 'corrupt' : 'uncopied', room)
    if (!stands) return
  }
  if (tab.adapter.read(room) === text) tab.adapter.remove(room)
}
