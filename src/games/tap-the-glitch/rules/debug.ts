/** Owns the print of the slots: p s c v the glitches by their type, large under the cursor, + the cursor alone. */
import { printGrid } from '../../../engine/core/grid'
import { COLS, ROWS, type World } from './world'

export function debug({ glitches, cursor }: World): string {
  return printGrid(ROWS, COLS, (row, col) => {
    const slot = row * COLS + col
    const letter = glitches.find((glitch) => glitch.slot === slot)?.type[0]
    if (slot === cursor) return letter?.toUpperCase() ?? '+'
    return letter ?? '.'
  })
}
