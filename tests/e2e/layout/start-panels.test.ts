/** The start panels of all games: aligned rules and keys, even rows of options, one column for few options, a visible start button, and nothing cut off on a laptop or a phone. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

const ids = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const SIZES = [
  [320, 568],
  [390, 844],
  [844, 390],
  [1366, 768],
] as const
/** At this width the whole start panel is visible. */
const LAPTOP = 1366
const PARTS = 8

/** The choices whose last button is alone below a row of several. */
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

/** The stats that a button covers. */
function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const tools = [...document.querySelectorAll('[data-tools] button')].map((tool) =>
      tool.getBoundingClientRect(),
    )
    return [...document.querySelectorAll('[data-hud]')].flatMap((stat) => {
      if (stat.matches('.visually-hidden')) return []
      const { left, right, top, bottom } = (stat.parentElement as Element).getBoundingClientRect()
      const under = tools.some(
        (tool) =>
          tool.left < right - 1 && tool.right > left + 1 && tool.top < bottom - 1 && tool.bottom > top + 1,
      )
      return under ? [stat.getAttribute('data-hud') ?? ''] : []
    })
  })
}

/** How many px of the panel are above or below the window. */
function cut(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { top, bottom } = (document.querySelector('[data-panel]') as Element).getBoundingClientRect()
    return Math.max(0, -top, bottom - innerHeight)
  })
}

/** The layout of a start panel: rules, keys, options, columns. */
function layout(page: Page) {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-panel]') as HTMLElement
    const rules = [...panel.querySelectorAll('[data-how-to] > li')]
    const left = (element: Element) => Math.round(element.getBoundingClientRect().left)
    const title = panel.querySelector('h2') as Element
    const middle = (element: Element) => {
      const { left, right } = element.getBoundingClientRect()
      return (left + right) / 2
    }
    // The start button and the one beside it.
    const start = panel.querySelector('[data-autofocus]')?.parentElement as Element
    return {
      rules: rules.map((rule) => getComputedStyle(rule).textAlign),
      /** The number of columns of key labels. */
      keyColumns: new Set([...panel.querySelectorAll('[data-keys] > li > :last-child')].map(left)).size,
      options: panel.querySelectorAll('[role="radiogroup"]').length,
      columns: Math.abs(middle(title) - middle(start)) > 20 ? 2 : 1,
    }
  })
}

/** How many px of a start panel are hidden, and which of its parts scroll. */
function scrolled(page: Page) {
  return page.evaluate(() => {
    const panel = document.querySelector('[data-panel]') as HTMLElement
    const shade = panel.parentElement as HTMLElement
    const parts = [...panel.querySelectorAll('*')].filter(
      (part) =>
        /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1,
    )
    return { hidden: shade.scrollHeight - shade.clientHeight, parts: parts.map((part) => part.className) }
  })
}

test.describe('on a phone', () => {
  test.use(PHONE)
  for (let part = 0; part < PARTS; part++)
    test(`whole start panels are visible in portrait and landscape, part ${part + 1}`, async ({
      page,
      game,
    }) => {
      for (const id of ids.filter((_, i) => i % PARTS === part)) {
        await page.setViewportSize({ width: 390, height: 844 })
        await page.goto(`/games/${id}?seed=1`)
        await expect(game.begin).toBeVisible()
        for (const [width, height] of [
          [390, 844],
          [844, 390],
        ] as const) {
          await page.setViewportSize({ width, height })
          await expect
            .poll(() => scrolled(page), { message: `${id} at ${width}x${height}` })
            .toEqual({ hidden: 0, parts: [] })
        }
      }
    })
})

for (let part = 0; part < PARTS; part++)
  test(`no option is alone in its row, no stat is covered, and a laptop shows whole start panels, part ${part + 1}`, async ({
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
        if (width !== LAPTOP) continue
        expect(await cut(page), `${id} at ${width}x${height}`).toBe(0)
        const { rules, keyColumns, options, columns } = await layout(page)
        expect(rules, id).toEqual(['start', 'start', 'start'])
        expect(keyColumns, `${id}: columns of keys`).toBeLessThanOrEqual(2)
        expect(options, `${id}: options`).toBeLessThanOrEqual(2)
        expect(columns, `${id}: columns for ${options} options`).toBe(options < 2 ? 1 : 2)
      }
    }
  })

test('a laptop shows a whole panel with five options', async ({ page, game }) => {
  // Options with a changed value are always shown.
  await page.goto('/games/tug-of-war?pull=rhythm&rounds=1&field=wide')
  await expect(game.begin).toBeVisible()
  expect(await page.locator('[data-panel] [role="radiogroup"]').count()).toBe(5)
  // The panel may still be moving in.
  await expect.poll(() => cut(page)).toBe(0)
})
