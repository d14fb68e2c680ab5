/** Owns going to another address of the site as its own links do: nothing is loaded anew. */
import type { Page } from 'playwright/test'

/** The page shows what is at this address from the next picture on. */
export const go = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
