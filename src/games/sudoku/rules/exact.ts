/** The exact solver: counts the solutions of a grid by search, with constraint propagation before each guess. */
import { itemAt } from '../../../engine/core/itemAt'
import { arrange, fitting, type Sum } from './cages'
import { ALL, bitOf, CELLS, firstOf, SIZE } from './grid'
import type { Shape } from './shape'

export interface Solutions {
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
 * Candidates of every cell as bits, before the first guess and after each. A cell with a single candidate is assigned.
 */
const GUESSES = Array.from({ length: CELLS + 1 }, () => new Uint16Array(CELLS))
/** Assigned cells whose digit has not yet been removed from the cells that see them. */
const pending = new Uint8Array(CELLS)
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
): Solutions {
  const candidates = itemAt(GUESSES, 0)
  candidates.fill(ALL)
  for (let cell = 0; cell < CELLS; cell++) {
    const digit = itemAt(digits, cell)
    if (digit !== 0 && !assign(shape, candidates, cell, bitOf(digit)))
      return { count: 0, solution: null, other: null, whole: true }
  }
  let count = 0
  let solution: number[] | null = null
  let other: number[] | null = null
  let tried = 0
  const search = (guesses: number): void => {
    const now = itemAt(GUESSES, guesses)
    if (tried >= max) return
    if (!propagate(shape, now, ++tried > HARD)) return
    const cell = fewestCandidates(now)
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
      if (assign(shape, next, at, bit)) search(guesses + 1)
    }
    const bits = itemAt(now, cell)
    if (SIZE[bits] !== 2 && findStrongLink(shape, now)) {
      const { bit, first, second } = strongLink
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
function assign({ peers }: Shape, candidates: Uint16Array, cell: number, bit: number): boolean {
  const own = itemAt(candidates, cell)
  if (!(own & bit)) return false
  // Already propagated.
  if (own === bit) return true
  candidates[cell] = bit
  pending[0] = cell
  let count = 1
  while (count > 0) {
    const from = itemAt(pending, --count)
    const digit = itemAt(candidates, from)
    const seen = itemAt(peers, from)
    for (let i = 0; i < seen.length; i++) {
      const peer = itemAt(seen, i)
      const before = itemAt(candidates, peer)
      if (!(before & digit)) continue
      const after = before & ~digit
      if (after === 0) return false
      candidates[peer] = after
      if ((after & (after - 1)) === 0) pending[count++] = peer
    }
  }
  return true
}

/** Constraint propagation: hidden singles, locked candidates, cages and, if `hard`, subsets. False if there is no solution. */
function propagate(shape: Shape, candidates: Uint16Array, hard: boolean): boolean {
  for (;;) {
    let progress = hiddenSingles(shape, candidates)
    if (progress === 'nothing') progress = lockedCandidates(shape, candidates)
    if (progress === 'nothing') progress = sums(shape, candidates, shape.cages)
    if (progress === 'nothing') progress = sums(shape, candidates, shape.derived)
    if (progress === 'nothing' && hard) progress = subsets(shape, candidates)
    if (progress !== 'found') return progress === 'nothing'
  }
}

type Progress = 'found' | 'nothing' | 'contradiction'

/** Digits with one cell left in a house. */
function hiddenSingles(shape: Shape, candidates: Uint16Array): Progress {
  let progress: Progress = 'nothing'
  for (const house of shape.houses) {
    let once = 0
    let twice = 0
    let assigned = 0
    for (let i = 0; i < 9; i++) {
      const bits = itemAt(candidates, itemAt(house, i))
      twice |= once & bits
      once |= bits
      if ((bits & (bits - 1)) === 0) assigned |= bits
    }
    if (once !== ALL) return 'contradiction'
    for (let rest = once & ~twice & ~assigned; rest !== 0; rest &= rest - 1) {
      const bit = rest & -rest
      const cell = house.find((each) => itemAt(candidates, each) & bit)
      if (cell === undefined || !assign(shape, candidates, cell, bit)) return 'contradiction'
      progress = 'found'
    }
  }
  return progress
}

/**
 * Locked candidates: digits of a box confined to one line are removed from the rest of the line, and digits of a line
 * confined to one box from the rest of the box.
 */
function lockedCandidates(shape: Shape, candidates: Uint16Array): Progress {
  let progress: Progress = 'nothing'
  for (let side = 0; side < 6; side++) {
    const upright = side > 2
    const first = (side % 3) * 3
    const cellOf = (line: number, at: number) => (upright ? at * 9 + first + line : (first + line) * 9 + at)
    for (let each = 0; each < 9; each++) {
      const line = Math.floor(each / 3)
      const at = (each % 3) * 3
      segments[each] =
        itemAt(candidates, cellOf(line, at)) |
        itemAt(candidates, cellOf(line, at + 1)) |
        itemAt(candidates, cellOf(line, at + 2))
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
      const eliminatedInLine = own & ~inBox & inLine
      const eliminatedInBox = own & ~inLine & inBox
      if ((eliminatedInLine | eliminatedInBox) === 0) continue
      progress = 'found'
      for (let other = 1; other < 3; other++) {
        for (let i = 0; i < 3; i++) {
          const along = cellOf(line, ((box + other) % 3) * 3 + i)
          const across = cellOf((line + other) % 3, box * 3 + i)
          if (
            !eliminate(shape, candidates, along, eliminatedInLine) ||
            !eliminate(shape, candidates, across, eliminatedInBox)
          )
            return 'contradiction'
        }
      }
      // The segments are outdated now; further candidates are found in the next pass.
      return progress
    }
  }
  return progress
}

/**
 * Naked subsets: n cells with n digits remove these digits from the rest of the house. n cells with fewer digits have
 * no solution.
 */
function subsets(shape: Shape, candidates: Uint16Array): Progress {
  let progress: Progress = 'nothing'
  for (const house of shape.houses) {
    const open = house.filter((cell) => SIZE[itemAt(candidates, cell)] !== 1)
    // Neither the whole house nor a single cell removes anything here.
    for (let set = 1; set < (1 << open.length) - 1; set++) {
      const low = set & -set
      const union = itemAt(unions, set ^ low) | itemAt(candidates, itemAt(open, firstOf(low) - 1))
      unions[set] = union
      const size = itemAt(SIZE, set)
      const digits = itemAt(SIZE, union)
      if (digits < size) return 'contradiction'
      if (digits > size || size < 2) continue
      let eliminated = false
      for (let i = 0; i < open.length; i++) {
        const cell = itemAt(open, i)
        if (set & (1 << i) || !(itemAt(candidates, cell) & union)) continue
        if (!eliminate(shape, candidates, cell, union)) return 'contradiction'
        eliminated = true
      }
      if (!eliminated) continue
      progress = 'found'
      break
    }
  }
  return progress
}

/** Digits with which the other cells of a cage cannot make its sum. */
function sums(shape: Shape, candidates: Uint16Array, all: readonly Sum[]): Progress {
  let progress: Progress = 'nothing'
  for (const { cells, sum } of all) {
    if (!arrange(candidates, cells, sum)) return 'contradiction'
    for (let i = 0; i < cells.length; i++) {
      const cell = itemAt(cells, i)
      const bits = itemAt(fitting, i)
      if ((itemAt(candidates, cell) & ~bits) === 0) continue
      if (!eliminate(shape, candidates, cell, ~bits)) return 'contradiction'
      progress = 'found'
    }
  }
  return progress
}

/** Removes candidates from a cell. False if none is left. */
function eliminate(shape: Shape, candidates: Uint16Array, cell: number, bits: number): boolean {
  const before = itemAt(candidates, cell)
  const after = before & ~bits
  if (after === before) return true
  if (after === 0) return false
  if ((after & (after - 1)) !== 0) {
    candidates[cell] = after
    return true
  }
  return assign(shape, candidates, cell, after)
}

/** The open cell with the fewest candidates (minimum remaining values), or -1 if all are assigned. */
function fewestCandidates(candidates: Uint16Array): number {
  let best = -1
  let min = 10
  for (let cell = 0; cell < CELLS; cell++) {
    const size = itemAt(SIZE, itemAt(candidates, cell))
    if (size < 2 || size >= min) continue
    best = cell
    min = size
    if (size === 2) break
  }
  return best
}

/** The digit found by `findStrongLink`, and its two cells. */
const strongLink = { bit: 0, first: 0, second: 0 }

/** Whether some digit has only two cells left in a house (a strong link): one of them holds it. */
function findStrongLink(shape: Shape, candidates: Uint16Array): boolean {
  for (const house of shape.houses) {
    let once = 0
    let twice = 0
    let more = 0
    for (let i = 0; i < 9; i++) {
      const bits = itemAt(candidates, itemAt(house, i))
      more |= twice & bits
      twice |= once & bits
      once |= bits
    }
    const pairs = twice & ~more
    if (pairs === 0) continue
    strongLink.bit = pairs & -pairs
    const cells = house.filter((cell) => itemAt(candidates, cell) & strongLink.bit)
    strongLink.first = itemAt(cells, 0)
    strongLink.second = itemAt(cells, 1)
    return true
  }
  return false
}
