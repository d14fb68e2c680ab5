/** Whether the document is the built page of this address, to be hydrated. */
import { fromHost, onHost } from '../../ui/basePath'

/** The name of the page for unknown addresses (`prerender.tsx`). */
export const NOWHERE = '404'

/** Removes the file name and trailing slash that some hosts add, so that each page has one address. */
export function settleAddress(): void {
  const path = fromHost(location.pathname)
  if (path !== null && onHost(path) !== location.pathname)
    history.replaceState(history.state, '', onHost(path) + location.search + location.hash)
}

/**
 * The path of the built page in the document; null if there is none, or if the host sent another address's page, such
 * as the one for unknown addresses.
 */
export function builtPage(
  page = document.documentElement.dataset.page,
  path = fromHost(location.pathname),
): string | null {
  if (page === undefined) return null
  if (page === NOWHERE) return path === null || isKnown(path) ? null : page
  return page === path ? page : null
}

/** Whether a game's address asks for today's start without naming the day: embedded pages link to it. */
export function asksToday(path: string, search: string): boolean {
  return /^\/games\/[^/]+$/.test(fromHost(path) ?? '') && new URLSearchParams(search).get('day') === 'today'
}

/** Whether a path without a built file is a page: that of a custom game. */
function isKnown(path: string): boolean {
  return /^\/games\/custom\/[^/]+$/.test(path)
}
