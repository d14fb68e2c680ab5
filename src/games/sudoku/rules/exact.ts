/** The exact solver: counts the solutions of a grid by search, with constraint propagation before each guess. */
import { itemAt } from '../../../engine/core/itemAt'
import { arrange, fitting, type Sum } from './cages'
import { ALL, bitOf, CELLS, firstOf, SIZE } from './grid'
import type { Shape } from './shape'

export interface Found {
  /** Number of solutions found, up to the limit. */
  readonly count: number
  /** The first solution. */
  readonly solution: readonly number[] | null
  /** The last of several solutions found. */
  readonly other: readonly number[] | null
  /** The count is exact up to the limit: the search was not aborted. */
  readonly whole: boolean
}

/**
 * Candidates of every cell as bits, before the first guess and after each. A cell with a single candidate is settled.
 */
const GUESSES = Array.from({ length: CELLS + 1 }, () => new Uint16Array(CELLS))
/** Settled cells whose digit has not yet been removed from the cells that see them. */
const waiting = new Uint8Array(CELLS)
/** Candidates of three cells in a line within a box: nine segments for three parallel lines. */
const segments = new Uint16Array(9)
/** Union of the candidates of each subset of a house. */
const unions = new Uint16Array(512)
/** From this many guesses on, subsets are also examined. They are expensive, but shorten the hardest searches. */
const HARD = 1000

/**
 * Imported cages that fit many grids could keep the search busy for hours, so it is aborted after this many guesses.
 */
const MAX_WITH_CAGES = 3000

/**
 * Counts the solutions of a grid, exactly, except that with cages the search is aborted after `max` guesses.
 *
 * @param digits 81 digits, 0 for empty. A grid with a repeated digit in a house has no solution
 * @param limit maximum number of solutions to find
 */
export function solveExactly(
  digits: ArrayLike<number>,
  limit: number,
  shape: Shape,
  max = shape.cages.length > 0 ? MAX_WITH_CAGES : Number.POSITIVE_INFINITY,
): Found {
  const marks = itemAt(GUESSES, 0)
  marks.fill(ALL)
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = digits[cell] as number
    if (digit !== 0 && !settle(shape, marks, cell, bitOf(digit)))
      return { count: 0, solution: null, other: null, whole: true }
  }
  let count = 0
  let solution: number[] | null = null
  let other: number[] | null = null
  let tried = 0
  const search = (guesses: number): void => {
    const now = itemAt(GUESSES, guesses)
    if (tried >= max) return
    if (!conclude(shape, now, ++tried > HARD)) return
    const cell = fewest(now)
    if (cell < 0) {
      count++
      const found = Array.from(now, firstOf)
      if (solution) other = found
      else solution = found
      return
    }
    const next = itemAt(GUESSES, guesses + 1)
    const attempt = (at: number, bit: number) => {
      if (count >= limit) return
      next.set(now)
      if (settle(shape, next, at, bit)) search(guesses + 1)
    }
    const bits = itemAt(now, cell)
    if (SIZE[bits] !== 2 && twoPlaces(shape, now)) {
      const { bit, first, second } = places
      attempt(first, bit)
      attempt(second, bit)
    } else for (let rest = bits; rest !== 0; rest &= rest - 1) attempt(cell, rest & -rest)
  }
  search(0)
  return { count, solution, other, whole: tried < max || count >= limit }
}

/** Whether a grid has exactly one solution. False if `max` guesses do not decide it. */
export function isUnique(digits: ArrayLike<number>, shape: Shape, max?: number): boolean {
  const { count, whole } = solveExactly(digits, 2, shape, max)
  return count === 1 && whole
}

/** Places a digit in a cell, and in every cell left with one candidate. False if a cell has none left. */
function settle({ peers }: Shape, marks: Uint16Array, cell: number, bit: number): boolean {
  const own = itemAt(marks, cell)
  if (!(own & bit)) return false
  // Already propagated.
  if (own === bit) return true
  marks[cell] = bit
  waiting[0] = cell
  let count = 1
  while (count > 0) {
    const from = itemAt(waiting, --count)
    const digit = itemAt(marks, from)
    const seen = itemAt(peers, from)
    for (let i = 0; i < seen.length; i++) {
      const peer = itemAt(seen, i)
      const before = itemAt(marks, peer)
      if (!(before & digit)) continue
      const after = before & ~digit
      if (after === 0) return false
      marks[peer] = after
      if ((after & (after - 1)) === 0) waiting[count++] = peer
    }
  }
  return true
}

/** Propagates hidden singles, locked candidates, cages and, if `hard`, subsets. False if there is no solution. */
function conclude(shape: Shape, marks: Uint16Array, hard: boolean): boolean {
  for (;;) {
    let drawn = hiddenSingles(shape, marks)
    if (drawn === 'nothing') drawn = lockedCandidates(shape, marks)
    if (drawn === 'nothing') drawn = sums(shape, marks, shape.cages)
    if (drawn === 'nothing') drawn = sums(shape, marks, shape.derived)
    if (drawn === 'nothing' && hard) drawn = subsets(shape, marks)
    if (drawn !== 'found') return drawn === 'nothing'
  }
}

type Drawn = 'found' | 'nothing' | 'none'

/** Digits with one place left in a house. */
function hiddenSingles(shape: Shape, marks: Uint16Array): Drawn {
  let drawn: Drawn = 'nothing'
  for (const house of shape.houses) {
    let once = 0
    let twice = 0
    let settled = 0
    for (let i = 0; i < 9; i++) {
      const bits = itemAt(marks, itemAt(house, i))
      twice |= once & bits
      once |= bits
      if ((bits & (bits - 1)) === 0) settled |= bits
    }
    if (once !== ALL) return 'none'
    for (let rest = once & ~twice & ~settled; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const cell = house.find((each) => itemAt(marks, each) & bit)
      if (cell === undefined || !settle(shape, marks, cell, bit)) return 'none'
      drawn = 'found'
    }
  }
  return drawn
}

