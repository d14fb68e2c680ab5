/** Owns the proof that data is deleted whole or in part, and of storage that is full or cannot be read. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contents, FULL, file, open, storage } from './browser'

beforeEach(() => vi.unstubAllGlobals())

describe('storage that is full', () => {
  /** A visit in which nothing more can be written: a favorite waits. */
  async function full() {
    const backup = await open(FULL)
    const { favorites, toggleFavorite } = await import('../../../src/site/library/library')
    storage.room = 0
    toggleFavorite('/games/unwritten')
    backup.exportText(new Date(0))
    return { backup, favorites, toggleFavorite }
  }

  it('is exported with what could not be written', async () => {
    const { backup } = await full()
    const { data } = JSON.parse(backup.exportText(new Date(0)))
    expect(data.gameFavorites).toEqual(['/games/snake', '/games/unwritten'])
  })

  it('is replaced by an import, and the next change adds to what was imported', async () => {
    const { backup, favorites, toggleFavorite } = await full()
    storage.room = Number.POSITIVE_INFINITY
    const read = backup.readBackup(file({ gameFavorites: ['/games/new'] }))
    if (!read.ok) throw new Error(read.reason)
    expect(read.replacements[0]?.before).toBe('2 games')
    // A press between reading the file and 'Replace'.
    storage.room = 0
    toggleFavorite('/games/late')
    backup.exportText(new Date(0))
    storage.room = Number.POSITIVE_INFINITY
    expect(backup.applyBackup(read.replacements)).toBe(true)
    expect(favorites.get()).toEqual(['/games/new'])
    toggleFavorite('/games/later')
    backup.exportText(new Date(0))
    expect(storage.getItem('gameFavorites')).toBe('["/games/new","/games/later"]')
  })

  it('is empty after everything was deleted', async () => {
    const { backup, favorites } = await full()
    await backup.deleteEverything()
    expect(favorites.get()).toEqual([])
    expect(contents()).toEqual({})
  })
})

describe('what could not be read', () => {
  it('goes out and is removed', async () => {
    const backup = await open({ gameFavorites: '{', 'saves/2048/3-abc': 'oops', other: 'x' })
    const { saveSlot } = await import('../../../src/engine/storage/values/saves')
    expect(saveSlot('2048', false).open()).toBeNull()
    expect(backup.unreadableTexts()).toEqual([
      { key: 'gameFavorites.unreadable', text: '{' },
      { key: 'saves/2048/3-abc.unreadable', text: 'oops' },
    ])
    backup.removeUnreadable()
    expect(backup.unreadableTexts()).toEqual([])
    expect(storage.getItem('other')).toBe('x')
  })
})

describe('single records', () => {
  it('are told one by one and forgotten one by one', async () => {
    const of = (Score: number) => ({ plays: 2, best: { Score, Level: 3 } })
    await open({
      slidingPuzzleBest: '90',
      records: JSON.stringify({ version: 1, data: { snake: { '': of(120), 'speed=fast': of(80) } } }),
    })
    const { keptRecords } = await import('../../../src/site/records/bests')
    const { flushAll } = await import('../../../src/engine/storage/store/page')
    const all = () => keptRecords().map(({ game, name, value }) => `${game}, ${name}: ${value}`)
    expect(all().sort()).toEqual([
      'sliding-puzzle, Best: 90',
      'snake, Level (speed fast): 3',
      'snake, Level: 3',
      'snake, Score (speed fast): 80',
      'snake, Score: 120',
    ])
    for (const { name, reset } of keptRecords()) if (name === 'Best' || name === 'Score') reset()
    flushAll()
    expect(all()).toHaveLength(3)
    expect(JSON.parse(storage.getItem('records') ?? '').data.snake['']).toEqual({
      plays: 2,
      best: { Level: 3 },
    })
    const { bestSoFar, keepBests } = await import('../../../src/engine/storage/values/records')
    const best = { of: 'Moves', better: 'lower', key: 'slidingPuzzleBest' } as const
    expect(bestSoFar('sliding-puzzle', {}, best, true)).toBeNull()
    keepBests({
      game: 'sliding-puzzle',
      options: {},
      bests: [best],
      results: { Moves: 140 },
      isDefault: true,
    })
    flushAll()
    expect(storage.getItem('slidingPuzzleBest')).toBe('140')
  })
})

describe('deleteEverything', () => {
  it('deletes what is ours, copies of unreadable data too, and nothing else', async () => {
    const backup = await open({ ...FULL, 'records.unreadable': '{', other: 'stays' })
    const { favorites, toggleFavorite } = await import('../../../src/site/library/library')
    toggleFavorite('/games/waiting')
    backup.deleteEverything()
    expect(contents()).toEqual({ other: 'stays', epoch: expect.any(String) })
    expect(favorites.get()).toEqual([])
  })
})
