/** How the browser tests play Nonogram: a small puzzle, by lines where the device can draw them. */

import { expect } from 'playwright/test'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/nonogram/options'
import { rules, solutionAt, widthOf } from '../../../src/games/nonogram/rules'
import type { Cell, Hand } from '../../e2e/support/hands'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

/** Of a race. */
const SEED = 42
/** Rows 5, 1 1, 3. */
const POSITION = '5.1-1.3_2.1-1.1-1.1-1.2'

const ROW_1 = [1, 2, 3, 4, 5].map((col): Cell => [1, col])
const ROW_2: readonly Cell[] = [
  [2, 1],
  [2, 5],
]
const ROW_3 = [2, 3, 4].map((col): Cell => [3, col])

const isMarked = ({ page }: Hand, row: number, col: number, mark: string) =>
  expect(cell(page, row, col)).toHaveAttribute('aria-label', new RegExp(`, ${mark}`))

/** Draws a line to the right by the keyboard, from the cell with the focus. */
async function draw({ page }: Hand, steps: number): Promise<void> {
  await page.keyboard.down('Shift')
  for (let i = 0; i < steps; i++) await page.keyboard.press('ArrowRight')
  await page.keyboard.up('Shift')
}

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /Solved/,
  async keyboard(hand) {
    const { page } = hand
    await walkTo(page, 3, 1)
    // A cross, cleared, and set again.
    await page.keyboard.press('x')
    await isMarked(hand, 3, 1, 'crossed')
    // A second button cancels the press.
    await cell(page, 3, 5).hover()
    for (const button of ['right', 'left'] as const) await page.mouse.down({ button })
    for (const button of ['right', 'left'] as const) await page.mouse.up({ button })
    await isMarked(hand, 3, 5, 'empty')
    await walkTo(page, 3, 1)
    await page.keyboard.press('Backspace')
    await isMarked(hand, 3, 1, 'empty')
    await page.keyboard.press('x')
    await walkTo(page, 3, 2)
    await draw(hand, 2)
    await isMarked(hand, 3, 4, 'filled')
    await hand.pressCells([1, 1])
    await draw(hand, 4)
    // The line began on a filled cell, so it cleared that cell.
    await isMarked(hand, 1, 1, 'empty')
    await hand.pressCells(...ROW_1, ...ROW_2)
  },
  async mouse(hand) {
    const { page } = hand
    await cell(page, 3, 1).click({ button: 'right' })
    await isMarked(hand, 3, 1, 'crossed')
    await hand.drag(cell(page, 1, 1), cell(page, 1, 5))
    await isMarked(hand, 1, 3, 'filled')
    // The whole line was one move.
    await hand.press(page.getByRole('button', { name: /^Undo/ }))
    await isMarked(hand, 1, 1, 'empty')
    await hand.pressCells(...ROW_1, ...ROW_3, ...ROW_2)
  },
  async touch(hand) {
    const { page } = hand
    await hand.press(page.getByRole('radio', { name: 'Cross' }))
    await hand.pressCells([3, 1])
    await isMarked(hand, 3, 1, 'crossed')
    await hand.press(page.getByRole('radio', { name: 'Fill' }))
    await hand.drag(cell(page, 1, 1), cell(page, 1, 5))
    await isMarked(hand, 1, 5, 'filled')
    await hand.pressCells(...ROW_3, ...ROW_2)
  },
  async pad(hand) {
    await padTo(hand, 3, 1)
    await hand.pad.press('X')
    await isMarked(hand, 3, 1, 'crossed')
    await hand.pad.press('Y')
    await isMarked(hand, 3, 1, 'empty')
    await hand.pressCells(...ROW_3, [2, 5], ...ROW_1.toReversed(), [2, 1])
  },
  race: {
    query: `seed=${SEED}&puzzle=generated&size=5`,
    async keyboard(hand) {
      const state = rules.start(
        completeOptions(options, { puzzle: 'generated', size: '5', level: 'easy' }),
        SEED,
      )
      const width = widthOf(state)
      for (let at = 0; at < state.cells.length; at++) {
        if (!solutionAt(state, at)) continue
        await hand.pressCells([Math.floor(at / width) + 1, (at % width) + 1])
      }
    },
  },
}
