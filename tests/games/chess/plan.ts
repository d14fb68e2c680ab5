/** How the browser tests play Extreme Chess: a rook goes up the board and captures the king (Simplified). */
import { expect } from '../../e2e/support/fixtures'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

/** Ra8, h6, Rxe8: each from and to as row and column. */
const MOVES = [
  [8, 1, 1, 1],
  [2, 8, 3, 8],
  [1, 1, 1, 5],
] as const

export const plan: Plan = {
  query: 'position=4k3/7p/8/8/8/8/8/R3K3%20w',
  ends: /White wins/,
  async keyboard({ page }) {
    for (const [fromRow, fromCol, row, col] of MOVES) {
      await walkTo(page, fromRow, fromCol)
      await page.keyboard.press('Enter')
      await walkTo(page, row, col)
      await page.keyboard.press('Space')
    }
  },
  async mouse({ page }) {
    for (const [index, [fromRow, fromCol, row, col]] of MOVES.entries()) {
      // The second move by dragging, the others by clicks.
      if (index === 1) {
        await cell(page, fromRow, fromCol).hover()
        await page.mouse.down()
        await cell(page, row, col).hover({ force: true })
        await page.mouse.up()
        await expect(cell(page, row, col)).toHaveAccessibleName(/h6, Black pawn/)
      } else {
        await cell(page, fromRow, fromCol).click()
        await cell(page, row, col).click()
      }
    }
  },
  async touch({ page, fingers }) {
    for (const [index, [fromRow, fromCol, row, col]] of MOVES.entries()) {
      if (index === 1) {
        const from = await cell(page, fromRow, fromCol).boundingBox()
        if (!from) throw new Error('The board is not there.')
        const { x, y, width, height } = from
        await fingers.swipe(x + width / 2, y + height / 2, 0, height)
        await expect(cell(page, row, col)).toHaveAccessibleName(/h6, Black pawn/)
      } else {
        await fingers.tapOn(cell(page, fromRow, fromCol))
        await expect(cell(page, fromRow, fromCol)).toHaveAttribute('aria-selected', 'true')
        await fingers.tapOn(cell(page, row, col))
      }
    }
  },
  async pad(hands) {
    for (const [fromRow, fromCol, row, col] of MOVES) {
      await padTo(hands, fromRow, fromCol)
      await hands.pad.press('A')
      await padTo(hands, row, col)
      await hands.pad.press('A')
    }
  },
  race: null,
}
