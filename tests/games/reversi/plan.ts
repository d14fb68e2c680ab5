/** How the browser tests play Reversi: Black takes the last two squares, while White has to pass. */
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

/** Seven columns of black discs, then white ones that end at two empty squares of the first row. */
const ROW = 'XXXXXXXX'
const POSITION = `XOO-XOO-${ROW.repeat(7)} X`

const MOVES = [
  [1, 4],
  [1, 8],
] as const

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /Black wins/,
  async keyboard({ page }) {
    for (const [row, col] of MOVES) {
      await walkTo(page, row, col)
      await page.keyboard.press('Enter')
    }
  },
  async mouse({ page }) {
    for (const [row, col] of MOVES) await cell(page, row, col).click()
  },
  async touch({ page, fingers }) {
    for (const [row, col] of MOVES) await fingers.tapOn(cell(page, row, col))
  },
  async pad(devices) {
    for (const [row, col] of MOVES) {
      await padTo(devices, row, col)
      await devices.pad.press('A')
    }
  },
  race: null,
}
