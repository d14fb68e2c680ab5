/** The first paint of a page does not wait for the heading font. `layout/phone` looks at pages with and without it. */
import { expect, PHONE, test } from '../support/fixtures'
import { begin, LAYOUTS, type Layout, resizeTo, settled } from '../support/layouts'
import { watchShifts } from '../support/shifts'

/** The most that a page may move when the heading font arrives, 0..1. Up to 0.1 is called good: https://web.dev/articles/cls */
const MOST_MOVED = 0.01

test('text does not wait for the heading font, and hardly moves when it arrives', async ({ page }) => {
  const shifts = await watchShifts(page, 0)
  let deliver = () => {}
  await page.route('**/*.woff2', async (route) => {
    await new Promise<void>((resolve) => {
      deliver = resolve
    })
    await route.continue()
  })
  const loaded = () => page.evaluate(() => document.fonts.check('600 1em "Fredoka Variable"'))
  for (const path of ['/', '/settings', '/games/tic-tac-toe']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await loaded(), path).toBe(false)
    deliver()
    await expect.poll(loaded).toBe(true)
    const moved = (await shifts()) as readonly (readonly [number])[]
    expect(
      moved.reduce((sum, [value]) => sum + value, 0),
      path,
    ).toBeLessThan(MOST_MOVED)
  }
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
