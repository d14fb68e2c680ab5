/** A scene behind a dialog of the start panel is not drawn in every frame: nobody sees it, and it would slow the dialog down. */
import type { Page } from 'playwright/test'
import { frameTexts } from '../../../src/play/texts/frame'
import { expect, test } from '../support/fixtures'

const FRAMES = 48

/** In how many of the next frames the scene is drawn. */
function drawnFrames(page: Page): Promise<number> {
  return page.evaluate(async (frames) => {
    const { prototype } = WebGL2RenderingContext
    const { drawElements } = prototype
    let drawn = false
    prototype.drawElements = function (...args) {
      drawn = true
      drawElements.apply(this, args)
    }
    let count = 0
    for (let frame = 0; frame < frames; frame++) {
      await new Promise(requestAnimationFrame)
      if (drawn) count++
      drawn = false
    }
    prototype.drawElements = drawElements
    return count
  }, FRAMES)
}

test('the scene rests behind a dialog, and moves again after it', async ({ page, game }) => {
  await game.open('snake', '')
  await game.ready()
  expect(await drawnFrames(page)).toBeGreaterThan(FRAMES - 4)
  await page.getByRole('button', { name: frameTexts.live.button }).click()
  const dialog = page.locator('dialog:modal')
  await expect(dialog).toBeVisible()
  await drawnFrames(page)
  expect(await drawnFrames(page)).toBeLessThan(FRAMES / 8)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await drawnFrames(page)).toBeGreaterThan(FRAMES - 4)
})
