/** Follows a link of the site without a page load. */
import type { Page } from 'playwright/test'

/** The page changes with the next frame. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
