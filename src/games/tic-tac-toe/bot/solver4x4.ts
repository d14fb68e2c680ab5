/** Exact values on 4x4: alpha-beta on bitboards with a transposition table. */
import { itemAt } from '../../../engine/core/itemAt'
import { linesOf } from '../../../engine/core/math/grid'

/** The ten lines of four, one bit per cell. */
const LINES: readonly number[] = linesOf(4, 4, 4).map((line) =>
  line.reduce((bits, cell) => bits | (1 << cell), 0),
)
/** Cells on three lines before those on two. */
const ORDER = [5, 6, 9, 10, 0, 3, 12, 15, 1, 2, 4, 7, 8, 11, 13, 14]
const ALL = 0xffff

/** The eight symmetries of the board, as the target of each cell. */
const SYMMETRIES: readonly (readonly number[])[] = Array.from({ length: 8 }, (_, way) =>
  Array.from({ length: 16 }, (__, cell) => {
    let [row, col] = [cell >> 2, cell & 3]
    if (way & 4) [row, col] = [col, row]
    if (way & 1) row = 3 - row
    if (way & 2) col = 3 - col
    return row * 4 + col
  }),
)

/** For each symmetry, the images of the lower and the upper eight cells. */
const SYMMETRY_TABLES: readonly (readonly [Uint16Array, Uint16Array])[] = SYMMETRIES.map((to) => {
  const half = (from: number) =>
    Uint16Array.from({ length: 256 }, (_, bits) => {
      let out = 0
      for (let i = 0; i < 8; i++) if (bits & (1 << i)) out |= 1 << itemAt(to, from + i)
      return out
    })
  return [half(0), half(8)]
})

/** A key that is equal for all rotations and reflections of a board. */
function keyOf(mine: number, theirs: number): number {
  let min = Number.POSITIVE_INFINITY
  for (const [low, high] of SYMMETRY_TABLES) {
    const a = itemAt(low, mine & 255) | itemAt(high, mine >> 8)
    const b = itemAt(low, theirs & 255) | itemAt(high, theirs >> 8)
    const key = a * 65_536 + b
    if (key < min) min = key
  }
  return min
}

/** Number of set bits of 16. */
function bitCount(bits: number): number {
  let left = bits
  let sum = 0
  for (; left; left &= left - 1) sum++
  return sum
}

/** The cells, as bits, that complete a line of `own` now. */
export function completing(own: number, taken: number): number {
  let cells = 0
  for (const line of LINES) {
    const rest = line & ~own
    if ((rest & (rest - 1)) === 0 && !(rest & taken)) cells |= rest
  }
  return cells
}

// The transposition table: lower and upper bound of each position, 0 to 40 each, packed into one number.
const table = new Map<number, number>()

/**
 * Value of a position without a line of four, for the side to move, within alpha and beta: 0 a tie; n > 0 a win and n
 * < 0 a loss with |n| - 1 empty cells left.
 */
function search(mine: number, theirs: number, alpha: number, beta: number): number {
  const taken = mine | theirs
  const left = 16 - bitCount(taken)
  if (left === 0) return 0
  // A win now leaves left - 1 cells.
  if (completing(mine, taken)) return left
  let open = false
  for (const line of LINES) if (!(line & mine) || !(line & theirs)) open = true
  if (!open) return 0
  const threats = completing(theirs, taken)
  // Two threats cannot both be blocked: the opponent wins with the next mark.
  if (threats & (threats - 1)) return -(left - 1)
  const key = keyOf(mine, theirs)
  const entry = table.get(key)
  let [low, high] = entry === undefined ? [-16, 16] : [(entry >> 6) - 20, (entry & 63) - 20]
  // From here, the fastest win is the mark after next, and the fastest loss the one after that.
  high = Math.min(high, Math.max(0, left - 2))
  low = Math.max(low, Math.min(0, 3 - left))
  let a = Math.max(alpha, low)
  const b = Math.min(beta, high)
  if (a >= b) return a
  let best = Number.NEGATIVE_INFINITY
  const cells = threats || ALL & ~taken
  for (const cell of ORDER) {
    const bit = 1 << cell
    if (!(cells & bit)) continue
    const value = -search(theirs, mine | bit, -b, -a)
    if (value > best) best = value
    if (best > a) a = best
    if (a >= b) break
  }
  if (best <= alpha) high = Math.min(high, best)
  else if (best >= beta) low = Math.max(low, best)
  else {
    low = best
    high = best
  }
  table.set(key, ((low + 20) << 6) | (high + 20))
  return best
}

/** With so few marks every position is a tie; the tests prove this by search. */
const OPENING = 2

/** The exact value for the side to move, in the units of `search`. The position must not contain four in a row. */
export function valueOn4x4(mine: number, theirs: number, opening = OPENING): number {
  if (bitCount(mine | theirs) <= opening) return 0
  // Determine the winner first: that is fast, and narrows the window for the rest.
  if (search(mine, theirs, 0, 1) > 0) return search(mine, theirs, 0, 16)
  if (search(mine, theirs, -1, 0) < 0) return search(mine, theirs, -16, 0)
  return 0
}
