/** Whether the document is the built page of this address, to be hydrated. */
import { fromHost, onHost } from '../../ui/basePath'

/** How the page for addresses that lead nowhere calls itself (`site/pages/prerender.tsx`). */
export const NOWHERE = '404'

/** One address a page: the file's name and a slash at the end, which some hosts add, are left out. */
export function settleAddress(): void {
  const path = fromHost(location.pathname)
  if (path !== null && onHost(path) !== location.pathname)
    history.replaceState(history.state, '', onHost(path) + location.search + location.hash)
}

/**
 * The path of the built page in the document; null if there is none, or if a host sent the page of another
 * address, such as the one for unknown addresses.
 */
export function builtPage(
  page = document.documentElement.dataset.page,
  path = fromHost(location.pathname),
): string | null {
  if (page === undefined) return null
  if (page === NOWHERE) return path === null || isKnown(path) ? null : page
  return page === path ? page : null
}

/** Whether some page belongs to a path, built or not: a visitor's own game has no file. */
function isKnown(path: string): boolean {
  return /^\/games\/custom\/[^/]+$/.test(path)
}
