/** What is wrong with the hint of a running game in the current window. */
import type { Page } from 'playwright/test'
import { frameTexts } from '../../../src/play/texts/frame'
import { isLonger, shown } from '../support/language'
import { frames } from '../support/rest'

/** Elements that a hint's words must not cover: whatever can be pressed, the cells that it marks, and the board. */
const UNCOVERED = [
  'header :is(a, button)',
  '[data-game] :is(a, button, input, [role="slider"])',
  '[data-mark]',
  '[data-field] [role="grid"]',
].join()

/** @param words - a selector of the hint's words */
function coveredBy(page: Page, words: string, elements: string): Promise<string[]> {
  return page.evaluate(
    ({ words, elements, mayCut }) => {
      const text = document.querySelector(words)
      if (!text) return []
      const found: string[] = []
      const box = text.getBoundingClientRect()
      const name = `'${text.textContent}'`
      const size = Number.parseFloat(getComputedStyle(text).fontSize)
      if (size < 13) found.push(`${name} is set in ${size}px`)
      if (box.width === 0 || box.height === 0) found.push(`${name} is not shown`)
      if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
        found.push(`${name} is cut off by the window`)
      const place = text.closest('[data-hint-text]')?.getBoundingClientRect()
      if (
        place &&
        !mayCut &&
        (box.bottom > place.bottom + 1 || box.top < place.top - 1 || box.right > place.right + 1)
      )
        found.push(`${name} needs ${box.width}x${box.height}, and has ${place.width}x${place.height}`)
      for (const each of document.querySelectorAll(elements)) {
        if (!each.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
        if (text.contains(each)) continue
        const other = each.getBoundingClientRect()
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left)
        const down = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
        if (other.width === 0 || across < 1 || down < 1) continue
        found.push(`${name} covers ${each.getAttribute('aria-label') ?? each.textContent ?? each.tagName}`)
      }
      return found
    },
    { words, elements, mayCut: isLonger },
  )
}

const RULE = '[data-first-rule]'
export const ruleFaults = (page: Page): Promise<string[]> => coveredBy(page, RULE, UNCOVERED)

/** Looks at the tutorial hint, or at the first rule and the hint that the game has now. Returns sentences; empty if all is well. */
export async function hintFaults(page: Page): Promise<string[]> {
  const tutorial = '[data-tutorial-hint]'
  if ((await page.locator(tutorial).count()) > 0) {
    await frames(page, 2)
    return coveredBy(page, tutorial, 'header :is(a, button), [data-game] :is(a, button)')
  }
  const faults = await ruleFaults(page)
  const hint = page.getByRole('button', { name: shown(frameTexts.turns.hint), exact: true })
  if ((await hint.count()) === 0 || !(await hint.isEnabled())) return faults
  await hint.evaluate((button: HTMLElement) => button.click())
  const words = `[data-hint-text] p:not(${RULE})`
  await page.locator(words).waitFor()
  await frames(page, 2)
  return [...faults, ...(await coveredBy(page, words, UNCOVERED))]
}
