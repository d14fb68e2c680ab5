/** Small page logic: lists of games, canonical addresses, error texts. */
import { describe, expect, it } from 'vitest'
import { listedGames } from '../../src/games/catalog'
import { describeError, isLoadFailure } from '../../src/site/layout/ErrorBoundary'
import { canonicalOf } from '../../src/site/layout/pageMeta'
import { entriesAt, gameEntries } from '../../src/site/library/gameEntry'
import type { CustomGame } from '../../src/site/library/library'
import { shellTexts } from '../../src/site/texts/shell'

const custom = (id: string, title = id): CustomGame => ({
  id,
  title,
  description: '',
  iconName: 'Nope',
  difficulty: 'Easy',
  players: '1 Player',
})

describe('list of games', () => {
  it('shows a custom game under its path, and an id once', () => {
    const games = gameEntries([custom('custom-1', 'First'), custom('custom-1', 'Second')])
    const own = games.filter((game) => game.custom)
    expect(own.map(({ path, title }) => [path, title])).toEqual([['/games/custom/custom-1', 'First']])
  })

  it('limits the number of custom games and the length of their texts', () => {
    const many = Array.from({ length: 5000 }, (_, i) => custom(`c${i}`, 'x'.repeat(5000)))
    const own = gameEntries(many).filter((game) => game.custom)
    expect(own).toHaveLength(200)
    expect(own[0]?.title).toBe(`${'x'.repeat(80)}…`)
  })

  it('has every built-in game with its path', () => {
    const built = gameEntries([]).filter((game) => game.built)
    expect(built.length).toBeGreaterThan(0)
    for (const game of built) expect(game.path).toBe(`/games/${game.built?.id}`)
  })
  it('has no unlisted game', () => {
    expect(gameEntries([]).map((game) => game.built?.id)).toEqual(listedGames.map((game) => game.id))
    expect(listedGames.filter((game) => game.listed === false)).toEqual([])
  })

  it('finds games by path in order, without unknown and repeated paths', () => {
    const games = gameEntries([custom('a'), custom('b')])
    const paths = ['/games/custom/b', '/games/nothing', '/games/custom/a', '/games/custom/b']
    expect(entriesAt(paths, games).map(({ title }) => title)).toEqual(['b', 'a'])
  })
})

describe('canonical address', () => {
  it.each(['/', '/games/snake', '//', '//other.example/x'])('of %s stays on this site', (path) =>
    expect(canonicalOf('https://arcade.example', path)).toBe(`https://arcade.example${path}`),
  )
})

describe('errors', () => {
  it.each([
    [new Error('It broke'), 'It broke'],
    [{ status: 503, statusText: 'Service Unavailable' }, '503 Service Unavailable'],
    [{ message: 'odd' }, 'odd'],
    ['text', 'text'],
    [undefined, shellTexts.error.unknown],
    [{}, shellTexts.error.unknown],
  ])('%j is described as %s', (error, text) => expect(describeError(error)).toBe(text))

  it.each([
    'Failed to fetch dynamically imported module: https://example.com/assets/x.js',
    'error loading dynamically imported module: https://example.com/assets/x.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/x.css',
  ])('recognizes a load failure: %s', (message) => expect(isLoadFailure(new TypeError(message))).toBe(true))

  it('does not treat every error as a load failure', () => {
    expect(isLoadFailure(new Error('x is not a function'))).toBe(false)
  })
})
