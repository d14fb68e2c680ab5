/**
 * Exact deduction in one line: the cells that are filled, or empty, in every way to place the blocks. Cells are bits
 * of an integer, from the start of the line.
 */
import { itemAt } from '../../../engine/core/itemAt'

/** The longest line: one more bit than cells must fit into a signed 32-bit integer. */
export const LONGEST = 30

/** What is known of a line, as bits. */
export interface Known {
  readonly filled: number
  readonly empty: number
}

/**
 * `ends[j]` has bit `i` if the first `i` cells can hold exactly the first `j` blocks.
 *
 * @param clue lengths of the blocks
 */
function prefixes(clue: readonly number[], length: number, filled: number, empty: number): number[] {
  const ends: number[] = []
  for (let j = 0; j <= clue.length; j++) {
    const before = j > 0 ? itemAt(ends, j - 1) : 0
    const block = j > 0 ? itemAt(clue, j - 1) : 0
    const mask = (1 << block) - 1
    let bits = j === 0 ? 1 : 0
    for (let i = 1; i <= length; i++) {
      let fits = (filled >> (i - 1)) % 2 === 0 && ((bits >> (i - 1)) & 1) === 1
      const from = i - block
      if (!fits && j > 0 && from >= 0 && (empty & (mask << from)) === 0)
        fits = from === 0 ? j === 1 : ((filled >> (from - 1)) & 1) === 0 && ((before >> (from - 1)) & 1) === 1
      if (fits) bits |= 1 << i
    }
    ends.push(bits)
  }
  return ends
}

/** The bits of a line in reverse order. */
function reversed(bits: number, length: number): number {
  let result = 0
  for (let i = 0; i < length; i++) if ((bits >> i) & 1) result |= 1 << (length - 1 - i)
  return result
}

/** Where each block can be: its first and its last start, in any way to place all blocks. */
export interface Range {
  readonly first: number
  readonly last: number
}

/** What a line's clue and its known cells allow. */
interface Room {
  readonly clue: readonly number[]
  readonly length: number
  readonly known: Known
  /** Bit i of `left[j]`: the first i cells can hold exactly the first j blocks. */
  readonly left: readonly number[]
  /** Bit i of `right[j]`: the cells from i on can hold the blocks from j on. */
  readonly right: readonly number[]
}

/** @returns null if the blocks cannot be placed */
function roomOf(clue: readonly number[], length: number, known: Known): Room | null {
  const { filled, empty } = known
  const left = prefixes(clue, length, filled, empty)
  if (((itemAt(left, clue.length) >> length) & 1) === 0) return null
  const back = prefixes([...clue].reverse(), length, reversed(filled, length), reversed(empty, length))
  const right = back.map((bits) => reversed(bits, length + 1)).reverse()
  return { clue, length, known, left, right }
}

/** Whether a block can start at a cell, with all others around it. */
function canStart({ clue, length, known: { filled, empty }, left, right }: Room, j: number, from: number) {
  const end = from + itemAt(clue, j)
  if (empty & (((1 << itemAt(clue, j)) - 1) << from)) return false
  const starts =
    from === 0 ? j === 0 : ((filled >> (from - 1)) & 1) === 0 && ((itemAt(left, j) >> (from - 1)) & 1) === 1
  const goesOn =
    end === length
      ? j === clue.length - 1
      : ((filled >> end) & 1) === 0 && ((itemAt(right, j + 1) >> (end + 1)) & 1) === 1
  return starts && goesOn
}

/** The range of each block; none if the blocks cannot be placed. */
export function rangesOf(clue: readonly number[], length: number, known: Known): readonly Range[] {
  const room = roomOf(clue, length, known)
  if (!room) return []
  return clue.map((block, j) => {
    const starts = Array.from({ length: length - block + 1 }, (_, from) => from)
    const fits = (from: number) => canStart(room, j, from)
    return { first: starts.find(fits) ?? 0, last: starts.findLast(fits) ?? 0 }
  })
}

/**
 * Deduces all that a line's clue and its known cells prove, by dynamic programming over prefixes and suffixes.
 *
 * @param clue lengths of the blocks; empty for a line without filled cells
 * @param length number of cells, at most `LONGEST`
 * @returns all known cells, or null if the blocks cannot be placed
 */
export function deduceLine(clue: readonly number[], length: number, known: Known): Known | null {
  const room = roomOf(clue, length, known)
  if (!room) return null
  const { left, right } = room
  let canFill = 0
  let canBeEmpty = 0
  for (let j = 0; j <= clue.length; j++)
    canBeEmpty |= itemAt(left, j) & (itemAt(right, j) >> 1) & ~known.filled
  for (let j = 0; j < clue.length; j++) {
    const block = itemAt(clue, j)
    for (let from = 0; from + block <= length; from++)
      if (canStart(room, j, from)) canFill |= ((1 << block) - 1) << from
  }
  const all = (1 << length) - 1
  return { filled: canFill & ~canBeEmpty & all, empty: canBeEmpty & ~canFill & all }
}
