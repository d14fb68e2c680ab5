/** Records the layout shifts of a page. */
import type { Page } from 'playwright/test'

/**
 * Call it before the page is opened.
 *
 * @returns reads the shifts since the last page load: how much moved (0..1), and which elements
 */
export async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    ;(window as unknown as { shifts: unknown[] }).shifts = shifts
    new PerformanceObserver((list) => {
      // Less than a pixel of one line is rounding.
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        if (entry.value > 0.0001)
          shifts.push([
            entry.value,
            ...entry.sources.map(({ node }) =>
              node instanceof Element ? node.outerHTML.slice(0, 120) : node,
            ),
          ])
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // A shift is reported one frame later.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: unknown[] }).shifts
    })
}
