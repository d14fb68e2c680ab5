/** Every game can be used at 400% zoom (WCAG 1.4.10): boards keep a minimum size, everything is reachable, and the page scrolls. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { begin } from '../support/layouts'
import { frames } from '../support/rest'

test.use({ ...SHARED_PAGE, viewport: { width: 320, height: 256 } })

const WINDOWS = [
  { width: 320, height: 256 },
  { width: 341, height: 192 },
  { width: 456, height: 256 },
] as const

const ids = readdirSync(new URL('../../../src/games/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)

/** The minimum size of a cell, CSS px. */
const LEAST_CELL = 20
/** The minimum of a field's shorter side, CSS px. */
const LEAST_FIELD = 140

function faults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ leastCell, leastField }) => {
      const found: string[] = []
      const scroller = document.scrollingElement as HTMLElement
      const root = document.querySelector('[data-game]') as HTMLElement
      if (scroller.scrollWidth > innerWidth + 1) found.push(`the page is ${scroller.scrollWidth} wide`)
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        !element.matches('.visually-hidden')
      /** Whether it can be scrolled to, in a container or on the page. */
      const isReachable = (element: Element) => {
        for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(at)
          if (/auto|scroll/.test(overflowX + overflowY)) return true
        }
        const { left, top, right, bottom } = element.getBoundingClientRect()
        const down = top + scroller.scrollTop
        return (
          left > -2 &&
          right < innerWidth + 2 &&
          down > -2 &&
          bottom + scroller.scrollTop < scroller.scrollHeight + 2
        )
      }
      for (const button of document.querySelectorAll('header :is(a, button), [data-game] button')) {
        const { width, height } = button.getBoundingClientRect()
        if (width === 0 || !isVisible(button) || isReachable(button)) continue
        found.push(
          `${button.getAttribute('aria-label') ?? button.textContent} (${Math.round(width)}x${Math.round(height)}) is out of reach`,
        )
      }
      for (const cell of root.querySelectorAll('[role="gridcell"]')) {
        const { width, height } = cell.getBoundingClientRect()
        if (width === 0 || !isVisible(cell)) continue
        if (Math.min(width, height) >= leastCell) continue
        found.push(`a cell of ${width.toFixed(0)}x${height.toFixed(0)}`)
        break
      }
      const field = root.querySelector('[data-field]')
      if (field) {
        const { width, height } = field.getBoundingClientRect()
        if (Math.min(width, height) < leastField) found.push(`a field of ${width}x${height}`)
      }
      return found
    },
    { leastCell: LEAST_CELL, leastField: LEAST_FIELD },
  )
}

const GROUPS = 6
for (let group = 0; group < GROUPS; group++) {
  const own = ids.filter((_, at) => at % GROUPS === group)
  test(`${own[0]} to ${own.at(-1)}, every ${GROUPS}th game`, async ({ page }) => {
    await page.goto('/')
    const short: string[] = []
    for (const id of own) {
      await page.setViewportSize(WINDOWS[0])
      await begin(page, id)
      for (const window of WINDOWS) {
        await page.setViewportSize(window)
        await frames(page, 4)
        for (const fault of await faults(page))
          short.push(`${id} at ${window.width}x${window.height}: ${fault}`)
      }
    }
    expect(short).toEqual([])
  })
}

test('the other pages scroll too', async ({ page }) => {
  for (const path of ['/', '/today', '/records', '/settings'])
    for (const window of WINDOWS) {
      await page.setViewportSize(window)
      await page.goto(path)
      const { wide, high } = await page.evaluate(() => ({
        wide: document.scrollingElement?.scrollWidth ?? 0,
        high: document.scrollingElement?.scrollHeight ?? 0,
      }))
      expect(wide, `${path} at ${window.width}`).toBeLessThanOrEqual(window.width + 1)
      expect(high).toBeGreaterThan(window.height)
    }
})
