/** The next safe cell and the simplest rule that proves it, as a person would find it. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Field, neighborsOf } from './field'
import { oddsOf } from './odds'
import { MINE, OPEN } from './solver'

/**
 * From the simplest: one number has all its mines; two numbers with equal needs; two numbers with different needs;
 * several numbers together; the number of mines left.
 */
export type Rule = 'number' | 'one-one' | 'one-two' | 'several' | 'count'

export interface Deduction {
  readonly rule: Rule
  /** The cells that it proves safe. */
  readonly safe: readonly number[]
  /** The open numbers that prove it; none for `several` and `count`. */
  readonly numbers: readonly number[]
  /** The mines that simpler rules prove; for `number`, those that numbers prove. */
  readonly mines: readonly number[]
}

/**
 * Flags are ignored, because they may be wrong.
 *
 * @param shown the number of each open cell, -1 for covered ones
 * @returns null if no covered cell is certainly safe, or if the field is too open to count all arrangements
 */
export function deduce(field: Field, shown: readonly number[]): Deduction | null {
  const work = new Work(field, shown)
  const one = work.settleNumbers()
  const single = work.mines
  if (one) return { rule: 'number', ...one, mines: single }
  const equal = work.findPair((more) => more === 0)
  if (equal) return { rule: 'one-one', safe: equal.safe, numbers: equal.numbers, mines: single }
  const numbers: number[] = []
  for (let pair = work.findPair(); pair; pair = work.findPair()) {
    numbers.push(...pair.numbers)
    for (const cell of pair.mines) work.known[cell] = MINE
    const found = pair.safe.length > 0 ? pair : work.settleNumbers()
    if (found)
      return {
        rule: 'one-two',
        safe: found.safe,
        numbers: [...new Set([...numbers, ...found.numbers])],
        mines: single,
      }
  }
  const safeBy = (odds: Readonly<Float64Array> | null) =>
    odds ? [...odds.keys()].filter((cell) => odds[cell] === 0 && shown[cell] === -1) : []
  const safe = safeBy(oddsOf(field, shown))
  if (safe.length === 0) return null
  const always = safeBy(oddsOf(field, shown, true)).filter((cell) => safe.includes(cell))
  return always.length > 0
    ? { rule: 'several', safe: always, numbers: [], mines: work.mines }
    : { rule: 'count', safe, numbers: [], mines: work.mines }
}

interface Found {
  readonly safe: readonly number[]
  readonly numbers: readonly number[]
}

/** What is known of a field: its mines grow, its open cells do not. */
class Work {
  readonly known: Uint8Array
  readonly #field: Field
  readonly #shown: readonly number[]
  /** Open numbers. */
  readonly #numbers: readonly number[]

  constructor(field: Field, shown: readonly number[]) {
    this.#field = field
    this.#shown = shown
    this.#numbers = [...shown.keys()].filter((cell) => itemAt(shown, cell) > 0)
    this.known = Uint8Array.from(shown, (number) => (number < 0 ? 0 : OPEN))
  }
  get mines(): readonly number[] {
    return [...this.known.keys()].filter((cell) => this.known[cell] === MINE)
  }
  #unknownAround(cell: number): number[] {
    return itemAt(neighborsOf(this.#field), cell).filter((other) => this.known[other] === 0)
  }
  /** The mines still to be found around a number. */
  #needOf(cell: number): number {
    const mines = itemAt(neighborsOf(this.#field), cell).filter((other) => this.known[other] === MINE)
    return itemAt(this.#shown, cell) - mines.length
  }
  /** Marks all mines that single numbers prove. @returns a number that has all its mines, and its other cells */
  settleNumbers(): Found | null {
    for (let isNew = true; isNew; ) {
      isNew = false
      for (const number of this.#numbers) {
        const unknown = this.#unknownAround(number)
        if (unknown.length === 0 || this.#needOf(number) !== unknown.length) continue
        for (const cell of unknown) this.known[cell] = MINE
        isNew = true
      }
    }
    for (const number of this.#numbers) {
      const safe = this.#unknownAround(number)
      if (safe.length > 0 && this.#needOf(number) === 0) return { safe, numbers: [number] }
    }
    return null
  }
  /**
   * Two numbers, at most two cells apart: if the first needs as many more mines than the second as it has unknown cells
   * of its own, those are mines, and the second one's own cells are safe.
   *
   * @param accepts the number of these mines
   */
  findPair(accepts = (more: number) => more >= 0): (Found & { readonly mines: readonly number[] }) | null {
    const { cols } = this.#field
    const isNear = (a: number, b: number) =>
      Math.abs((a % cols) - (b % cols)) <= 2 && Math.abs(Math.floor(a / cols) - Math.floor(b / cols)) <= 2
    for (const a of this.#numbers) {
      const ofA = this.#unknownAround(a)
      if (ofA.length === 0) continue
      for (const b of this.#numbers) {
        if (a === b || !isNear(a, b)) continue
        const more = this.#needOf(a) - this.#needOf(b)
        if (!accepts(more)) continue
        const ofB = this.#unknownAround(b)
        const mines = ofA.filter((cell) => !ofB.includes(cell))
        const safe = ofB.filter((cell) => !ofA.includes(cell))
        if (mines.length === more && mines.length + safe.length > 0) return { mines, safe, numbers: [a, b] }
      }
    }
    return null
  }
}