/**
 * Locked candidates: digits of a box confined to one line are removed from the rest of the line, and digits of a line
 * confined to one box from the rest of the box.
 */
function lockedCandidates(shape: Shape, marks: Uint16Array): Drawn {
  let drawn: Drawn = 'nothing'
  for (let side = 0; side < 6; side++) {
    const upright = side > 2
    const first = (side % 3) * 3
    const cellOf = (line: number, at: number) => (upright ? at * 9 + first + line : (first + line) * 9 + at)
    for (let each = 0; each < 9; each++) {
      const line = Math.floor(each / 3)
      const at = (each % 3) * 3
      segments[each] =
        itemAt(marks, cellOf(line, at)) |
        itemAt(marks, cellOf(line, at + 1)) |
        itemAt(marks, cellOf(line, at + 2))
    }
    for (let each = 0; each < 9; each++) {
      const line = Math.floor(each / 3)
      const box = each % 3
      const own = itemAt(segments, each)
      const inLine =
        itemAt(segments, line * 3 + ((box + 1) % 3)) | itemAt(segments, line * 3 + ((box + 2) % 3))
      const inBox =
        itemAt(segments, ((line + 1) % 3) * 3 + box) | itemAt(segments, ((line + 2) % 3) * 3 + box)
      // In the box only within this line, but also elsewhere in the line; and vice versa.
      const fallsInLine = own & ~inBox & inLine
      const fallsInBox = own & ~inLine & inBox
      if ((fallsInLine | fallsInBox) === 0) continue
      drawn = 'found'
      for (let other = 1; other < 3; other++) {
        for (let i = 0; i < 3; i++) {
          const along = cellOf(line, ((box + other) % 3) * 3 + i)
          const across = cellOf((line + other) % 3, box * 3 + i)
          if (!strike(shape, marks, along, fallsInLine) || !strike(shape, marks, across, fallsInBox))
            return 'none'
        }
      }
      // The segments are outdated now; further candidates are found in the next pass.
      return drawn
    }
  }
  return drawn
}

/**
 * Naked subsets: n cells with n digits remove these digits from the rest of the house. n cells with fewer digits have
 * no solution.
 */
function subsets(shape: Shape, marks: Uint16Array): Drawn {
  let drawn: Drawn = 'nothing'
  for (const house of shape.houses) {
    const open = house.filter((cell) => SIZE[itemAt(marks, cell)] !== 1)
    // Neither the whole house nor a single cell removes anything here.
    for (let set = 1; set < (1 << open.length) - 1; set++) {
      const low = set & -set
      const union = itemAt(unions, set ^ low) | itemAt(marks, itemAt(open, firstOf(low) - 1))
      unions[set] = union
      const size = SIZE[set] as number
      const digits = SIZE[union] as number
      if (digits < size) return 'none'
      if (digits > size || size < 2) continue
      let struck = false
      for (let i = 0; i < open.length; i++) {
        const cell = itemAt(open, i)
        if (set & (1 << i) || !(itemAt(marks, cell) & union)) continue
        if (!strike(shape, marks, cell, union)) return 'none'
        struck = true
      }
      if (!struck) continue
      drawn = 'found'
      break
    }
  }
  return drawn
}

/** Digits with which the other cells of a cage cannot make its sum. */
function sums(shape: Shape, marks: Uint16Array, all: readonly Sum[]): Drawn {
  let drawn: Drawn = 'nothing'
  for (const { cells, sum } of all) {
    if (!arrange(marks, cells, sum)) return 'none'
    for (let i = 0; i < cells.length; i++) {
      const cell = itemAt(cells, i)
      const bits = itemAt(fitting, i)
      if ((itemAt(marks, cell) & ~bits) === 0) continue
      if (!strike(shape, marks, cell, ~bits)) return 'none'
      drawn = 'found'
    }
  }
  return drawn
}

/** Removes candidates from a cell. False if none is left. */
function strike(shape: Shape, marks: Uint16Array, cell: number, bits: number): boolean {
  const before = itemAt(marks, cell)
  const after = before & ~bits
  if (after === before) return true
  if (after === 0) return false
  if ((after & (after - 1)) !== 0) {
    marks[cell] = after
    return true
  }
  return settle(shape, marks, cell, after)
}

/** The open cell with the fewest candidates, or -1 if all are settled. */
function fewest(marks: Uint16Array): number {
  let best = -1
  let min = 10
  for (let cell = 0; cell < CELLS; cell++) {
    const size = SIZE[itemAt(marks, cell)] as number
    if (size < 2 || size >= min) continue
    best = cell
    min = size
    if (size === 2) break
  }
  return best
}

/** The digit found by `twoPlaces`, and its two places. */
const places = { bit: 0, first: 0, second: 0 }

/** Whether some digit has only two places in a house. */
function twoPlaces(shape: Shape, marks: Uint16Array): boolean {
  for (const house of shape.houses) {
    let once = 0
    let twice = 0
    let more = 0
    for (let i = 0; i < 9; i++) {
      const bits = itemAt(marks, itemAt(house, i))
      more |= twice & bits
      twice |= once & bits
      once |= bits
    }
    const pairs = twice & ~more
    if (pairs === 0) continue
    places.bit = pairs & -pairs
    const cells = house.filter((cell) => itemAt(marks, cell) & places.bit)
    places.first = itemAt(cells, 0)
    places.second = itemAt(cells, 1)
    return true
  }
  return false
}
