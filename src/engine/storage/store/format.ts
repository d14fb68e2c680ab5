/** Formats: how stored text becomes a value and back. Bare values as the specification fixes them, and versioned ones of our own. */
import * as v from 'valibot'

/** What went wrong with a key, for the notice that the site shows. */
export type StorageProblem = 'full' | 'blocked' | 'corrupt' | 'uncopied' | 'newer'

/** What a stored text says. */
export interface ReadResult<T> {
  readonly value: T
  readonly problem?: 'corrupt' | 'newer'
  /** Ids of journals whose changes the value contains already. */
  readonly compacted?: readonly string[]
}

export interface Format<T> {
  /** Never throws. `null` (nothing stored) gives the empty value and no problem. */
  read(text: string | null): ReadResult<T>
  /** `compacted` is written where the format has space for it: there no journal is ever applied twice. */
  write(value: T, compacted?: readonly string[]): string
}

type Schema<T> = v.GenericSchema<unknown, T>

const envelopeSchema = v.object({
  version: v.number(),
  data: v.unknown(),
  /** The stored name of `compacted`. */
  folded: v.fallback(v.array(v.string()), []),
})

/** `JSON.parse` that never throws. */
export function parse(text: string): { ok: true; data: unknown } | { ok: false } {
  try {
    return { ok: true, data: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/** A whole number as bare text ('120'), the format of the high-score keys. None is written as 0; 0 or less is read as none. */
export function integerFormat(empty: number | null): Format<number | null> {
  return {
    read(text) {
      if (text === null) return { value: empty }
      const value = Number(text)
      return text.trim() !== '' && Number.isSafeInteger(value)
        ? { value: value > 0 ? value : empty }
        : { value: empty, problem: 'corrupt' }
    },
    write: (value) => String(value ?? 0),
  }
}

/**
 * A JSON list without a version, as the specification stores it. Entries that do not fit are left out one by one;
 * a text that is no list at all is corrupt.
 */
export function listFormat<T>(entry: Schema<T>): Format<readonly T[]> {
  return {
    read(text) {
      if (text === null) return { value: [] }
      const parsed = parse(text)
      if (!parsed.ok || !Array.isArray(parsed.data)) return { value: [], problem: 'corrupt' }
      const value = parsed.data.flatMap((item) => {
        const result = v.safeParse(entry, item)
        return result.success ? [result.output] : []
      })
      // Entries were left out: the whole text must be copied before it is written over.
      return value.length < parsed.data.length ? { value, problem: 'corrupt' } : { value }
    },
    write: (value) => JSON.stringify(value),
  }
}

/**
 * `{ version, data }`. A text of a newer version is read where it fits, and never written over. Data that does not fit as
 * a whole loses only the entries at fault.
 * @param depth how many keys down an entry lies: 2 for data by game, then by option set
 */
export function versionedFormat<T>(version: number, data: Schema<T>, empty: T, depth = 1): Format<T> {
  return {
    read(text) {
      if (text === null) return { value: empty }
      const parsed = parse(text)
      const envelope = parsed.ok ? v.safeParse(envelopeSchema, parsed.data) : null
      if (!envelope?.success) return { value: empty, problem: 'corrupt' }
      const { folded: compacted } = envelope.output
      const result = v.safeParse(data, envelope.output.data)
      if (envelope.output.version > version)
        return { value: result.success ? result.output : empty, problem: 'newer', compacted }
      if (result.success) return { value: result.output, compacted }
      const rest = v.safeParse(data, withoutFaults(envelope.output.data, result.issues, depth))
      return { value: rest.success ? rest.output : empty, problem: 'corrupt', compacted }
    },
    write: (value, compacted = []) =>
      JSON.stringify({ version, data: value, ...(compacted.length > 0 && { folded: compacted }) }),
  }
}

/** Deletes the entries at fault from freshly parsed data. */
function withoutFaults(data: unknown, issues: readonly v.BaseIssue<unknown>[], depth: number): unknown {
  for (const { path } of issues) {
    const entry = path?.[Math.min(depth, path.length) - 1]
    if (entry?.type === 'object') delete entry.input[entry.key]
  }
  return data
}
