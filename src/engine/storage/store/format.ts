/** Owns how stored text becomes a value and back: plain keys of the specification, and versioned keys of our own. */
import * as v from 'valibot'

/** What went wrong with a key, for the notice that the menu layer shows. */
export type StorageProblem = 'full' | 'blocked' | 'corrupt' | 'uncopied' | 'newer'

/** What a stored text says. */
export interface Found<T> {
  readonly value: T
  readonly problem?: 'corrupt' | 'newer'
  /** Journals whose changes are in the value already. */
  readonly folded?: readonly string[]
}

export interface Format<T> {
  /** Never throws. `null` (nothing stored) gives the empty value and no problem. */
  read(text: string | null): Found<T>
  /** `folded` is written where the format has room for it: there no journal is ever counted twice. */
  write(value: T, folded?: readonly string[]): string
}

type Schema<T> = v.GenericSchema<unknown, T>

const shellSchema = v.object({
  version: v.number(),
  data: v.unknown(),
  folded: v.fallback(v.array(v.string()), []),
})

/** Never throws. */
export function parse(text: string): { ok: true; data: unknown } | { ok: false } {
  try {
    return { ok: true, data: JSON.parse(text) }
  } catch {
    return { ok: false }
  }
}

/** A whole number as bare text ('120'), the format of the high-score keys. None is written as 0, and 0 or less is none. */
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
      // Something was lost on the way in: keep a copy of the whole text before it is ever written over.
      return value.length < parsed.data.length ? { value, problem: 'corrupt' } : { value }
    },
    write: (value) => JSON.stringify(value),
  }
}

/**
 * `{ version, data }`. A version newer than ours is read where it fits, and never overwritten. Data that does not fit
 * as a whole loses only the entries at fault: those `depth` keys down.
 */
export function versionedFormat<T>(version: number, data: Schema<T>, empty: T, depth = 1): Format<T> {
  return {
    read(text) {
      if (text === null) return { value: empty }
      const parsed = parse(text)
      const shell = parsed.ok ? v.safeParse(shellSchema, parsed.data) : null
      if (!shell?.success) return { value: empty, problem: 'corrupt' }
      const { folded } = shell.output
      const result = v.safeParse(data, shell.output.data)
      if (shell.output.version > version)
        return { value: result.success ? result.output : empty, problem: 'newer', folded }
      if (result.success) return { value: result.output, folded }
      const rest = v.safeParse(data, without(shell.output.data, result.issues, depth))
      return { value: rest.success ? rest.output : empty, problem: 'corrupt', folded }
    },
    write: (value, folded = []) =>
      JSON.stringify({ version, data: value, ...(folded.length > 0 && { folded }) }),
  }
}

/** Takes the entries at fault out of freshly parsed data. */
function without(data: unknown, issues: readonly v.BaseIssue<unknown>[], depth: number): unknown {
  for (const { path } of issues) {
    const entry = path?.[Math.min(depth, path.length) - 1]
    if (entry?.type === 'object') delete entry.input[entry.key]
  }
  return data
}
