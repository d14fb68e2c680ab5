/** Boards have a scene around them only in wide windows, and not with calm backgrounds or more contrast. */
import type { Locator } from 'playwright/test'
import { someOf } from '../../support/proofs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { isMirrored } from '../support/language'
import { begin } from '../support/layouts'

test.use(SHARED_PAGE)

const edge = (part: Locator, side: 'left' | 'right') =>
  part.evaluate((element, side) => element.getBoundingClientRect()[side], side)

const GAMES = ['color-memory', 'simon-says', 'rock-paper-scissors', 'bingo', 'number-guessing']

test('boards have a scene in wide windows, with their stats beside it', { tag: '@sample' }, async ({
  page,
}) => {
  await page.goto('/')
  for (const id of someOf(GAMES, 2, 0))
    await test.step(id, async () => {
      await page.setViewportSize({ width: 1366, height: 768 })
      await begin(page, id)
      const scene = page.locator('[data-wide]')
      const picture = () => scene.evaluate((element) => getComputedStyle(element).backgroundImage)
      expect(await picture(), id).toContain('scene')
      const left = isMirrored ? scene : page.locator('[data-stats]')
      const right = isMirrored ? page.locator('[data-stats]') : scene
      // The board comes back from beside the start panel.
      await expect(async () => {
        const gap = (await edge(right, 'left')) - (await edge(left, 'right'))
        expect(gap, id).toBeGreaterThanOrEqual(0)
        expect(gap, id).toBeLessThanOrEqual(24)
      }).toPass({ timeout: 5000 })
      for (const setting of ['data-calm', 'data-contrast']) {
        await page.evaluate((name) => document.documentElement.toggleAttribute(name, true), setting)
        expect(await picture(), `${id}, ${setting}`).toBe('none')
        await page.evaluate((name) => document.documentElement.toggleAttribute(name, false), setting)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await picture(), id).toBe('none')
    })
})
