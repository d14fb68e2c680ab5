/** A stopwatch in milliseconds. */

export class Stopwatch {
  #gathered = 0
  #since: number | null = null

  constructor(readonly now: () => number = () => performance.now()) {}

  /** Milliseconds gathered so far. */
  read(): number {
    return this.#gathered + (this.#since === null ? 0 : this.now() - this.#since)
  }
  get running(): boolean {
    return this.#since !== null
  }
  run(): void {
    this.#since ??= this.now()
  }
  halt(): void {
    this.#gathered = this.read()
    this.#since = null
  }
  /** Stops at `ms`. */
  set(ms = 0): void {
    this.#gathered = ms
    this.#since = null
  }
}
