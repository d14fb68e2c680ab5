/** Where the site is on its host: at the root, or in the folder named at build time (`BASE`). */

/** With a slash at both ends: '/' or '/arcade/'. */
export const BASE: string = import.meta.env.BASE_URL

/** The same as the routes want it: '' or '/arcade'. */
export const ROUTES_BASE = BASE.replace(/\/$/, '')

/** Where a path of the routes is on the host: '/games/snake' is '/arcade/games/snake' in a folder. */
export function onHost(path: string): string {
  return ROUTES_BASE + path
}

/**
 * The path of the routes at a path of the host, or null outside of the site's folder. A slash at the end and the name of the
 * file are left out: '/games/snake/index.html' is '/games/snake'.
 */
export function fromHost(path: string): string | null {
  if (!`${path}/`.startsWith(BASE)) return null
  const own = path.slice(ROUTES_BASE.length) || '/'
  return /^((?:\/[^/]+)*)\/(?:index\.html)?$/.exec(own)?.[1]?.replace(/^$/, '/') ?? own
}
