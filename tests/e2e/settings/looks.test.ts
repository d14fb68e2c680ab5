/** Looks that a visitor chooses: backs of cards. Each is loaded when it is chosen, shown at once, and kept. */
import type { Page } from 'playwright/test'
import { settingsTexts } from '../../../src/site/texts/settings'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use(SHARED_PAGE)

/** The addresses that the page asks for from now on. */
function requested(page: Page): string[] {
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  return addresses
}

test('a back of cards is chosen in the settings of one game, shown there, in another, and after a reload', async ({
  page,
  game,
}) => {
  const addresses = requested(page)
  const backs = () => addresses.filter((address) => /\/(scales|night|lattice)-[^/]*\.svg$/.test(address))
  /** The picture of the first card that lies face down. */
  const picture = () =>
    page
      .locator('[data-game] [data-down] > :first-child')
      .first()
      .evaluate((back) => getComputedStyle(back).backgroundImage)
  await game.visit('klondike', 'seed=4')
  await game.begin.press('Enter')
  await game.phase('playing')
  expect(await picture()).toBe('none')
  expect(backs()).toEqual([])
  await openSettings(page, 'look')
  const { name, choices } = settingsTexts.cardBack
  await page
    .getByRole('dialog')
    .getByRole('radiogroup', { name })
    .getByRole('radio', { name: choices.night })
    .click()
  await expect.poll(picture).toMatch(/\/night-[^/]*\.svg/)
  await expect.poll(() => backs().length).toBe(1)
  for (const id of ['klondike', 'tripeaks']) {
    await game.visit(id, 'seed=4')
    await expect.poll(picture, id).toMatch(/\/night-[^/]*\.svg/)
  }
  expect(backs().every((address) => address.includes('/night-'))).toBe(true)
})
