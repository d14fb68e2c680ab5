/** Whether the document is the built page of this address, to be hydrated. */
import { repairedLink } from '../../engine/core/input/repairedLink'
import { fromHost, onHost } from '../../ui/basePath'

/** The name of the page for unknown addresses (`prerender.tsx`). */
export const NOWHERE = '404'

/**
 * Repairs a damaged link, and removes the file name and trailing slash that some hosts add, so that each page has one
 * address.
 *
 * @returns false if another page is loaded instead of this one
 */
export function normalizeAddress(): boolean {
  const { origin, pathname, search, hash } = location
  const repaired = new URL(origin + repairedLink(pathname + search + hash))
  if (repaired.pathname !== pathname) {
    location.replace(repaired)
    return false
  }
  const path = fromHost(pathname)
  if (path !== null) repaired.pathname = onHost(path)
  if (repaired.href !== location.href) history.replaceState(history.state, '', repaired)
  return true
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
export function asksForToday(path: string, search: string): boolean {
  return /^\/games\/[^/]+$/.test(fromHost(path) ?? '') && new URLSearchParams(search).get('day') === 'today'
}

/** Whether a path without a built file is a page: that of a custom game. */
function isKnown(path: string): boolean {
  return /^\/games\/custom\/[^/]+$/.test(path)
}
