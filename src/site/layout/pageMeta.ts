/**
 * Titles and descriptions of the pages for browsers and search engines, the same in the built file and in the open
 * page.
 */

import { nameOf } from '../../engine/core/text'
import type { CatalogGame } from '../../games/catalog'
import { HOME, onHost, PACKED } from '../../ui/basePath'
import { factTexts } from '../texts/facts'
import { shellTexts } from '../texts/shell'

const texts = shellTexts.meta

/** The site's address without a path, if it was given to the build: 'https://arcade.example'. */
export const SITE_URL: string = import.meta.env.SITE_URL || ''

export interface PageFacts {
  /** The site's name is added to it; the home page has none. */
  readonly title?: string
  readonly description: string
  /** Path of the canonical address, as in the routes: without the folder of the host. */
  readonly path: string
  /** Pages that search engines should not list. */
  readonly unlisted?: boolean
}

export const HOME_FACTS: PageFacts = { description: texts.siteLine, path: HOME }

export function gameFacts(game: CatalogGame): PageFacts {
  const { title, description, players, difficulty, path } = game
  return {
    title,
    description: texts.game(
      title,
      description,
      nameOf(factTexts.players, players),
      nameOf(factTexts.difficulties, difficulty),
    ),
    path,
    unlisted: game.listed === false,
  }
}

/** For the page of unknown addresses. */
export function missingFacts(path: string): PageFacts {
  return {
    title: texts.missingTitle,
    description: texts.missing,
    path,
    unlisted: true,
  }
}

/** The title of the browser tab. */
export function fullTitle({ title }: PageFacts): string {
  return title ? texts.pageTitle(title) : shellTexts.siteName
}

/** The whole address of a path on this site. It stays on this site even for a path like '//other.site/x'. */
export function canonicalOf(origin: string, path: string): string {
  return origin + onHost(path)
}

/** What an embedded game links to: a page of this site; of the site at `SITE_URL` in a pack, or null if there is none. */
export function linkToSite(path: string): string | null {
  if (!PACKED) return onHost(path)
  return SITE_URL ? canonicalOf(SITE_URL, path) : null
}
