/** Breaks a clue into lines, so that a long one takes less space beside a large cell. */
import type { Clue } from '../rules/clues'

/**
 * The numbers of each line, in reading order.
 *
 * @param chars the longest line, in digits and gaps; a longer number has a line of its own
 */
export function linesOf(clue: Clue, chars: number): readonly (readonly number[])[] {
  const lines: number[][] = [[]]
  let used = 0
  for (const block of clue.length === 0 ? [0] : clue) {
    const length = String(block).length
    if (used > 0 && used + 1 + length > chars) {
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(block)
    used += (used > 0 ? 1 : 0) + length
  }
  return lines
}

/** The shortest lines, in digits and gaps, that break a clue into at most this many. */
export function charsFor(clue: Clue, lines: number): number {
  let chars = Math.max(1, ...clue.map((block) => String(block).length))
  while (linesOf(clue, chars).length > lines) chars++
  return chars
}
