/** Owns the proof that a visitor's old data keeps working, and of what the library does to its lists. */
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
  it('writes the lists as the specification has them', async () => {
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

  it('gives old entries the defaults of what they lack, and carries along what it does not know', async () => {
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

  it('leaves out entries that are none', async () => {
    const library = await open({
      customGames: '[{"id":"a","title":"A"},{"id":"","title":"B"},{"title":"C"},3]',
    })
    expect(library.customGames.get().map(({ id }) => id)).toEqual(['a'])
  })
})

describe('custom games', () => {
  it('with numbers for ids are read as text', async () => {
    const library = await open({ customGames: '[{"id":7,"title":"Seven"}]' })
    expect(library.customGames.get()).toMatchObject([{ id: '7', title: 'Seven' }])
    expect(storage.getItem('customGames.unreadable')).toBeNull()
  })

  it('are written down before anything is said of them, and said not to be where there is no room', async () => {
    const library = await open()
    expect(library.addCustomGame(game, 5).kept).toBe(true)
    expect(JSON.parse(storage.getItem('customGames') ?? '')).toHaveLength(1)
    storage.room = 0
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

  it('gives two games added in the same millisecond ids of their own', async () => {
    const library = await open()
    const ids = [library.addCustomGame(game, 5), library.addCustomGame(game, 5)].map(({ id }) => id)
    expect(ids).toEqual(['custom-5', 'custom-6'])
  })

  it('deletes a custom game with its favorite and its place among the recent', async () => {
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

  it('keeps what another tab wrote meanwhile', async () => {
    const library = await open({ gameFavorites: '["/games/a"]' })
    library.toggleFavorite('/games/b')
    storage.setItem('gameFavorites', '["/games/a","/games/c"]')
    library.flushAll()
    expect(JSON.parse(storage.getItem('gameFavorites') ?? '')).toEqual(['/games/a', '/games/c', '/games/b'])
  })

  it('adds nothing twice when two tabs like the same game', async () => {
    const library = await open()
    library.toggleFavorite('/games/a')
    storage.setItem('gameFavorites', '["/games/a"]')
    library.flushAll()
    expect(storage.getItem('gameFavorites')).toBe('["/games/a"]')
  })

  it('goes on in memory when storage is full, and says so', async () => {
    const library = await open()
    const problems: string[] = []
    library.onStorageProblem((problem, key) => problems.push(`${key} ${problem}`))
    storage.room = 3
    library.toggleFavorite('/games/a')
    library.flushAll()
    expect(library.favorites.get()).toEqual(['/games/a'])
    expect(problems).toEqual(['gameFavorites full'])
  })
})

describe('own games', () => {
  const three = [
    { id: 'custom-1', ...game, title: 'One', extra: 7 },
    { id: 'custom-2', ...game, title: 'Easy one', difficulty: 'Easy' },
    { id: 'custom-3', ...game, title: 'Three', gameUrl: 'https://example.com/' },
  ]
  const titles = (library: Awaited<ReturnType<typeof open>>) =>
    library.customGames.get().map(({ title }) => title)
  it('are changed in their place; what was known of them beside stays', async () => {
    const library = await open({ customGames: JSON.stringify(three) })
    expect(library.changeCustomGame('custom-1', { ...game, title: 'Uno', embedCode: '<b>1</b>' })).toBe(true)
    expect(library.changeCustomGame('custom-3', { ...game, title: 'Tres', embedCode: '<b>3</b>' })).toBe(true)
    const [one, , three_] = JSON.parse(storage.getItem('customGames') ?? '') as object[]
    expect(one).toEqual({ id: 'custom-1', extra: 7, ...game, title: 'Uno', embedCode: '<b>1</b>' })
    // An address that was taken away is gone.
    expect(three_).toEqual({ id: 'custom-3', ...game, title: 'Tres', embedCode: '<b>3</b>' })
  })
  it('change places with those beside them on the shelf, and all others stand as they stood', async () => {
    const library = await open({ customGames: JSON.stringify(three) })
    const { before, after, place, count } = library.neighbors(library.customGames.get(), 'custom-1')
    expect([before, after?.id, place, count]).toEqual([null, 'custom-3', 1, 2])
    library.moveCustomGame('custom-1', 'custom-3')
    expect(titles(library)).toEqual(['Three', 'Easy one', 'One'])
    library.moveCustomGame('custom-1', 'custom-3')
    expect(titles(library)).toEqual(['One', 'Easy one', 'Three'])
    library.moveCustomGame('custom-1', 'not there')
    expect(titles(library)).toEqual(['One', 'Easy one', 'Three'])
  })
})
