/** How a part of the stored data is written to a file: as one value, or as one entry per game. */
import * as v from 'valibot'
import { readText } from '../../../engine/storage/adapter/localStorage'
import type { JournaledStore } from '../../../engine/storage/store/journaledStore'
import { page } from '../../../engine/storage/store/page'
import { snapshotOf } from '../../../engine/storage/store/snapshots'
import { dataTexts } from '../../texts/data'

export interface StoredPart {
  readonly key: string
  readonly label: string
  /** The newest version of the value that this program knows. */
  readonly version: number
  /** The schema of the parsed JSON value. */
  readonly schema: v.GenericSchema
  /** The value of this visit as parsed JSON, including changes that could not be stored; undefined if there is none. */
  held(): unknown
  /** The storage keys of a value and their texts. */
  texts(value: unknown): readonly (readonly [key: string, text: string])[]
  /** How much a value contains: '3 games'. */
  count(value: unknown): string
}

type CountText = (count: number) => string

/** For lists. */
export const lengthText = (text: CountText) => (value: unknown) => text((value as unknown[]).length)
/** For versioned data by key. */
export const sizeText = (text: CountText) => (value: unknown) =>
  text(Object.keys((value as { data: object }).data).length)

/** The value of a JSON text; undefined if there is none. */
export function parsed(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** A part with one key and value. */
export function single(
  label: string,
  store: Pick<JournaledStore<unknown>, 'key' | 'format' | 'get'>,
  schema: v.GenericSchema,
  count: (value: unknown) => string,
): StoredPart {
  const { key, format } = store
  return {
    key,
    label,
    version: 1,
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

const perGameShell = v.object({ version: v.number(), data: v.record(v.string(), v.unknown()) })

/** A part with one entry per game. `old` is the schema of version 1 of a file, `current` of version 2. */
export function perGame(
  label: string,
  key: string,
  all: () => Record<string, unknown>,
  current: v.GenericSchema,
  old: v.GenericSchema,
): StoredPart {
  const entry = (version: number) => (version === 1 ? old : current)
  const form = (version: number) => v.record(v.pipe(v.string(), v.regex(/^[\w-]+(@link)?$/)), entry(version))
  return {
    key,
    label,
    version: 2,
    schema: v.pipe(
      perGameShell,
      v.check(({ version, data }) => (version === 1 || version === 2) && v.is(form(version), data)),
    ),
    held() {
      const data = all()
      return Object.keys(data).length > 0 ? { version: 2, data } : undefined
    },
    texts(value) {
      const { version, data } = v.parse(perGameShell, value)
      return Object.entries(data).map(([name, one]) => {
        const { key: storageKey, text } = snapshotOf(page, key, name, v.parse(entry(version), one), 'file')
        return [storageKey, text] as const
      })
    },
    count: sizeText(dataTexts.counts.games),
  }
}
