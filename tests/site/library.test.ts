/** Favorites, recently played, and custom games: stored formats, old data, and changes. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type TestStorage } from './storage'

let storage: TestStorage

async function open(initial: Record<string, string> = {}) {
  vi.resetModules()
  storage = memoryStorage(initial)
  vi.stubGlobal('localStorage', storage)
  const [library, store] = await Promise.all([
    import('../../src/site/library/library'),
    import('../../src/engine/storage/store/page'),
  ])
  return { ...library, flushAll: store.flushAll, onStorageProblem: store.onStorageProblem }
}

const game = { title: 'A', description: 'b', iconName: 'Star', difficulty: 'Hard', players: '2 Players' }

beforeEach(() => vi.unstubAllGlobals())

describe('formats', () => {
  it('writes the lists in the specified format', async () => {
    const library = await open()
    library.toggleFavorite('/games/snake')
    library.recordPlayed('/games/2048')
    const { id } = library.addCustomGame({ ...game, gameUrl: 'https://example.com/' }, 1700000000000)
    library.flushAll()
    expect(id).toBe('custom-1700000000000')
    expect(storage.getItem('gameFavorites')).toBe('["/games/snake"]')
    expect(storage.getItem('recentlyPlayed')).toBe('["/games/2048"]')
    expect(JSON.parse(storage.getItem('customGames') ?? '')).toEqual([
      { id, ...game, gameUrl: 'https://example.com/' },
    ])
  })

  it('gives old entries defaults for missing fields, and keeps unknown fields', async () => {
    const old = [
      { id: 'custom-1', title: 'Old', extra: 7 },
      { id: 'x', title: 'Odd', iconName: 5, gameUrl: null },
    ]
    const library = await open({ customGames: JSON.stringify(old) })
    expect(library.customGames.get()).toMatchObject([
      {
        id: 'custom-1',
        description: '',
        iconName: 'Gamepad2',
        difficulty: 'Easy',
        players: '1 Player',
        extra: 7,
      },
      { id: 'x', iconName: 'Gamepad2' },
    ])
    expect(library.customGames.get()[1]?.gameUrl).toBeUndefined()
    library.addCustomGame(game, 5)
    library.flushAll()
    expect(JSON.parse(storage.getItem('customGames') ?? '')[0]).toMatchObject({ id: 'custom-1', extra: 7 })
  })

  it.each(['{', '"text"', '{"a":1}', 'null'])('survives %s, and keeps a copy of it', async (text) => {
    const library = await open({ gameFavorites: text })
    expect(library.favorites.get()).toEqual([])
    library.toggleFavorite('/games/snake')
    library.flushAll()
    expect(storage.getItem('gameFavorites')).toBe('["/games/snake"]')
    expect(storage.getItem('gameFavorites.unreadable')).toBe(text)
  })

  it('leaves out invalid entries', async () => {
    const library = await open({
      customGames: '[{"id":"a","title":"A"},{"id":"","title":"B"},{"title":"C"},3]',
    })
    expect(library.customGames.get().map(({ id }) => id)).toEqual(['a'])
  })
})

describe('custom games', () => {
  it('have numeric ids read as text', async () => {
    const library = await open({ customGames: '[{"id":7,"title":"Seven"}]' })
    expect(library.customGames.get()).toMatchObject([{ id: '7', title: 'Seven' }])
    expect(storage.getItem('customGames.unreadable')).toBeNull()
  })

  it('are stored at once, and reported as not stored when storage is full', async () => {
    const library = await open()
    expect(library.addCustomGame(game, 5).kept).toBe(true)
    expect(JSON.parse(storage.getItem('customGames') ?? '')).toHaveLength(1)
    storage.space = 0
    expect(library.addCustomGame(game, 5).kept).toBe(false)
    expect(library.addCustomGame(game, 5).kept).toBe(false)
    expect(library.customGames.get()).toHaveLength(3)
    expect(library.deleteCustomGame('custom-5')).toBe(false)
  })
})

describe('lists', () => {
  it('toggles a favorite', async () => {
    const library = await open({ gameFavorites: '["/games/a","/games/b"]' })
    library.toggleFavorite('/games/a')
    expect(library.favorites.get()).toEqual(['/games/b'])
    library.toggleFavorite('/games/a')
    expect(library.favorites.get()).toEqual(['/games/b', '/games/a'])
  })

  it('moves a played game to the front without duplicates and keeps twenty', async () => {
    const library = await open()
    for (let i = 0; i < 25; i++) library.recordPlayed(`/games/${i}`)
    library.recordPlayed('/games/10')
    const paths = library.recents.get()
    expect(paths).toHaveLength(20)
    expect(paths.slice(0, 3)).toEqual(['/games/10', '/games/24', '/games/23'])
    expect(new Set(paths).size).toBe(20)
  })

  it('gives two games added in the same millisecond different ids', async () => {
    const library = await open()
    const ids = [library.addCustomGame(game, 5), library.addCustomGame(game, 5)].map(({ id }) => id)
    expect(ids).toEqual(['custom-5', 'custom-6'])
  })

  it('deletes a custom game also from favorites and recently played', async () => {
    const library = await open()
    const { id } = library.addCustomGame(game, 5)
    const path = library.customPath(id)
    library.toggleFavorite(path)
    library.toggleFavorite('/games/snake')
    library.recordPlayed(path)
    library.deleteCustomGame(id)
    library.flushAll()
    expect(library.customGames.get()).toEqual([])
    expect(storage.getItem('gameFavorites')).toBe('["/games/snake"]')
    expect(storage.getItem('recentlyPlayed')).toBe('[]')
  })

  it('keeps changes of another tab', async () => {
    const library = await open({ gameFavorites: '["/games/a"]' })
    library.toggleFavorite('/games/b')
    storage.setItem('gameFavorites', '["/games/a","/games/c"]')
    library.flushAll()
    expect(JSON.parse(storage.getItem('gameFavorites') ?? '')).toEqual(['/games/a', '/games/c', '/games/b'])
  })

  it('adds a favorite once when two tabs add it', async () => {
    const library = await open()
    library.toggleFavorite('/games/a')
    storage.setItem('gameFavorites', '["/games/a"]')
    library.flushAll()
    expect(storage.getItem('gameFavorites')).toBe('["/games/a"]')
  })

  it('continues in memory when storage is full, and reports it', async () => {
    const library = await open()
    const problems: string[] = []
    library.onStorageProblem((problem, key) => problems.push(`${key} ${problem}`))
    storage.space = 3
    library.toggleFavorite('/games/a')
    library.flushAll()
    expect(library.favorites.get()).toEqual(['/games/a'])
    expect(problems).toEqual(['gameFavorites full'])
  })
})

describe('changed custom games', () => {
  const three = [
    { id: 'custom-1', ...game, title: 'One', extra: 7 },
    { id: 'custom-2', ...game, title: 'Easy one', difficulty: 'Easy' },
    { id: 'custom-3', ...game, title: 'Three', gameUrl: 'https://example.com/' },
  ]
  const titles = (library: Awaited<ReturnType<typeof open>>) =>
    library.customGames.get().map(({ title }) => title)
  it('keep their place and unknown fields', async () => {
    const library = await open({ customGames: JSON.stringify(three) })
    expect(library.changeCustomGame('custom-1', { ...game, title: 'Uno', embedCode: '<b>1</b>' })).toBe(true)
    expect(library.changeCustomGame('custom-3', { ...game, title: 'Tres', embedCode: '<b>3</b>' })).toBe(true)
    const [one, , three_] = JSON.parse(storage.getItem('customGames') ?? '') as object[]
    expect(one).toEqual({ id: 'custom-1', extra: 7, ...game, title: 'Uno', embedCode: '<b>1</b>' })
    // A removed address is gone.
    expect(three_).toEqual({ id: 'custom-3', ...game, title: 'Tres', embedCode: '<b>3</b>' })
  })
  it('swap places with a neighbor, and others stay', async () => {
    const library = await open({ customGames: JSON.stringify(three) })
    const { before, after, position, count } = library.neighbors(library.customGames.get(), 'custom-1')
    expect([before, after?.id, position, count]).toEqual([null, 'custom-3', 1, 2])
    library.moveCustomGame('custom-1', 'custom-3')
    expect(titles(library)).toEqual(['Three', 'Easy one', 'One'])
    library.moveCustomGame('custom-1', 'custom-3')
    expect(titles(library)).toEqual(['One', 'Easy one', 'Three'])
    library.moveCustomGame('custom-1', 'not there')
    expect(titles(library)).toEqual(['One', 'Easy one', 'Three'])
  })
})
