/** Vision settings: large text loses nothing, more contrast and outlines pass axe, forced colors keep every state. */
import type { Page } from 'playwright/test'
import { SOUND_LABELS } from '../../../src/engine/sound/soundLabels'
import { settingsTexts } from '../../../src/site/texts/settings'
import { someOf } from '../../support/proofs'
import { CONTRAST, violations, violationsInBothThemes } from '../support/axe'
import { cutTexts } from '../support/cut-texts'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

const withSettings = (data: object) =>
  `localStorage.setItem('settings', JSON.stringify({ version: 1, data: ${JSON.stringify(data)} }))`

/** Everything around a board stays in a small window. */
async function fits(page: Page, what: string): Promise<void> {
  for (const size of [
    { width: 360, height: 640 },
    { width: 320, height: 568 },
  ]) {
    await page.setViewportSize(size)
    const outside = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('[data-game] :is(button, [role="gridcell"], output)')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => !each.closest('.visually-hidden, [data-best]'))
          .filter((each) => {
            const { left, right, top, bottom } = each.getBoundingClientRect()
            return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1
          })
          .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      )
    await expect.poll(outside, { message: `${what} ${size.width}` }).toEqual([])
  }
}

test.describe('text at 200% on the smallest phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } })
  test.beforeEach(({ page }) => page.addInitScript(withSettings({ textSize: 200, motion: 'reduced' })))

  test('no text is cut off on the pages, and the size is set before any script has loaded', {
    tag: '@sample',
  }, async ({ page, complaints }) => {
    complaints.allow(/net::ERR|Failed to load/)
    const sizes = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((one) => getComputedStyle(one).fontSize),
      )
    const paths = ['/', '/settings', '/today', '/records']
    const audited = someOf(paths, 2, 0)
    for (const path of paths) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hand', 'right')
      expect(await sizes(), path).toEqual(['32px', '32px'])
      await expect.poll(() => cutTexts(page), path).toEqual([])
      if (audited.includes(path)) expect(await violations(page), path).toEqual([])
    }
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/today').catch(() => undefined)
    expect(await sizes()).toEqual(['32px', '32px'])
  })

  test('with a large font of the browser, everything around a board stays in the window', async ({
    page,
    game,
  }) => {
    await page.addInitScript(withSettings({ motion: 'reduced' }))
    const fonts = await page.context().newCDPSession(page)
    await fonts.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    try {
      // These have rows of buttons, or players, which were wider than the window.
      for (const id of ['tic-tac-toe', 'blackjack', 'bingo', 'reversi', 'word-guessing']) {
        await game.visit(id)
        await expect(page.locator('html')).toHaveAttribute('data-large', '')
        await game.begin.press('Enter')
        await game.phase('playing')
        await fits(page, id)
        if (id !== 'blackjack') continue
        await page.getByRole('button', { name: 'Deal', exact: true }).click()
        await expect(page.getByRole('button', { name: 'Stand' })).toBeEnabled()
        await fits(page, `${id}, dealt`)
      }
    } finally {
      // Other tests use the same page.
      await fonts.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
    }
  })

  test('no text is cut off in games: start panel, game, pause, settings', async ({ page, game }) => {
    for (const id of ['tic-tac-toe', 'snake']) {
      await game.visit(id)
      expect(await cutTexts(page), `${id}, ready`).toEqual([])
      await game.begin.click()
      await game.phase('playing')
      expect(await cutTexts(page), `${id}, playing`).toEqual([])
      await page.keyboard.press('Escape')
      await game.phase('paused')
      await game.showMore()
      await game.end.locator('summary').click()
      expect(await cutTexts(page), `${id}, paused`).toEqual([])
      // The rest can be scrolled to.
      const last = game.end.getByRole('button').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      await game.end.getByRole('button', { name: 'Settings' }).click()
      expect(await cutTexts(page), 'settings').toEqual([])
      await page.keyboard.press('Escape')
    }
  })
})

test('more contrast, outlines, and calm backgrounds have enough contrast in both themes', async ({
  page,
  game,
}) => {
  await page.addInitScript(withSettings({ contrast: 'more', outlines: true, calm: true, textSize: 150 }))
  for (const path of ['/', '/settings']) {
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-outlines', '')
    expect(await violationsInBothThemes(page, CONTRAST), path).toEqual([])
  }
  await game.open('tic-tac-toe')
  expect(await violationsInBothThemes(page, CONTRAST), 'ready').toEqual([])
  await game.begin.click()
  await game.phase('playing')
  expect(await violationsInBothThemes(page, CONTRAST), 'playing').toEqual([])
})

test('follows the system: contrast, motion, theme, text size', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/settings')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-contrast', '')
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
  // All text sizes depend on the browser's text size.
  const notGrown = await page.evaluate(() => {
    // Text of a drawing grows with the drawing.
    const all = [...document.querySelectorAll('main *:not(svg *)')].filter((one) => one.textContent?.trim())
    const sizes = () => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    const before = sizes()
    document.documentElement.style.fontSize = '24px'
    return sizes().filter((size, i) => size <= (before[i] ?? 0)).length
  })
  expect(notGrown).toBe(0)
})

test('sounds have captions and flashes, even when muted', async ({ page, game }) => {
  await page.addInitScript(withSettings({ captions: true, soundLight: true, muted: true }))
  await game.open('snake', 'seed=42&speed=fast')
  await game.begin.click()
  await game.phase('playing')
  const captions = page.locator('[data-field] [data-captions]')
  await expect(captions).toContainText(SOUND_LABELS.start)
  await page.keyboard.press('ArrowUp')
  await expect(captions).toContainText('turn')
  await game.phase('over')
  await expect(captions).toContainText('crash')
  await expect(page.locator('[data-field] [data-sound-light]')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

test('forced colors keep switches, choices, and pieces distinguishable', async ({ page, game }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/settings')
  const ground = (id: string) =>
    page
      .locator(`[data-setting="${id}"]`)
      .getByRole('switch')
      .locator('span[aria-hidden]')
      .evaluate((track) => getComputedStyle(track).backgroundColor)
  await expect(page.locator('[data-setting="daily"]').getByRole('switch')).toBeChecked()
  expect(await ground('daily')).not.toBe(await ground('outlines'))
  const choice = (name: string) =>
    page
      .locator('[data-setting="theme"]')
      .getByRole('radio', { name })
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  const { system, dark } = settingsTexts.theme.choices
  expect(await choice(system)).not.toBe(await choice(dark))
  // A board keeps its own colors.
  await game.open('tic-tac-toe', 'seed=1')
  await game.begin.click()
  await game.phase('playing')
  const board = page.getByRole('grid')
  await board.getByRole('gridcell').nth(4).click()
  await page.mouse.move(0, 0)
  const looks = () =>
    board.evaluate((grid) =>
      [...grid.querySelectorAll('[role="gridcell"], [role="gridcell"] *')].map((one) => {
        const { backgroundColor, fill, stroke } = getComputedStyle(one)
        return [backgroundColor, fill, stroke].join()
      }),
    )
  await expect.poll(async () => new Set(await looks()).size).toBeGreaterThan(2)
  // Color transitions have to end first.
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
  const forced = await looks()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect.poll(looks).toEqual(forced)
})
