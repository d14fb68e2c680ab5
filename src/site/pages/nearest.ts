/** The game or page that an unknown address probably meant. */
import { listedGames } from '../../games/catalog'
import { nearestOf, type Searchable } from '../search/search'

const PAGES: readonly Searchable[] = [
  { path: '/today', title: 'Today', description: '', otherNames: ['daily', 'daily games'] },
  { path: '/records', title: 'Records', description: '', otherNames: ['trophies', 'scores'] },
  { path: '/settings', title: 'Settings', description: '', otherNames: ['options', 'preferences'] },
]

/** Parts of an address that name no game. */
const NO_NAME = /^(?:games?|play|index|home|custom)?$/i

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

/**
 * @param path Of the address, as it was typed or pasted: '/games/Snake', '/games/snake)', '/pacman.html'.
 * @returns The path and title of what is nearest; null where nothing is near.
 */
export function nearestPlace(path: string): { readonly path: string; readonly title: string } | null {
  const parts = path
    .split('/')
    .map((part) => decoded(part).replace(/\.(?:html?|php|aspx?)\b/i, ''))
    .filter((part) => !NO_NAME.test(part.replace(/[^\p{L}\p{N}]+$/u, '')))
  const places = [...listedGames, ...PAGES]
  // The last part is the name; else all of them together are, or one before it.
  for (const text of [parts.at(-1) ?? '', parts.join(' '), ...parts.toReversed()]) {
    const found = nearestOf(places, text)
    if (found) return places.find((place) => place.path === found) ?? null
  }
  return null
}
