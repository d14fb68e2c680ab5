/** Parts that fail to load, and new versions of the site: reported, reloaded once at most, and never during a game. */
import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import type { Page } from 'playwright/test'
import { sessionTexts } from '../../../src/play/texts/session'
import { homeTexts } from '../../../src/site/texts/home'
import { shellTexts } from '../../../src/site/texts/shell'
import { uiTexts } from '../../../src/ui/texts'
import { chunkOf } from '../support/chunks'
import { expect, PLAYED, SHARED_PAGE, test } from '../support/fixtures'
import { cell } from '../support/moves'

/** Counts page loads. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  return () => loads
}

test.describe('parts that fail to load', () => {
  test.use(SHARED_PAGE)

  test('a game whose file is gone reloads the page once, and then opens', async ({
    page,
    game,
    complaints,
  }) => {
    complaints.allow(/./)
    await page.goto('/')
    const loads = countLoads(page)
    // Gone for the open page; the reloaded one has the new address.
    await page.route(/snake-.*\.js$/, (route) =>
      loads() === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    )
    await page.getByRole('link', { name: 'Play Now Snake' }).click()
    await game.ready()
    await expect(page).toHaveURL(/snake/)
    expect(loads()).toBe(1)
  })

  test('a file that stays gone is reported after one reload', async ({ page, complaints }) => {
    complaints.allow(/./)
    await page.goto('/')
    const loads = countLoads(page)
    await page.route(/snake-.*\.js$/, (route) => route.fulfill({ status: 404 }))
    await page.getByRole('link', { name: 'Play Now Snake' }).click()
    await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
    expect(loads()).toBe(1)
  })

  test('a dialog whose file is gone does not affect the game', async ({ page, game, complaints }) => {
    complaints.allow(/./)
    await page.route(chunkOf('src/site/settings/SettingsDialog.tsx'), (route) =>
      route.fulfill({ status: 404 }),
    )
    await game.open('tic-tac-toe')
    await game.begin.click()
    await game.phase('playing')
    const loads = countLoads(page)
    await page.getByRole('button', { name: 'Settings', exact: true }).click()
    await expect(page.getByText(uiTexts.part.missing(shellTexts.dialogs.settings))).toBeVisible()
    await expect(game.root).toBeVisible()
    expect(loads()).toBe(0)
  })

  test('rules that fail to load keep the choice, and are reported', async ({ page, game, complaints }) => {
    complaints.allow(/./)
    await page.route(chunkOf('src/games/chess/rules/lazy/index.ts'), (route) =>
      route.fulfill({ status: 404 }),
    )
    await game.open('chess', '')
    const rules = game.root.getByRole('radiogroup', { name: 'Rules' })
    await rules.getByText('Full rules').click()
    await expect(page.getByText(uiTexts.part.missing(sessionTexts.rulesPart))).toBeVisible()
    await expect(rules.getByRole('radio', { name: 'Simplified' })).toBeChecked()
    await game.begin.click()
    await game.phase('playing')
  })

  test('rules that load late are chosen once they are there', async ({ page, game }) => {
    const parts: (() => void)[] = []
    await page.route(
      chunkOf('src/games/chess/rules/lazy/index.ts'),
      (route) => void parts.push(() => void route.continue()),
    )
    await game.open('chess', '')
    const rules = game.root.getByRole('radiogroup', { name: 'Rules' })
    await rules.getByText('Full rules').click()
    await expect.poll(() => parts.length).toBe(1)
    await expect(rules.getByRole('radio', { name: 'Simplified' })).toBeChecked()
    parts[0]?.()
    await expect(rules.getByRole('radio', { name: 'Full rules' })).toBeChecked()
    await game.begin.click()
    await game.phase('playing')
    // Checkmate ends the game only with full rules.
    const squares = ['f2', 'f3', 'e7', 'e5', 'g2', 'g4', 'd8', 'h4']
    for (const [file, row] of squares)
      await cell(page, 9 - Number(row), 1 + 'abcdefgh'.indexOf(file as string)).click()
    await game.phase('over')
    await expect(game.end).toContainText('Checkmate.')
  })

  test('a page that never loads shows a message, and can be tried again', async ({
    page,
    game,
    complaints,
  }) => {
    complaints.allow(/net::|Failed to load/)
    let silent = true
    await page.route(/snake-.*\.js$/, (route) => (silent ? undefined : route.continue()))
    await page.goto('/games/snake')
    const again = page.getByRole('button', { name: uiTexts.loading.tryAgain })
    await game.hastened(() => expect(again).toBeVisible())
    silent = false
    await again.click()
    await game.ready()
  })
})

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
}

/** A server with the built site, and a next version with another worker and home page. */
class TwoVersions {
  next = false
  readonly #server: Server
  constructor() {
    const dist = new URL('../../../dist', import.meta.url).pathname
    this.#server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      const file = extname(path) ? path : join(path, 'index.html')
      try {
        const bytes = readFileSync(join(dist, file))
        response.setHeader('Content-Type', TYPES[extname(file)] ?? 'application/octet-stream')
        response.setHeader('Cache-Control', 'no-cache')
        if (extname(file) !== '.html' && file !== '/sw.js') response.end(bytes)
        else {
          // The worker copies only the pages, which is faster.
          const text = bytes.toString().replace(/\{[^{}]*"url":"assets\/[^{}]*\},/g, '')
          response.end(this.next ? this.#nextVersion(text) : text)
        }
      } catch {
        response.statusCode = 404
        response.end()
      }
    })
  }
  #nextVersion(text: string): string {
    return text
      .replace('<head>', '<head><meta name="next-version" content="yes">')
      .replace(
        /("?url"?: ?"(?:index|shell)\.html", ?"?revision"?: ?|"?revision"?: ?)"[0-9a-f]{32}"/g,
        '$1"0123456789abcdef0123456789abcdef"',
      )
  }
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, resolve))
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`
  }
  close(): void {
    this.#server.close()
  }
}

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  // The offline copy is made once a game was finished.
  test.beforeEach(({ page }) => page.addInitScript(PLAYED))
  test('a new version waits while the home page is open, and is installed when a game is opened', async ({
    page,
    game,
  }) => {
    const site = new TwoVersions()
    const base = await site.open()
    try {
      await page.goto(base)
      await expect(page.getByText(homeTexts.hero.offline)).toHaveCount(0)
      await page.goto(`${base}/games/tic-tac-toe`)
      await game.ready()
      await game.begin.click()
      await page.evaluate(() => navigator.serviceWorker.ready)
      await page.goto(base)
      await expect(page.getByText(homeTexts.hero.offline)).toBeVisible()
      await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
      site.next = true
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        await registration?.update()
      })
      const waits = () =>
        page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
      await expect.poll(waits, { timeout: 30_000 }).toBe('installed')
      const version = () => page.locator('meta[name=next-version]').count()
      expect(await version()).toBe(0)
      const loads = countLoads(page)
      // A request keeps the old worker running, so everything that is preloaded must be there first.
      await page.waitForLoadState('networkidle')
      // Pressing a card must not preload the game: that would keep the old worker running.
      await page.getByRole('link', { name: 'Play Now Snake' }).first().click()
      await expect.poll(version).toBe(1)
      await game.ready()
      await expect(page).toHaveURL(/games\/snake/)
      expect(loads()).toBe(1)
      // Home is still one step back in the history.
      await page.getByRole('button', { name: 'Home', exact: true }).click()
      await expect(page).toHaveURL(`${base}/`)
      expect(await version()).toBe(1)
    } finally {
      site.close()
    }
  })
})
