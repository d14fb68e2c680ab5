/** Deduces cells from the open numbers and the mine count, without guessing. It never reads the mines themselves. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Field, neighborsOf } from './field'

/** What the solver knows about a cell. A safe cell has no mine, but is not open yet. */
export const UNKNOWN = 0
export const OPEN = 1
export const MINE = 2
export const SAFE = 3

/** With this many unknown cells or fewer, the solver tries every way to place the remaining mines. */
const ENDGAME_CELLS = 18

/** Knowledge of one field, which grows as cells are opened. */
export class Solver {
  readonly #field: Field
  readonly #neighbors: readonly (readonly number[])[]
  readonly #known: Uint8Array
  /** For open cells: mines still to be found among their unknown neighbors, and the number of those neighbors. */
  readonly #need: Int8Array
  readonly #free: Int8Array
  /** Open cells whose neighborhood has changed since they were last examined. */
  readonly #changed: number[] = []
  #minesLeft: number
  #unknown: number
  /** Safe cells found in this call of `next`. */
  #found: number[] = []

  constructor(field: Field) {
    this.#field = field
    this.#neighbors = neighborsOf(field)
    const size = this.#neighbors.length
    this.#known = new Uint8Array(size)
    this.#need = new Int8Array(size)
    this.#free = new Int8Array(size)
    this.#minesLeft = field.mines
    this.#unknown = size
  }

  /** What is known of each cell, by index: UNKNOWN, OPEN, MINE or SAFE. */
  get known(): Readonly<Uint8Array> {
    return this.#known
  }

