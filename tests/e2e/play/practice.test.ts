/** Practice in the browser: what was missed is in the list of the game, and is solved there. */
import { panelTexts } from '../../../src/play/texts/panels'
import { practiceTexts } from '../../../src/play/texts/practice'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { walkTo } from '../support/moves'

test.use(SHARED_PAGE)

test('Extreme Chess: a missed mate is in the list, and is solved by keyboard', async ({ page, game }) => {
  const { keyboard } = page
  const move = async (from: readonly [number, number], to: readonly [number, number]) => {
    await walkTo(page, ...from)
    await keyboard.press('Enter')
    await walkTo(page, ...to)
    await keyboard.press('Enter')
  }
  // The first mate of the list: Qg5.
  await game.open('chess', 'task=mate1&seed=0')
  await expect(page.locator('[data-practice-open]')).toHaveCount(0)
  await game.begin.press('Enter')
  await expect(page.getByRole('gridcell', { name: /g2, White queen/ })).toBeVisible()
  await move([7, 1], [6, 1])
  await expect(page.getByText('Not a3').first()).toBeVisible()
  await game.visit('chess', '')
  await game.button(panelTexts.practice.button(1)).press('Enter')
  const list = page.getByRole('dialog', { name: practiceTexts.title })
  await expect(list.getByText(practiceTexts.kinds.mate)).toBeVisible()
  await list.getByRole('button', { name: practiceTexts.solve }).press('Enter')
  await game.phase('playing')
  const bar = page.locator('[data-practice]')
  await expect(bar).toHaveText(new RegExp(practiceTexts.bar.findMate))
  await move([7, 1], [6, 1])
  await expect(bar).toHaveText(new RegExp(practiceTexts.bar.missedMate))
  // The same item again; only the first try of a day counts.
  await page.locator('[data-restart]').press('Enter')
  await expect(bar).toHaveText(new RegExp(practiceTexts.bar.findMate))
  await move([7, 7], [4, 7])
  await expect(bar).toHaveText(new RegExp(practiceTexts.bar.solved))
  await bar.getByRole('button', { name: practiceTexts.bar.list }).press('Enter')
  await expect(list.getByText(practiceTexts.tomorrow)).toBeVisible()
  await list.getByRole('button', { name: practiceTexts.remove, exact: true }).press('Enter')
  await expect(list.getByText(practiceTexts.empty)).toBeVisible()
  await keyboard.press('Escape')
  await expect(page.locator('[data-practice-open]')).toHaveCount(0)
  // It stays closed when another game returns to the start panel.
  await game.begin.press('Enter')
  await game.phase('playing')
  await keyboard.press('p')
  await game.button(panelTexts.pause.newGame).press('Enter')
  await game.phase('ready')
  await expect(list).toHaveCount(0)
})
