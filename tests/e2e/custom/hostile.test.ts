/** Hostile code and addresses of custom games have no effect. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import { customTexts } from '../../../src/site/texts/custom'
import {
  EVIL_ORIGIN,
  HOSTILE_EMBEDS,
  HOSTILE_GROUPS,
  type HostileEmbed,
  SECRETS,
} from '../data/hostile-embeds'
import { HOSTILE_URLS } from '../data/hostile-urls'
import { expect, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { go } from '../support/go'
import { storeAll } from './stored'

// These tests need no sound and no details of the picture.
const { troubles } = customTexts

test.use({ muted: true, viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 })

/** Splits a list into tests, so that each has its own timeout. */
const inParts = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most))

test('there are enough hostile cases', () => {
  expect(HOSTILE_EMBEDS.length).toBeGreaterThanOrEqual(25)
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(25)
})

test.describe('hostile embed codes read nothing, navigate nothing, open nothing', () => {
  for (const [group, codes] of Object.entries(HOSTILE_GROUPS)) {
    for (const [part, some] of inParts(codes, 4).entries()) {
      test(`${group}, part ${part + 1}`, ({ game, context, complaints, baseURL }) => {
        complaints.allow(/./)
        return withstand(game, context, some, baseURL as string)
      })
    }
  }
})

async function withstand(
  game: GamePage,
  context: BrowserContext,
  codes: readonly HostileEmbed[],
  site: string,
): Promise<void> {
  const { page } = game
  const stopped = page.getByText(troubles.loud.title).or(page.getByText(troubles.left.title))
  const happened: string[] = []
  await page.goto('/robots.txt')
  await page.evaluate(({ key, value }) => {
    localStorage.setItem(key, value)
    sessionStorage.setItem(key, value)
    // biome-ignore lint/suspicious/noDocumentCookie: the thing that must not leak
    document.cookie = `${key}=${value}`
  }, SECRETS)
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.type()}`)
    void dialog.dismiss()
  })
  page.on('download', () => happened.push('download'))
  context.on('page', (popup) => {
    happened.push(`window ${popup.url()}`)
    void popup.close()
  })
  // There is no real server: requests are answered here and searched for secrets.
  await context.route(`${EVIL_ORIGIN}/**`, (route) => {
    const request = route.request()
    const carried = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    if (carried.includes(SECRETS.value)) happened.push(`leak ${request.url()}`)
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>evil</h1>' })
  })
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify(
        Object.entries(localStorage)
          // The recently played list and the storage lock change in any visit.
          .filter(([key]) => !/^(turn$|(journal\/)?recentlyPlayed\b)/.test(key))
          .sort(),
      ),
    )
  const paths = await storeAll(
    page,
    codes.map(({ code }) => ({ embedCode: code })),
  )
  const kept = await stored()
  for (const [i, hostile] of codes.entries()) {
    const before = happened.length
    const path = paths[i] as string
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Mine' }), hostile.name).toBeVisible()
    if (hostile.refused) {
      expect(await page.locator('iframe').count(), hostile.name).toBe(0)
      continue
    }
    if (hostile.clicks) await page.frameLocator('iframe').locator('#go').click({ timeout: 5000 })
    if (hostile.leaves)
      // The game gets another chance first. The clock is only twice as fast, so that the other page has time to load.
      await game.hastened(
        () =>
          expect(page.getByText(troubles.left.title), hostile.name).toBeVisible({
            timeout: 30_000,
          }),
        2,
      )
    // Only waiting shows that nothing happens.
    else await page.waitForTimeout(hostile.hangs ? 300 : 450)
    // An opaque frame has its own process: the page answers while the frame hangs.
    const now = await page.evaluate(() => ({
      at: location.pathname + location.hash,
      heading: document.querySelector('h1')?.textContent,
      title: document.title,
    }))
    expect({ name: hostile.name, ...now }).toEqual({
      name: hostile.name,
      at: path,
      heading: 'Mine',
      title: expect.stringContaining('Mine'),
    })
    expect(page.url().startsWith(site)).toBe(true)
    expect(await stored(), hostile.name).toBe(kept)
    expect(happened.slice(before), hostile.name).toEqual([])
    if (hostile.watch.includes('outcome') && !hostile.leaves && !hostile.hangs) {
      // Some report late. They must report, and not a breach.
      const reported = async () =>
        // A game that floods the page was removed, and reports nothing.
        (await stopped.isVisible())
          ? 'stopped'
          : page
              .frameLocator('iframe')
              .locator('html')
              .getAttribute('data-outcome', { timeout: 1000 })
              .catch(() => null)
      await expect.poll(reported, { message: hostile.name }).not.toBeNull()
      const outcome = await reported()
      expect(outcome, hostile.name).not.toMatch(/^breach/)
    }
  }
  // Effects may still arrive after the page was left.
  await page.goto('/')
  expect(await stored()).toBe(kept)
  expect(happened).toEqual([])
}

const HOSTILE_ADDRESSES = HOSTILE_URLS.filter(
  (entry) =>
    entry.must === 'refuse' &&
    !entry.own &&
    !entry.reasons.some((reason) => reason === 'own' || reason === 'secure'),
).map((entry) => entry.url)

test.describe('stored hostile addresses are refused when opened', () => {
  const refused = async (page: Page, addresses: readonly string[]) => {
    await page.goto('/robots.txt')
    const paths = await storeAll(
      page,
      addresses.map((gameUrl, i) => ({ gameUrl, title: `Mine ${i}` })),
    )
    for (const [i, path] of paths.entries()) {
      if (i === 0) await page.goto(path)
      else await go(page, path)
      await expect(page.getByRole('heading', { name: `Mine ${i}`, exact: true })).toBeVisible()
      expect(await page.locator('iframe').count(), JSON.stringify(addresses[i])).toBe(0)
      await expect(page).toHaveURL(path)
    }
  }
  for (const [part, addresses] of inParts(HOSTILE_ADDRESSES, 12).entries()) {
    test(`part ${part + 1}`, ({ page, complaints }) => {
      complaints.allow(/./)
      return refused(page, addresses)
    })
  }
  test('and spellings of this site’s address', ({ page, complaints, baseURL }) => {
    complaints.allow(/./)
    const own = new URL(baseURL as string)
    return refused(page, [
      own.href,
      `${own.protocol}//${own.host.toUpperCase()}/games/snake`,
      `${own.protocol}//${own.hostname}.:${own.port}/`,
    ])
  })
})

test('all pages have the site’s policy, and the embed page has its own', async ({ page, request }) => {
  for (const path of ['/', '/games/snake', '/games/custom/x', '/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  }
  expect(readFileSync(new URL('../../../dist/index.html', import.meta.url), 'utf8')).toMatch(
    /<meta http-equiv="Content-Security-Policy"/,
  )
  expect((await request.get('/embed-host.html')).headers()['content-security-policy']).toMatch(
    /^sandbox allow-scripts allow-pointer-lock;/,
  )
  expect((await request.get('/assets/gone-1234.js')).status()).toBe(404)
  await page.goto('/')
})
