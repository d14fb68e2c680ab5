/** Boards have a scene around them only in wide windows, and not with calm backgrounds or more contrast. */
import type { Locator } from 'playwright/test'
import { someOf } from '../../support/proofs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { isMirrored } from '../support/language'
import { begin } from '../support/layouts'

test.use(SHARED_PAGE)

const GAMES = ['color-memory', 'simon-says', 'rock-paper-scissors', 'bingo', 'number-guessing']

test('boards have a scene in wide windows, with their stats at the edge', { tag: '@sample' }, async ({
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
      const edge = (part: Locator) =>
        part.evaluate(
          (element, side) => element.getBoundingClientRect()[side],
          isMirrored ? ('right' as const) : ('left' as const),
        )
      const stats = await edge(page.locator('[data-stats]'))
      expect(Math.abs((await edge(scene)) - stats), id).toBeLessThanOrEqual(8)
      for (const setting of ['data-calm', 'data-contrast']) {
        await page.evaluate((name) => document.documentElement.toggleAttribute(name, true), setting)
        expect(await picture(), `${id}, ${setting}`).toBe('none')
        await page.evaluate((name) => document.documentElement.toggleAttribute(name, false), setting)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      expect(await picture(), id).toBe('none')
    })
})
