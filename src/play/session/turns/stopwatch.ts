/** A stopwatch in milliseconds. */

export class Stopwatch {
  #total = 0
  #since: number | null = null

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Milliseconds so far. */
  read(): number {
    return this.#total + (this.#since === null ? 0 : this.now() - this.#since)
  }
  get running(): boolean {
    return this.#since !== null
  }
  run(): void {
    this.#since ??= this.now()
  }
  halt(): void {
    this.#total = this.read()
    this.#since = null
  }
  /** Stops at `ms`. */
  set(ms = 0): void {
    this.#total = ms
    this.#since = null
  }
}
