/** How the browser tests play Tic Tac Toe: X takes the top row. */
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

const MOVES = [
  [1, 1],
  [2, 1],
  [1, 2],
  [2, 2],
  [1, 3],
] as const

export const plan: Plan = {
  query: 'seed=42',
  ends: /X wins/,
  async keyboard({ page }) {
    // The first by arrows and Enter, the others by their digits.
    await walkTo(page, 1, 1)
    await page.keyboard.press('Enter')
    for (const key of ['4', '2', '5', '3']) await page.keyboard.press(key)
  },
  async mouse({ page }) {
    for (const [row, col] of MOVES) await cell(page, row, col).click()
  },
  async touch({ page, fingers }) {
    for (const [row, col] of MOVES) await fingers.tapOn(cell(page, row, col))
  },
  async pad(hands) {
    for (const [row, col] of MOVES) {
      await padTo(hands, row, col)
      await hands.pad.press('A')
    }
  },
  race: null,
}
