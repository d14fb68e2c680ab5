/** The other player has left: what the panels say and offer, and what a live game hides. */
import type { Page } from 'playwright/test'
import { assistTexts } from '../../../src/play/texts/assists'
import { frameTexts } from '../../../src/play/texts/frame'
import { liveTexts } from '../../../src/play/texts/live'
import { panelTexts } from '../../../src/play/texts/panels'
import { printButtonTexts } from '../../../src/play/texts/printButton'
import { sessionTexts } from '../../../src/play/texts/session'
import { expect, test } from '../support/fixtures'
import { connect, live } from '../support/live'
import { type Devices, racePlanOf } from '../support/plan'

const bar = (page: Page) => page.locator('[data-live-bar]')
const panel = (page: Page) => page.getByRole('dialog')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The end panel offers a new game in place of a rematch, which leads to the start panel. */
async function expectNewGame(page: Page) {
  await expect(panel(page).getByRole('button', { name: panelTexts.newGame, exact: true })).toHaveCount(1)
  await expect(button(page, panelTexts.end.rematch)).toHaveCount(0)
  await button(page, panelTexts.newGame).click()
  await expect(page.locator('[data-phase=ready]')).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
}

for (const path of ['/games/connect-four', '/games/pong'])
  test(`${path}: a claimed win wins no trophy, and leads to a new game`, async ({ browser }) => {
    const { host, guest, close } = await connect(browser, path)
    await bar(guest).getByRole('button', { name: liveTexts.bar.leave }).click()
    await expect(live(host)).toHaveAttribute('data-live', 'ended')
    if (path.endsWith('pong')) {
      await expect(panel(host)).toContainText(sessionTexts.pause.gone)
      await expect(button(host, panelTexts.pause.resume)).toHaveCount(0)
    }
    await button(host, liveTexts.bar.claim).click()
    await expect(panel(host)).toContainText(liveTexts.ended.forfeit)
    await expect(host.getByText(/Troph(y|ies) won/)).toHaveCount(0)
    await expectNewGame(host)
    await close()
  })

test('a race can be finished alone', async ({ browser }) => {
  const { query, keyboard } = await racePlanOf('sliding-puzzle')
  const { host, guest, close } = await connect(browser, `/games/sliding-puzzle?${query}`)
  await bar(guest).getByRole('button', { name: liveTexts.bar.leave }).click()
  await expect(panel(host)).toContainText(sessionTexts.pause.alone)
  await button(host, panelTexts.pause.resume).click()
  await expect(host.locator('[data-phase=playing]')).toBeVisible()
  await keyboard({ page: host } as Devices)
  await expect(host.locator('[data-phase=over]')).toBeVisible()
  await expectNewGame(host)
  await close()
})

test('a live game hides assists that it ignores, Undo, Hint and Print', async ({ browser }) => {
  const assists = (page: Page) => page.locator('[data-assists]')
  const pong = await connect(browser, '/games/pong')
  await pong.host.keyboard.press('Escape')
  await assists(pong.host).locator('summary').click()
  const label = (name: string) => assists(pong.host).getByText(name, { exact: true })
  await expect(label(assistTexts.debounce.label)).toBeVisible()
  for (const name of [assistTexts.gameSpeed.label, assistTexts.rewind.label])
    await expect(label(name)).toHaveCount(0)
  await pong.close()

  const { host, close } = await connect(browser, '/games/sudoku')
  await host.keyboard.press('Escape')
  await expect(button(host, panelTexts.pause.resume)).toBeVisible()
  const { undo, redo, hint } = frameTexts.turns
  for (const name of [printButtonTexts.button, undo, redo, hint])
    await expect(button(host, name)).toHaveCount(0)
  await close()
})
