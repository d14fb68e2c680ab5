/** Prints the honeycomb: colors 0 to 5, shorter rows indented by half a cell, and the loaded bubbles. */
import { bubbleAt, lookup } from './board'
import { colsOf, type World } from './world'

export function debug({ bubbles, parity, loaded, next, width }: World): string {
  const board = lookup(bubbles)
  const rows = 1 + Math.max(-1, ...bubbles.map(({ row }) => row))
  const lines = Array.from({ length: rows }, (_, row) => {
    const symbols = Array.from(
      { length: colsOf(row, parity, width) },
      (__, col) => bubbleAt(board, row, col)?.color ?? '.',
    )
    return `${' '.repeat((row + parity) % 2)}${symbols.join(' ')}`
  })
  return [...lines, `loaded ${loaded}, next ${next}`].join('\n')
}
