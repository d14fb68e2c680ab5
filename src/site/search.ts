/** Owns the search that forgives: any word of a game's title, description, category and other names, begun or with one typo. */
import MiniSearch from 'minisearch'

export interface Searchable {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly category?: string
  readonly otherNames?: readonly string[]
}

/** Shorter words are too like one another for a typo to be forgiven. */
const FORGIVEN_FROM = 4

/** Looks through the games: the paths of those that have every word of the text. An empty text finds none. */
export function searchOf(games: readonly Searchable[]): (text: string) => ReadonlySet<string> {
  const index = new MiniSearch<Searchable>({
    idField: 'path',
    fields: ['title', 'description', 'category', 'otherNames'],
    extractField: (game, field) => {
      const value = game[field as keyof Searchable]
      return typeof value === 'string' ? value : (value?.join(' ') ?? '')
    },
    searchOptions: {
      combineWith: 'AND',
      prefix: true,
      fuzzy: (term) => (term.length >= FORGIVEN_FROM ? 1 : false),
    },
  })
  // Of entries with the same path the first counts, as on the shelf.
  for (const game of games) if (!index.has(game.path)) index.add(game)
  return (text) => new Set(index.search(text).map(({ id }) => id as string))
}
