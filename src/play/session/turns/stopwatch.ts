/** Play time, without pauses. */

/** Counts milliseconds. */
export class Stopwatch {
  #total = 0
  #since: number | null = null

  read(): number {
    return this.#total + (this.#since === null ? 0 : performance.now() - this.#since)
  }
  get running(): boolean {
    return this.#since !== null
  }
  run(): void {
    this.#since ??= performance.now()
  }
  halt(): void {
    this.#total = this.read()
    this.#since = null
  }
  set(ms = 0): void {
    this.#total = ms
    this.#since = null
  }
}
