/** Stores: values in localStorage that several tabs change at the same time. `../README.md` describes the protocol. */
import { proxy, ref } from 'valtio'
import type { WriteResult } from '../adapter/adapter'
import { applyAll, applyChange, type Change, mergeChange } from './changes'
import type { Format, ReadResult } from './format'
import { Journal, type JournalEntry } from './journal'
import { quarantine } from './quarantine'
import { type Tab, type TabResource, WRITE_AFTER_MS } from './tab'

/** Another tab's journal entry is compacted by that tab, if it lives on. Only after this many ms does this one do it. */
const COMPACT_OTHERS_AFTER_MS = 4 * WRITE_AFTER_MS

/** What the key of a store holds, without the journal. */
interface Base<T> extends ReadResult<T> {
  readonly text: string | null
  /** Whether the text may be written over: it could be read, or its copy exists. */
  readonly replaceable: boolean
}

/** What is stored, the journal included. */
interface Stored<T> {
  readonly base: Base<T>
  readonly value: T
  readonly entries: readonly JournalEntry[]
  /** Those that the base does not contain yet. */
  readonly uncompacted: readonly JournalEntry[]
}

/** Valtio would wrap every object in the value in a proxy; a value is only ever replaced as a whole. */
const unproxied = <T>(value: T): T =>
  typeof value === 'object' && value !== null ? (ref(value) as T) : value

/**
 * One stored value as this tab sees it: validated, and in step with other tabs. Neither a damaged text nor full storage
 * breaks the page; then changes live in memory, until they can be written.
 */
export class JournaledStore<T> implements TabResource {
  /** What a first visit finds. The same object each time, for React. */
  readonly empty: T
  readonly #tab: Tab
  readonly #journal: Journal
  readonly #live: { value: T }
  /** Changes that are made here, and not stored yet. */
  #pending: Change[] = []
  #cancelTimer: (() => void) | null = null
  #lockRequested = false
  #reloadScheduled = false
  /** The stored text is of a newer version, and never written over. */
  #readOnly = false
  /** The problem that was reported last. */
  #reported: string | null = null
  /** The text that was parsed last: mostly it is still the stored one. */
  #parsed: { readonly text: string | null; readonly result: ReadResult<T> } | null = null

