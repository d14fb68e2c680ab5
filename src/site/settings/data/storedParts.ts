/** How a part of the stored data is written to a file: a key with its value, or one entry per game. */
import * as v from 'valibot'
import { readText } from '../../../engine/storage/adapter/localStorage'
import type { JournaledStore } from '../../../engine/storage/store/journaledStore'
import { page } from '../../../engine/storage/store/page'
import { snapshotOf } from '../../../engine/storage/store/snapshots'

export interface Kept {
  readonly key: string
  readonly label: string
  /** Of the value as JSON reads it. */
  readonly schema: v.GenericSchema
  /** What this visit holds, as JSON: more than what is stored where storage is full. Undefined when there is nothing. */
  held(): unknown
  /** The keys that a value takes, and their texts. */
  texts(value: unknown): readonly (readonly [key: string, text: string])[]
  count(value: unknown): string
}

export const many = (count: number, one: string, more = `${one}s`) => `${count} ${count === 1 ? one : more}`
export const lengthOf = (one: string) => (value: unknown) => many((value as unknown[]).length, one)
export const sizeOf = (one: string) => (value: unknown) =>
  many(Object.keys((value as { data: object }).data).length, one)

/** The value as JSON reads it; undefined where there is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A key that holds one value. */
export function single(
  label: string,
  store: Pick<JournaledStore<unknown>, 'key' | 'format' | 'get'>,
  schema: v.GenericSchema,
  count: (value: unknown) => string,
): Kept {
  const { key, format } = store
  return {
    key,
    label,
    schema,
    held() {
      const text = format.write(store.get())
      const stored = readText(key)
      const empty = text === format.write(format.read(null).value)
      if (empty && (stored === null || format.read(stored).problem)) return undefined
      return parsed(text)
    },
    texts: (value) => [[key, JSON.stringify(value)]],
    count,
  }
}

const roomShell = v.object({ version: v.number(), data: v.record(v.string(), v.unknown()) })

/** A part with one entry per game; `old` is the form of version 1 of a file, `today` that of version 2. */
export function room(
  label: string,
  key: string,
  all: () => Record<string, unknown>,
  today: v.GenericSchema,
  old: v.GenericSchema,
): Kept {
  const entry = (version: number) => (version === 1 ? old : today)
  const form = (version: number) => v.record(v.pipe(v.string(), v.regex(/^[\w-]+(@link)?$/)), entry(version))
  return {
    key,
    label,
    schema: v.pipe(
      roomShell,
      v.check(({ version, data }) => (version === 1 || version === 2) && v.is(form(version), data)),
    ),
    held() {
      const data = all()
      return Object.keys(data).length > 0 ? { version: 2, data } : undefined
    },
    texts(value) {
      const { version, data } = v.parse(roomShell, value)
      return Object.entries(data).map(([name, one]) => {
        const { key: place, text } = snapshotOf(page, key, name, v.parse(entry(version), one), 'file')
        return [place, text] as const
      })
    },
    count: sizeOf('game'),
  }
}
