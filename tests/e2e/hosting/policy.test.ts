/** The content security policy on all pages, and which code is loaded when. */
import { readdirSync } from 'node:fs'
import { shellTexts } from '../../../src/site/texts/shell'
import { expect, PLAYED, test } from '../support/fixtures'

const ids = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

test('no violation on the home page and in the settings', async ({ page }) => {
  // The fixture fails a test for every reported violation.
  await page.goto('/')
  await page.getByRole('button', { name: shellTexts.header.settings }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

// `inputs.test.ts` plays every game with sound, and fails for any violation.
test('a violation on a game page is reported', async ({ page, game, complaints }) => {
  complaints.allow(/policy|Content Security Policy/i)
  await game.open('tic-tac-toe')
  expect(complaints.heard).toEqual([])
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.breach = true'
    document.body.append(script)
  })
  await expect.poll(() => complaints.heard.join()).toMatch(/policy violation: script-src/)
  expect(await page.evaluate(() => 'breach' in window)).toBe(false)
})

test.describe('without a service worker', () => {
  // The offline copy is not counted: tests have no service worker unless they ask for one.
  test('the home page loads no game, no PixiJS, no matter-js, no howler; a board game loads none either', async ({
    page,
    context,
    game,
  }) => {
    const loaded: string[] = []
    context.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return
      const text = await response.text().catch(() => '')
      for (const [name, mark] of [
        ['pixi', 'webglcontextlost'],
        ['matter', 'positionImpulse'],
        ['howler', 'HowlerGlobal'],
      ] as const) {
        if (text.includes(mark)) loaded.push(name)
      }
      for (const id of ids) if (new RegExp(`/${id}-[^/]*\\.js$`).test(response.url())) loaded.push(id)
    })
    await page.goto('/')
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(500)
    expect(loaded).toEqual([])
    await page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).first().click()
    await game.ready()
    expect(loaded.filter((name) => name !== 'tic-tac-toe')).toEqual([])
  })
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  test.beforeEach(({ page }) => page.addInitScript(PLAYED))
  const PARTS = 4
  for (let part = 0; part < PARTS; part++) {
    test(`every game opens offline once a game was finished, part ${part + 1}`, async ({
      page,
      context,
      game,
      complaints,
    }) => {
      complaints.allow(/net::ERR|Failed to load resource/)
      await game.open('tic-tac-toe')
      await game.begin.click()
      await page.evaluate(() => navigator.serviceWorker.ready)
      const copied = () =>
        page.evaluate(async () =>
          (
            await Promise.all(
              (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).length),
            )
          ).reduce((a, b) => a + b, 0),
        )
      await expect.poll(copied, { timeout: 30_000 }).toBeGreaterThan(40)
      await page.reload()
      await expect
        .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
        .toBe('activated')
      await context.setOffline(true)
      for (const id of ids.filter((_, i) => i % PARTS === part)) {
        await game.open(id)
        await expect(game.begin).toBeVisible()
      }
    })
  }
})