  /** Opens the key in this tab. `page.ts` opens one for the page; a key must always be opened with the same format. */
  constructor(
    tab: Tab,
    readonly key: string,
    readonly format: Format<T>,
  ) {
    this.#tab = tab
    this.#journal = new Journal(tab, key)
    this.empty = format.read(null).value
    this.#live = proxy({ value: unproxied(this.#read().value) }) as { value: T }
    tab.resources.add(this)
    // Entries of a tab that closed.
    if (this.#journal.entries().length > 0) this.#scheduleCompaction()
  }
  /** For React: `useSnapshot(store.live).value`. Replaced as a whole, never written into. */
  get live(): { readonly value: T } {
    return this.#live
  }
  get(): T {
    return this.#live.value
  }
  /** Makes the changes here at once, and soon in whatever is stored by then: other tabs' changes stay. */
  update(...changes: Change[]): void {
    this.#show(changes.reduce(applyChange, this.get()))
    // The change lives as long as the page.
    if (this.#readOnly) return
    this.#pending = changes.reduce<Change[]>(mergeChange, this.#pending)
    this.#scheduleCompaction()
  }
  /**
   * Stores pending changes now: the page is being left, or the visitor is about to see that something is saved.
   * @returns whether they are stored
   */
  flush(): WriteResult {
    if (this.#pending.length === 0) return 'written'
    this.#cancelCompaction()
    if (!this.#tab.adapter.runExclusive) return this.#compact()
    if (!this.#tab.canWrite()) return 'blocked'
    const result = this.#journal.append(this.#pending)
    this.#tab.reportWrite(this.key, result)
    if (result === 'written') this.#pending = []
    // Later, should the page live on. A page with a lock request is not kept for the way back (back/forward cache).
    this.#scheduleCompaction()
    return result
  }
  /** Reads again what is stored, and applies pending changes to it. */
  reload(): void {
    this.#show(applyAll(this.#read().value, this.#pending))
  }
  onExternalWrite(key: string | null): void {
    if (key !== null && this.#journal.owns(key)) {
      this.#scheduleReload()
      this.#scheduleCompaction(COMPACT_OTHERS_AFTER_MS)
    } else if (key === null || key === this.key) this.reload()
  }
  onEpochEnd(): void {
    this.#cancelCompaction()
    this.#pending = []
    this.#reported = null
    this.reload()
  }

  #show(value: T): void {
    this.#live.value = unproxied(value)
  }
  /** Reads the key itself. Reports a problem once. */
  #readBase(): Base<T> {
    const { adapter } = this.#tab
    const text = adapter.read(this.key)
    if (!this.#parsed || this.#parsed.text !== text) this.#parsed = { text, result: this.format.read(text) }
    const { result } = this.#parsed
    this.#readOnly = result.problem === 'newer'
    const replaceable = result.problem !== 'corrupt' || quarantine(adapter, this.key, text ?? '')
    if (result.problem) {
      const problem = `${text} ${replaceable}`
      if (problem !== this.#reported)
        this.#tab.report(result.problem === 'corrupt' && !replaceable ? 'uncopied' : result.problem, this.key)
      this.#reported = problem
    }
    return { ...result, text, replaceable }
  }
  /** Reads the key and the journal. */
  #read(): Stored<T> {
    const base = this.#readBase()
    const entries = this.#journal.entries()
    const uncompacted = entries.filter(({ id }) => !base.compacted?.includes(id))
    return { base, entries, uncompacted, value: this.#applyEntries(base.value, uncompacted) }
  }
  #applyEntries(value: T, entries: readonly JournalEntry[]): T {
    const all = entries.reduce((sum, { changes }) => applyAll(sum, changes), value)
    if (entries.length === 0 || this.#fits(all)) return all
    // One of them does not fit this program's data: the others count.
    return entries.reduce((sum, { changes }) => {
      const next = applyAll(sum, changes)
      return this.#fits(next) ? next : sum
    }, value)
  }
  #fits(value: T): boolean {
    return this.format.read(this.format.write(value)).problem === undefined
  }

  /** Makes one text of the stored value, the journal and pending changes. Call it under the lock, where there is one. */
  #compact(): WriteResult {
    if (!this.#tab.canWrite()) return 'blocked'
    const { base, value, entries, uncompacted } = this.#read()
    if (this.#pending.length === 0 && entries.length === 0) return 'written'
    if (base.problem === 'newer') {
      this.#pending = []
      return 'blocked'
    }
    const next = applyAll(value, this.#pending)
    // Names the entries that it contains: a tab that dies before it has removed them counts nothing twice.
    const remaining = base.compacted?.filter((id) => entries.some((entry) => entry.id === id)) ?? []
    const text = this.format.write(next, [...remaining, ...uncompacted.map(({ id }) => id)])
    const result = this.#replaceBase(base, text)
    this.#tab.reportWrite(this.key, result)
    if (result === 'written') {
      this.#pending = []
      this.#journal.remove(entries)
    }
    this.#show(next)
    return result
  }
  #replaceBase(base: Base<T>, text: string): WriteResult {
    // There was no space for the copy of a damaged text.
    if (!base.replaceable) return 'full'
    return text === base.text ? 'written' : this.#tab.adapter.write(this.key, text)
  }
  #scheduleCompaction(ms = WRITE_AFTER_MS): void {
    this.#cancelTimer ??= this.#tab.adapter.schedule(() => {
      this.#cancelTimer = null
      this.#compactUnderLock()
    }, ms)
  }
  #cancelCompaction(): void {
    this.#cancelTimer?.()
    this.#cancelTimer = null
  }
  /** Two tabs that read, change and write without the lock would lose changes. */
  #compactUnderLock(): void {
    // One request is enough: it takes in everything that is pending by then.
    if (this.#lockRequested) return
    const { adapter } = this.#tab
    if (!adapter.runExclusive) {
      this.#compact()
      return
    }
    this.#lockRequested = true
    void adapter.runExclusive(() => {
      this.#lockRequested = false
      this.#compact()
    })
  }
  /** Once for all the entries that come at about the same time. */
  #scheduleReload(): void {
    if (this.#reloadScheduled) return
    this.#reloadScheduled = true
    this.#tab.adapter.schedule(() => {
      this.#reloadScheduled = false
      this.reload()
    }, 0)
  }
}
