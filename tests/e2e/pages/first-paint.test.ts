/** The first paint of a page does not wait for the heading font, and fits with and without it. */
import { expect, PHONE, test } from '../support/fixtures'
import { begin, LAYOUTS, type Layout, resizeTo, settled } from '../support/layouts'
import { watchShifts } from '../support/shifts'

test('text does not wait for the heading font, and nothing moves when it arrives', async ({ page }) => {
  const shifts = await watchShifts(page, 0)
  let deliver = () => {}
  const delivered = new Promise<void>((resolve) => {
    deliver = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await delivered
    await route.continue()
  })
  await page.goto('/settings', { waitUntil: 'domcontentloaded' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const loaded = () => page.evaluate(() => document.fonts.check('600 1em "Fredoka Variable"'))
  expect(await loaded()).toBe(false)
  deliver()
  await expect.poll(loaded).toBe(true)
  expect(await shifts()).toEqual([])
})

test.describe('on a phone', () => {
  test.use(PHONE)
  for (const blocked of [false, true])
    test(`pages are no wider than the window ${blocked ? 'without' : 'with'} the heading font`, {
      tag: blocked ? [] : '@proof',
    }, async ({ page, complaints }) => {
      complaints.allow(/404|woff2|ERR_FAILED/)
      if (blocked) await page.route('**/*.woff2', (route) => route.abort())
      for (const path of ['/', '/today', '/records', '/settings', '/games/tic-tac-toe', '/nothing-here']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await page.evaluate(() => document.fonts.ready)
        for (const width of [320, 360, 375, 390]) {
          await page.setViewportSize({ width, height: 844 })
          const wide = await page.evaluate(() => document.documentElement.scrollWidth)
          expect(wide, `${path} at ${width}`).toBe(width)
        }
      }
    })

  test('the widest stats fit without the heading font', async ({ page, complaints }) => {
    complaints.allow(/woff2|ERR_FAILED/)
    await page.route('**/*.woff2', (route) => route.abort())
    const small = LAYOUTS.find(({ width, touch }) => touch && width === 320) as Layout
    await page.goto('/')
    await begin(page, 'blackjack')
    await resizeTo(page, small)
    expect((await settled(page, small)).why).toBeNull()
  })
})
