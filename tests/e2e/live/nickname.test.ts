/** The nickname of a visitor is kept in this browser. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { expect, test } from '../support/fixtures'
import { openDialog } from '../support/live'

/** The nickname in the dialog of a game's page. */
async function nameOn(page: Page, path: string): Promise<string> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Play live' }).click()
  await openDialog(page)
  const text = page.getByText(/^You are /)
  return (await text.textContent()) ?? ''
}

test('a nickname stays until another one is asked for', async ({ page }) => {
  const first = await nameOn(page, '/games/tic-tac-toe')
  expect(first).toMatch(/^You are [A-Z][a-z]+ [A-Z][a-z]+\.$/)
  await page.getByRole('button', { name: liveTexts.dialog.otherName }).click()
  await expect(page.getByText(first)).toHaveCount(0)
  const second = (await page.getByText(/^You are /).textContent()) ?? ''
  expect(await nameOn(page, '/games/snake')).toBe(second)
  // The name that an invitation was sent with.
  await page.evaluate(() => localStorage.clear())
  const third = await nameOn(page, '/games/pong')
  await page.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByRole('textbox', { name: 'Link', exact: true })).toHaveValue(/#join=/)
  expect(await nameOn(page, '/games/pong')).toBe(third)
})
