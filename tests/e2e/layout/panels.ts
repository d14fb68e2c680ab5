/** What is wrong with a start panel in the current window. */
import type { Page } from 'playwright/test'
import { isLonger } from '../support/language'

/** The options that fit beside the rules; more would be a form. */
const MAX_OPTIONS = 2

/**
 * @param whole - the panel must be completely visible; in other windows it may scroll, and its start button may not. Longer
 *   texts than those of any translation may always scroll, and break their rows anywhere
 * @returns sentences; empty if all is well
 */
export function panelFaults(page: Page, whole: boolean): Promise<string[]> {
  return page.evaluate(
    ({ whole, fits, maxOptions }) => {
      const found: string[] = []
      const panel = document.querySelector('[data-panel]') as HTMLElement
      const boxOf = (element: Element) => element.getBoundingClientRect()
      const groups = [...panel.querySelectorAll('[role="radiogroup"]')]
      for (const group of groups) {
        const rows = new Map<number, string[]>()
        for (const button of group.querySelectorAll('[role="radio"]')) {
          const top = Math.round(boxOf(button).top)
          rows.set(top, [...(rows.get(top) ?? []), button.textContent ?? ''])
        }
        const lines = [...rows.values()]
        if (fits && lines.length > 1 && lines.at(-1)?.length === 1 && lines.some((line) => line.length > 1))
          found.push(`an option is alone in its row: ${lines.map((line) => line.join(', ')).join(' | ')}`)
      }
      const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true })
      const tools = [...document.querySelectorAll('[data-tools] button')].filter(isVisible).map(boxOf)
      for (const stat of document.querySelectorAll('[data-hud]:not(.visually-hidden)')) {
        if (!isVisible(stat)) continue
        const { left, right, top, bottom } = boxOf(stat.parentElement as Element)
        const under = tools.some(
          (tool) =>
            tool.left < right - 1 && tool.right > left + 1 && tool.top < bottom - 1 && tool.bottom > top + 1,
        )
        if (under) found.push(`a button covers ${stat.getAttribute('data-hud')}`)
      }
      for (const seat of panel.querySelectorAll('[data-seats] button')) {
        const { left, right } = boxOf(seat)
        for (const part of seat.querySelectorAll('*'))
          if (boxOf(part).left < left || boxOf(part).right > right)
            found.push(`outside of its seat: ${part.textContent}`)
      }
      const hasText = ({ childNodes }: Element) =>
        [...childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
      // What is only for screen readers has a box of one pixel.
      for (const part of panel.querySelectorAll('*'))
        if (part.clientWidth > 1 && part.scrollWidth > part.clientWidth + 1 && hasText(part))
          found.push(`wider than its box: ${part.textContent}`)
      const start = panel.querySelector('[data-autofocus]') as HTMLElement
      const { top, bottom } = boxOf(start)
      if (top < 0 || bottom > innerHeight) found.push('the start button is out of view')
      if (!whole) return found

      const shade = panel.parentElement as HTMLElement
      if (fits && shade.scrollHeight > shade.clientHeight) found.push('the panel scrolls')
      for (const part of panel.querySelectorAll('*'))
        if (/auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1)
          found.push(`a part of the panel scrolls: ${part.className}`)
      const panelBox = boxOf(panel)
      if (fits && (panelBox.top < 0 || panelBox.bottom > innerHeight)) found.push('the panel is cut off')
      // Seats take the place of the rule.
      if (!panel.querySelector('[data-help], [data-seats]')) found.push('there is no rule')
      // On laptops the board is beside the panel.
      const board = document.querySelector('[data-game][data-kind="turn"] [data-field]')
      if (board && innerWidth >= 1200) {
        const box = boxOf(board)
        const across = Math.min(box.right, panelBox.right) - Math.max(box.left, panelBox.left)
        const down = Math.min(box.bottom, panelBox.bottom) - Math.max(box.top, panelBox.top)
        const share = (Math.max(0, across) * Math.max(0, down)) / (box.width * box.height)
        if (share > 0.02) found.push(`the panel covers ${Math.round(share * 100)}% of the board`)
      }
      if (groups.length > maxOptions) found.push(`${groups.length} options`)
      return found
    },
    { whole, fits: !isLonger, maxOptions: MAX_OPTIONS },
  )
}
