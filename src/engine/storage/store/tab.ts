/** One tab among all that are open on the same storage: its epoch, the stores and slots open in it, and problems to report. */
import type { StorageAdapter, WriteResult } from '../adapter/adapter'
import { EPOCH_KEY, nextEpoch, readEpoch } from './epoch'
import type { StorageProblem } from './format'

/** A store or a slot that is open in this tab. */
export interface TabResource {
  /** Writes what is pending, at once and without the lock: the page may be leaving. */
  flush(): WriteResult
  /** Another tab wrote or removed the key (null: any key). */
  onExternalWrite(key: string | null): void
  /** All data was deleted or replaced: pending changes were meant for data that is gone. */
  onEpochEnd(): void
}

/** How long changes wait to be written together, ms. */
export const WRITE_AFTER_MS = 300

type ProblemListener = (problem: StorageProblem, key: string) => void

/** One tab. The page has one (`page.ts`); tests open several on one simulated storage. */
export class Tab {
  readonly resources = new Set<TabResource>()
  #epoch: string
  #stopped = false
  /** What could not be written, and not written since. */
  readonly #failing = new Set<string>()
  readonly #listeners = new Set<ProblemListener>()
  /** Problems found before anyone listened: stores open before the pages of the site do. */
  readonly #unreported: [StorageProblem, string][] = []

  constructor(readonly adapter: StorageAdapter) {
    this.#epoch = readEpoch(adapter)
  }
  get epoch(): string {
    return this.#epoch
  }
  get stopped(): boolean {
    return this.#stopped
  }
  /**
   * Whether this tab may write now. Looks at the stored epoch: when another tab has begun a new one, everything open here
   * drops what it has pending, and the answer is false this once.
   */
  canWrite(): boolean {
    if (this.#stopped) return false
    const stored = readEpoch(this.adapter)
    if (stored === this.#epoch) return true
    this.#epoch = stored
    this.#endEpoch()
    return false
  }
  /** Writes a text. `resource` names what it belongs to in reports. */
  write(key: string, text: string, resource = key): WriteResult {
    const result = this.adapter.write(key, text)
    this.reportWrite(resource, result)
    return result
  }
  /** Reports the first failure of a write, and the next one only after everything could be written again. */
  reportWrite(resource: string, result: WriteResult): void {
    if (result === 'written') this.#failing.delete(resource)
    else {
      if (this.#failing.size === 0) this.report(result, resource)
      this.#failing.add(resource)
    }
  }
  /** Begins a new epoch, in which nothing counts that older writers still write. False when it cannot be written. */
  beginEpoch(): boolean {
    const next = nextEpoch(this.adapter)
    if (this.adapter.write(EPOCH_KEY, next) !== 'written') return false
    this.#epoch = next
    return true
  }
  /** Everything open drops what it has pending and reads the storage again. */
  reset(): void {
    this.#epoch = readEpoch(this.adapter)
    this.#failing.clear()
    this.#endEpoch()
  }
  flushAll(): void {
    for (const resource of [...this.resources]) resource.flush()
  }
  /** Another tab wrote or removed the key (null: any key). */
  onExternalWrite(key: string | null): void {
    if (key === null || key === EPOCH_KEY) this.canWrite()
    for (const resource of [...this.resources]) resource.onExternalWrite(key)
  }
  /** From now on this tab writes nothing more. */
  stop(): void {
    this.#stopped = true
  }
  /** Calls `listener` for every problem, also for those found before. Returns how to stop. */
  onProblem(listener: ProblemListener): () => void {
    this.#listeners.add(listener)
    for (const [problem, key] of this.#unreported.splice(0)) listener(problem, key)
    return () => this.#listeners.delete(listener)
  }
  report(problem: StorageProblem, key: string): void {
    if (this.#listeners.size === 0) this.#unreported.push([problem, key])
    for (const listener of this.#listeners) listener(problem, key)
  }

  #endEpoch(): void {
    // A copy: a resource may close itself or open another.
    for (const resource of [...this.resources]) resource.onEpochEnd()
  }
}
