/**
 * Counts the events of a game for trophies: how often each occurred, with which data, and in which runs. Counts never
 * decrease.
 */
import type { PlayEvent } from './values'

/** Integers from 0 to this are counted by value, as strings and booleans are. */
const MAX_WHOLE = 64
/** Limit of distinct values per game. Beyond it only the event is counted, not its value. */
const MAX_VALUES = 2000

interface Run {
  /** Count of the event when the run was last broken. */
  at: number
  longest: number
}

const add = (to: Map<string, number>, key: string, by: number) => to.set(key, (to.get(key) ?? 0) + by)

/** The tally of one game. */
export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #values = new Map<string, number>()
  readonly #sums = new Map<string, number>()
  readonly #max = new Map<string, number>()
  /** Runs by the event that breaks them, then by the event that is counted. */
  readonly #runs = new Map<string, Map<string, Run>>()

  add(event: PlayEvent): void {
    const { type } = event
    this.#breakRuns(type)
    add(this.#counts, type, 1)
    for (const datum in event) {
      const value = event[datum]
      if (datum === 'type' || value === undefined) continue
      const key = `${type} ${datum}`
      if (typeof value === 'number') {
        add(this.#sums, key, value)
        this.#max.set(key, Math.max(this.#max.get(key) ?? value, value))
        if (!Number.isInteger(value) || value < 0 || value > MAX_WHOLE) continue
      }
      const pair = `${key} ${value}`
      if (this.#values.has(pair) || this.#values.size < MAX_VALUES) add(this.#values, pair, 1)
    }
  }
  /**
   * How often an event occurred. With a datum, how often it had this value (a string, a boolean, or an integer from 0
   * to 64).
   */
  count(type: string, datum?: string, value?: string | number | boolean): number {
    const found = datum === undefined ? this.#counts.get(type) : this.#values.get(`${type} ${datum} ${value}`)
    return found ?? 0
  }
  /** Sum of a number in events of this type; 0 before the first. */
  sum(type: string, datum: string): number {
    return this.#sums.get(`${type} ${datum}`) ?? 0
  }
  /** Largest value of a number in events of this type; NaN before the first. */
  max(type: string, datum: string): number {
    return this.#max.get(`${type} ${datum}`) ?? Number.NaN
  }
  /** The longest run of an event without the other one in between. */
  run(type: string, broken: string): number {
    const count = this.count(type)
    const { at, longest } = this.#runs.get(broken)?.get(type) ?? { at: 0, longest: 0 }
    return Math.max(longest, count - at)
  }

  #breakRuns(type: string): void {
    let runs = this.#runs.get(type)
    if (!runs) {
      runs = new Map()
      this.#runs.set(type, runs)
    }
    for (const [other, count] of this.#counts) {
      const run = runs.get(other)
      if (run) {
        run.longest = Math.max(run.longest, count - run.at)
        run.at = count
      } else runs.set(other, { at: count, longest: count })
    }
  }
}
