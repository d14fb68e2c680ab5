/**
 * Owns a slot: one thing of which the newest state counts, such as a game in progress. Each state is written once under a
 * key of its own, `room/name/count-writer`, and goes only when a newer one stands: no tab can write over another's.
 */

import type { WriteResult } from '../adapter/adapter'
import {
  type Entry,
  entriesIn,
  isOfNow,
  later,
  type Place,
  padded,
  type Schema,
  SLOT_VERSION,
  standingIn,
} from './entries'
import { putAside } from './quarantine'
import { type Part, type Tab, WRITE_AFTER_MS } from './tab'

export type SlotNews = 'elsewhere' | 'ended'

/** One holder of a slot: a page that plays on. */
export class Slot<T> implements Part {
  readonly #tab: Tab
  readonly #prefix: string
  readonly #schema: Schema<T>
  /** Of this holder in this epoch: counts begin anew with it. */
  #by: string
  readonly #told: (news: SlotNews) => void
  /** The newest state that this slot's holder knows. */
  #base: Omit<Place, 'key'> = { count: 0, by: '' }
  #own: { key: string; text: string } | null = null
  /** What it wrote last in this epoch: a play is written every few moves, and each time all of its text stands there. */
  #known: string | undefined
  #make: (() => T | null) | null = null
  #callOff: (() => void) | null = null
  #lost = false
  #complained = false

  /** `told` hears, more than once, that the thing went on elsewhere, or that all data was deleted or replaced. */
  constructor(
    tab: Tab,
    room: string,
    name: string,
    schema: Schema<T>,
    told: (news: SlotNews) => void = () => {},
  ) {
    this.#tab = tab
    this.#prefix = `${room}/${name}/`
    this.#schema = schema
    this.#told = told
    this.#by = tab.adapter.randomName()
    tab.parts.add(this)
  }
  /** The newest state that can be read, or null; from now on this holder goes on from there. */
  open(): T | null {
    const entries = this.#entries()
    for (const { kind, key } of entries) if (kind === 'damaged') this.#aside(key)
    this.#takeUp(entries)
    return entries.find(({ kind }) => kind === 'value')?.value ?? null
  }
  /** Goes on without what is there: a new thing is begun in its place. */
  claim(): void {
    this.#takeUp(this.#entries())
  }
  /** Whether somebody else's state is newer than what this holder knows, and one to go on with. */
  get newer(): boolean {
    return this.#entries().some(
      (entry) => later(entry, this.#base) > 0 && entry.kind === 'value' && entry.value,
    )
  }
  /** Whether this holder's state is no longer the newest: nothing more is written before `open` or `claim`. */
  get lost(): boolean {
    return this.#lost
  }
  /** Has `make` called and its state written soon; null gives the thing up. */
  keep(make: () => T | null): void {
    if (this.#lost) return
    this.#tab.parts.add(this)
    this.#make = make
    this.#callOff ??= this.#tab.adapter.schedule(() => this.flush(), WRITE_AFTER_MS)
  }
  /** Writes the state that waits. */
  flush(): WriteResult {
    this.#callOff?.()
    this.#callOff = null
    const make = this.#make
    if (!make) return 'written'
    if (!this.#tab.may()) return 'blocked'
    const standing = standingIn(this.#tab, this.#prefix, this.#schema, this.#known)
    const entries = standing.filter(isOfNow)
    if (this.#overtaken(entries)) return 'blocked'
    if (entries.some(({ kind }) => kind === 'newer')) {
      this.#complain('newer')
      return 'blocked'
    }
    const data = make()
    if (data === null && entries.length === 0) {
      this.#make = null
      return 'written'
    }
    const count = this.#base.count + 1
    const key = `${this.#prefix}${String(count).padStart(9, '0')}-${this.#by}`
    const text = padded(JSON.stringify({ version: SLOT_VERSION, epoch: this.#tab.epoch, data }))
    const result = this.#put(key, text)
    this.#tab.outcome(this.#prefix, result)
    if (result !== 'written') return result
    this.#make = null
    this.#base = { count, by: this.#by }
    this.#own = { key, text }
    this.#known = text
    this.#clear(standing)
    return result
  }
  /** Ends this holder, with what waits written. */
  close(): void {
    this.flush()
    this.#callOff?.()
    this.#known = undefined
    this.#tab.parts.delete(this)
  }
  hear(key: string | null): void {
    if (key === null || key.startsWith(this.#prefix)) this.#overtaken(this.#entries())
  }
  renew(): void {
    this.#base = { count: 0, by: '' }
    this.#by = this.#tab.adapter.randomName()
    this.#own = null
    this.#known = undefined
    this.#lose('ended')
  }

  #entries(): Entry<T>[] {
    return entriesIn(this.#tab, this.#prefix, this.#schema)
  }
  #takeUp([top]: readonly Entry<T>[]): void {
    this.#base = top ?? { count: 0, by: '' }
    this.#make = null
    this.#lost = false
  }
  #overtaken([top]: readonly Entry<T>[]): boolean {
    if (!top || later(top, this.#base) <= 0 || top.kind === 'newer') return this.#lost
    this.#lose('elsewhere')
    return true
  }
  #lose(news: SlotNews): void {
    this.#make = null
    this.#callOff?.()
    this.#callOff = null
    this.#lost = true
    this.#told(news)
  }
  #put(key: string, text: string): WriteResult {
    const { adapter } = this.#tab
    const result = adapter.write(key, text)
    const before = this.#own
    if (result !== 'full' || !before || adapter.read(before.key) !== before.text) return result
    // There may be room for one, if not for both: surely when this one is no longer.
    if (key.length + text.length > before.key.length + before.text.length) return result
    adapter.remove(before.key)
    return adapter.write(key, text)
  }
  /** What is older than this holder's own state goes; a damaged one only when its copy stands. */
  #clear(standing: readonly Entry<T>[]): void {
    // In an epoch that ended meanwhile what is newer looks like what has ended.
    if (!this.#tab.may()) return
    for (const { key, count, kind } of standing) {
      if (kind !== 'ended' && count >= this.#base.count) continue
      if (kind !== 'damaged' || this.#aside(key)) this.#tab.adapter.remove(key)
    }
  }
  #aside(key: string): boolean {
    const stands = putAside(this.#tab.adapter, key, this.#tab.adapter.read(key) ?? '')
    this.#complain(stands ? 'corrupt' : 'uncopied')
    return stands
  }
  #complain(problem: 'corrupt' | 'uncopied' | 'newer'): void {
    if (!this.#complained) this.#tab.tell(problem, this.#prefix)
    this.#complained = true
  }
}
