/** Owns the opening book's form: how its text is written and read, and what it knows of a position. */
import { type Bits, COLUMNS, drop, EMPTY, fits, mirrored } from './bitboard'

// The book holds the perfect player's own answers, for either side, to every reply that the other side can make,
// as long as the solver needs long for them. So it is a tree: at a node the player moves; its branches are the replies
// after which the book goes on. A node is two characters, a number in base 90:
//     (answer * 9 + rise) * 128 + branches
// `answer` is the column, `rise` how much the score is above the last one (a reply can only be a mistake),
// `branches` a bit for each reply that has a node. The nodes follow in depth-first order, a position only once,
// and of two mirrored positions only one.

/** One position of the book. */
export interface Known {
  /** The best column, 0 to 6. */
  readonly column: number
  /** Its exact score, as the solver counts. */
  readonly score: number
}

const BASE = 90
const RISES = 9
/** Highest rise that a node can hold. */
export const MAX_RISE = RISES - 1
/** Printable characters, without the quotes and the backslash. */
const DIGITS = Array.from({ length: 127 - 33 }, (_, i) => String.fromCharCode(33 + i))
  .filter((digit) => !'\'"`\\'.includes(digit))
  .join('')

/** One number for a position; equal for a position and its mirror image. */
export function keyOf(bits: Bits): number {
  return Math.min(plainKey(bits), plainKey(mirrored(bits)))
}

/** True for a position that is its own mirror image. */
function isSymmetric(bits: Bits): boolean {
  return plainKey(bits) === plainKey(mirrored(bits))
}

/** Above the lower half of a board. */
const HIGH = 0x10000000

function plainKey(bits: Bits): number {
  return (bits.ownHigh + bits.allHigh) * HIGH + bits.ownLow + bits.allLow
}

/** Two characters for a node. */
export function writeNode(column: number, rise: number, branches: number): string {
  const value = (column * RISES + rise) * 128 + branches
  return (DIGITS[Math.floor(value / BASE)] as string) + DIGITS[value % BASE]
}

/** Replies worth a branch: those that fit, and of a symmetric position only the left half. */
export function replies(bits: Bits): number[] {
  const last = isSymmetric(bits) ? 3 : COLUMNS - 1
  return Array.from({ length: last + 1 }, (_, column) => column).filter((column) => fits(bits, column))
}

/** Reads both trees: the one that moves first, then the one that answers. Nothing is an empty book. Throws RangeError on a broken text. */
export function readBook(text: string): ReadonlyMap<number, Known & { readonly key: number }> {
  const known = new Map<number, Known & { readonly key: number }>()
  let at = 0
  const digit = () => {
    const value = DIGITS.indexOf(text.charAt(at))
    if (at >= text.length || value < 0) throw new RangeError(`book: broken at character ${at}`)
    at++
    return value
  }
  const read = (bits: Bits, before: number) => {
    const value = digit() * BASE + digit()
    const branches = value % 128
    const column = Math.floor(value / 128 / RISES)
    const score = before + (Math.floor(value / 128) % RISES)
    known.set(keyOf(bits), { column, score, key: plainKey(bits) })
    const answered = drop(bits, column)
    for (let reply = 0; reply < COLUMNS; reply++) {
      if (branches & (1 << reply)) read(drop(answered, reply), score)
    }
  }
  if (text === '') return known
  read(EMPTY, 0)
  for (const first of replies(EMPTY)) read(drop(EMPTY, first), -2)
  if (at !== text.length) throw new RangeError('book: more text than nodes')
  return known
}

/** What the book knows of a position, turned round where the position is the mirror image of the book's. */
export function lookUp(book: ReturnType<typeof readBook>, bits: Bits): Known | null {
  const found = book.get(keyOf(bits))
  if (!found) return null
  return found.key === plainKey(bits)
    ? { column: found.column, score: found.score }
    : { column: COLUMNS - 1 - found.column, score: found.score }
}
