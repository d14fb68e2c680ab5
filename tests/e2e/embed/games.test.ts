/** Every game is played in the three kinds of frames on a page of another origin, in small and large frames. */
import { expect, type FrameLocator } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { SHARED_PAGE } from '../support/fixtures'
import { type Kind, test } from './host'

test.use({ ...SHARED_PAGE, viewport: { width: 1366, height: 1000 } })

/** Each kind in a size of its own: the smallest and the largest that must fit are among them. */
const FRAMES: readonly { readonly kind: Kind; readonly width: number; readonly height: number }[] = [
  { kind: 'plain', width: 300, height: 300 },
  { kind: 'sandboxed', width: 640, height: 480 },
  { kind: 'with its origin', width: 1200, height: 900 },
]

/** Whether the page in the frame scrolls, and whether the button can be pressed where it is. */
async function fits(inside: FrameLocator, selector: string): Promise<void> {
  const state = await inside
    .locator(selector)
    .first()
    .evaluate((button) => {
      const page = document.scrollingElement as Element
      const { top, left, bottom, right } = button.getBoundingClientRect()
      const at = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return {
        scrolls: page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth,
        seen: top >= 0 && left >= 0 && bottom <= innerHeight && right <= innerWidth,
        covered: !button.contains(at),
      }
    })
  expect(state).toEqual({ scrolls: false, seen: true, covered: false })
}

for (const [id, title] of TABLE)
  test(`${title} in three kinds of frames`, async ({ host, page }) => {
    for (const frame of FRAMES) {
      await host.show({ path: `/embed/${id}?seed=42`, ...frame })
      const inside = host.inside()
      await expect(inside.locator('[data-begin]')).toBeEnabled()
      await fits(inside, '[data-begin]')
      await host.press()
      const game = inside.locator(`[data-game="${id}"]`)
      // Panels slide in.
      await expect(() => fits(inside, '[data-panel] [data-autofocus]')).toPass()
      await host.start()
      // All of a board, and everything that can be pressed, is inside the frame.
      const outside = await game.evaluate((root) =>
        [...root.querySelectorAll('[role="gridcell"], button')]
          .filter((each) => each.checkVisibility({ visibilityProperty: true }))
          .filter((each) => {
            const { top, left, bottom, right } = each.getBoundingClientRect()
            return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
          })
          .map((each) => each.getAttribute('aria-label') ?? each.textContent),
      )
      expect(outside).toEqual([])
      // Space would pause some games.
      for (const key of ['ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
      await page.mouse.click(frame.width / 2, frame.height / 2)
      // Above the bar of the page is the game's own field.
      await expect(game.locator('canvas.stage-canvas, button:visible, [role="grid"]').first()).toBeVisible()
      await host.send({ target: 'pocket-arcade', version: 1, type: 'pause' })
      await expect(game).toHaveAttribute('data-phase', /paused|over/)
      if ((await game.getAttribute('data-phase')) === 'paused') {
        await host.send({ target: 'pocket-arcade', version: 1, type: 'resume' })
        await expect(game).toHaveAttribute('data-phase', /playing|over/)
      }
      const scrolls = await game.evaluate(() => {
        const page = document.scrollingElement as Element
        return page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth
      })
      expect(scrolls).toBe(false)
      expect((await host.heard()).filter((type) => type !== 'height').slice(0, 2)).toEqual([
        'ready',
        'started',
      ])
      // Nothing of the site around.
      await expect(inside.getByRole('link')).toHaveCount(1)
    }
  })
