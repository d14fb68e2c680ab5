/** Search, filters, and the order of games. */
import { describe, expect, it } from 'vitest'
import {
  type Filterable,
  filtered,
  filtersActive,
  filtersChosen,
  matches,
  NO_FILTERS,
  type Order,
  ordered,
} from '../../src/site/search/filters'

const game = (part: Partial<Filterable>): Filterable => ({
  title: 'Snake',
  description: 'Eat and grow',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  ...part,
})

describe('matches', () => {
  it.each([
    ['snake', true],
    ['NAK', true],
    ['and GROW', true],
    ['  snake ', true],
    ['classic', false],
    ['', true],
  ])('search %j in title or description, ignoring case: %s', (search, expected) => {
    expect(matches(game({}), { ...NO_FILTERS, search })).toBe(expected)
  })

  it.each([
    ['1 Player', { '1 Player': true, '2 Players': false, '1-2 Players': false, '1-4 Players': false }],
    ['2 Players', { '1 Player': false, '2 Players': true, '1-2 Players': true, '1-4 Players': false }],
    ['Multiplayer', { '1 Player': false, '2 Players': false, '1-2 Players': true, '1-4 Players': true }],
    ['All', { '1 Player': true, '2 Players': true, '1-2 Players': true, '1-4 Players': true }],
  ])('players filter %s', (players, table) => {
    for (const [text, expected] of Object.entries(table)) {
      expect(matches(game({ players: text }), { ...NO_FILTERS, players }), text).toBe(expected)
    }
  })

  it('a category excludes games of others and games without one', () => {
    expect(matches(game({}), { ...NO_FILTERS, category: 'classic' })).toBe(true)
    expect(matches(game({}), { ...NO_FILTERS, category: 'puzzle' })).toBe(false)
    const { category: _, ...without } = game({})
    expect(matches(without, { ...NO_FILTERS, category: 'puzzle' })).toBe(false)
    expect(matches(without, NO_FILTERS)).toBe(true)
  })

  it('a game must match every filter', () => {
    const filters = { search: 'snake', category: 'classic', difficulty: 'Medium', players: '1 Player' }
    expect(matches(game({}), filters)).toBe(true)
    expect(matches(game({ difficulty: 'Hard' }), filters)).toBe(false)
  })
})

describe('filtered', () => {
  it('sorts Hard first, then Medium, then Easy and unknown; built-in games before custom ones', () => {
    const games = [
      game({ title: 'e', difficulty: 'Easy', order: 4 }),
      game({ title: 'odd', difficulty: 'Odd' }),
      game({ title: 'm2', difficulty: 'Medium', order: 9 }),
      game({ title: 'own', difficulty: 'Medium' }),
      game({ title: 'm1', difficulty: 'Medium', order: 5 }),
      game({ title: 'h', difficulty: 'Hard', order: 16 }),
    ]
    expect(filtered(games, NO_FILTERS).map(({ title }) => title)).toEqual([
      'h',
      'm1',
      'm2',
      'own',
      'e',
      'odd',
    ])
  })

  it('does not change the given list', () => {
    const games = [game({ difficulty: 'Easy' }), game({ difficulty: 'Hard' })]
    filtered(games, NO_FILTERS)
    expect(games.map(({ difficulty }) => difficulty)).toEqual(['Easy', 'Hard'])
  })
})

describe('ordered', () => {
  const plays = { b: 3, a: 0, c: 7 }
  const games = Object.keys(plays).map((title) => game({ title }))
  const titles = (order: Order) =>
    ordered(games, order, ({ title }) => plays[title as keyof typeof plays]).map(({ title }) => title)
  it('sorts by difficulty (unchanged), name, new games first, and most played', () => {
    expect(titles('difficulty')).toEqual(['b', 'a', 'c'])
    expect(titles('name')).toEqual(['a', 'b', 'c'])
    expect(titles('new')).toEqual(['a', 'b', 'c'])
    expect(titles('loved')).toEqual(['c', 'b', 'a'])
  })
})

describe('filtersActive', () => {
  it('is false for the defaults and for spaces in the search box', () => {
    expect(filtersActive(NO_FILTERS)).toBe(false)
    expect(filtersActive({ ...NO_FILTERS, search: '   ' })).toBe(false)
  })

  it.each([{ search: 'a' }, { category: 'puzzle' }, { difficulty: 'Easy' }, { players: '1 Player' }])(
    'is true with %j',
    (part) => {
      expect(filtersActive({ ...NO_FILTERS, ...part })).toBe(true)
      // A search alone is none of the panel's filters.
      expect(filtersChosen({ ...NO_FILTERS, ...part })).toBe(!('search' in part))
    },
  )
})
