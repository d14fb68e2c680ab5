/** How the browser tests play Nonogram: a small puzzle, by lines where the device can draw them. */

import { expect, type Page } from 'playwright/test'
import { completeOptions } from '../../../src/engine/core/game/option'
import { options } from '../../../src/games/nonogram/options'
import { rules, solutionAt, widthOf } from '../../../src/games/nonogram/rules'
import { cell, padTo, walkTo } from '../../e2e/support/moves'
import type { Plan } from '../../e2e/support/plan'

/** Of a race. */
const SEED = 42
/** Rows 5, 1 1, 3. */
const POSITION = '5.1-1.3_2.1-1.1-1.1-1.2'

const isMarked = (page: Page, row: number, col: number, mark: string) =>
  expect(cell(page, row, col)).toHaveAttribute('aria-label', new RegExp(`, ${mark}`))

async function middle(page: Page, row: number, col: number): Promise<{ x: number; y: number }> {
  const box = await cell(page, row, col).boundingBox()
  if (!box) throw new Error('There is no cell.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

export const plan: Plan = {
  query: `position=${POSITION}`,
  ends: /Solved/,
  async keyboard({ page }) {
    await walkTo(page, 3, 1)
    // A cross, cleared, and set again.
    await page.keyboard.press('x')
    await isMarked(page, 3, 1, 'crossed')
    // A second button cancels the press.
    await cell(page, 3, 5).hover()
    for (const button of ['right', 'left'] as const) await page.mouse.down({ button })
    for (const button of ['right', 'left'] as const) await page.mouse.up({ button })
    await isMarked(page, 3, 5, 'empty')
    await walkTo(page, 3, 1)
    await page.keyboard.press('Backspace')
    await isMarked(page, 3, 1, 'empty')
    await page.keyboard.press('x')
    await walkTo(page, 3, 2)
    await page.keyboard.down('Shift')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.up('Shift')
    await isMarked(page, 3, 4, 'filled')
    await walkTo(page, 1, 1)
    await page.keyboard.press('Enter')
    await page.keyboard.down('Shift')
    for (const _ of 'four') await page.keyboard.press('ArrowRight')
    await page.keyboard.up('Shift')
    // The line began on a filled cell, so it cleared that cell.
    await isMarked(page, 1, 1, 'empty')
    for (let col = 1; col <= 5; col++) {
      await walkTo(page, 1, col)
      await page.keyboard.press('Enter')
    }
    await walkTo(page, 2, 5)
    await page.keyboard.press('Enter')
    await walkTo(page, 2, 1)
    await page.keyboard.press('Enter')
  },
  async mouse({ page }) {
    await cell(page, 3, 1).click({ button: 'right' })
    await isMarked(page, 3, 1, 'crossed')
    const from = await middle(page, 1, 1)
    const to = await middle(page, 1, 5)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
    await isMarked(page, 1, 3, 'filled')
    // The whole line was one move.
    await page.getByRole('button', { name: /^Undo/ }).click()
    await isMarked(page, 1, 1, 'empty')
    for (let col = 1; col <= 5; col++) await cell(page, 1, col).click()
    for (const col of [2, 3, 4]) await cell(page, 3, col).click()
    await cell(page, 2, 1).click()
    await cell(page, 2, 5).click()
  },
  async touch({ page, fingers }) {
    await fingers.tapOn(page.getByRole('radio', { name: 'Cross' }))
    await fingers.tapOn(cell(page, 3, 1))
    await isMarked(page, 3, 1, 'crossed')
    await fingers.tapOn(page.getByRole('radio', { name: 'Fill' }))
    const from = await middle(page, 1, 1)
    const to = await middle(page, 1, 5)
    await fingers.swipe(from.x, from.y, to.x - from.x, 0)
    await isMarked(page, 1, 5, 'filled')
    for (const col of [2, 3, 4]) await fingers.tapOn(cell(page, 3, col))
    await fingers.tapOn(cell(page, 2, 1))
    await fingers.tapOn(cell(page, 2, 5))
  },
  async pad(devices) {
    await padTo(devices, 3, 1)
    await devices.pad.press('X')
    await isMarked(devices.page, 3, 1, 'crossed')
    await devices.pad.press('Y')
    await isMarked(devices.page, 3, 1, 'empty')
    for (const [row, col] of [
      [3, 2],
      [3, 3],
      [3, 4],
      [2, 5],
      [1, 5],
      [1, 4],
      [1, 3],
      [1, 2],
      [1, 1],
      [2, 1],
    ] as const) {
      await padTo(devices, row, col)
      await devices.pad.press('A')
    }
  },
  race: {
    query: `seed=${SEED}&puzzle=generated&size=5`,
    async keyboard({ page }) {
      const state = rules.start(
        completeOptions(options, { puzzle: 'generated', size: '5', level: 'easy' }),
        SEED,
      )
      const width = widthOf(state)
      for (let at = 0; at < state.cells.length; at++) {
        if (!solutionAt(state, at)) continue
        await walkTo(page, Math.floor(at / width) + 1, (at % width) + 1)
        await page.keyboard.press('Enter')
      }
    },
  },
}
