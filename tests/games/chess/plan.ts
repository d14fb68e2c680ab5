/** How the browser tests play Extreme Chess: a rook goes up the board and captures the king (Simplified). */
import { expect } from '../../e2e/support/fixtures'
import type { Cell, Hand } from '../../e2e/support/hands'
import { cell, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

type Move = readonly [from: Cell, to: Cell]
const ROOK: Move = [
  [8, 1],
  [1, 1],
]
const PAWN: Move = [
  [2, 8],
  [3, 8],
]
const CAPTURE: Move = [
  [1, 1],
  [1, 5],
]

/** The second move by dragging, the others by presses. */
async function withDrag(hand: Hand): Promise<void> {
  const at = (place: Cell) => cell(hand.page, ...place)
  await hand.pressCells(...ROOK)
  await hand.drag(at(PAWN[0]), at(PAWN[1]))
  await expect(at(PAWN[1])).toHaveAccessibleName(/h6, Black pawn/)
  await hand.pressCells(CAPTURE[0])
  await expect(at(CAPTURE[0])).toHaveAttribute('aria-selected', 'true')
  await hand.pressCells(CAPTURE[1])
}

export const plan: Plan = {
  query: 'position=4k3/7p/8/8/8/8/8/R3K3%20w',
  ends: /White wins/,
  async keyboard({ page }) {
    for (const [from, to] of [ROOK, PAWN, CAPTURE]) {
      await walkTo(page, ...from)
      await page.keyboard.press('Enter')
      await walkTo(page, ...to)
      await page.keyboard.press('Space')
    }
  },
  mouse: withDrag,
  touch: withDrag,
  pad: (hand) => hand.pressCells(...ROOK, ...PAWN, ...CAPTURE),
  race: null,
}
