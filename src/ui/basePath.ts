/** The folder of the site on its host: the root, or the one named at build time (`BASE`). */

/** With a slash at both ends: '/' or '/arcade/'. './' in a pack. */
export const BASE: string = import.meta.env.BASE_URL

/** Whether this is one game in any folder of any host, without the site around it (`npm run pack`). */
export const PACKED = BASE === './'

/** Whether this is one game in one file, opened from anywhere (`npm run pack -- <game> --single`). */
export const SINGLE_FILE: boolean = Boolean(import.meta.env.SINGLE_FILE)

/** The same for the router: '' or '/arcade'. */
export const ROUTES_BASE = PACKED ? '' : BASE.replace(/\/$/, '')

/** The path of the home page: an own site may begin with another page (`assets/site.json`). */
export const HOME = (import.meta.env.SITE_START || '/') === '/' ? '/' : '/home'

/** The path on the host for a path of the router: '/games/snake' is '/arcade/games/snake' in a folder. */
export function onHost(path: string): string {
  return ROUTES_BASE + path
}

/**
 * The path of the router for a path on the host, without a slash or file name at the end: '/games/snake/index.html' is
 * '/games/snake'.
 *
 * @returns null outside the site's folder
 */
export function fromHost(path: string): string | null {
  if (!`${path}/`.startsWith(BASE)) return null
  const own = path.slice(ROUTES_BASE.length) || '/'
  return /^((?:\/[^/]+)*)\/(?:index\.html)?$/.exec(own)?.[1]?.replace(/^$/, '/') ?? own
}
