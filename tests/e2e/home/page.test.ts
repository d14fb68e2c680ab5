/** The home page on large screens, by keyboard, and by gamepad; `layout/first-screen` has its first screen. */

import { homeTexts } from '../../../src/site/texts/home'
import { listedGames } from '../../support/games'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { inOrder, titles } from './cards'

test.use(SHARED_PAGE)

test('an installed app without data says how to move it there', async ({ page }) => {
  const { text, link } = homeTexts.move
  const line = page.getByText(text.replace('{move}', ''))
  await page.goto('/')
  await expect(page.getByRole('button', { name: /^Add Your Game/ })).toBeVisible()
  await expect(line).toHaveCount(0)
  // Browsers cannot be told to emulate the display mode.
  await page.addInitScript(() => {
    const original = window.matchMedia
    window.matchMedia = (query) =>
      original.call(window, query === '(display-mode: standalone)' ? 'all' : query)
  })
  await page.reload()
  await expect(line).toBeVisible()
  await page.getByRole('link', { name: link }).click()
  await expect(page.locator('[data-setting="move"]')).toBeInViewport()
  await page.evaluate(() => localStorage.setItem('recentlyPlayed', '["/games/2048"]'))
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Recently Played' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('has every part in the specified order', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gameFavorites', '["/games/snake"]')
    localStorage.setItem('recentlyPlayed', '["/games/2048"]')
  })
  await page.goto('/')
  await expect(page).toHaveTitle(/Pocket Arcade/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/)
  await expect(page.getByText('32+ Games')).toBeVisible()
  const parts = [
    page.locator('[data-promo=horizontal]'),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Choose Your Game' }),
    page.locator('[data-promo=rectangle]'),
    page.getByRole('heading', { name: 'Favorite Games (1)' }),
    page.getByRole('heading', { name: 'Recently Played' }),
    page.getByRole('heading', { name: `All Games (${listedGames.length})` }),
    page.getByRole('button', { name: /^Add Your Game/ }),
    page.getByRole('heading', { name: 'Why Play Here?' }),
    page.getByRole('heading', { name: 'Instant Play' }),
    page.getByRole('heading', { name: 'Brain Training' }),
    page.getByRole('heading', { name: 'Achievements' }),
    page.getByRole('contentinfo'),
  ]
  for (const part of parts) await expect(part).toHaveCount(1)
  const follows = await page.evaluate(
    (elements) =>
      elements.every(
        (element, i) =>
          i === 0 || Boolean((elements[i - 1] as Node).compareDocumentPosition(element as Node) & 4),
      ),
    await Promise.all(parts.map((part) => part.elementHandle())),
  )
  expect(follows).toBe(true)
})

test('sorts cards Hard, Medium, Easy, with all parts of a card', async ({ page }) => {
  await page.goto('/')
  await expect(titles(page)).toHaveText(inOrder.map(({ title }) => title))
  // All at once, because each locator searches the whole page.
  const shown = await page.getByRole('article').evaluateAll((cards) =>
    Promise.all(
      cards.map(async (card) => {
        const cover = card.querySelector('img') as HTMLImageElement
        cover.scrollIntoView()
        await cover.decode()
        const link = card.querySelector('a') as HTMLAnchorElement
        const labels = link.getAttribute('aria-labelledby')?.split(' ') ?? []
        return {
          text: card.textContent ?? '',
          name: labels.map((id) => document.getElementById(id)?.textContent).join(' '),
          href: link.getAttribute('href'),
          hasCover: cover.naturalWidth > 0,
        }
      }),
    ),
  )
  for (const { id, title, difficulty, players } of listedGames) {
    const name = `Play Now ${title}`
    const card = shown.find((each) => each.name === name)
    expect(card, name).toMatchObject({ href: `/games/${id}`, hasCover: true })
    for (const part of [difficulty, players]) expect(card?.text).toContain(part)
  }
})

test('has four favorites side by side on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 })
  await page.addInitScript(() => {
    localStorage.setItem('gameFavorites', '["/games/snake","/games/2048","/games/pong","/games/chess"]')
  })
  await page.goto('/')
  const cards = page.getByRole('region', { name: /^Favorite Games/ }).getByRole('article')
  await expect(cards).toHaveCount(4)
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800)
})

test('reaches every game by Tab', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    const reached: string[] = []
    Object.assign(window, { reached })
    addEventListener('focusin', ({ target }) => {
      const { ariaLabel, textContent } = target as HTMLElement
      reached.push(ariaLabel ?? textContent ?? '')
    })
  })
  // A card has two tab stops, the rest of the page fewer than sixty.
  for (let i = 0; i < 60 + 2 * listedGames.length; i++) await page.keyboard.press('Tab')
  const reached = await page.evaluate(() => (window as unknown as { reached: string[] }).reached)
  for (const { title } of listedGames)
    expect(
      reached.some((name) => name.includes(title)),
      title,
    ).toBe(true)
})

test('moves through the home page by D-pad only', async ({ page, pad }) => {
  await page.goto('/')
  await pad.plug()
  await pad.press('DpadDown')
  for (let i = 0; i < 12; i++) {
    await pad.press('DpadDown')
    if (await page.evaluate(() => document.activeElement?.textContent?.startsWith('Play Now'))) break
  }
  const link = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).getAttribute('href'))
  expect(link).toMatch(/^\/games\//)
  await pad.press('A')
  await expect(page).toHaveURL(new RegExp(link as string))
})
