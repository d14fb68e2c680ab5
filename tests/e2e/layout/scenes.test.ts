/** Boards have a scene around them only in wide windows, and not with calm backgrounds or more contrast. */
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { begin } from '../support/layouts'

test.use(SHARED_PAGE)

const GAMES = ['color-memory', 'simon-says', 'rock-paper-scissors', 'bingo', 'number-guessing']

test('boards have a scene in wide windows, with their stats at the edge', async ({ page }) => {
  await page.goto('/')
  for (const id of GAMES)
    await test.step(id, async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await begin(page, id)
      const scene = page.locator('[data-wide]')
      const picture = () => scene.evaluate((element) => getComputedStyle(element).backgroundImage)
      expect(await picture(), id).toContain('scene')
      const box = await scene.boundingBox()
      const stats = await page.locator('[data-stats]').boundingBox()
      expect(Math.abs((box?.x ?? 0) - (stats?.x ?? 999)), id).toBeLessThanOrEqual(8)
      for (const setting of ['data-calm', 'data-contrast']) {
        await page.evaluate((name) => document.documentElement.toggleAttribute(name, true), setting)
        expect(await picture(), `${id}, ${setting}`).toBe('none')
        await page.evaluate((name) => document.documentElement.toggleAttribute(name, false), setting)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await picture(), id).toBe('none')
    })
})
