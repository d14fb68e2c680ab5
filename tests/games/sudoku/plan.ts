/** How the browser tests play Sudoku: the last two cells of a grid, cell first and digit first. */

import { expect } from 'playwright/test'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/sudoku/options'
import { rules } from '../../../src/games/sudoku/rules'
import { solveExactly } from '../../../src/games/sudoku/rules/exact'
import { shapeOf } from '../../../src/games/sudoku/rules/shape'
import type { Hand } from '../../e2e/support/hands'
import { cell, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

/** Of a race. */
const SEED = 42
/** A 1 and a 2 are missing at the end of the first row. */
const POSITION = '534678900672195348198342567859761423426853791713924856961537284287419635345286179'

/** Presses a key beside the grid. */
const pressKey = (hand: Hand, name: RegExp) => hand.press(hand.page.getByRole('gridcell', { name }))

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /Solved/,
  async keyboard({ page }) {
    await walkTo(page, 1, 8)
    // A note, a wrong digit that conflicts, and the correct one.
    for (const key of 'n7') await page.keyboard.press(key)
    await expect(cell(page, 1, 8)).toHaveAttribute('aria-label', /notes 7/)
    for (const key of 'n9') await page.keyboard.press(key)
    await expect(cell(page, 1, 8)).toHaveAttribute('aria-label', /9, conflict/)
    await page.keyboard.press('Backspace')
    await page.keyboard.press('1')
    await walkTo(page, 1, 9)
    await page.keyboard.press('2')
  },
  async mouse(hand) {
    await hand.pressCells([1, 8])
    await pressKey(hand, /^One/)
    await hand.pressCells([1, 9])
    await pressKey(hand, /^Two/)
  },
  async touch(hand) {
    await pressKey(hand, /^Lock a digit/)
    await pressKey(hand, /^One/)
    await hand.pressCells([1, 8])
    await pressKey(hand, /^Two/)
    await hand.pressCells([1, 9])
  },
  async pad(hand) {
    // Selects a cell, then its digit on the keys beside the grid; moving over their edge leads back.
    await hand.pressCells([1, 8])
    await pressKey(hand, /^One/)
    await hand.pad.press('DpadLeft')
    await hand.pressCells([1, 9])
    await pressKey(hand, /^Two/)
  },
  race: {
    query: `seed=${SEED}`,
    async keyboard({ page }) {
      const state = rules.start(completeOptions(options, { level: 'classic' }), SEED)
      const { solution } = solveExactly(state.digits, 1, shapeOf(state))
      for (const [at, digit] of state.digits.entries()) {
        if (digit > 0) continue
        // A click on the cell, because 50 walks over the board take long.
        await cell(page, Math.floor(at / 9) + 1, (at % 9) + 1).click()
        await page.keyboard.press(String(solution?.[at]))
      }
    },
  },
}
