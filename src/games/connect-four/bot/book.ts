/** The opening book: its text format and lookups. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Bits, COLUMNS, drop, EMPTY, fits, mirrored } from './bitboard'

// The book holds the perfect player's moves, for either side, for every reply of the opponent, as long as the solver
// takes long. So it is a tree: at a node the player moves; its branches are the replies after which the book
// continues.
//
// A node is two characters, a number in base 90: (answer * 9 + rise) * 128 + branches. The answer is a column, the rise
// is the increase of the score since the last node (a reply can only be a mistake), and the branches are a bit for each
// reply that has a node. Nodes follow in depth-first order. Each position occurs once, and only one of two mirror
// images.

/** One position of the book. */
export interface BookMove {
  /** The best column, 0 to 6. */
  readonly column: number
  /** Its exact score, in the solver's units. */
  readonly score: number
}

const BASE = 90
const RISES = 9
/** Highest rise that a node can hold. */
export const MAX_RISE = RISES - 1
/** Printable characters, except quotes and backslash. */
const DIGITS = Array.from({ length: 127 - 33 }, (_, i) => String.fromCharCode(33 + i))
  .filter((digit) => !'\'"`\\'.includes(digit))
  .join('')

/** A key that is equal for a position and its mirror image. */
export function keyOf(bits: Bits): number {
  return Math.min(plainKey(bits), plainKey(mirrored(bits)))
}

/** Whether a position is its own mirror image. */
function isSymmetric(bits: Bits): boolean {
  return plainKey(bits) === plainKey(mirrored(bits))
}

/** Factor of the upper half of a key. */
const HIGH = 0x10000000

function plainKey(bits: Bits): number {
  return (bits.ownHigh + bits.allHigh) * HIGH + bits.ownLow + bits.allLow
}

/** The two characters of a node. */
export function writeNode(column: number, rise: number, branches: number): string {
  const value = (column * RISES + rise) * 128 + branches
  return itemAt(DIGITS, Math.floor(value / BASE)) + DIGITS[value % BASE]
}

/** The replies that can have a branch: legal ones, and in a symmetric position only the left half. */
export function replies(bits: Bits): number[] {
  const last = isSymmetric(bits) ? 3 : COLUMNS - 1
  return Array.from({ length: last + 1 }, (_, column) => column).filter((column) => fits(bits, column))
}

/**
 * Reads both trees: first the one for the side that moves first, then the other. An empty text is an empty book.
 *
 * @throws RangeError if the text is malformed
 */
export function readBook(text: string): ReadonlyMap<number, BookMove & { readonly key: number }> {
  const known = new Map<number, BookMove & { readonly key: number }>()
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

/** What the book knows about a position, mirrored if the book has its mirror image. */
export function lookUpBook(book: ReturnType<typeof readBook>, bits: Bits): BookMove | null {
  const found = book.get(keyOf(bits))
  if (!found) return null
  return found.key === plainKey(bits)
    ? { column: found.column, score: found.score }
    : { column: COLUMNS - 1 - found.column, score: found.score }
}
