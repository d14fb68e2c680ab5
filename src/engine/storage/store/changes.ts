/** Owns changes as data: small enough to wait, to be put down by a tab that closes, and to be applied to what others wrote. */
import * as v from 'valibot'

const path = v.pipe(v.array(v.string()), v.readonly())

/** As JSON: a journal of an earlier visit holds these. */
export const changeSchema = v.variant('do', [
  /** Puts a value in its place, whatever is there. */
  v.object({ do: v.literal('set'), at: path, value: v.unknown() }),
  /** Puts a value there where nothing is yet. */
  v.object({ do: v.literal('init'), at: path, value: v.unknown() }),
  v.object({ do: v.literal('drop'), at: path }),
  /** A difference: counters and purses. What is missing counts as 0. */
  v.object({ do: v.literal('add'), at: path, by: v.pipe(v.number(), v.finite()) }),
  /** The larger or the smaller of both; anything beats nothing. */
  v.object({ do: v.picklist(['most', 'least']), at: path, value: v.pipe(v.number(), v.finite()) }),
  /** An entry of a list: in its place where it is there, else at the end; or at the front, and no more than `keep` in all. */
  v.object({
    do: v.literal('put'),
    id: v.string(),
    value: v.unknown(),
    front: v.optional(v.boolean()),
    keep: v.optional(v.number()),
  }),
  v.object({ do: v.literal('take'), id: v.string() }),
])

export type Change = v.InferOutput<typeof changeSchema>
type Tree = { readonly [key: string]: unknown }

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value with the change made; the value itself stays as it is. */
export function applyChange<T>(value: T, change: Change): T {
  if (change.do === 'put' || change.do === 'take') return listed(value, change) as T
  return changed(value, change.at, change) as T
}

/** All of them, one after the other. */
export function applyAll<T>(value: T, changes: readonly Change[]): T {
  return changes.reduce(applyChange, value)
}

function changed(value: unknown, at: readonly string[], change: TreeChange): unknown {
  const [key, ...rest] = at
  if (key === undefined) return figure(value, change)
  const tree = isTree(value) ? value : {}
  const before = Object.hasOwn(tree, key) ? tree[key] : undefined
  const after = changed(before, rest, change)
  if (after === before) return value
  if (after !== undefined) return { ...tree, [key]: after }
  const { [key]: _gone, ...others } = tree
  return others
}

type TreeChange = Exclude<Change, { do: 'put' | 'take' }>

function figure(before: unknown, change: TreeChange): unknown {
  switch (change.do) {
    case 'set':
      return change.value
    case 'init':
      return before === undefined || before === null ? change.value : before
    case 'drop':
      return undefined
    case 'add':
      return (typeof before === 'number' ? before : 0) + change.by
    default: {
      if (typeof before !== 'number') return change.value
      return change.do === 'most' ? Math.max(before, change.value) : Math.min(before, change.value)
    }
  }
}

/** What tells an entry of a list from others: the text itself, or its id. */
export function idOf(entry: unknown): string {
  return isTree(entry) ? String(entry.id) : String(entry)
}

function listed(value: unknown, change: Extract<Change, { do: 'put' | 'take' }>): unknown {
  const list = Array.isArray(value) ? value : []
  const others = list.filter((entry) => idOf(entry) !== change.id)
  if (change.do === 'take') return others.length === list.length ? value : others
  if (change.front) return [change.value, ...others].slice(0, change.keep ?? Number.POSITIVE_INFINITY)
  if (others.length === list.length) return [...list, change.value]
  return list.map((entry) => (idOf(entry) === change.id ? change.value : entry))
}

const sameOrBelow = (at: readonly string[], above: readonly string[]) =>
  above.every((key, i) => at[i] === key)

/** The waiting changes with one more: as few as say the same, so that what waits for room is bounded by what there is. */
export function withChange(waiting: readonly Change[], change: Change): Change[] {
  if (change.do === 'put' || change.do === 'take') {
    const older = (known: Change) =>
      known.do === 'put' ? known.id === change.id : known.do === 'take' && known.id === change.id
    // A put after a take says where the entry stands now: both stay.
    const rest = waiting.filter((known) => !older(known) || (change.do === 'put' && known.do === 'take'))
    const wasFront = waiting.some((known) => known.do === 'put' && known.id === change.id && known.front)
    return [...rest, change.do === 'put' && wasFront ? { ...change, front: true } : change]
  }
  if (change.do === 'set' || change.do === 'drop') {
    const rest = waiting.filter((known) => !('at' in known) || !sameOrBelow(known.at, change.at))
    return [...rest, change]
  }
  const last = waiting.findLastIndex(
    (known) => 'at' in known && (sameOrBelow(known.at, change.at) || sameOrBelow(change.at, known.at)),
  )
  const before = waiting[last]
  const joined = before && 'at' in before && before.at.length === change.at.length && join(before, change)
  return joined ? waiting.with(last, joined) : [...waiting, change]
}

/** Both in one, where one says it. */
function join(before: TreeChange, change: TreeChange): TreeChange | null {
  if (before.do === 'drop' || change.do === 'drop') return null
  if (change.do === 'init') return before
  if (before.do === 'set') return { ...before, value: figure(before.value, change) }
  if (before.do === 'add' && change.do === 'add') return { ...before, by: before.by + change.by }
  if ((before.do === 'most' || before.do === 'least') && before.do === change.do)
    return { ...change, value: figure(before.value, change) as number }
  return null
}
