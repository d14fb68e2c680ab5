/** Hostile code and addresses of custom games have no effect. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import { customTexts } from '../../../src/site/texts/custom'
import { EVIL_ORIGIN, HOSTILE_GROUPS, type HostileEmbed, SECRETS, TELL } from '../data/hostile-embeds'
import { HOSTILE_URLS } from '../data/hostile-urls'
import { CLOCK, PageClock } from '../support/clock'
import { expect, test } from '../support/fixtures'
import { go } from '../support/go'
import { frames } from '../support/rest'
import { storeAll } from './stored'

const { troubles } = customTexts

// These tests need no sound and no details of the picture.
test.use({ muted: true, viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 })

/** What the codes cause outside of their frames, in the open pages of the context. */
async function watched(context: BrowserContext): Promise<readonly string[]> {
  const happened: string[] = []
  for (const page of context.pages()) {
    page.on('dialog', (dialog) => {
      happened.push(`dialog ${dialog.type()}`)
      void dialog.dismiss()
    })
    page.on('download', () => happened.push('download'))
  }
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
  return happened
}

/** Stores the codes, and a secret. Call it on a page of the site. Returns the paths of the codes. */
async function prepare(page: Page, codes: readonly string[]): Promise<string[]> {
  await page.goto('/robots.txt')
  await page.evaluate(({ key, value }) => {
    localStorage.setItem(key, value)
    sessionStorage.setItem(key, value)
    // biome-ignore lint/suspicious/noDocumentCookie: the thing that must not leak
    document.cookie = `${key}=${value}`
  }, SECRETS)
  return storeAll(
    page,
    codes.map((embedCode, i) => ({ embedCode, title: `Mine ${i}` })),
  )
}

/** What is stored, without what any visit changes: the recently played list and the storage lock. */
const stored = (page: Page) =>
  page.evaluate(() =>
    JSON.stringify(
      Object.entries(localStorage)
        .filter(([key]) => !/^(turn$|(journal\/)?recentlyPlayed\b)/.test(key))
        .sort(),
    ),
  )

/** The page of the n-th code is unchanged, and answers. */
async function expectUnharmed(page: Page, path: string, n: number, name = ''): Promise<void> {
  const now = await page.evaluate(() => ({
    at: location.pathname + location.hash,
    heading: document.querySelector('h1')?.textContent,
    title: document.title,
  }))
  const title = `Mine ${n}`
  expect({ name, ...now }).toEqual({ name, at: path, heading: title, title: expect.stringContaining(title) })
}

/** One document: a code, or several that do not disturb each other. */
interface Shown extends Pick<HostileEmbed, 'name' | 'code' | 'hangs' | 'clicks' | 'refused'> {
  /** How many reports it makes. */
  readonly reports: number
}

