/** Owns the proofs of the first picture of a page: what it does not wait for, and that all of it comes. */
import type { Page } from 'playwright/test'
import { expect, PHONE, test } from './fixtures'
import { begin, ROOMS, type Room, settled, turnTo } from './rooms'

/** The first family that the words of a heading are set in. */
const faceOf = (page: Page) =>
  page
    .getByRole('heading', { level: 1 })
    .evaluate((heading) => getComputedStyle(heading).fontFamily.split(',')[0])

const FACE = '"Fredoka Variable"'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

test('over a slow line words do not wait for their face: the next page has it', async ({ page }) => {
  const shifted = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          const seen: PerformanceEntry[] = []
          new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
            type: 'layout-shift',
            buffered: true,
          })
          // What has moved, and how far.
          const moved = () =>
            seen.map((shift) => [
              (shift as LayoutShift).value,
              ...(shift as LayoutShift).sources.map(
                ({ node, previousRect: { x, y }, currentRect }) =>
                  `${node?.nodeName} '${node?.textContent?.slice(0, 40)}' from ${x},${y} to ${currentRect.x},${currentRect.y}`,
              ),
            ])
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved())))
        }),
    )
  const line = await page.context().newCDPSession(page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', {
    latency: 200,
    downloadThroughput: -1,
    uploadThroughput: -1,
    offline: false,
  })
  await page.goto('/settings')
  await expect(page.locator('html')).toHaveAttribute('data-plain', '')
  await expect
    .poll(() => page.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')))
    .toBe(true)
  expect(await faceOf(page)).not.toBe(FACE)
  expect(await shifted()).toEqual([])
  await page.getByRole('link', { name: 'Records' }).first().click()
  await expect(page).toHaveURL('/records')
  await expect.poll(() => faceOf(page)).toBe(FACE)
  // Whoever was here before has kept it.
  await page.evaluate(() => localStorage.setItem('recentlyPlayed', '["/games/snake"]'))
  await page.reload()
  expect(await faceOf(page)).toBe(FACE)
  await expect(page.locator('link[rel="preload"][as="font"]')).toHaveCount(1)
})

test('cards far below come with the next picture, and stand there at once where one comes back', async ({
  page,
}) => {
  // What is laid out when the first picture is made.
  await page.addInitScript(() => {
    requestAnimationFrame(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
      Object.assign(window, { first: cards.filter((card) => card.offsetParent).length, all: cards.length })
    })
  })
  const laidOut = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll<HTMLElement>('[data-card]')].filter((card) => card.offsetParent).length,
    )
  const first = () =>
    page.evaluate(() => {
      const { first, all } = window as unknown as { first: number; all: number }
      return [first, all]
    })
  await page.goto('/')
  await expect.poll(laidOut).toBe(41)
  const [some = 0, there = 0] = await first()
  // The browser may have read a part of the page by then.
  expect(some).toBe(Math.min(there, 12))
  await page.reload()
  await expect.poll(laidOut).toBe(41)
  const [all, read] = await first()
  expect(all).toBe(read)
})

test('no card of the first screen waits for the next picture', async ({ page }) => {
  await page.goto('/')
  // A page that is loaded need not have been painted: until it is, cards far below have no place.
  await expect(page.locator('html')).not.toHaveAttribute('data-first')
  for (const [width, height] of [
    [1366, 768],
    [1499, 900],
    [1280, 1024],
    [1920, 1199],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    const late = await page.evaluate(() => {
      const cards = [...document.querySelectorAll<HTMLElement>('[data-card]')]
      const seen = cards.filter((card) => card.getBoundingClientRect().top < innerHeight)
      document.documentElement.dataset.first = ''
      const waiting = seen.filter((card) => !card.offsetParent).map(({ dataset }) => dataset.card)
      delete document.documentElement.dataset.first
      return waiting
    })
    expect(late, `${width}x${height}`).toEqual([])
  }
})

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const path of ['/', '/today', '/records', '/settings', '/games/tic-tac-toe', '/nothing-here'])
    test(`${path} is no wider than the window, with the face of headings and without`, async ({
      page,
      complaints,
    }) => {
      complaints.allow(/404/)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() => document.fonts.ready)
      for (const plain of [false, true]) {
        await page.evaluate((on) => document.documentElement.toggleAttribute('data-plain', on), plain)
        for (const width of [320, 360, 375, 390]) {
          await page.setViewportSize({ width, height: 844 })
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${plain ? 'without' : 'with'} it at ${width}`).toBe(width)
        }
      }
    })

  test('the widest figures have their room without the face of headings', async ({ page }) => {
    const small = ROOMS.find(({ width, touch }) => touch && width === 320) as Room
    await page.goto('/')
    await begin(page, 'blackjack')
    await page.evaluate(() => document.documentElement.toggleAttribute('data-plain', true))
    await turnTo(page, small)
    expect((await settled(page, 'blackjack', small)).why).toBeNull()
  })
})
