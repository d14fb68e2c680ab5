/** Every game in a frame: played on a page of another origin, in each kind of frame, and fitting into any size. */
import { expect, type FrameLocator, type Page } from 'playwright/test'
import { games } from '../../support/games'
import { someOf } from '../../support/proofs'
import { SHARED_PAGE } from '../support/fixtures'
import { appears } from '../support/rest'
import { type Kind, NO_STORAGE, test } from './host'

test.use({ ...SHARED_PAGE, viewport: { width: 1366, height: 1000 } })

/** The smallest and the largest size in which everything must fit. */
const SMALLEST = { width: 300, height: 300 }
const LARGEST = { width: 1200, height: 900 }

const FRAMES: readonly { readonly kind: Kind; readonly width: number; readonly height: number }[] = [
  { kind: 'plain', ...SMALLEST },
  { kind: 'sandboxed', width: 640, height: 480 },
  { kind: 'with its origin', ...LARGEST },
]

const MORE: Readonly<Record<string, string>> = { 'connect-four': '&opponent=normal' }

/** What happens in a frame is the same code for all games: one of each kind of game shows that it works. */
const GUARDS = ['snake', 'connect-four']

/** Only workers depend on the kind of frame: without an origin there are none. */
const framesOf = (id: string) => (id === 'connect-four' ? someOf(FRAMES, 2, 0) : someOf(FRAMES, 1, 1))

/**
 * The page does not scroll, all cells and all that can be pressed is inside, and nothing covers the button of this
 * selector. Panels slide in, and a field follows its window a moment later.
 */
async function fits(inside: FrameLocator | Page, selector = '[data-full]'): Promise<void> {
  const misfits = inside.locator('html').evaluate(async (root, selector) => {
    const look = () => {
      const found = [...root.querySelectorAll('[role="gridcell"], button, a')]
        .filter((each) => each.checkVisibility({ visibilityProperty: true }))
        // The stages of a road are in a line that scrolls.
        .filter((each) => !each.closest('[data-road]'))
        .filter((each) => {
          const { top, left, bottom, right } = each.getBoundingClientRect()
          return top < -1 || left < -1 || bottom > innerHeight + 1 || right > innerWidth + 1
        })
        .map((each) => each.getAttribute('aria-label') ?? each.textContent)
      const page = document.scrollingElement as Element
      if (page.scrollHeight > page.clientHeight || page.scrollWidth > page.clientWidth) found.push('scrolls')
      const button = root.querySelector(selector) as Element
      const { top, left, bottom, right } = button.getBoundingClientRect()
      const isHit = button.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2))
      return isHit ? found : [...found, `${selector} is covered`]
    }
    for (let frame = 0; frame < 120 && look().length > 0; frame++) await new Promise(requestAnimationFrame)
    return look()
  }, selector)
  expect(await misfits).toEqual([])
}

for (const { id } of games)
  test(`${id} in frames of another site`, {
    tag: GUARDS.includes(id) ? '@sample' : '@proof',
  }, async ({ host, page }) => {
    for (const frame of framesOf(id)) {
      await host.show({ path: `/embed/${id}?seed=42${MORE[id] ?? ''}`, ...frame })
      const inside = host.inside()
      await expect(inside.locator('[data-begin]')).toBeEnabled()
      await fits(inside, '[data-begin]')
      await host.press()
      const game = inside.locator(`[data-game="${id}"]`)
      await fits(inside, '[data-panel] [data-autofocus]')
      await host.start()
      await fits(inside)
      // The computer thinks in a worker, or on the page's own thread where there are none.
      if (id === 'connect-four') {
        await inside.getByRole('gridcell', { name: /^Row 6, column 4\b/ }).click()
        await expect(inside.getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
        await inside.getByRole('button', { name: 'Hint', exact: true }).click()
        await expect(inside.locator('[data-hint-text] p')).toBeVisible()
      }
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
const PARTS = 12
for (let part = 0; part < PARTS; part++)
  test(`all of each game fits into the smallest and the largest frame, part ${part + 1}`, {
    tag: part === 0 ? [] : '@proof',
  }, async ({ page }) => {
    await page.addInitScript(NO_STORAGE)
    for (const { id, kind } of games.filter((_, i) => i % PARTS === part))
      await test.step(id, async () => {
        await page.setViewportSize(SMALLEST)
        await page.goto(`/embed/${id}?seed=42`, { waitUntil: 'domcontentloaded' })
        await fits(page, '[data-begin]')
        await page.locator('[data-begin]').click()
        const begin = '[data-panel] [data-autofocus]'
        await appears(page, begin)
        await fits(page, begin)
        await page.locator(begin).press('Enter')
        await appears(page, '[data-phase="playing"], [data-phase="over"]')
        await fits(page)
        // Boards are drawn smaller in small frames. Scenes adapt to any size.
        const zoom = await page.locator('[data-game]').evaluate((each) => each.currentCSSZoom)
        expect(zoom).toBe(kind === 'realtime' ? 1 : 0.625)
        await page.setViewportSize(LARGEST)
        await fits(page)
        await expect(page.getByRole('link')).toHaveCount(1)
      })
  })
