/**
 * Snapshots: the states of a slot, each written once under `collection/name/sequence-writer`. The sequence number grows
 * by one with each state. Of two tabs that write the same number, the later writer name wins, the same in every tab.
 */
import * as v from 'valibot'
import { parse } from './format'
import type { Tab } from './tab'

/** The form of a snapshot. Snapshots of a higher version are a newer program's: they are left alone. */
const SNAPSHOT_VERSION = 2

const envelopeSchema = v.object({ version: v.number(), epoch: v.string(), data: v.unknown() })

/** What orders the snapshots of a slot. */
export interface Position {
  readonly sequence: number
  readonly writer: string
}

/** Before every snapshot. */
export const START: Position = { sequence: 0, writer: '' }

interface SnapshotRef extends Position {
  readonly key: string
}

export interface Snapshot<T> extends SnapshotRef {
  /** 'stale': of an epoch that has ended. 'newer': of a newer program. */
  readonly kind: 'value' | 'damaged' | 'newer' | 'stale'
  /** Null when the thing was given up, and for every other kind. */
  readonly value: T | null
}

export type Schema<T> = v.GenericSchema<unknown, T>

/** Above 0 when `a` is newer than `b`. */
export const compare = (a: Position, b: Position) =>
  a.sequence - b.sequence || (a.writer < b.writer ? -1 : a.writer > b.writer ? 1 : 0)

/** The snapshots of one slot, newest first. */
function refsIn(tab: Tab, prefix: string): SnapshotRef[] {
  const refs = tab.adapter.keys().flatMap((key) => {
    if (!key.startsWith(prefix)) return []
    const [, sequence, writer] = /^(\d{1,15})-(\w+)$/.exec(key.slice(prefix.length)) ?? []
    return sequence && writer ? [{ key, sequence: Number(sequence), writer }] : []
  })
  return refs.sort((a, b) => compare(b, a))
}

/** The snapshot of a key; null when it is gone. */
function readSnapshot<T>(tab: Tab, ref: SnapshotRef, schema: Schema<T>, known?: string): Snapshot<T> | null {
  const text = tab.adapter.read(ref.key)
  if (text === null) return null
  if (text === known) return { ...ref, kind: 'value', value: null }
  const parsed = parse(text)
  const envelope = parsed.ok ? v.safeParse(envelopeSchema, parsed.data) : null
  if (!envelope?.success) return { ...ref, kind: 'damaged', value: null }
  const { version, epoch, data } = envelope.output
  if (version > SNAPSHOT_VERSION) return { ...ref, kind: 'newer', value: null }
  if (epoch !== tab.epoch) return { ...ref, kind: 'stale', value: null }
  const value = v.safeParse(v.nullable(schema), data)
  if (!value.success) return { ...ref, kind: 'damaged', value: null }
  return { ...ref, kind: 'value', value: value.output }
}

/**
 * All snapshots of a slot, newest first, stale ones included.
 * @param known a text that is known to be good: its snapshot is not parsed again, and comes without its value
 */
export function allSnapshots<T>(tab: Tab, prefix: string, schema: Schema<T>, known?: string): Snapshot<T>[] {
  return refsIn(tab, prefix).flatMap((ref) => readSnapshot(tab, ref, schema, known) ?? [])
}

export const isCurrent = ({ kind }: Snapshot<unknown>) => kind !== 'stale'

/** The snapshots of this epoch, newest first. */
export function currentSnapshots<T>(tab: Tab, prefix: string, schema: Schema<T>): Snapshot<T>[] {
  return allSnapshots(tab, prefix, schema).filter(isCurrent)
}

/** The text of a snapshot. Null data: the thing was given up. */
export function snapshotText(tab: Tab, data: unknown): string {
  return JSON.stringify({ version: SNAPSHOT_VERSION, epoch: tab.epoch, data })
}

/** Key and text of a snapshot that is migrated or imported, and not written by a slot. */
export function snapshotOf(
  tab: Tab,
  collection: string,
  name: string,
  data: unknown,
  writer: string,
  sequence = 1,
) {
  return { key: `${collection}/${name}/${sequence}-${writer}`, text: snapshotText(tab, data) }
}

/** The newest state of every slot in a collection, by name. What cannot be read is left out. */
export function readCollection<T>(tab: Tab, collection: string, schema: Schema<T>): Record<string, T> {
  const names = new Set(
    tab.adapter.keys().flatMap((key) => {
      const [, folder, name] = /^([\w-]+)\/([^/]+)\/\d+-\w+$/.exec(key) ?? []
      return folder === collection && name !== undefined ? [name] : []
    }),
  )
  const found = [...names].flatMap((name) => {
    const snapshots = currentSnapshots(tab, `${collection}/${name}/`, schema)
    const value = snapshots.find(({ kind }) => kind === 'value')?.value
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}
