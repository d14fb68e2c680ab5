/** The game or page that an unknown address probably meant. */
import { type CatalogGame, listedGames } from '../../games/catalog'
import { nearestOf, type Searchable } from '../search/search'
import { notFoundTexts } from '../texts/notFound'

export type NearestPage = Pick<CatalogGame, 'path' | 'title' | 'titleLang'>

const PAGES: readonly (Searchable & NearestPage)[] = [
  { path: '/today', description: '', ...notFoundTexts.pages.today },
  { path: '/records', description: '', ...notFoundTexts.pages.records },
  { path: '/settings', description: '', ...notFoundTexts.pages.settings },
]

/** Parts of an address that are not a game's name. */
const NO_NAME = /^(?:games?|play|index|home|custom)?$/i

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * @param path - of the address, as it was typed or pasted: '/games/Snake', '/games/snake)', '/pacman.html'
 * @returns the path and title of the nearest game or page; null if nothing is near
 */
export function nearestPage(path: string): NearestPage | null {
  const parts = path
    .split('/')
    .map((part) => decoded(part).replace(/\.(?:html?|php|aspx?)\b/i, ''))
    .filter((part) => !NO_NAME.test(part.replace(/[^\p{L}\p{N}]+$/u, '')))
  const candidates = [...listedGames, ...PAGES]
  // The name is usually the last part, otherwise all parts together, or an earlier one.
  for (const text of [parts.at(-1) ?? '', parts.join(' '), ...parts.toReversed()]) {
    const found = nearestOf(candidates, text)
    if (found) return candidates.find((page) => page.path === found) ?? null
  }
  return null
}
