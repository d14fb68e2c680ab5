/** Prints the slots: p s c v are the glitches by type, in capitals under the cursor; + is the cursor alone. */
import { printGrid } from '../../../engine/core/math/grid'
import type { World } from './world'

export function debug({ cols, rows, glitches, cursor }: World): string {
  return printGrid(rows, cols, (row, col) => {
    const slot = row * cols + col
    const letter = glitches.find((glitch) => glitch.slot === slot)?.type[0]
    if (slot === cursor) return letter?.toUpperCase() ?? '+'
    return letter ?? '.'
  })
}
