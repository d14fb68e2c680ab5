/** Owns waiting for what is drawn: so many frames, until something is there, or until an element has come to rest. */
import { setTimeout } from 'node:timers/promises'
import type { Locator, Page } from 'playwright/test'

/**
 * Waits for `count` drawn frames, so that slow graphics are waited for and not guessed at. On a page whose time runs
 * slowly they are as many as hold a tick each.
 */
export async function frames(page: Page, count: number): Promise<void> {
  await page.evaluate(async (n) => {
    // Half a frame is left to the clock's grain.
    const until = performance.now() + ((n - 0.5) * 1000) / 60
    for (let seen = 0; seen < n || performance.now() < until; seen++) await new Promise(requestAnimationFrame)
  }, count)
}

/**
 * Waits until the page has an element of this selector, and says whether it came; loading another page meanwhile does no
 * harm. The page itself watches: asked again and again from outside it would go on, and draw, until it is asked next.
 */
export async function appears(page: Page, selector: string, timeout = 15_000): Promise<boolean> {
  const watch = () =>
    page.evaluate(
      (selector) =>
        new Promise<true>((done) => {
          const look = () => {
            if (!document.querySelector(selector)) return
            observer.disconnect()
            done(true)
          }
          const observer = new MutationObserver(look)
          observer.observe(document, { subtree: true, childList: true, attributes: true })
          look()
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

/** The middle of an element where it comes to rest: a panel may still be on its way in, and a header give way to a play. */
export async function middleAtRest(target: Locator): Promise<readonly [number, number]> {
  await target.scrollIntoViewIfNeeded()
  return target.evaluate(async (element) => {
    const middle = () => {
      const box = element.getBoundingClientRect()
      return [box.x + box.width / 2, box.y + box.height / 2] as const
    }
    // One frame alone may have come before the change that moves it.
    for (let at = middle(), still = 0; ; ) {
      await new Promise(requestAnimationFrame)
      const now = middle()
      still = now[0] === at[0] && now[1] === at[1] ? still + 1 : 0
      if (still === 2) return at
      at = now
    }
  })
}
