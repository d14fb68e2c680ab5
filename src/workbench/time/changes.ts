/** The differences between two plain values, by their paths. */

/** A value that differs; undefined if one side has none. */
export interface Change {
  /** Keys from the root, for example `snake[3].x`. */
  readonly path: string
  readonly before: unknown
  readonly after: unknown
}

/** Nobody reads more. */
const MAX_CHANGES = 100

const isContainer = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** The path of a part of a list or object. */
export const pathOf = (parent: string, key: string, inList: boolean): string =>
  inList ? `${parent}[${key}]` : parent === '' ? key : `${parent}.${key}`

/** What differs between two values of plain JSON, at most 100 changes. */
export function changesOf(before: unknown, after: unknown): Change[] {
  const found: Change[] = []
  const compare = (path: string, a: unknown, b: unknown) => {
    if (found.length === MAX_CHANGES || Object.is(a, b)) return
    if (!isContainer(a) || !isContainer(b) || Array.isArray(a) !== Array.isArray(b)) {
      found.push({ path, before: a, after: b })
      return
    }
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)]))
      compare(pathOf(path, key, Array.isArray(a)), a[key], b[key])
  }
  compare('', before, after)
  return found
}
