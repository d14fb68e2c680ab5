/** Owns the solver: what follows for certain from the open numbers and the count of mines. It never sees a mine. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Field, neighboursOf } from './field'

/** What the solver holds of a cell. A safe cell is known to hold no mine, but is not open yet. */
export const UNKNOWN = 0
export const OPEN = 1
export const MINE = 2
export const SAFE = 3

/** Below this many unknown cells the count of mines is used: every way to place the rest is gone through. */
const ENDGAME_CELLS = 18

export interface Solver {
  /** Tells the number of a cell that was opened. */
  open(cell: number, number: number): void
  /** Cells that must be safe, all that follow by the rules of pairs or by the count of mines; empty when a guess is due. */
  next(): readonly number[]
  /** What is held of each cell. */
  readonly known: Readonly<Uint8Array>
}

export function createSolver(field: Field): Solver {
  const near = neighboursOf(field)
  const size = near.length
  const known = new Uint8Array(size)
  /** For open cells: mines still to be found among the unknown neighbours, and how many of those there are. */
  const need = new Int8Array(size)
  const free = new Int8Array(size)
  let minesLeft = field.mines
  let unknown = size
  const dirty: number[] = []
  let safe: number[] = []

  const around = (cell: number) => itemAt(near, cell)
  const unknownAround = (cell: number) => around(cell).filter((other) => known[other] === UNKNOWN)

  const settle = (cell: number, as: typeof MINE | typeof SAFE) => {
    if (known[cell] !== UNKNOWN) return
    known[cell] = as
    unknown--
    if (as === MINE) minesLeft--
    else safe.push(cell)
    for (const other of around(cell)) {
      if (known[other] !== OPEN) continue
      ;(free[other] as number)--
      if (as === MINE) (need[other] as number)--
      dirty.push(other)
    }
  }

  /** One number alone: all its mines are found, or all that is left around it are mines. */
  const settleSingles = () => {
    for (let cell = dirty.pop(); cell !== undefined; cell = dirty.pop()) {
      if (free[cell] === 0 || (need[cell] !== 0 && need[cell] !== free[cell])) continue
      const as = need[cell] === 0 ? SAFE : MINE
      for (const other of around(cell)) settle(other, as)
    }
  }

  /**
   * Two numbers together: when one needs as many more mines than the other as it has cells of its own, these are all
   * mines and the other's own cells are all safe.
   */
  const settlePairs = (): boolean => {
    const { rows, cols } = field
    for (let a = 0; a < size; a++) {
      if (known[a] !== OPEN || free[a] === 0) continue
      const row = Math.floor(a / cols)
      const col = a % cols
      for (let r = Math.max(0, row - 2); r <= Math.min(rows - 1, row + 2); r++) {
        for (let c = Math.max(0, col - 2); c <= Math.min(cols - 1, col + 2); c++) {
          const b = r * cols + c
          if (b === a || known[b] !== OPEN || free[b] === 0) continue
          if (settlePair(a, b)) return true
        }
      }
    }
    return false
  }
  const settlePair = (a: number, b: number): boolean => {
    const more = itemAt(need, a) - itemAt(need, b)
    if (more < 0 || more > itemAt(free, a)) return false
    const { cols } = field
    const isOf = (cell: number, middle: number) => {
      const x = (cell % cols) - (middle % cols)
      const y = Math.floor(cell / cols) - Math.floor(middle / cols)
      return x >= -1 && x <= 1 && y >= -1 && y <= 1
    }
    let own = 0
    for (const cell of around(a)) if (known[cell] === UNKNOWN && !isOf(cell, b)) own++
    if (own !== more) return false
    const others = itemAt(free, b) - (itemAt(free, a) - own)
    if (own + others === 0) return false
    for (const cell of unknownAround(a)) if (!isOf(cell, b)) settle(cell, MINE)
    for (const cell of unknownAround(b)) if (!isOf(cell, a)) settle(cell, SAFE)
    return true
  }

  /** All that is left: none or only mines, else, with few cells, what holds in every way to place the rest. */
  const settleRest = (): boolean => {
    if (unknown === 0) return false
    const rest = Array.from({ length: size }, (_, cell) => cell).filter((cell) => known[cell] === UNKNOWN)
    if (minesLeft === 0 || minesLeft === unknown) {
      for (const cell of rest) settle(cell, minesLeft === 0 ? SAFE : MINE)
      return true
    }
    if (unknown > ENDGAME_CELLS) return false
    const { ways, mined } = countWays(rest)
    let found = false
    rest.forEach((cell, i) => {
      if (mined[i] !== 0 && mined[i] !== ways) return
      settle(cell, mined[i] === 0 ? SAFE : MINE)
      found = true
    })
    return found
  }
  const countWays = (rest: readonly number[]) => {
    const mined = new Array<number>(rest.length).fill(0)
    const lay = new Array<boolean>(rest.length).fill(false)
    let ways = 0
    const place = (i: number, left: number) => {
      if (left > rest.length - i) return
      if (i === rest.length) {
        ways++
        for (let j = 0; j < lay.length; j++) if (lay[j]) (mined[j] as number)++
        return
      }
      const touched = around(itemAt(rest, i)).filter((cell) => known[cell] === OPEN)
      for (const mine of [false, true]) {
        if (mine && left === 0) continue
        lay[i] = mine
        for (const cell of touched) {
          ;(free[cell] as number)--
          if (mine) (need[cell] as number)--
        }
        const fits = (cell: number) => {
          const mines = itemAt(need, cell)
          return mines >= 0 && mines <= itemAt(free, cell)
        }
        if (touched.every(fits)) place(i + 1, mine ? left - 1 : left)
        for (const cell of touched) {
          ;(free[cell] as number)++
          if (mine) (need[cell] as number)++
        }
      }
      lay[i] = false
    }
    place(0, minesLeft)
    return { ways, mined }
  }

  return {
    known,
    open(cell, number) {
      if (known[cell] === OPEN) return
      if (known[cell] === UNKNOWN) {
        settle(cell, SAFE)
        safe.pop()
      }
      known[cell] = OPEN
      let mines = 0
      let hidden = 0
      for (const other of around(cell)) {
        if (known[other] === MINE) mines++
        else if (known[other] === UNKNOWN) hidden++
      }
      need[cell] = number - mines
      free[cell] = hidden
      dirty.push(cell)
    },
    next() {
      safe = []
      do settleSingles()
      while (safe.length === 0 && (settlePairs() || settleRest()))
      return safe
    },
  }
}
