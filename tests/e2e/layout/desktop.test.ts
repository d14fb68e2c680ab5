/**
 * Every second game on a desktop (in proofs all), in one visit: its start panel is whole, everything has a name, the field
 * fills its window, and at 400% zoom (WCAG 1.4.10) everything is reachable.
 */
import type { Locator, Page } from 'playwright/test'
import type { Option } from '../../../src/engine/core/game/contract'
import { uiTexts } from '../../../src/ui/texts'
import { listedGames } from '../../support/games'
import { sample, someOf } from '../../support/proofs'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { go } from '../support/go'
import { isLonger, isMirrored, isTranslated, shown } from '../support/language'
import { begin, LAYOUTS, resizeTo, settled, start } from '../support/layouts'
import { frames } from '../support/rest'
import { groups, withSeats } from './games'
import { hintFaults } from './hints'
import { panelFaults } from './panels'

test.use(SHARED_PAGE)

const LAPTOP = { width: 1366, height: 768 }
const desktops = LAYOUTS.filter(({ touch, benchOnly }) => !touch && !benchOnly)

/** A laptop's and a phone's window at 400%. */
const ZOOMED = [
  { width: 320, height: 256 },
  { width: 341, height: 192 },
  { width: 456, height: 256 },
] as const

/** The minimum size of a cell, and of a field's shorter side, CSS px. */
const MIN_CELL = 20
const MIN_FIELD = 140

function zoomFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ minCell, minField }) => {
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
        if (Math.min(width, height) >= minCell) continue
        found.push(`a cell of ${width.toFixed(0)}x${height.toFixed(0)}`)
        break
      }
      const field = root.querySelector('[data-field]')
      if (field) {
        const { width, height } = field.getBoundingClientRect()
        if (Math.min(width, height) < minField) found.push(`a field of ${width}x${height}`)
      }
      return found
    },
    { minCell: MIN_CELL, minField: MIN_FIELD },
  )
}

/** What can be used and has no name for screen readers. */
const nameless = (page: Page): Promise<string[]> =>
  page
    .locator(':is(a, button, input, select, [role="grid"], [role="gridcell"], [role="slider"]):visible')
    .evaluateAll((all) =>
      all
        .filter((each) => {
          const labels = [each.getAttribute('aria-label'), each.textContent, each.getAttribute('title')]
          const field = each as HTMLInputElement
          for (const id of each.getAttribute('aria-labelledby')?.split(' ') ?? [])
            labels.push(document.getElementById(id)?.textContent ?? '')
          for (const label of field.labels ?? []) labels.push(label.textContent)
          return labels.every((label) => !label?.trim())
        })
        .map((each) => each.outerHTML.slice(0, 120)),
    )

/** `phone.test.ts` visits the others; in proofs all. */
const visited = groups.map((ids) => ids.filter((_, i) => i % sample(3, 1) === 0))

for (const ids of visited)
  test(ids.join(', '), { tag: '@sample' }, async ({ page, game }) => {
    await page.goto('/')
    for (const [i, id] of ids.entries())
      await test.step(id, async () => {
        await page.setViewportSize(LAPTOP)
        await go(page, `/games/${id}?seed=42`)
        await page.locator(`[data-game="${id}"]`).waitFor()
        await game.ready()
        await expect(game.begin).toBeVisible()
        await expect.poll(() => panelFaults(page, true), { message: id }).toEqual([])
        expect.soft(await nameless(page), `${id}: names`).toEqual([])

        await start(page, id)
        expect.soft(await nameless(page), `${id}: names`).toEqual([])
        const short: string[] = []
        for (const layout of someOf(desktops, 1, i)) {
          await resizeTo(page, layout)
          const { why } = await settled(page, layout)
          if (why) short.push(`${layout.width}x${layout.height}: ${why}`)
          for (const fault of await hintFaults(page)) short.push(`${layout.width}x${layout.height}: ${fault}`)
        }
        expect(await page.locator('[data-touch-controls] button').count(), id).toBe(0)
        for (const size of someOf(ZOOMED, 1, i)) {
          await page.setViewportSize(size)
          await frames(page, 4)
          for (const fault of await zoomFaults(page)) short.push(`${size.width}x${size.height}: ${fault}`)
        }
        expect.soft(short, id).toEqual([])
      })
  })