  /** Records the number of an opened cell. */
  open(cell: number, number: number): void {
    if (this.#known[cell] === OPEN) return
    if (this.#known[cell] === UNKNOWN) {
      this.#settle(cell, SAFE)
      this.#found.pop()
    }
    this.#known[cell] = OPEN
    let mines = 0
    let hidden = 0
    for (const other of this.#around(cell)) {
      if (this.#known[other] === MINE) mines++
      else if (this.#known[other] === UNKNOWN) hidden++
    }
    this.#need[cell] = number - mines
    this.#free[cell] = hidden
    this.#changed.push(cell)
  }

  /**
   * Returns cells that must be safe: from single numbers, otherwise from pairs, otherwise from the mine count. Empty
   * if only a guess is left.
   */
  next(): readonly number[] {
    this.#found = []
    do this.#settleSingles()
    while (this.#found.length === 0 && (this.#settlePairs() || this.#settleRest()))
    return this.#found
  }

  #around(cell: number): readonly number[] {
    return itemAt(this.#neighbors, cell)
  }

  #unknownAround(cell: number): number[] {
    return this.#around(cell).filter((other) => this.#known[other] === UNKNOWN)
  }

  #settle(cell: number, as: typeof MINE | typeof SAFE): void {
    if (this.#known[cell] !== UNKNOWN) return
    this.#known[cell] = as
    this.#unknown--
    if (as === MINE) this.#minesLeft--
    else this.#found.push(cell)
    for (const other of this.#around(cell)) {
      if (this.#known[other] !== OPEN) continue
      this.#count(other, -1, as === MINE ? -1 : 0)
      this.#changed.push(other)
    }
  }

  /** Changes the unknown neighbors of an open cell and the mines still to be found among them. */
  #count(cell: number, free: number, need: number): void {
    this.#free[cell] = itemAt(this.#free, cell) + free
    this.#need[cell] = itemAt(this.#need, cell) + need
  }

  /** One number alone: all its mines are found, or all its unknown neighbors are mines. */
  #settleSingles(): void {
    for (let cell = this.#changed.pop(); cell !== undefined; cell = this.#changed.pop()) {
      const need = this.#need[cell]
      const free = this.#free[cell]
      if (free === 0 || (need !== 0 && need !== free)) continue
      for (const other of this.#around(cell)) this.#settle(other, need === 0 ? SAFE : MINE)
    }
  }

  /** Looks for two numbers, at most two cells apart, that together settle cells. */
  #settlePairs(): boolean {
    const { rows, cols } = this.#field
    const isEdge = (cell: number) => this.#known[cell] === OPEN && this.#free[cell] !== 0
    for (let a = 0; a < rows * cols; a++) {
      if (!isEdge(a)) continue
      const row = Math.floor(a / cols)
      const col = a % cols
      for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++)
        for (let c = Math.max(0, col - 2); c <= Math.min(cols - 1, col + 2); c++) {
          const b = r * cols + c
          if (b !== a && isEdge(b) && this.#settlePair(a, b)) return true
        }
    }
    return false
  }

  /**
   * If `a` needs as many more mines than `b` as it has unknown cells that `b` does not touch, those cells are all
   * mines, and the cells that only `b` touches are all safe.
   */
  #settlePair(a: number, b: number): boolean {
    const more = itemAt(this.#need, a) - itemAt(this.#need, b)
    if (more < 0 || more > itemAt(this.#free, a)) return false
    const { cols } = this.#field
    const touches = (cell: number, middle: number) => {
      const x = (cell % cols) - (middle % cols)
      const y = Math.floor(cell / cols) - Math.floor(middle / cols)
      return x >= -1 && x <= 1 && y >= -1 && y <= 1
    }
    let own = 0
    for (const cell of this.#around(a)) if (this.#known[cell] === UNKNOWN && !touches(cell, b)) own++
    if (own !== more) return false
    const others = itemAt(this.#free, b) - (itemAt(this.#free, a) - own)
    if (own + others === 0) return false
    for (const cell of this.#unknownAround(a)) if (!touches(cell, b)) this.#settle(cell, MINE)
    for (const cell of this.#unknownAround(b)) if (!touches(cell, a)) this.#settle(cell, SAFE)
    return true
  }

  /**
   * The remaining cells are all safe or all mines; if they are few, a cell is settled if it is the same in every
   * arrangement.
   */
  #settleRest(): boolean {
    if (this.#unknown === 0) return false
    const rest = [...this.#known.keys()].filter((cell) => this.#known[cell] === UNKNOWN)
    if (this.#minesLeft === 0 || this.#minesLeft === this.#unknown) {
      const as = this.#minesLeft === 0 ? SAFE : MINE
      for (const cell of rest) this.#settle(cell, as)
      return true
    }
    if (this.#unknown > ENDGAME_CELLS) return false
    const { ways, mined } = this.#countWays(rest)
    let found = false
    for (const [i, cell] of rest.entries()) {
      if (mined[i] !== 0 && mined[i] !== ways) continue
      this.#settle(cell, mined[i] === 0 ? SAFE : MINE)
      found = true
    }
    return found
  }

  /** Counts the ways to place the remaining mines on these cells, and in how many of them each cell is a mine. */
  #countWays(rest: readonly number[]): { ways: number; mined: readonly number[] } {
    const mined = new Array<number>(rest.length).fill(0)
    const laid = new Array<boolean>(rest.length).fill(false)
    let ways = 0
    const fits = (cell: number) => {
      const mines = itemAt(this.#need, cell)
      return mines >= 0 && mines <= itemAt(this.#free, cell)
    }
    const place = (i: number, left: number) => {
      if (left > rest.length - i) return
      if (i === rest.length) {
        ways++
        for (const [j, isMine] of laid.entries()) if (isMine) mined[j] = itemAt(mined, j) + 1
        return
      }
      const touched = this.#around(itemAt(rest, i)).filter((cell) => this.#known[cell] === OPEN)
      for (const mine of [0, 1]) {
        if (mine > left) continue
        laid[i] = mine === 1
        for (const cell of touched) this.#count(cell, -1, -mine)
        if (touched.every(fits)) place(i + 1, left - mine)
        for (const cell of touched) this.#count(cell, 1, mine)
      }
      laid[i] = false
    }
    place(0, this.#minesLeft)
    return { ways, mined }
  }
}
