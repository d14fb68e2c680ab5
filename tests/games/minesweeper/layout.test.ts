/** Tests which fields begin enlarged: those whose cells are too small for a finger on a phone. */
import { expect, it } from 'vitest'
import { layOut } from '../../../src/games/minesweeper/view/fieldLayout'

const FIELDS = {
  beginner: { rows: 9, cols: 9, mines: 10 },
  intermediate: { rows: 16, cols: 16, mines: 40 },
  expert: { rows: 16, cols: 30, mines: 99 },
}

it.each([
  ['beginner', 384, 700, false],
  ['intermediate', 384, 700, true],
  ['expert', 384, 700, true],
  ['expert', 700, 384, true],
  ['beginner', 700, 384, false],
  ['expert', 1000, 690, false],
] as const)('%s in %ix%i begins enlarged: %s', (level, width, height, zoomed) => {
  const layout = layOut(FIELDS[level], width, height, null)
  expect(layout.zoomed).toBe(zoomed)
  if (zoomed) expect(layout.cell).toBeGreaterThanOrEqual(38)
  // The player can have it either way.
  expect(layOut(FIELDS[level], width, height, !zoomed).zoomed).toBe(!zoomed)
})
