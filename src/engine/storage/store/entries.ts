/** Owns the entries of slots: texts written once, under `room/name/count-writer`, and which of them is the newest. */
import * as v from 'valibot'
import { parse } from './format'
import type { Tab } from './tab'

/** The form of an entry. Entries of a higher version are a newer program's: they are left alone. */
export const SLOT_VERSION = 2

const shellSchema = v.object({ version: v.number(), epoch: v.string(), data: v.unknown() })

/** Where an entry stands. */
export interface Place {
  readonly key: string
  /** Grows with every state; of two with the same count the later name wins. */
  readonly count: number
  readonly by: string
}

export interface Entry<T> extends Place {
  readonly kind: 'value' | 'damaged' | 'newer' | 'ended'
  /** Null when the thing was given up. */
  readonly value: T | null
}

export type Schema<T> = v.GenericSchema<unknown, T>

/** Where the entries of one slot stand, in no order. */
function placesIn(tab: Tab, prefix: string): Place[] {
  return tab.adapter.keys().flatMap((key) => {
    const [, count, by] =
      (key.startsWith(prefix) && /^(\d{1,15})-(\w+)$/.exec(key.slice(prefix.length))) || []
    return count && by ? [{ key, count: Number(count), by }] : []
  })
}

/** Above 0 when `a` is newer than `b`. */
export const later = (a: Omit<Place, 'key'>, b: Omit<Place, 'key'>) =>
  a.count - b.count || (a.by < b.by ? -1 : a.by > b.by ? 1 : 0)

const entryAt = <T>({ key, count, by }: Place, kind: Entry<T>['kind'], value: T | null): Entry<T> => ({
  key,
  count,
  by,
  kind,
  value,
})

/** The entry at a place; null when it is gone. What has the text `known` is good, and not read again: its value is left out. */
function readEntry<T>(tab: Tab, place: Place, schema: Schema<T>, known?: string): Entry<T> | null {
  const text = tab.adapter.read(place.key)
  if (text === null) return null
  if (text === known) return entryAt<T>(place, 'value', null)
  const parsed = parse(text)
  const shell = parsed.ok ? v.safeParse(shellSchema, parsed.data) : null
  if (!shell?.success) return entryAt<T>(place, 'damaged', null)
  const { version, epoch, data } = shell.output
  if (version > SLOT_VERSION) return entryAt<T>(place, 'newer', null)
  if (epoch !== tab.epoch) return entryAt<T>(place, 'ended', null)
  const value = v.safeParse(v.nullable(schema), data)
  if (!value.success) return entryAt<T>(place, 'damaged', null)
  return entryAt(place, 'value', value.output)
}

/** All that stands there, newest first; `known` as with `readEntry`. */
export function standingIn<T>(tab: Tab, prefix: string, schema: Schema<T>, known?: string): Entry<T>[] {
  return placesIn(tab, prefix)
    .sort((a, b) => later(b, a))
    .flatMap((place) => readEntry(tab, place, schema, known) ?? [])
}

export const isOfNow = ({ kind }: Entry<unknown>) => kind !== 'ended'

/** The entries that count, newest first. */
export function entriesIn<T>(tab: Tab, prefix: string, schema: Schema<T>): Entry<T>[] {
  return standingIn(tab, prefix, schema).filter(isOfNow)
}

/** Texts grow in leaps of so many characters: most states take the room of the one before, also where nothing is left. */
const LEAP = 256
export const padded = (text: string) => text.padEnd(Math.ceil(text.length / LEAP) * LEAP)

/** Everything kept in a room, by name. What cannot be read is left out. */
export function readRoom<T>(tab: Tab, room: string, schema: Schema<T>): Record<string, T> {
  const prefixes = new Set(
    tab.adapter
      .keys()
      .flatMap((key) => /^([\w-]+)\/([^/]+)\/\d+-\w+$/.exec(key)?.slice(1, 3).join('/') ?? []),
  )
  const found = [...prefixes].flatMap((prefix) => {
    if (!prefix.startsWith(`${room}/`)) return []
    const value = entriesIn(tab, `${prefix}/`, schema).find(({ kind }) => kind === 'value')?.value
    return value ? [[prefix.slice(room.length + 1), value] as const] : []
  })
  return Object.fromEntries(found)
}

/** The text of a state, and where it stands: for one that is carried over or imported. */
export function entryOf(tab: Tab, room: string, name: string, data: unknown, by: string, count = 1) {
  const text = JSON.stringify({ version: SLOT_VERSION, epoch: tab.epoch, data })
  return { key: `${room}/${name}/${count}-${by}`, text }
}
