/** Waits for frames, for an element to appear, or for an element to stop moving. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright/test'

/**
 * Waits for `count` drawn frames, however slow the graphics are. On a page with a slow clock each frame has one tick.
 */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (n) => {
    // Half a frame of tolerance for the clock's resolution.
    const until = performance.now() + ((n - 0.5) * 1000) / 60
    for (let seen = 0; seen < n || performance.now() < until; seen++) await new Promise(requestAnimationFrame)
  }, count)
}

/**
 * Waits until the page has an element of this selector, and returns whether it appeared, also across page loads. The page
 * itself watches: polling from outside would notice later.
 */
export async function appears(page: Page, selector: string, timeout = 15_000): Promise<boolean> {
  const watch = () =>
    page.evaluate(
      (selector) =>
        new Promise<true>((done) => {
          const check = () => {
            if (!document.querySelector(selector)) return
            observer.disconnect()
            done(true)
          }
          const observer = new MutationObserver(check)
          observer.observe(document, { subtree: true, childList: true, attributes: true })
          check()
        }),
      selector,
    )
  const over = new AbortController()
  const late = setTimeout(timeout, false, { signal: over.signal }).catch(() => false)
  const seen = async (): Promise<boolean> => {
    while (!over.signal.aborted)
      try {
        return await watch()
      } catch (error) {
        if (!/context was destroyed/.test(String(error))) throw error
      }
    return false
  }
  try {
    return await Promise.race([seen(), late])
  } finally {
    over.abort()
  }
}

/** The middle of an element once it has stopped moving: panels and headers slide in and out. */
export async function middleAtRest(target: Locator): Promise<readonly [number, number]> {
  await target.scrollIntoViewIfNeeded()
  return target.evaluate(async (element) => {
    const middle = () => {
      const box = element.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    // Two unchanged frames, because the first may come before the change that moves it.
    for (let at = middle(), still = 0; ; ) {
      await new Promise(requestAnimationFrame)
      const now = middle()
      still = now[0] === at[0] && now[1] === at[1] ? still + 1 : 0
      if (still === 2) return at
      at = now
    }
  })
}
