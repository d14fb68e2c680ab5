/** Owns the proof that scenes stand around the boards of wide windows alone, and give way to the tools for the eyes. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { begin } from '../support/rooms'

test.use(SHARED_PAGE)

const GAMES = ['color-memory', 'simon-says', 'rock-paper-scissors', 'bingo', 'number-guessing']

for (const id of GAMES)
  test(`${id} stands in a scene on wide windows, with its figures at the edge`, async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.goto('/')
    await begin(page, id)
    const scene = page.locator('[data-wide]')
    const picture = () => scene.evaluate((element) => getComputedStyle(element).backgroundImage)
    expect(await picture()).toContain('scene')
    const box = await scene.boundingBox()
    const figures = await page.locator('[data-stats]').boundingBox()
    expect(Math.abs((box?.x ?? 0) - (figures?.x ?? 999))).toBeLessThanOrEqual(8)
    for (const tool of ['data-calm', 'data-contrast']) {
      await page.evaluate((tool) => document.documentElement.toggleAttribute(tool, true), tool)
      expect(await picture(), tool).toBe('none')
      await page.evaluate((tool) => document.documentElement.toggleAttribute(tool, false), tool)
    }
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await picture()).toBe('none')
  })
