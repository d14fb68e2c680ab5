/** Missing parts: a message appears within 2 s and needs no further file. */
import type { Page } from 'playwright/test'
import { frameTexts } from '../../../src/play/texts/frame'
import { homeTexts } from '../../../src/site/texts/home'
import { shellTexts } from '../../../src/site/texts/shell'
import { uiTexts } from '../../../src/ui/texts'
import { expect, test } from '../support/fixtures'

/** The time from the press to the message, ms. */
const SOON = { timeout: 2000 }

/** Loses the connection: each request fails at once, or is never answered. */
async function lose(page: Page, how: 'refused' | 'silent'): Promise<void> {
  await page.route('**/*', (route) => (how === 'refused' ? route.abort() : new Promise(() => {})))
}

for (const how of ['refused', 'silent'] as const)
  test(`the home page of a first visit shows that the connection is lost (${how})`, async ({
    page,
    complaints,
  }) => {
    complaints.allow(/./)
    await page.goto('/')
    await page.locator('[data-own], main').first().waitFor()
    await lose(page, how)
    const messageAbout = how === 'refused' ? uiTexts.part.missing : uiTexts.part.slow
    await page.getByRole('button', { name: shellTexts.header.settings }).first().click()
    await expect(page.getByText(messageAbout(shellTexts.dialogs.settings))).toBeVisible(SOON)
    if (how === 'refused') {
      await page.getByRole('button', { name: homeTexts.addCard.title }).first().click()
      await expect(page.getByText(messageAbout(shellTexts.dialogs.addGame))).toBeVisible(SOON)
    }
    await page.getByRole('button', { name: uiTexts.close, exact: true }).first().click()
    // The same for a game.
    await page.getByRole('link', { name: 'Play Now Snake' }).click()
    const message = how === 'refused' ? shellTexts.error.title : uiTexts.loading.slow
    await expect(page.getByText(message)).toBeVisible(SOON)
  })

test('an open game continues without its extras when the connection is lost', async ({
  page,
  game,
  complaints,
}) => {
  complaints.allow(/./)
  await game.open('snake', 'seed=42')
  await lose(page, 'refused')
  await page.evaluate(() => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{"version":1,"data":{}}')
    settings.data.captions = true
    localStorage.setItem('settings', JSON.stringify(settings))
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }))
  })
  await expect(page.getByText(uiTexts.part.missing(frameTexts.parts.captions))).toBeVisible(SOON)
  await expect(game.root).toBeVisible()
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await game.over()
  await expect(game.end).toContainText('Game Over')
})
