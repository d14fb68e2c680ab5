/**
 * Simulates one browser's storage with several tabs, for tests. As between processes, a tab can read what others wrote only
 * some time later, in order, and gets the event for it then or later still. A lock is granted when its tab can read
 * everything that was written before.
 */
import type { StorageAdapter, WriteResult } from '../../../src/engine/storage/adapter/adapter'
import { Tab } from '../../../src/engine/storage/store/tab'

interface Written {
  readonly key: string
  readonly text: string | null
  readonly by: TestTab | null
}

/** What all tabs share. */
export class Shared {
  readonly log: Written[] = []
  readonly truth = new Map<string, string>()
  readonly tabs: TestTab[] = []
  /** The most characters all texts may have together. */
  room = Number.POSITIVE_INFINITY
  readonly locks: { tab: TestTab; work: () => void }[] = []
  #names = 0
  #now = 0

  constructor(
    /** Called for each write that succeeded, before other tabs can see it. */
    readonly wrote: (tab: TestTab, key: string, text: string) => void = () => {},
  ) {}
  open(): TestTab {
    const tab = new TestTab(this)
    this.tabs.push(tab)
    return tab
  }
  /** The tab crashes: it writes nothing more. */
  kill(tab: TestTab): void {
    tab.timers.length = 0
    this.tabs.splice(this.tabs.indexOf(tab), 1)
    const kept = this.locks.filter((lock) => lock.tab !== tab)
    this.locks.splice(0, this.locks.length, ...kept)
  }
  put(by: TestTab | null, key: string, text: string | null): void {
    if (text === null) this.truth.delete(key)
    else this.truth.set(key, text)
    this.log.push({ key, text, by })
  }
  /** Grants the lock to the first tab that waits for it. */
  grant(): void {
    const lock = this.locks.shift()
    lock?.tab.deliver(Number.POSITIVE_INFINITY)
    lock?.work()
  }
  /** Runs everything that is pending. */
  settle(): void {
    for (let busy = true; busy; ) {
      busy = this.locks.length > 0 || this.tabs.some(({ timers }) => timers.length > 0)
      for (const tab of this.tabs) tab.run()
      while (this.locks.length > 0) this.grant()
      for (const tab of this.tabs) tab.deliver(Number.POSITIVE_INFINITY)
    }
  }
  get size(): number {
    let size = 0
    for (const [key, text] of this.truth) size += key.length + text.length
    return size
  }
  /** Fills the storage to the last character, or removes that filling. */
  fill(empty: boolean): void {
    this.room = empty ? Number.POSITIVE_INFINITY : this.size
  }
  randomName(): string {
    return `w${String(this.#names++).padStart(5, '0')}`
  }
  now(): number {
    return this.#now++
  }
}

export class TestTab implements StorageAdapter {
  readonly view: Map<string, string>
  readonly timers: (() => void)[] = []
  readonly tab: Tab
  /** How much of the log this tab has seen. */
  seen: number
  readonly #last = new Map<string, number>()
  /** Writes of other tabs that this tab can read already, without an event yet. */
  readonly #eventsDue: string[] = []

  constructor(readonly shared: Shared) {
    this.view = new Map(shared.truth)
    this.seen = shared.log.length
    this.tab = new Tab(this)
  }
  read(key: string): string | null {
    return this.view.get(key) ?? null
  }
  write(key: string, text: string): WriteResult {
    const { room, truth } = this.shared
    const before = truth.get(key)
    const grows = key.length + text.length - (before === undefined ? 0 : key.length + before.length)
    if (room < Number.POSITIVE_INFINITY && grows > 0 && this.shared.size + grows > room) return 'full'
    this.view.set(key, text)
    this.#put(key, text)
    this.shared.wrote(this, key, text)
    return 'written'
  }
  remove(key: string): void {
    if (this.view.delete(key)) this.#put(key, null)
  }
  keys(): string[] {
    return [...this.view.keys()]
  }
  runExclusive(work: () => void): Promise<void> {
    return new Promise((resolve) => {
      this.shared.locks.push({
        tab: this,
        work() {
          work()
          resolve()
        },
      })
    })
  }
  schedule(work: () => void): () => void {
    this.timers.push(work)
    return () => {
      const at = this.timers.indexOf(work)
      if (at >= 0) this.timers.splice(at, 1)
    }
  }
  now(): number {
    return this.shared.now()
  }
  randomName(): string {
    return this.shared.randomName()
  }
  /** Runs everything that is scheduled. */
  run(): void {
    for (const work of this.timers.splice(0)) work()
  }
  /** Gets the events of the next `count` writes of other tabs. */
  deliver(count: number): void {
    for (let n = 0; n < count && (this.#eventsDue.length > 0 || this.seen < this.shared.log.length); n++) {
      if (this.#eventsDue.length === 0) this.look(1)
      const key = this.#eventsDue.shift()
      if (key !== undefined) this.tab.onExternalWrite(key)
    }
  }
  /** Can read the next `count` writes of other tabs; their events come later. */
  look(count: number): void {
    for (let n = 0; n < count && this.seen < this.shared.log.length; n++) {
      const index = this.seen++
      const { key, text, by } = this.shared.log[index] as Written
      // What this tab itself wrote later stays.
      if (by === this || (this.#last.get(key) ?? -1) > index) continue
      if (text === null) this.view.delete(key)
      else this.view.set(key, text)
      this.#eventsDue.push(key)
    }
  }
  #put(key: string, text: string | null): void {
    this.#last.set(key, this.shared.log.length)
    this.shared.put(this, key, text)
  }
}