const reportsOf = (code: string) =>
  code.replaceAll(TELL, '').match(/\b(attempt(Async)?|tell)\('(?!breach)/g)?.length ?? 0

function documentsOf(codes: readonly HostileEmbed[]): Shown[] {
  const stay = codes.filter(({ leaves }) => !leaves)
  const isAlone = ({ alone, hangs, clicks, refused }: HostileEmbed) => alone || hangs || clicks || refused
  const together = stay.filter((each) => !isAlone(each))
  const all = {
    name: together.map(({ name }) => name).join(', '),
    code: together.map(({ code }) => code).join('\n'),
  }
  return [...(together.length > 0 ? [all] : []), ...stay.filter(isAlone)].map((each) => ({
    ...each,
    reports: reportsOf(each.code),
  }))
}

test('hostile embed codes have no effect', async ({ page, context, complaints }) => {
  complaints.allow(/./)
  const happened = await watched(context)
  const documents = Object.values(HOSTILE_GROUPS).flatMap(documentsOf)
  const paths = await prepare(
    page,
    documents.map(({ code }) => code),
  )
  const kept = await stored(page)
  const stopped = page.getByText(troubles.loud.title).or(page.getByText(troubles.left.title))
  for (const [n, { name, hangs, clicks, refused, reports }] of documents.entries()) {
    const path = paths[n] as string
    await (n === 0 ? page.goto(path) : go(page, path))
    await expect(page.getByRole('heading', { name: `Mine ${n}`, exact: true }), name).toBeVisible()
    if (refused) {
      expect(await page.locator('iframe').count(), name).toBe(0)
      continue
    }
    const inside = page.frameLocator('iframe')
    if (hangs) await frames(page, 20)
    else {
      // Everything was tried. A game that floods the page was removed, and reports nothing.
      const told = async () => {
        if (await stopped.isVisible()) return reports
        // Again, if the button was there before its script.
        if (clicks) await inside.locator('#go').click({ timeout: 5000 })
        return inside
          .locator('html')
          .evaluate((html) => Number(html.dataset.told ?? 0), undefined, { timeout: 250 })
          .catch(() => 0)
      }
      await expect.poll(told, { message: name }).toBeGreaterThanOrEqual(reports)
      await frames(page, 10)
      if (!(await stopped.isVisible()))
        await expect(inside.locator('html'), name).not.toHaveAttribute('data-outcome', /^breach/)
    }
    // An opaque frame has its own process: the page answers while the frame hangs.
    await expectUnharmed(page, path, n, name)
    expect(await stored(page), name).toBe(kept)
    expect(happened, name).toEqual([])
  }
  // Effects may still arrive after the page was left.
  await go(page, '/')
  await expect(page.getByRole('heading', { name: /Mine/ }).first()).toBeVisible()
  expect(await stored(page)).toBe(kept)
  expect(happened).toEqual([])
})

/** One of each kind: without a script, to another site, to this site, and back to the same address. */
const GUARDS = ['meta refresh', 'own frame to another site', 'own frame to our home page', 'endless reload']

for (const isGuard of [true, false])
  test(`embed codes that navigate their frame are removed${isGuard ? '' : ', in other ways'}`, {
    tag: isGuard ? [] : '@proof',
  }, async ({ page, context, complaints }) => {
    complaints.allow(/./)
    const codes = Object.values(HOSTILE_GROUPS)
      .flat()
      .filter(({ leaves, name }) => leaves && GUARDS.includes(name) === isGuard)
    // Each in a tab, because each has another chance first, for which the page waits.
    const tabs = await Promise.all(codes.map(() => context.newPage()))
    const happened = await watched(context)
    const paths = await prepare(
      page,
      codes.map(({ code }) => code),
    )
    const kept = await stored(page)
    await Promise.all(
      tabs.map(async (tab, n) => {
        const name = codes[n]?.name
        await tab.addInitScript(CLOCK)
        await tab.goto(paths[n] as string)
        const clock = new PageClock(tab)
        // Only twice as fast, so that the other page has time to load.
        await clock.set(2)
        await expect(tab.getByText(troubles.left.title), name).toBeVisible({ timeout: 60_000 })
        await expectUnharmed(tab, paths[n] as string, n, name)
      }),
    )
    expect(await stored(page)).toBe(kept)
    expect(happened).toEqual([])
  })

test('stored hostile addresses are refused when opened', async ({ page, complaints, baseURL }) => {
  complaints.allow(/./)
  const own = new URL(baseURL as string)
  // One for each reason; `site/hostile.test.ts` judges all. And spellings of this site's address.
  const refused = HOSTILE_URLS.filter((entry) => entry.must === 'refuse' && !entry.own)
  const reasons = ['long', 'characters', 'scheme', 'user', 'number', 'local', 'broken'] as const
  const addresses = [
    ...reasons.map(
      (reason) => refused.find((each) => 'reasons' in each && each.reasons.join() === reason)?.url,
    ),
    own.href,
    `${own.protocol}//${own.host.toUpperCase()}/games/snake`,
    `${own.protocol}//${own.hostname}.:${own.port}/`,
  ]
  await page.goto('/robots.txt')
  const paths = await storeAll(
    page,
    addresses.map((gameUrl = '', n) => ({ gameUrl, title: `Mine ${n}` })),
  )
  for (const [n, path] of paths.entries()) {
    await (n === 0 ? page.goto(path) : go(page, path))
    await expect(page.getByRole('heading', { name: `Mine ${n}`, exact: true })).toBeVisible()
    await expect(page.getByText(customTexts.page.refused)).toBeVisible()
    expect(await page.locator('iframe').count(), addresses[n]).toBe(0)
    await expect(page).toHaveURL(path)
  }
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