test('the start panel with a road fits, too', { tag: '@sample' }, async ({ page, game }) => {
  await page.setViewportSize(LAPTOP)
  await page.goto('/')
  const roads = await Promise.all(
    listedGames.map(async ({ id }) => {
      const { options }: { options: readonly Option[] } = await import(`../../../src/games/${id}/options.ts`)
      const modes = options.find(({ pictures }) => pictures)
      return modes && options.some(({ road }) => road) ? [`${id}?${modes.id}=${modes.recommended}`] : []
    }),
  )
  for (const address of someOf(roads.flat(), 2, 0)) {
    await go(page, `/games/${address}`)
    await game.ready()
    await expect(page.locator('[data-road]')).toBeVisible()
    await expect.poll(() => panelFaults(page, true), { message: address }).toEqual([])
  }
})

test('the start panel with seats fits, too, on a laptop and a tablet on its side', {
  tag: '@sample',
}, async ({ page, game }) => {
  for (const address of someOf(withSeats, 2, 2)) {
    await game.visit(...(address.split('?') as [string, string]))
    await expect(page.locator('[data-seats]')).toBeVisible()
    for (const size of [LAPTOP, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size)
      const message = `${address}, ${size.width}x${size.height}`
      await expect.poll(() => panelFaults(page, true), { message }).toEqual([])
    }
  }
})

test('the other pages scroll at 400% zoom too', { tag: '@sample' }, async ({ page }) => {
  for (const [i, path] of ['/', '/today', '/records', '/settings'].entries()) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const size of someOf(ZOOMED, 1, i)) {
      await page.setViewportSize(size)
      const { width, height } = await page.evaluate(() => ({
        width: document.scrollingElement?.scrollWidth ?? 0,
        height: document.scrollingElement?.scrollHeight ?? 0,
      }))
      expect(width, `${path} at ${size.width}`).toBeLessThanOrEqual(size.width + 1)
      expect(height).toBeGreaterThan(size.height)
    }
  }
})

test('a laptop has players, tools and moves after each board, on the same line', { tag: '@sample' }, async ({
  page,
}) => {
  test.skip(isTranslated, 'It finds tools by their English names.')
  await page.goto('/')
  const boards = [
    ['chess', 'Flip board'],
    ['tic-tac-toe', 'Reset'],
    ['checkers', 'Flip board'],
    ['reversi', 'Flip board'],
  ] as const
  for (const [id, tool] of someOf(boards, 2, 0)) {
    await begin(page, id)
    const sidesOf = (part: Locator) =>
      part.evaluate((element) => {
        const { left, right } = element.getBoundingClientRect()
        return { left, right }
      })
    const board = await sidesOf(page.getByRole('grid'))
    const beside = [page.getByRole('button', { name: shown(tool), exact: true })]
    if (tool === 'Flip board') beside.push(page.getByText(shown(uiTexts.board.noMoves), { exact: true }))
    for (const part of beside) {
      const { left, right } = await sidesOf(part)
      expect(isMirrored ? board.left - right : left - board.right, id).toBeGreaterThan(0)
    }
  }
})

test('a laptop shows a whole panel with four options', async ({ page, game }) => {
  test.skip(isLonger || isTranslated, 'Longer texts scroll.')
  // Options with a changed value are always shown.
  await page.goto('/games/tug-of-war?pull=rhythm&rounds=1&field=wide')
  await expect(game.begin).toBeVisible()
  expect(await page.locator('[data-panel] [role="radiogroup"]').count()).toBe(4)
  // The panel may still be moving in.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const { top, bottom } = (document.querySelector('[data-panel]') as Element).getBoundingClientRect()
        return Math.max(0, -top, bottom - innerHeight)
      }),
    )
    .toBe(0)
})
