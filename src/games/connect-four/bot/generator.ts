/** Generates the opening book: the output of `growBook` is stored in `openings.ts`. Not part of the site. */
import { OutOfTime } from '../../../engine/core/math/search'
import { type Bits, drop, EMPTY, hasFour } from './bitboard'
import { keyOf, MAX_RISE, replies, writeNode } from './book'
import { best } from './perfect'
import { createSolver } from './solver'

/** Positions with fewer discs are always in the book. */
const ALWAYS_BELOW = 6
/**
 * The empty board: the middle column wins with the second to last disc (solved by James D. Allen and by Victor Allis
 * in 1988).
 */
const FIRST = { column: 3, score: 1 }

/**
 * Writes both trees of the book. A position gets a node if a new solver with a small table searches more than `limit`
 * positions for its best move. With a limit of 3,000,000 this takes about an hour and 128 MB.
 */
export function growBook(limit: number, report: (line: string) => void): string {
  const written = new Set<number>()
  const wise = createSolver(24)
  let nodes = 0

  const isHard = (bits: Bits) => {
    if (bits.count < ALWAYS_BELOW) return true
    const quick = createSolver(20)
    try {
      best(quick, bits, () => quick.nodes > limit)
      return false
    } catch (error) {
      if (error instanceof OutOfTime) return true
      throw error
    }
  }

  const node = (bits: Bits, before: number): string => {
    written.add(keyOf(bits))
    const { column, score } = bits.count === 0 ? FIRST : best(wise, bits, () => false)
    // After such a large mistake the solver does not need a book.
    if (score - before > MAX_RISE) return ''
    const answered = drop(bits, column)
    let branches = 0
    let below = ''
    for (const reply of replies(answered)) {
      const next = drop(answered, reply)
      if (written.has(keyOf(next)) || hasFour(next.allLow ^ next.ownLow, next.allHigh ^ next.ownHigh))
        continue
      if (!isHard(next)) continue
      const text = node(next, score)
      if (text !== '') branches |= 1 << reply
      below += text
    }
    nodes++
    report(
      `${nodes} nodes, ${bits.count} stones, score ${score}, ${Math.round(wise.nodes / 1e6)} M positions`,
    )
    return writeNode(column, score - before, branches) + below
  }

  return (
    node(EMPTY, 0) +
    replies(EMPTY)
      .map((first) => node(drop(EMPTY, first), -2))
      .join('')
  )
}
