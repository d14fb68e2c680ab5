/** The results of groups whose links were opened here: two copies of a link are merged by it. */
import * as v from 'valibot'
import { versionedFormat } from '../store/format'
import { openStore } from '../store/page'

/** The oldest groups beyond this number are deleted. */
const MAX_GROUPS = 20
/** The most entries of a group: those on its board, and as many that this version of a game cannot replay. */
export const MAX_KEPT = 24

/** An entry as in a link: the number of a nickname, a dot, and the replay. */
const entry = v.pipe(v.string(), v.maxLength(8000), v.regex(/^\d{1,4}\.[\w-]+$/))

/** By the start of a group, then by entry: whether it was added on this device. */
export const groupsSchema = v.record(v.pipe(v.string(), v.maxLength(2000)), v.record(entry, v.boolean()))

export type KeptEntries = Readonly<Record<string, boolean>>

/** Invalid entries are left out one by one. */
export const groups = openStore(
  'groups',
  versionedFormat<Record<string, Record<string, boolean>>>(1, groupsSchema, {}, 2),
)

export const keptEntries = (key: string): KeptEntries => groups.get()[key] ?? {}

/** Adds entries to a group, and removes others. The oldest group is deleted where there are too many. */
export function keepEntries(key: string, added: KeptEntries, removed: readonly string[]): void {
  const kept = groups.get()
  const others = Object.keys(kept).filter((each) => each !== key)
  const old = others.slice(0, Math.max(0, others.length - MAX_GROUPS + 1))
  groups.update(
    ...old.map((at) => ({ do: 'drop' as const, at: [at] })),
    { do: 'init', at: [key], value: {} },
    ...removed
      .filter((text) => text in (kept[key] ?? {}))
      .map((text) => ({ do: 'drop' as const, at: [key, text] })),
    ...Object.entries(added)
      .filter(([text, own]) => kept[key]?.[text] !== own)
      .map(([text, own]) => ({ do: 'set' as const, at: [key, text], value: own })),
  )
}
