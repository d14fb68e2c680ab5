/** Records the layout shifts of a page. */
import type { Page } from 'playwright/test'

interface LayoutShift extends PerformanceEntry {
  readonly value: number
  readonly sources: readonly {
    readonly node: Node | null
    readonly previousRect: DOMRect
    readonly currentRect: DOMRect
  }[]
}

/** Less than a pixel of one line is rounding. */
const ROUNDING = 0.0001

/**
 * Call it before the page is opened. The heading font does not arrive: its swap moves words by some pixels along their
 * line, which `pages/first-paint` measures.
 *
 * @param min - smaller shifts do not count, 0..1
 * @returns reads the shifts since the last page load: how much moved (0..1), which elements, from where to where
 */
export async function watchShifts(page: Page, min = ROUNDING): Promise<() => Promise<unknown[]>> {
  // An empty file is refused with a warning, not with an error.
  await page.route('**/*.woff2', (route) => route.fulfill({ contentType: 'font/woff2', body: '' }))
  await page.addInitScript((min) => {
    const seen: { readonly at: number; readonly what: unknown[] }[] = []
    /** When a frame has shown all of the page, ms. */
    let whole = Number.POSITIVE_INFINITY
    const now = () => new Event('now').timeStamp
    document.addEventListener(
      'readystatechange',
      () => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            whole = now()
          }),
        )
      },
      { once: true },
    )
    new PerformanceObserver((list) => {
      for (const { value, startTime, sources } of list.getEntries() as LayoutShift[])
        if (value > min)
          seen.push({
            at: startTime,
            what: [
              value,
              ...sources.map(({ node, previousRect: { x, y }, currentRect }) => {
                const name = node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent
                return `${name} from ${x},${y} to ${currentRect.x},${currentRect.y}`
              }),
            ],
          })
    }).observe({ type: 'layout-shift', buffered: true })
    const shifts = () => {
      // A busy browser may paint a page before it has parsed all of it. Frames up to the one that shows the rest do not
      // count. The browser reports the first paint late, and with the time when the screen shows it.
      const [paint] = performance.getEntriesByName('first-paint')
      const from = paint && paint.startTime < whole ? whole : 0
      return seen.filter(({ at }) => at >= from).map(({ what }) => what)
    }
    Object.assign(window, { shifts })
  }, min)
  return () =>
    page.evaluate(async () => {
      // A shift is reported one frame later.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts(): unknown[] }).shifts()
    })
}
