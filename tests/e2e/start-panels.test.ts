/** Owns the proofs of the start panels of all games: options in rows that are alike, figures and tools beside each other, the way in always in sight, nothing cut where there is room. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, SHARED_PAGE, test } from './fixtures'

test.use(SHARED_PAGE)

const ids = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1366, 768],
] as const
/** Here all of a start panel is in sight. */
const LAPTOP = 1366
const PARTS = 8

/** Names the choices whose last button stands alone below a row of several. */
function lonely(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-panel] [role="radiogroup"]')].flatMap((group) => {
      const rows = new Map<number, string[]>()
      for (const button of group.querySelectorAll('[role="radio"]')) {
        const top = Math.round(button.getBoundingClientRect().top)
        rows.set(top, [...(rows.get(top) ?? []), button.textContent ?? ''])
      }
      const lines = [...rows.values()]
      const alone = lines.length > 1 && lines.at(-1)?.length === 1 && lines.some((line) => line.length > 1)
      return alone ? [lines.map((line) => line.join(', ')).join(' | ')] : []
    }),
  )
}

/** Names the figures that lie under a tool beside them. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tools = [...document.querySelectorAll('[data-tools] button')].map((tool) =>
      tool.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('[data-hud]')].flatMap((figure) => {
      if (figure.matches('.visually-hidden')) return []
      const { left, right, top, bottom } = (figure.parentElement as Element).getBoundingClientRect()
      const under = tools.some(
        (tool) =>
          tool.left < right - 1 && tool.right > left + 1 && tool.top < bottom - 1 && tool.bottom > top + 1,
      )
      return under ? [figure.getAttribute('data-hud') ?? ''] : []
    })
  })
}

/** How many px of the panel lie outside the window, above or below. */
function cut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { top, bottom } = (document.querySelector('[data-panel]') as Element).getBoundingClientRect()
    return Math.max(0, -top, bottom - innerHeight)
  })
}

for (let part = 0; part < PARTS; part++)
  test(`no option stands alone in its row, no figure under a tool, and a laptop shows all of a start panel, part ${part + 1}`, async ({
    page,
    game,
  }) => {
    for (const id of ids.filter((_, i) => i % PARTS === part)) {
      await page.goto(`/games/${id}?seed=1`)
      await expect(game.begin).toBeVisible()
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height })
        await expect(game.begin).toBeVisible()
        expect(await lonely(page), `${id} at ${width}x${height}`).toEqual([])
        expect(await covered(page), `${id} at ${width}x${height}`).toEqual([])
        await expect(game.begin, `${id} at ${width}x${height}`).toBeInViewport({ ratio: 1 })
        if (width === LAPTOP) expect(await cut(page), `${id} at ${width}x${height}`).toBe(0)
      }
    }
  })

test('a laptop shows all of a panel of five options in another mode as well', async ({ page, game }) => {
  await page.goto('/games/tug-of-war?pull=rhythm')
  await expect(game.begin).toBeVisible()
  expect(await page.locator('[data-panel] [role="radiogroup"]').count()).toBe(5)
  // It may still be on its way in.
  await expect.poll(() => cut(page)).toBe(0)
})
