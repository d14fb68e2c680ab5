/**
 * A slot: one thing of which only the newest state counts, such as a game in progress. Each state is a snapshot under a key
 * of its own (`snapshots.ts`), removed only when a newer one exists: no tab can write over another tab's state.
 */
import type { WriteResult } from '../adapter/adapter'
import { quarantine } from './quarantine'
import {
  allSnapshots,
  compare,
  currentSnapshots,
  isCurrent,
  type Position,
  type Schema,
  type Snapshot,
  START,
  snapshotText,
} from './snapshots'
import { type Tab, type TabResource, WRITE_AFTER_MS } from './tab'

/** Why a holder lost its slot: the thing continued in another tab, or all data was deleted or replaced. */
export type SlotLoss = 'elsewhere' | 'ended'

/**
 * Texts are padded to a multiple of this many characters. Most states then need no more space than the one before, and can
 * be written even when storage is full.
 */
const PADDING = 256
const padded = (text: string) => text.padEnd(Math.ceil(text.length / PADDING) * PADDING)

/** One holder of a slot: a page that plays the game in it. */
export class Slot<T> implements TabResource {
  readonly #tab: Tab
  readonly #prefix: string
  readonly #schema: Schema<T>
  readonly #onLost: (loss: SlotLoss) => void
  /** A new one in each epoch, in which sequence numbers begin again. */
  #writer: string
  /** The newest state that this holder continues from. */
  #base: Position = START
  /** What it wrote last in this epoch. */
  #written: { readonly key: string; readonly text: string } | null = null
  /** As `#written`, until this holder is closed: read back, this text need not be parsed. */
  #known: string | undefined
  #makeState: (() => T | null) | null = null
  #cancelTimer: (() => void) | null = null
  #lost = false
  #reported = false

  /** `onLost` may be called more than once. */
  constructor(
    tab: Tab,
    collection: string,
    name: string,
    schema: Schema<T>,
    onLost: (loss: SlotLoss) => void = () => {},
  ) {
    this.#tab = tab
    this.#prefix = `${collection}/${name}/`
    this.#schema = schema
    this.#onLost = onLost
    this.#writer = tab.adapter.randomName()
    tab.resources.add(this)
  }
  /** The newest state that can be read, or null. From now on this holder continues from it. */
  open(): T | null {
    const snapshots = this.#current()
    for (const { kind, key } of snapshots) if (kind === 'damaged') this.#quarantine(key)
    this.#continueFrom(snapshots)
    return snapshots.find(({ kind }) => kind === 'value')?.value ?? null
  }
  /** Takes the slot for a new thing, whatever is in it. */
  claim(): void {
    this.#continueFrom(this.#current())
  }
  /** Whether another tab has written a state that is newer than this holder's, and can be opened. */
  get newer(): boolean {
    return this.#current().some(
      (snapshot) => compare(snapshot, this.#base) > 0 && snapshot.kind === 'value' && snapshot.value,
    )
  }
  /** Whether this holder's state is no longer the newest. Then it writes nothing more before `open` or `claim`. */
  get lost(): boolean {
    return this.#lost
  }
  /** Soon calls `makeState` and writes what it returns; null gives the thing up. */
  keep(makeState: () => T | null): void {
    if (this.#lost) return
    this.#tab.resources.add(this)
    this.#makeState = makeState
    this.#cancelTimer ??= this.#tab.adapter.schedule(() => this.flush(), WRITE_AFTER_MS)
  }
  /** Writes the pending state now. */
  flush(): WriteResult {
    this.#cancelWrite()
    const makeState = this.#makeState
    if (!makeState) return 'written'
    if (!this.#tab.canWrite()) return 'blocked'
    const stored = allSnapshots(this.#tab, this.#prefix, this.#schema, this.#known)
    const current = stored.filter(isCurrent)
    if (this.#checkOvertaken(current)) return 'blocked'
    if (current.some(({ kind }) => kind === 'newer')) {
      this.#report('newer')
      return 'blocked'
    }
    const state = makeState()
    // There is nothing to give up.
    if (state === null && current.length === 0) {
      this.#makeState = null
      return 'written'
    }
    const result = this.#write(state)
    if (result === 'written') this.#removeOlder(stored)
    return result
  }
  /** Writes the pending state, and ends this holder. */
  close(): void {
    this.flush()
    this.#cancelWrite()
    this.#known = undefined
    this.#tab.resources.delete(this)
  }
  onExternalWrite(key: string | null): void {
    if (key === null || key.startsWith(this.#prefix)) this.#checkOvertaken(this.#current())
  }
  onEpochEnd(): void {
    this.#base = START
    this.#writer = this.#tab.adapter.randomName()
    this.#written = null
    this.#known = undefined
    this.#lose('ended')
  }

  #current(): Snapshot<T>[] {
    return currentSnapshots(this.#tab, this.#prefix, this.#schema)
  }
  #continueFrom([newest]: readonly Snapshot<T>[]): void {
    this.#base = newest ?? START
    this.#makeState = null
    this.#lost = false
  }
  /** Loses the slot when another tab's state is newer. Returns whether it is lost. */
  #checkOvertaken([newest]: readonly Snapshot<T>[]): boolean {
    if (!newest || compare(newest, this.#base) <= 0 || newest.kind === 'newer') return this.#lost
    this.#lose('elsewhere')
    return true
  }
  #lose(loss: SlotLoss): void {
    this.#makeState = null
    this.#cancelWrite()
    this.#lost = true
    this.#onLost(loss)
  }
  #cancelWrite(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }
  #write(state: T | null): WriteResult {
    const sequence = this.#base.sequence + 1
    const key = `${this.#prefix}${String(sequence).padStart(9, '0')}-${this.#writer}`
    const text = padded(snapshotText(this.#tab, state))
    const result = this.#writeText(key, text)
    this.#tab.reportWrite(this.#prefix, result)
    if (result !== 'written') return result
    this.#makeState = null
    this.#base = { sequence, writer: this.#writer }
    this.#written = { key, text }
    this.#known = text
    return result
  }
  #writeText(key: string, text: string): WriteResult {
    const { adapter } = this.#tab
    const result = adapter.write(key, text)
    const before = this.#written
    if (result !== 'full' || !before || adapter.read(before.key) !== before.text) return result
    // There is no space for both. For one there is, as long as it is not longer than the one before.
    if (key.length + text.length > before.key.length + before.text.length) return result
    adapter.remove(before.key)
    return adapter.write(key, text)
  }
  /** Removes what is older than this holder's own state; a damaged snapshot only when its copy exists. */
  #removeOlder(stored: readonly Snapshot<T>[]): void {
    // Had a new epoch begun meanwhile, its snapshots would look stale.
    if (!this.#tab.canWrite()) return
    for (const { key, sequence, kind } of stored) {
      if (kind !== 'stale' && sequence >= this.#base.sequence) continue
      if (kind !== 'damaged' || this.#quarantine(key)) this.#tab.adapter.remove(key)
    }
  }
  #quarantine(key: string): boolean {
    const { adapter } = this.#tab
    const copied = quarantine(adapter, key, adapter.read(key) ?? '')
    this.#report(copied ? 'corrupt' : 'uncopied')
    return copied
  }
  /** Reports the first problem only. */
  #report(problem: 'corrupt' | 'uncopied' | 'newer'): void {
    if (!this.#reported) this.#tab.report(problem, this.#prefix)
    this.#reported = true
  }
}
