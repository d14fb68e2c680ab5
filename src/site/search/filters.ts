/** Which games the list shows, and in which order: search, category, difficulty and players. */
import { typedText } from '../../engine/core/input/typed'
import { byDifficulty } from '../../games/catalog'

export interface Filters {
  readonly search: string
  readonly category: string
  readonly difficulty: string
  readonly players: string
}

export const NO_FILTERS: Filters = { search: '', category: 'all', difficulty: 'All', players: 'All' }

export const CATEGORIES = [
  { value: 'all', label: 'All' },
  { value: 'puzzle', label: 'Puzzle' },
  { value: 'action', label: 'Action' },
  { value: 'strategy', label: 'Strategy' },
  { value: 'classic', label: 'Classic' },
] as const
/** The orders of the list. */
export const ORDERS = [
  { value: 'difficulty', label: 'Difficulty' },
  { value: 'name', label: 'Name' },
  { value: 'new', label: 'New to you' },
  { value: 'loved', label: 'Most played' },
] as const
export type Order = (typeof ORDERS)[number]['value']
export const DIFFICULTIES = ['All', 'Easy', 'Medium', 'Hard'].map(asChoice)
export const PLAYERS = ['All', '1 Player', '2 Players', 'Multiplayer'].map(asChoice)

function asChoice(value: string) {
  return { value, label: value }
}

/** What filters need to know of a game. A custom game has no category. */
export interface Filterable {
  readonly path?: string
  readonly title: string
  readonly description: string
  readonly difficulty: string
  readonly players: string
  readonly category?: string
  readonly order?: number
}

/** Whether any filter is set; the search text counts. */
export function filtersActive(filters: Filters): boolean {
  return (
    typedText(filters.search) !== '' ||
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
 * Whether the game passes every filter. Search looks at title and description, whatever the case, and takes what the
 * search that forgives has `found`.
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

/** The games that pass, Hard first, then Medium, then Easy. */
export function filtered<Game extends Filterable>(
  games: readonly Game[],
  filters: Filters,
  found?: ReadonlySet<string>,
): Game[] {
  return games.filter((game) => matches(game, filters, found)).sort(byDifficulty)
}

/** Sorts games, stably, in the chosen order. `plays`: how often the visitor has played each. */
export function ordered<Game extends Filterable>(
  games: readonly Game[],
  order: Order,
  plays: (game: Game) => number,
): readonly Game[] {
  if (order === 'name') return [...games].sort((a, b) => a.title.localeCompare(b.title, 'en'))
  if (order === 'new') return [...games].sort((a, b) => Math.sign(plays(a)) - Math.sign(plays(b)))
  if (order === 'loved') return [...games].sort((a, b) => plays(b) - plays(a))
  return games
}
