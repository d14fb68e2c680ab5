/**
 * Changes as data. A tab never writes a value that it computed earlier: it writes changes, which can wait, be journaled by
 * a tab that closes, and be applied to whatever other tabs have written meanwhile.
 */
import * as v from 'valibot'

const path = v.pipe(v.array(v.string()), v.readonly())

/** Stored as JSON in journals: these names and fields must stay. */
export const changeSchema = v.variant('do', [
  /** Sets a value, whatever is there. */
  v.object({ do: v.literal('set'), at: path, value: v.unknown() }),
  /** Sets a value where there is none yet. */
  v.object({ do: v.literal('init'), at: path, value: v.unknown() }),
  /** Deletes a value. */
  v.object({ do: v.literal('drop'), at: path }),
  /** Adds to a counter or balance. A missing one counts as 0. */
  v.object({ do: v.literal('add'), at: path, by: v.pipe(v.number(), v.finite()) }),
  /** Keeps the larger or the smaller of both; anything beats nothing. */
  v.object({ do: v.picklist(['most', 'least']), at: path, value: v.pipe(v.number(), v.finite()) }),
  /** Puts an entry into a list: in its place where it is there, else at the end; or at the front of at most `keep`. */
  v.object({
    do: v.literal('put'),
    id: v.string(),
    value: v.unknown(),
    front: v.optional(v.boolean()),
    keep: v.optional(v.number()),
  }),
  /** Removes an entry from a list. */
  v.object({ do: v.literal('take'), id: v.string() }),
])

export type Change = v.InferOutput<typeof changeSchema>
type ListChange = Extract<Change, { do: 'put' | 'take' }>
type PathChange = Exclude<Change, ListChange>
type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isListChange = (change: Change): change is ListChange => change.do === 'put' || change.do === 'take'

/** The value with the change made; the given value is not modified. */
export function applyChange<T>(value: T, change: Change): T {
  return (isListChange(change) ? changeList(value, change) : changeTree(value, change.at, change)) as T
}

/** The value with all changes made, in their order. */
export function applyAll<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce(applyChange, value)
}

/** The id of a list entry: the text itself, or its `id`. */
function idOf(entry: unknown): string {
  return isTree(entry) ? String(entry.id) : String(entry)
}

function changeTree(value: unknown, at: readonly string[], change: PathChange): unknown {
  const [key, ...rest] = at
  if (key === undefined) return changeLeaf(value, change)
  const tree = isTree(value) ? value : {}
  const before = Object.hasOwn(tree, key) ? tree[key] : undefined
  const after = changeTree(before, rest, change)
  if (after === before) return value
  if (after !== undefined) return { ...tree, [key]: after }
  const { [key]: _dropped, ...others } = tree
  return others
}

function changeLeaf(before: unknown, change: PathChange): unknown {
  switch (change.do) {
    case 'set':
      return change.value
    case 'init':
      return before === undefined || before === null ? change.value : before
    case 'drop':
      return undefined
    case 'add':
      return (typeof before === 'number' ? before : 0) + change.by
    case 'most':
    case 'least':
      return bestOf(before, change)
  }
}

function bestOf(before: unknown, { do: kind, value }: Extract<PathChange, { do: 'most' | 'least' }>): number {
  if (typeof before !== 'number') return value
  return kind === 'most' ? Math.max(before, value) : Math.min(before, value)
}

function changeList(value: unknown, change: ListChange): unknown {
  const list = Array.isArray(value) ? value : []
  const others = list.filter((entry) => idOf(entry) !== change.id)
  if (change.do === 'take') return others.length === list.length ? value : others
  if (change.front) return [change.value, ...others].slice(0, change.keep ?? Number.POSITIVE_INFINITY)
  if (others.length === list.length) return [...list, change.value]
  return list.map((entry) => (idOf(entry) === change.id ? change.value : entry))
}

/** Whether the path `at` is `above` or leads to something inside it. */
const isWithin = (at: readonly string[], above: readonly string[]) => above.every((key, i) => at[i] === key)

/**
 * The pending changes and one more, merged into as few as have the same effect. While storage is full they wait for space,
 * and must not grow without end.
 */
export function mergeChange(pending: readonly Change[], change: Change): Change[] {
  return isListChange(change) ? mergeListChange(pending, change) : mergePathChange(pending, change)
}

function mergeListChange(pending: readonly Change[], change: ListChange): Change[] {
  const isReplaced = (known: Change) => {
    if (!isListChange(known) || known.id !== change.id) return false
    // A put after a take moves the entry to the end: both stay.
    return !(known.do === 'take' && change.do === 'put')
  }
  const rest = pending.filter((known) => !isReplaced(known))
  const wasFront = pending.some((known) => known.do === 'put' && known.id === change.id && known.front)
  return [...rest, change.do === 'put' && wasFront ? { ...change, front: true } : change]
}

function mergePathChange(pending: readonly Change[], change: PathChange): Change[] {
  if (change.do === 'set' || change.do === 'drop') {
    // Earlier changes at the same path, or inside it, have no effect any more.
    const rest = pending.filter((known) => isListChange(known) || !isWithin(known.at, change.at))
    return [...rest, change]
  }
  // Only the last change that overlaps may be merged with: in between lies nothing that this one depends on.
  const index = pending.findLastIndex(
    (known) => !isListChange(known) && (isWithin(known.at, change.at) || isWithin(change.at, known.at)),
  )
  const last = pending[index]
  if (!last || isListChange(last) || last.at.length !== change.at.length) return [...pending, change]
  const merged = mergeTwo(last, change)
  return merged ? pending.with(index, merged) : [...pending, change]
}

/** Two changes at the same path as one; null where no single change has their effect. */
function mergeTwo(first: PathChange, second: PathChange): PathChange | null {
  if (first.do === 'drop' || second.do === 'drop') return null
  if (second.do === 'init') return first
  if (first.do === 'set') return { ...first, value: changeLeaf(first.value, second) }
  if (first.do === 'add' && second.do === 'add') return { ...first, by: first.by + second.by }
  if ((first.do === 'most' || first.do === 'least') && second.do === first.do)
    return { ...second, value: bestOf(first.value, second) }
  return null
}
