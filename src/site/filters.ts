/** Owns which games the shelf shows: search, category, difficulty and players. */
import { byDifficulty } from '../games/catalogue'

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
export const DIFFICULTIES = ['All', 'Easy', 'Medium', 'Hard'].map(asChoice)
export const PLAYERS = ['All', '1 Player', '2 Players', 'Multiplayer'].map(asChoice)

function asChoice(value: string) {
  return { value, label: value }
}

/** What a game must tell to be filtered. A custom game has no category. */
export interface Filterable {
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
    filters.search.trim() !== '' ||
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

/** Whether the game passes every filter. Search looks at title and description, whatever the case. */
export function matches(game: Filterable, filters: Filters): boolean {
  const search = filters.search.trim().toLowerCase()
  return (
    (game.title.toLowerCase().includes(search) || game.description.toLowerCase().includes(search)) &&
    (filters.category === 'all' || game.category === filters.category) &&
    (filters.difficulty === 'All' || game.difficulty === filters.difficulty) &&
    playersMatch(game.players, filters.players)
  )
}

/** The games that pass, Hard first, then Medium, then Easy. */
export function filtered<Game extends Filterable>(games: readonly Game[], filters: Filters): Game[] {
  return games.filter((game) => matches(game, filters)).sort(byDifficulty)
}
