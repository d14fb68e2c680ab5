/**
 * The moves of a turn-based game as compact text that grows move by move: a list of the distinct moves, and one word for
 * each step, `<index of the move>.<ms since the step before>` in base 36, with `!` where the visitor did not make it.
 */

/** The most steps that are stored of a game. */
export const MAX_STEPS = 20_000

/** A move, its time in ms of play, and whether the visitor made it (not a computer player or a timer). */
export type StepOf<Move = unknown> = readonly [move: Move, at: number, own: boolean]

export interface StepsText {
  /** The distinct moves, in the order of their first use. */
  readonly moves: readonly unknown[]
  readonly steps: string
}

const WORD = /^([0-9a-z]+)\.(-?[0-9a-z]+)(!?)$/

/** Reads what a `StepsWriter` wrote. Null when the text is anything else, or longer than is ever written. */
export function readSteps({ moves, steps }: StepsText): StepOf[] | null {
  if (steps.length > MAX_STEPS * 20) return null
  const words = steps === '' ? [] : steps.split(' ')
  if (words.length > MAX_STEPS) return null
  let at = 0
  const read: StepOf[] = []
  for (const word of words) {
    const [, move, ms, other] = WORD.exec(word) ?? []
    const index = Number.parseInt(move ?? '', 36)
    if (!ms || !(index < moves.length)) return null
    at += Number.parseInt(ms, 36)
    read.push([moves[index], at, !other])
  }
  return read
}

/** Writes the steps of a game. One more step costs the same after five moves and after five thousand. */
export class StepsWriter {
  #moves: unknown[] = []
  #index = new Map<string, number>()
  #steps = ''
  /** Where each step ends in the text, and its time, ms. */
  #ends: number[] = []
  #times: number[] = []

  get length(): number {
    return this.#ends.length
  }
  /** Whether it takes no more steps. */
  get full(): boolean {
    return this.#ends.length >= MAX_STEPS
  }
  add([move, at, own]: StepOf): void {
    if (this.full) return
    const name = JSON.stringify(move)
    const known = this.#index.get(name)
    const index = known ?? this.#moves.push(move) - 1
    if (known === undefined) this.#index.set(name, index)
    const time = Math.round(at)
    const ms = time - (this.#times.at(-1) ?? 0)
    const gap = this.#steps === '' ? '' : ' '
    this.#steps += `${gap}${index.toString(36)}.${ms.toString(36)}${own ? '' : '!'}`
    this.#ends.push(this.#steps.length)
    this.#times.push(time)
  }
  /** Removes all steps after the first `length`. */
  cut(length: number): void {
    if (length >= this.#ends.length) return
    this.#ends.length = length
    this.#times.length = length
    this.#steps = this.#steps.slice(0, this.#ends.at(-1) ?? 0)
  }
  text(): StepsText {
    return { moves: this.#moves, steps: this.#steps }
  }
}
