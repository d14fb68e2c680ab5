/** Deletion of all or some data, and storage that is full or unreadable. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contents, FULL, file, open, storage } from './browser'

beforeEach(() => vi.unstubAllGlobals())

describe('storage that is full', () => {
  /** A visit with full storage: a new favorite cannot be written. */
  async function full() {
    const backup = await open(FULL)
    const { favorites, toggleFavorite } = await import('../../../src/site/library/library')
    storage.space = 0
    toggleFavorite('/games/unwritten')
    backup.exportText(new Date(0))
    return { backup, favorites, toggleFavorite }
  }

  it('is exported with the changes that could not be stored', async () => {
    const { backup } = await full()
    const { data } = JSON.parse(backup.exportText(new Date(0)))
    expect(data.gameFavorites).toEqual(['/games/snake', '/games/unwritten'])
  })

  it('is replaced by an import, and the next change adds to what was imported', async () => {
    const { backup, favorites, toggleFavorite } = await full()
    storage.space = Number.POSITIVE_INFINITY
    const read = backup.readBackup(file({ gameFavorites: ['/games/new'] }))
    if (!read.ok) throw new Error(read.reason)
    expect(read.replacements[0]?.before).toBe('2 games')
    // A change after the file was read.
    storage.space = 0
    toggleFavorite('/games/late')
    backup.exportText(new Date(0))
    storage.space = Number.POSITIVE_INFINITY
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

describe('unreadable data', () => {
  it('can be exported and removed', async () => {
    const backup = await open({ gameFavorites: '{', 'saves/2048/3-abc': 'oops', other: 'x' })
    const { saveSlot } = await import('../../../src/engine/storage/values/saves')
    expect(saveSlot('2048').open()).toBeNull()
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
  it('are listed and deleted one by one', async () => {
    const of = (Score: number) => ({ plays: 2, best: { Score, Level: 3 } })
    await open({
      slidingPuzzleBest: '90',
      records: JSON.stringify({ version: 1, data: { snake: { '': of(120), 'speed=fast': of(80) } } }),
    })
    const { bestName, bestRecords } = await import('../../../src/site/records/bests')
    const { flushAll } = await import('../../../src/engine/storage/store/page')
    const all = () => bestRecords().map((best) => `${best.game}, ${bestName(best)}: ${best.value}`)
    expect(all().sort()).toEqual([
      'sliding-puzzle, Best: 90',
      'snake, Level (Fast): 3',
      'snake, Level: 3',
      'snake, Score (Fast): 80',
      'snake, Score: 120',
    ])
    for (const best of bestRecords()) if (/^(Best|Score)$/.test(bestName(best))) best.reset()
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
  it('deletes all data of this site, including copies of unreadable data, and nothing else', async () => {
    const backup = await open({ ...FULL, 'records.unreadable': '{', other: 'stays' })
    const { favorites, toggleFavorite } = await import('../../../src/site/library/library')
    toggleFavorite('/games/waiting')
    backup.deleteEverything()
    expect(contents()).toEqual({ other: 'stays', epoch: expect.any(String) })
    expect(favorites.get()).toEqual([])
  })
})
