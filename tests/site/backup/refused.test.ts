/** Owns the proof that a bad file changes nothing, and is told what is wrong. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { contents, FULL, file, open, SAVE, SETTINGS, storage } from './browser'

beforeEach(() => vi.unstubAllGlobals())

describe('export and import', () => {
  it.each([
    ['no JSON', 'hello'],
    ['another app', file({}, { app: 'other' })],
    ['no data', file({})],
    ['a newer format', file({ gameFavorites: [] }, { format: 2 })],
    ['an unknown key', file({ secret: 1 })],
    ['an inherited name', file(JSON.parse('{"constructor":1}'))],
    ['a wrong list', file({ gameFavorites: [1] })],
    ['a wrong score', file({ slidingPuzzleBest: 1.5 })],
    ['a score as text', file({ slidingPuzzleBest: '7' })],
    ['a custom game without a title', file({ customGames: [{ id: 'a' }] })],
    ['wrong settings', file({ settings: { version: 1, data: { ...SETTINGS, theme: 'pink' } } })],
    ['too loud', file({ settings: { version: 1, data: { ...SETTINGS, music: 2 } } })],
    ['controls too large', file({ settings: { version: 1, data: { ...SETTINGS, controlSize: 1.5 } } })],
    ['a third hand', file({ settings: { version: 1, data: { ...SETTINGS, hand: 'both' } } })],
    ['a trophy won at no time', file({ trophies: { version: 1, data: { snake: { grown: 'yes' } } } })],
    ['a trophy won before all time', file({ trophies: { version: 1, data: { snake: { grown: -1 } } } })],
    ['a trophy without a name', file({ trophies: { version: 1, data: { snake: { '': 1 } } } })],
    [
      'more trophies than a game can have',
      file({
        trophies: {
          version: 1,
          data: { snake: Object.fromEntries(Array.from({ length: 51 }, (_, i) => [`t${i}`, 1])) },
        },
      }),
    ],
    ['a newer version', file({ records: { version: 2, data: {} } })],
    [
      'a save the games could not go on with',
      file({ saves: { version: 1, data: { '2048': { ...SAVE, moves: [['left', 2]] } } } }),
    ],
    [
      'embed code above 200 kB',
      file({ customGames: [{ id: 'a', title: 'A', embedCode: 'é'.repeat(100_001) }] }),
    ],
    ['embed code that is a number', file({ customGames: [{ id: 'a', title: 'A', embedCode: 7 }] })],
    ['a score below nothing', file({ slidingPuzzleBest: -1 })],
    ['too many favorites', file({ gameFavorites: Array.from({ length: 1001 }, (_, i) => `/games/${i}`) })],
    ['one bad part among good ones', file({ gameFavorites: [], records: [] })],
    ['a day that is none', file({ daily: { version: 1, data: { '2026-02-30': {} } } })],
    ['a result that is none', file({ results: { version: 1, data: { snake: { plays: -1 } } } })],
  ])('refuses a file with %s and changes nothing', async (_what, text) => {
    const backup = await open(FULL)
    const read = backup.readBackup(text)
    expect(read.ok).toBe(false)
    expect(!read.ok && read.reason).toMatch(/\.$/)
    expect(contents()).toEqual(FULL)
  })

  it.each<readonly [string, readonly object[], RegExp]>([
    [
      'too many games',
      Array.from({ length: 201 }, (_, i) => ({ id: `c${i}`, title: 'A' })),
      /201 custom games.*200/,
    ],
    ['a long title', [{ id: 'a', title: 'A'.repeat(81) }], /title.*80 characters/],
    [
      'a long description',
      [{ id: 'a', title: 'A', description: 'b'.repeat(201) }],
      /description of "A".*200/,
    ],
    ...['a/b', 'a?b', 'a#b', 'a%41', '..', 'ä'].map(
      (id) => [`the id ${id}`, [{ id, title: 'A' }], /address/] as const,
    ),
    ['embed code that is a number', [{ id: 'a', title: 'A', embedCode: 7 }], /Custom games cannot be read/],
  ])('says what is wrong with %s', async (_what, games, words) => {
    const read = (await open(FULL)).readBackup(file({ customGames: games }))
    expect(!read.ok && read.reason).toMatch(words)
  })

  it.each([
    [{ slidingPuzzleBest: 0 }, null],
    [{ slidingPuzzleBest: 90 }, null],
    [{ slidingPuzzleBest: 2_000_000_000 }, /Sliding Puzzle brings Moves 2000000000/],
    [
      { records: { version: 1, data: { battleship: { '': { plays: 1, best: { Shots: 3 } } } } } },
      /Battleship.*Shots 3/,
    ],
    [
      { records: { version: 1, data: { snake: { '': { plays: 1, best: { Score: -5 } } } } } },
      /Snake.*Score -5/,
    ],
    [{ records: { version: 1, data: { snake: { '': { plays: 1, best: { Score: 70 } } } } } }, null],
  ])('judges figures by their own games: %j', async (data, words) => {
    const backup = await open({})
    const { refusedStats: refusedFigures } = await import('../../../src/site/settings/data/plausibleRecords')
    const read = backup.readBackup(file(data))
    if (!read.ok) throw new Error(read.reason)
    const reason = await refusedFigures(read.replacements)
    if (words === null) expect(reason).toBeNull()
    else expect(reason).toMatch(words)
  })

  it('judges the best figures of kept plays too, and those alone', async () => {
    const { refusedStats: refusedFigures } = await import('../../../src/site/settings/data/plausibleRecords')
    const play = (Score: number, bests: string[]) => ({ head: { game: 'snake', figures: { Score }, bests } })
    expect(await refusedFigures([], [play(1e308, ['Score'])])).toMatch(/Snake.*Score 1e\+308/)
    expect(await refusedFigures([], [play(-1, ['Score'])])).toMatch(/Snake.*Score -1/)
    expect(await refusedFigures([], [play(-1, []), play(30, ['Score'])])).toBeNull()
  })

  it('never replaces data of a newer version of the site', async () => {
    const backup = await open({ ...FULL, records: '{"version":2,"data":{}}' })
    expect(backup.readBackup(file({ records: { version: 1, data: {} } })).ok).toBe(false)
  })

  it('puts everything back when there is no room for all of it', async () => {
    const backup = await open(FULL)
    const read = backup.readBackup(
      file({
        gameFavorites: ['/games/x'],
        recentlyPlayed: Array.from({ length: 50 }, (_, i) => `/games/${i}`),
      }),
    )
    if (!read.ok) throw new Error(read.reason)
    storage.room = Object.values(FULL).join('').length + 20
    expect(backup.applyBackup(read.replacements)).toBe(false)
    expect(contents()).toEqual(FULL)
  })
})
