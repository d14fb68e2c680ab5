/**
 * Owns a slot: one thing of which the newest state counts, such as a game in progress. Each state is written once under a
 * key of its own, `room/name/count-writer`, and goes only when a newer one stands: no tab can write over another's.
 */
import { putAside } from './damage'
import type { WriteResult } from './door'
import {
  type Entry,
  entriesIn,
  later,
  type Place,
  padded,
  placesIn,
  readEntry,
  type Schema,
  SLOT_VERSION,
} from './entries'
import { type Part, type Tab, WRITE_AFTER_MS } from './tab'

export type SlotNews = 'elsewhere' | 'ended'

type Head = Pick<Entry<unknown>, keyof Place | 'kind'>

/** A state as its holder wrote it. */
interface Written {
  readonly key: string
  readonly text: string
  readonly epoch: string
}

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
  /** What was written here last, and before that: it need not be read to be known. */
  #own: readonly Written[] = []
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
    this.#by = tab.door.name()
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
    this.#takeUp(this.#heads())
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
    this.#callOff ??= this.#tab.door.later(() => this.flush(), WRITE_AFTER_MS)
  }
  /** Writes the state that waits. */
  flush(): WriteResult {
    this.#callOff?.()
    this.#callOff = null
    const make = this.#make
    if (!make) return 'written'
    if (!this.#tab.may()) return 'blocked'
    const entries = this.#heads()
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
    const { epoch } = this.#tab
    const text = padded(JSON.stringify({ version: SLOT_VERSION, epoch, data }))
    const result = this.#put(key, text)
    this.#tab.outcome(this.#prefix, result)
    if (result !== 'written') return result
    this.#make = null
    this.#base = { count, by: this.#by }
    this.#own = [{ key, text, epoch }, ...this.#own.slice(0, 1)]
    this.#clear()
    return result
  }
  /** Ends this holder, with what waits written. */
  close(): void {
    this.flush()
    this.#callOff?.()
    this.#tab.parts.delete(this)
  }
  hear(key: string | null): void {
    if (key === null || key.startsWith(this.#prefix)) this.#overtaken(this.#heads())
  }
  renew(): void {
    this.#base = { count: 0, by: '' }
    this.#by = this.#tab.door.name()
    this.#own = []
    this.#lose('ended')
  }

  #entries(): Entry<T>[] {
    return entriesIn(this.#tab, this.#prefix, this.#schema)
  }
  /** What stands there, newest first, without its values. */
  #heads(): Head[] {
    return placesIn(this.#tab, this.#prefix)
      .sort((a, b) => later(b, a))
      .map((place) => ({ ...place, kind: this.#kindAt(place) }))
      .filter((head): head is Head => head.kind !== null && head.kind !== 'ended')
  }
  /** Null when it is gone. */
  #kindAt(place: Place): Entry<T>['kind'] | null {
    const own = this.#own.find(({ key }) => key === place.key)
    const known = own?.epoch === this.#tab.epoch && own.text === this.#tab.door.read(place.key)
    return known ? 'value' : (readEntry(this.#tab, place, this.#schema)?.kind ?? null)
  }
  #takeUp([top]: readonly Place[]): void {
    this.#base = top ?? { count: 0, by: '' }
    this.#make = null
    this.#lost = false
  }
  #overtaken([top]: readonly Head[]): boolean {
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
    const { door } = this.#tab
    const result = door.write(key, text)
    const before = this.#own[0]
    if (result !== 'full' || !before || door.read(before.key) !== before.text) return result
    // There may be room for one, if not for both: surely when this one is no longer.
    if (key.length + text.length > before.key.length + before.text.length) return result
    door.remove(before.key)
    return door.write(key, text)
  }
  /** What is older than this holder's own state goes; a damaged one only when its copy stands. */
  #clear(): void {
    // In an epoch that ended meanwhile what is newer looks like what has ended.
    if (!this.#tab.may()) return
    for (const place of placesIn(this.#tab, this.#prefix)) {
      const kind = this.#kindAt(place)
      if (kind !== 'ended' && place.count >= this.#base.count) continue
      if (kind !== 'damaged' || this.#aside(place.key)) this.#tab.door.remove(place.key)
    }
  }
  #aside(key: string): boolean {
    const stands = putAside(this.#tab.door, key, this.#tab.door.read(key) ?? '')
    this.#complain(stands ? 'corrupt' : 'uncopied')
    return stands
  }
  #complain(problem: 'corrupt' | 'uncopied' | 'newer'): void {
    if (!this.#complained) this.#tab.tell(problem, this.#prefix)
    this.#complained = true
  }
}
