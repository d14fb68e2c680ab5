/** Owns the proofs of the tools for the eyes in a real browser: large text loses nothing, more contrast and outlines break no rule, forced colours keep every state. */
import { violations } from '../support/axe'
import { cutTexts } from '../support/cut'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

const withSettings = (data: object) =>
  `localStorage.setItem('settings', JSON.stringify({ version: 1, data: ${JSON.stringify(data)} }))`

test.describe('text of 200 % on the smallest phone', () => {
  test.use({ ...PHONE, viewport: { width: 320, height: 568 } })
  test.beforeEach(({ page }) => page.addInitScript(withSettings({ textSize: 200, motion: 'reduced' })))

  test('nothing is cut on the pages, and it stands before any script has come', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/net::ERR|Failed to load/)
    const sizes = () =>
      page.evaluate(() =>
        [document.documentElement, document.body].map((one) => getComputedStyle(one).fontSize),
      )
    for (const path of ['/', '/settings', '/today', '/records']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-hand', 'right')
      expect(await sizes(), path).toEqual(['32px', '32px'])
      await expect.poll(() => cutTexts(page), path).toEqual([])
      expect(await violations(page), path).toEqual([])
    }
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/today').catch(() => undefined)
    expect(await sizes()).toEqual(['32px', '32px'])
  })

  for (const id of ['tic-tac-toe', 'snake'])
    test(`nothing is cut in ${id}: start panel, play, pause, settings`, async ({ page, game }) => {
      await game.open(id)
      expect(await cutTexts(page), 'ready').toEqual([])
      await game.begin.click()
      await game.phase('playing')
      expect(await cutTexts(page), 'playing').toEqual([])
      await page.keyboard.press('Escape')
      await game.phase('paused')
      await game.end.locator('summary').click()
      expect(await cutTexts(page), 'paused').toEqual([])
      // What does not fit is reached by scrolling.
      const last = game.end.getByRole('button').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport({ ratio: 1 })
      await game.end.getByRole('button', { name: 'Settings' }).click()
      expect(await cutTexts(page), 'settings').toEqual([])
    })
})

for (const colorScheme of ['dark', 'light'] as const)
  test(`with more contrast, outlines and calm grounds axe finds nothing, ${colorScheme}`, async ({
    page,
    game,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.addInitScript(withSettings({ contrast: 'more', outlines: true, calm: true, textSize: 150 }))
    for (const path of ['/', '/settings']) {
      await page.goto(path)
      await expect(page.locator('html')).toHaveAttribute('data-outlines', '')
      expect(await violations(page), path).toEqual([])
    }
    for (const id of ['tic-tac-toe', 'breakout']) {
      await game.open(id)
      expect(await violations(page), `${id} ready`).toEqual([])
      await game.begin.click()
      await game.phase('playing')
      expect(await violations(page), `${id} playing`).toEqual([])
    }
  })

test('the system’s wishes are taken over: contrast, motion, scheme, size of text', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce', colorScheme: 'light' })
  await page.goto('/settings')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-contrast', '')
  await expect(html).toHaveAttribute('data-motion', 'reduced')
  expect(await page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
  // All letters stand in relation to the size that the browser is set to.
  const grown = await page.evaluate(() => {
    const all = [...document.querySelectorAll('main *')].filter((one) => one.textContent?.trim())
    const sizes = () => all.map((one) => Number.parseFloat(getComputedStyle(one).fontSize))
    const before = sizes()
    document.documentElement.style.fontSize = '24px'
    return sizes().filter((size, i) => size <= (before[i] ?? 0)).length
  })
  expect(grown).toBe(0)
})

test('what is heard is also written and lights up the rim, muted or not', async ({ page, game }) => {
  await page.addInitScript(withSettings({ captions: true, soundLight: true, muted: true }))
  await game.open('snake', 'seed=42&speed=fast')
  await game.begin.click()
  await game.phase('playing')
  const captions = page.locator('[data-field] [data-captions]')
  await expect(captions).toContainText('start signal')
  await page.keyboard.press('ArrowUp')
  await expect(captions).toContainText('turn')
  await game.phase('over')
  await expect(captions).toContainText('crash')
  await expect(page.locator('[data-field] [data-sound-light]')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
})

test('in forced colours a switch, a choice and a figure are told apart as ever', async ({ page, game }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/settings')
  const ground = (name: RegExp) =>
    page
      .getByRole('switch', { name })
      .locator('span[aria-hidden]')
      .evaluate((track) => getComputedStyle(track).backgroundColor)
  await expect(page.getByRole('switch', { name: /^Daily games/ })).toBeChecked()
  expect(await ground(/^Daily games/)).not.toBe(await ground(/^Thicker outlines/))
  const choice = (name: string) =>
    page
      .getByRole('radiogroup', { name: 'Theme' })
      .getByRole('radio', { name })
      .evaluate((one) => getComputedStyle(one).backgroundColor)
  expect(await choice('System')).not.toBe(await choice('Dark'))
  // A board keeps its own colours: it looks as it does for everybody.
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
  // Colours on their way to others come to rest.
  await page.waitForTimeout(400)
  const forced = await looks()
  await page.emulateMedia({ forcedColors: 'none' })
  await expect.poll(looks).toEqual(forced)
})
