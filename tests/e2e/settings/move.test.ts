/** Data moves from one device to another over a direct connection, and only as the visitor says there. */
import type { Page } from 'playwright/test'
import { liveTexts } from '../../../src/play/texts/live'
import { moveTexts as texts } from '../../../src/site/texts/move'
import { expect } from '../support/fixtures'
import { linkOf, pasteOf, replyOf, SMALL, test } from '../support/live'

test.use({ ...SMALL, muted: false })

const part = (page: Page) => page.locator('[data-setting="move"]')
const button = (page: Page, name: string) => part(page).getByRole('button', { name, exact: true })
const favorites = (page: Page) => page.evaluate(() => localStorage.getItem('gameFavorites'))

/** The value of a field once it has one. */
async function filled(field: ReturnType<typeof linkOf>): Promise<string> {
  await expect(field).not.toHaveValue('')
  return field.inputValue()
}

test('all data moves to another device, which sees before what it replaces', async ({ pair }) => {
  const { host, guest } = pair
  const connect = async () => {
    await button(host, texts.connect).click()
    const link = await filled(linkOf(host))
    // Another page in between: a fragment alone would load nothing.
    await guest.goto('/robots.txt')
    await guest.goto(link)
    await expect(part(guest).getByText(texts.joinText)).toBeVisible()
    await expect(part(guest)).toBeInViewport()
    await button(guest, texts.connect).focus()
    await guest.keyboard.press('Enter')
    // The focus follows.
    await expect(button(guest, liveTexts.dialog.copyReply)).toBeFocused()
    await pasteOf(host).fill(await filled(replyOf(guest)))
    await pair.both((page) => expect(part(page).getByText(texts.connected)).toBeVisible())
  }
  await guest.goto('/')
  await guest.evaluate(() => localStorage.setItem('gameFavorites', '["/games/chess"]'))
  await host.goto('/')
  await host.evaluate(() => localStorage.setItem('gameFavorites', '["/games/snake","/games/2048"]'))
  await host.goto('/settings')

  await connect()
  await button(host, texts.send).click()
  await expect(part(guest).getByText('Favorites: 1 game → 2 games')).toBeVisible()
  await expect(part(host).getByText(texts.sent)).toBeVisible()
  await button(guest, texts.keep).click()
  await expect(part(guest).getByText(texts.keptHere)).toBeVisible()
  await expect(part(host).getByText(texts.kept)).toBeVisible()
  // The link was used: it is not offered again.
  await expect(guest).toHaveURL(/\/settings$/)
  await expect(part(guest).getByText(texts.joinText)).toHaveCount(0)
  expect(await favorites(guest)).toBe('["/games/chess"]')

  await connect()
  await button(host, texts.send).click()
  await button(guest, texts.replace).click()
  await expect(part(host).getByText(texts.taken)).toBeVisible()
  await expect(guest.getByText(texts.done)).toBeVisible()
  expect(JSON.parse((await favorites(guest)) ?? '')).toEqual(['/games/snake', '/games/2048'])

  // The device that made the link can also be the one that receives; a lost connection changes nothing.
  await guest.evaluate(() => localStorage.setItem('gameFavorites', '[]'))
  await connect()
  await button(guest, texts.send).click()
  await expect(button(host, texts.replace)).toBeVisible()
  await button(guest, texts.disconnect).click()
  await expect(part(host).getByText(texts.lost)).toBeVisible()
  expect(JSON.parse((await favorites(host)) ?? '')).toHaveLength(2)
})

test('a link or reply that cannot be used says so', async ({ page }) => {
  await page.goto('/settings#join=Dxyz')
  await button(page, texts.connect).click()
  await expect(part(page).getByRole('alert')).toHaveText(texts.badLink)
  await button(page, texts.connect).click()
  await expect(part(page).getByRole('alert')).toHaveText(texts.badLink)
  await page.goto('/robots.txt')
  await page.goto('/settings#reply=0123456789abcdef.xyz')
  await expect(page.getByText(texts.replyElsewhere)).toBeVisible()
  await expect(page).toHaveURL(/\/settings$/)
  await button(page, texts.connect).click()
  await pasteOf(page).fill('reply=nonsense')
  await expect(part(page).getByText(texts.badReply)).toBeVisible()
  await button(page, texts.cancel).click()
  await expect(button(page, texts.connect)).toBeVisible()
})
