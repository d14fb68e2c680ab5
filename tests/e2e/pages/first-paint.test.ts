/** The first paint of a page does not wait for the heading font. `layout/phone` looks at pages with and without it. */
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
