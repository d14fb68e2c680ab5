/** Every game in a frame: played in the three kinds of frames on a page of another origin, and fitting into any size. */
import { expect, type FrameLocator, type Page } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { SHARED_PAGE } from '../support/fixtures'
import { appears } from '../support/rest'
import { type Kind, test } from './host'

test.use({ ...SHARED_PAGE, viewport: { width: 1366, height: 1000 } })

/** The smallest and the largest size in which everything must fit. */
const SMALLEST = { width: 300, height: 300 }
const LARGEST = { width: 1200, height: 900 }

const FRAMES: readonly { readonly kind: Kind; readonly width: number; readonly height: number }[] = [
  { kind: 'plain', ...SMALLEST },
  { kind: 'sandboxed', width: 640, height: 480 },
  { kind: 'with its origin', ...LARGEST },
]

/** What happens in a frame is the same code for all games: one of each kind of game shows that it works. */
const GUARDS = ['snake', 'connect-four']

/** What does not fit: the page scrolls, or something that can be pressed, or a cell of the board, is outside. */
function misfits(inside: FrameLocator | Page): Promise<(string | null)[]> {
  return inside.locator('html').evaluate(() => {
    const page = document.scrollingElement as Element
    const found = [...document.querySelectorAll('[role="gridcell"], button, a')]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .filter((each) => {
        const { top, left, bottom, right } = each.getBoundingClientRect()
        return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
      })
      .map((each) => each.getAttribute('aria-label') ?? each.textContent)
    const scrolls = page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth
    return scrolls ? ['the page scrolls', ...found] : found
  })
}

/** Everything fits, and nothing covers this button. Panels slide in, and a field follows its window a moment later. */
async function fits(inside: FrameLocator | Page, selector = '[data-full]'): Promise<void> {
  await expect(async () => {
    expect(await misfits(inside)).toEqual([])
    const covered = await inside
      .locator(selector)
      .first()
      .evaluate((button) => {
        const { top, left, bottom, right } = button.getBoundingClientRect()
        return !button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      })
    expect(covered, selector).toBe(false)
  }).toPass()
}

for (const [id] of TABLE)
  test(`${id} in three kinds of frames`, {
    tag: GUARDS.includes(id) ? [] : '@proof',
  }, async ({ host, page }) => {
    for (const frame of FRAMES) {
      await host.show({ path: `/embed/${id}?seed=42`, ...frame })
      const inside = host.inside()
      await expect(inside.locator('[data-begin]')).toBeEnabled()
      await fits(inside, '[data-begin]')
      await host.press()
      const game = inside.locator(`[data-game="${id}"]`)
      await fits(inside, '[data-panel] [data-autofocus]')
      await host.start()
      await fits(inside)
      // Space would pause some games.
      for (const key of ['ArrowRight', 'ArrowUp']) await page.keyboard.press(key)
      await page.mouse.click(frame.width / 2, frame.height / 2)
      await expect(game.locator('canvas.stage-canvas, button:visible, [role="grid"]').first()).toBeVisible()
      await host.send({ target: 'pocket-arcade', version: 1, type: 'pause' })
      await expect(game).toHaveAttribute('data-phase', /paused|over/)
      if ((await game.getAttribute('data-phase')) === 'paused') {
        await host.send({ target: 'pocket-arcade', version: 1, type: 'resume' })
        await expect(game).toHaveAttribute('data-phase', /playing|over/)
      }
      await fits(inside)
      const heard = await host.heard()
      expect(heard.filter((type) => type !== 'height').slice(0, 2)).toEqual(['ready', 'started'])
      expect(heard).toContain('height')
      // Nothing of the site around.
      await expect(inside.getByRole('link')).toHaveCount(1)
    }
  })

/** Splits the games, so that each part has its own timeout. */
const PARTS = 4
for (let part = 0; part < PARTS; part++)
  test(`all of each game fits into the smallest and the largest frame, part ${part + 1}`, async ({
    host,
    page,
  }) => {
    for (const [id, , , , , kind] of TABLE.filter((_, i) => i % PARTS === part))
      await test.step(id, async () => {
        const fitsBoth = async (selector?: string) => {
          for (const size of [LARGEST, SMALLEST]) {
            await page.setViewportSize(size)
            await fits(page, selector)
          }
        }
        await page.goto(`${host.site}/embed/${id}?seed=42`)
        await fitsBoth('[data-begin]')
        await page.locator('[data-begin]').click()
        await appears(page, '[data-panel] [data-autofocus]')
        await fitsBoth('[data-panel] [data-autofocus]')
        await page.locator('[data-panel] [data-autofocus]').press('Enter')
        await appears(page, '[data-phase="playing"], [data-phase="over"]')
        // Boards are drawn smaller in small frames. Scenes adapt to any size.
        const zoom = await page.locator('[data-game]').evaluate((each) => each.currentCSSZoom)
        expect(zoom).toBe(kind === 'realtime' ? 1 : 0.625)
        await fits(page)
        await page.setViewportSize(LARGEST)
        await fits(page)
        await expect(
          page.locator('canvas.stage-canvas, [role="grid"], [data-game] button').first(),
        ).toBeVisible()
        await expect(page.getByRole('link')).toHaveCount(1)
      })
  })
