/** Owns the content security policy in action, and what is loaded when: no violation on any route, nothing heavy on the home page. */
import { readdirSync } from 'node:fs'
import { expect, test } from './fixtures'

const ids = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

test('no violation on any route, played for a moment with sound on', async ({ page, game }) => {
  test.setTimeout(60_000 + ids.length * 8_000)
  for (const id of ids) {
    await game.open(id)
    await game.begin.click()
    await game.phase('playing')
    await page.waitForTimeout(250)
  }
  // The fixture fails the test for every violation that was reported.
  await page.goto('/')
  await page.getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('without a service worker', () => {
  // Its background copy of the site is no part of what a page needs.
  test.use({ serviceWorkers: 'block' })
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

test('plays without a network once a game was opened', async ({ page, context, game, complaints }) => {
  test.setTimeout(90_000 + ids.length * 6_000)
  complaints.allow(/net::ERR|Failed to load resource/)
  await game.open('tic-tac-toe')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await expect
    .poll(
      () =>
        page.evaluate(async () =>
          (
            await Promise.all(
              (await caches.keys()).map(async (key) => (await (await caches.open(key)).keys()).length),
            )
          ).reduce((a, b) => a + b, 0),
        ),
      { timeout: 30_000 },
    )
    .toBeGreaterThan(40)
  await page.waitForTimeout(500)
  await page.reload()
  await context.setOffline(true)
  for (const id of ids) {
    await game.open(id)
    await expect(game.begin).toBeVisible()
  }
})
