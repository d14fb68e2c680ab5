/** Owns one tab's part in the shared storage: its epoch, what it holds open, and the problems it tells. */
import type { StorageAdapter, WriteResult } from '../adapter/adapter'
import { EPOCH_KEY, nextEpoch, readEpoch } from './epoch'
import type { StorageProblem } from './format'

/** Something that is open in this tab: a store, or a slot. */
export interface Part {
  /** Writes what waits, at once and without a lock: the page may be leaving. */
  flush(): WriteResult
  /** Another tab wrote or removed the key (null: all keys). */
  hear(key: string | null): void
  /** The epoch ended: what waits was meant for data that is gone. */
  renew(): void
}

/** How long changes wait to be written together, ms. */
export const WRITE_AFTER_MS = 300

/** This page among all that are open on the same storage. */
export class Tab {
  readonly parts = new Set<Part>()
  #epoch: string
  #stopped = false
  readonly #failing = new Set<string>()
  readonly #listeners = new Set<(problem: StorageProblem, key: string) => void>()
  /** Problems found while nobody listened yet: stores open before the menu layer stands. */
  readonly #untold: [StorageProblem, string][] = []

  constructor(readonly adapter: StorageAdapter) {
    this.#epoch = readEpoch(adapter)
  }
  get epoch(): string {
    return this.#epoch
  }
  /** Whether this tab may write: it has not stopped, and its epoch still is that of the storage. */
  may(): boolean {
    if (this.#stopped) return false
    const now = readEpoch(this.adapter)
    if (now === this.#epoch) return true
    this.#epoch = now
    for (const part of [...this.parts]) part.renew()
    return false
  }
  /** Writes, and tells once that it cannot, until it could again. */
  write(key: string, text: string, of = key): WriteResult {
    const result = this.adapter.write(key, text)
    this.outcome(of, result)
    return result
  }
  /** How writing `of` went. */
  outcome(of: string, result: WriteResult): void {
    if (result === 'written') this.#failing.delete(of)
    else {
      if (this.#failing.size === 0) this.tell(result, of)
      this.#failing.add(of)
    }
  }
  /** Ends all older writers, in every tab. False, and nothing done, when that cannot be written. */
  beginEpoch(): boolean {
    const next = nextEpoch(this.adapter)
    if (this.adapter.write(EPOCH_KEY, next) !== 'written') return false
    this.#epoch = next
    return true
  }
  /** Everything open forgets what waits and holds what is stored. */
  renewAll(): void {
    this.#epoch = readEpoch(this.adapter)
    this.#failing.clear()
    for (const part of [...this.parts]) part.renew()
  }
  flushAll(): void {
    for (const part of [...this.parts]) part.flush()
  }
  hear(key: string | null): void {
    if (key === null || key === EPOCH_KEY) this.may()
    for (const part of [...this.parts]) part.hear(key)
  }
  /** From now on nothing more is written. */
  stop(): void {
    this.#stopped = true
  }
  get stopped(): boolean {
    return this.#stopped
  }
  onProblem(listener: (problem: StorageProblem, key: string) => void): () => void {
    this.#listeners.add(listener)
    for (const [problem, key] of this.#untold.splice(0)) listener(problem, key)
    return () => this.#listeners.delete(listener)
  }
  tell(problem: StorageProblem, key: string): void {
    if (this.#listeners.size === 0) this.#untold.push([problem, key])
    for (const listener of this.#listeners) listener(problem, key)
  }
}
