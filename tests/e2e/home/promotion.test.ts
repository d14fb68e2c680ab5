/** Promotions beside games, and no notice about ad blockers without ads; `hosting/variables` tests the notice. */
import { promoTexts } from '../../../src/site/texts/promo'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use({ ...SHARED_PAGE, muted: false })

const { blocker } = promoTexts

test('has the promotion beside a game on large screens only', async ({ page, game }) => {
  await game.open('tic-tac-toe')
  const promotion = page.locator('[data-promo=vertical]')
  await expect(promotion.getByRole('link')).toHaveCount(3)
  // It fills its height with games.
  const { y = 0, height = 0 } = (await promotion.boundingBox()) ?? {}
  const boxes = await Promise.all((await promotion.getByRole('link').all()).map((link) => link.boundingBox()))
  for (const [i, box] of boxes.entries()) {
    expect(box?.y).toBeGreaterThan(y + (height * i) / 3)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(y + (height * (i + 1)) / 3)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('[data-promo=vertical]')).toHaveCount(0)
  // The description stays for screen readers.
  await expect(page.getByRole('banner').getByRole('paragraph')).toHaveCount(1)
})

test('has none beside a game that fills the window, whose stats overlay the field', async ({
  page,
  game,
}) => {
  await page.setViewportSize({ width: 1500, height: 800 })
  await game.open('slice-storm')
  await expect(page.locator('[data-promo=vertical]')).toHaveCount(0)
  await game.begin.click()
  await game.phase('playing')
  await game.calm()
  const field = await game.field.boundingBox()
  expect(field).toMatchObject({ x: 0, width: 1500 })
  const bottom = (field?.y ?? 0) + (field?.height ?? 0)
  expect(bottom).toBeCloseTo(800, 0)
  for (const label of ['Score', 'Lives', 'Level']) {
    // Some stats are drawn as hearts, so their row is measured.
    const box = await game.hud(label).locator('..').boundingBox()
    expect(box?.y).toBeGreaterThan(field?.y ?? 0)
    expect(box?.y).toBeLessThan((field?.y ?? 0) + 80)
  }
  // The stats do not block swipes.
  const score = await game.hud('Score').boundingBox()
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x as number, y as number)?.tagName,
    [(score?.x ?? 0) + 3, (score?.y ?? 0) + 3],
  )
  expect(hit).toBe('CANVAS')
  await page.getByRole('button', { name: 'Pause' }).click()
  await game.phase('paused')
})

test('shows no notice without an ad network', async ({ page, game }) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('.adsbygoogle { display: none !important }')
    document.adoptedStyleSheets = [style]
  })
  await page.goto('/')
  await game.passes(400)
  await expect(page.getByText(blocker.detected)).toHaveCount(0)
})
