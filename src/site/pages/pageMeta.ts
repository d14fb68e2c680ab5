/** Owns what each page says of itself to browsers and search engines: the same in the built file and in the page that is open. */
import type { CatalogGame } from '../../games/catalog'
import { onHost } from '../../ui/basePath'

export const SITE_NAME = 'Pocket Arcade'
export const SITE_LINE = 'Small games, made well. No account, no download: press Play.'

/** The site's own address without a path, where the build was told it: 'https://arcade.example'. */
export const SITE_URL: string = import.meta.env.SITE_URL || ''

export interface PageFacts {
  /** The site's name is added; the home page gives none. */
  readonly title?: string
  readonly description: string
  /** Path of the canonical address, as the routes know it: without what lies before it on the host. */
  readonly path: string
  /** Pages that search engines should not list. */
  readonly unlisted?: boolean
}

export const HOME_FACTS: PageFacts = { description: SITE_LINE, path: '/' }

export function gameFacts(game: CatalogGame): PageFacts {
  const { title, description, players, difficulty, path } = game
  return {
    title,
    description: `${title}: ${description}. Free in the browser, ${players}, ${difficulty}.`,
    path,
    unlisted: game.listed === false,
  }
}

/** Of the page that stands where there is none. */
export function missingFacts(path: string): PageFacts {
  return {
    title: 'Page not found',
    description: 'There is no page at this address. Every game is one step away on the home page.',
    path,
    unlisted: true,
  }
}

/** What stands on the tab. */
export function fullTitle({ title }: PageFacts): string {
  return title ? `${title} · ${SITE_NAME}` : SITE_NAME
}

/** The whole address of a path on this site, also of one that alone would lead elsewhere: '//other.site/x'. */
export function canonicalOf(origin: string, path: string): string {
  return origin + onHost(path)
}
