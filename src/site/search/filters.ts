/** Which games the list shows, and in which order: search, category, difficulty and players. */
import { typedText } from '../../engine/core/input/typed'
import { LOCALE, nameOf } from '../../engine/core/text'
import { byDifficulty, CHOSEN } from '../../games/catalog'
import { factTexts } from '../texts/facts'
import { homeTexts } from '../texts/home'

export interface Filters {
  readonly search: string
  readonly category: string
  readonly difficulty: string
  readonly players: string
}

export const NO_FILTERS: Filters = { search: '', category: 'all', difficulty: 'All', players: 'All' }

export type Category = keyof typeof homeTexts.categories
/** The orders of the list. */
export type Order = keyof typeof homeTexts.orders

export const CATEGORIES = (['all', 'puzzle', 'action', 'strategy', 'classic'] as const).map((value) => ({
  value,
  label: homeTexts.categories[value],
}))
/** An own site with chosen games has its order first. */
export const ORDERS = (
  [...(CHOSEN.length > 0 ? (['site'] as const) : []), 'difficulty', 'name', 'new', 'loved'] as const
).map((value) => ({
  value,
  label: homeTexts.orders[value],
}))
export const FIRST_ORDER: Order = CHOSEN.length > 0 ? 'site' : 'difficulty'
const ALL = { value: 'All', label: homeTexts.categories.all }
export const DIFFICULTIES = [
  ALL,
  ...['Easy', 'Medium', 'Hard'].map((value) => ({ value, label: nameOf(factTexts.difficulties, value) })),
]
export const PLAYERS = [
  ALL,
  ...['1 Player', '2 Players', 'Multiplayer'].map((value) => ({
    value,
    label: nameOf(factTexts.players, value),
  })),
]

/** What filters need to know about a game. A custom game has no category. */
export interface Filterable {
  readonly path?: string
  readonly title: string
  readonly description: string
  readonly difficulty: string
  readonly players: string
  readonly category?: string
  readonly order?: number
}

/** Whether anything limits the list: the search text, or a filter of the panel. */
export function filtersActive(filters: Filters): boolean {
  return typedText(filters.search) !== '' || filtersChosen(filters)
}

/** Whether a filter of the panel is set. */
export function filtersChosen(filters: Filters): boolean {
  return (
    filters.category !== NO_FILTERS.category ||
    filters.difficulty !== NO_FILTERS.difficulty ||
    filters.players !== NO_FILTERS.players
  )
}

function playersMatch(players: string, wanted: string): boolean {
  if (wanted === '2 Players') return players === wanted || players.includes('2')
  if (wanted === 'Multiplayer') return players.includes('-')
  return wanted === 'All' || players === wanted
}

/**
 * Whether the game matches every filter. The search text is looked up in title and description, ignoring case.
 *
 * @param found - paths that the tolerant search found as well
 */
export function matches(game: Filterable, filters: Filters, found?: ReadonlySet<string>): boolean {
  const search = typedText(filters.search).toLowerCase()
  return (
    (game.title.toLowerCase().includes(search) ||
      game.description.toLowerCase().includes(search) ||
      (found?.has(game.path ?? '') ?? false)) &&
    (filters.category === 'all' || game.category === filters.category) &&
    (filters.difficulty === 'All' || game.difficulty === filters.difficulty) &&
    playersMatch(game.players, filters.players)
  )
}

/** The games that match, Hard first, then Medium, then Easy. */
export function filtered<Game extends Filterable>(
  games: readonly Game[],
  filters: Filters,
  found?: ReadonlySet<string>,
): Game[] {
  return games.filter((game) => matches(game, filters, found)).sort(byDifficulty)
}

/**
 * Sorts games in the chosen order; equal ones keep theirs. `plays` is how often the visitor has played a game, and `site`
 * lists the ids of games in the order of an own site: others follow.
 */
export function ordered<Game extends Filterable>(
  games: readonly Game[],
  order: Order,
  plays: (game: Game) => number,
  site: readonly string[] = [],
): readonly Game[] {
  const place = ({ path }: Game) => {
    const at = site.findIndex((id) => path === `/games/${id}`)
    return at < 0 ? site.length : at
  }
  if (order === 'site') return [...games].sort((a, b) => place(a) - place(b))
  if (order === 'name') return [...games].sort((a, b) => a.title.localeCompare(b.title, LOCALE))
  if (order === 'new') return [...games].sort((a, b) => Math.sign(plays(a)) - Math.sign(plays(b)))
  if (order === 'loved') return [...games].sort((a, b) => plays(b) - plays(a))
  return games
}
