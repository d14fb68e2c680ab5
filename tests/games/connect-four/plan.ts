/** How the browser tests play Connect Four: red stacks four in the first column. */
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

const COLUMNS = [1, 2, 1, 2, 1, 2, 1]

export const plan: Plan = {
  query: 'seed=42',
  ends: /Red wins/,
  async keyboard({ page }) {
    await walkTo(page, 6, 1)
    await page.keyboard.press('Enter')
    for (const column of COLUMNS.slice(1)) await page.keyboard.press(String(column))
  },
  async mouse({ page }) {
    for (const column of COLUMNS) await cell(page, 1, column).click()
  },
  async touch({ page, fingers }) {
    for (const column of COLUMNS) await fingers.tapOn(cell(page, 3, column))
  },
  async pad(hands) {
    for (const column of COLUMNS) {
      await padTo(hands, 6, column)
      await hands.pad.press('A')
    }
  },
  race: null,
}
