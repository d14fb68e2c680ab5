/** Owns the tally of a play: how often each event came, with which data, and in which runs. Nothing in it ever falls. */
import type { PlayEvent } from './rules'

/** Whole numbers from 0 to this are counted by value, as texts and booleans are. */
const MOST_WHOLE = 64
/** Values told apart in one play; later ones are counted without their value. */
const MOST_VALUES = 2000

interface Run {
  /** How often the event had come when the run was broken last. */
  at: number
  longest: number
}

const add = (to: Map<string, number>, key: string, by: number) => to.set(key, (to.get(key) ?? 0) + by)

/** Of one play. */
export class Tally {
  readonly #counts = new Map<string, number>()
  readonly #values = new Map<string, number>()
  readonly #sums = new Map<string, number>()
  readonly #most = new Map<string, number>()
  /** By what breaks a run, then by what it is a run of. */
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
        this.#most.set(key, Math.max(this.#most.get(key) ?? value, value))
        if (!Number.isInteger(value) || value < 0 || value > MOST_WHOLE) continue
      }
      const told = `${key} ${value}`
      if (this.#values.has(told) || this.#values.size < MOST_VALUES) add(this.#values, told, 1)
    }
  }
  /** How often an event came; with a datum, how often it had this value (a text, a boolean, a whole number from 0 to 64). */
  count(type: string, datum?: string, value?: string | number | boolean): number {
    const found = datum === undefined ? this.#counts.get(type) : this.#values.get(`${type} ${datum} ${value}`)
    return found ?? 0
  }
  /** Of a number that events bring; 0 before the first. */
  sum(type: string, datum: string): number {
    return this.#sums.get(`${type} ${datum}`) ?? 0
  }
  /** The largest that such an event brought; NaN before the first. */
  most(type: string, datum: string): number {
    return this.#most.get(`${type} ${datum}`) ?? Number.NaN
  }
  /** The longest run of an event without another one in between. */
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
