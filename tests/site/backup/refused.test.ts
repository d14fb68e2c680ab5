/** An invalid file changes nothing and is refused with a reason. */
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { customTexts as texts } from '../../../src/site/texts/custom'
import { dataTexts } from '../../../src/site/texts/data'
import { moveTexts } from '../../../src/site/texts/move'
import { contents, FULL, file, open, SAVE, SETTINGS, storage } from './browser'

const { impossible } = dataTexts.import

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
    ['a volume above 1', file({ settings: { version: 1, data: { ...SETTINGS, music: 2 } } })],
    ['controls too large', file({ settings: { version: 1, data: { ...SETTINGS, controlSize: 1.5 } } })],
    ['an unknown hand', file({ settings: { version: 1, data: { ...SETTINGS, hand: 'both' } } })],
    ['a trophy without a date', file({ trophies: { version: 1, data: { snake: { grown: 'yes' } } } })],
    ['a trophy with a negative date', file({ trophies: { version: 1, data: { snake: { grown: -1 } } } })],
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
      'a saved game that cannot be resumed',
      file({ saves: { version: 1, data: { '2048': { ...SAVE, moves: [['left', 2]] } } } }),
    ],
    [
      'embed code above 200 kB',
      file({ customGames: [{ id: 'a', title: 'A', embedCode: 'é'.repeat(100_001) }] }),
    ],
    ['embed code that is a number', file({ customGames: [{ id: 'a', title: 'A', embedCode: 7 }] })],
    ['a negative score', file({ slidingPuzzleBest: -1 })],
    ['too many favorites', file({ gameFavorites: Array.from({ length: 1001 }, (_, i) => `/games/${i}`) })],
    ['one invalid part among valid ones', file({ gameFavorites: [], records: [] })],
    ['an invalid day', file({ daily: { version: 1, data: { '2026-02-30': {} } } })],
    ['an invalid result', file({ results: { version: 1, data: { snake: { plays: -1 } } } })],
  ])('refuses a file with %s and changes nothing', async (_what, text) => {
    const backup = await open(FULL)
    const read = backup.readBackup(text)
    expect(read.ok).toBe(false)
    expect(!read.ok && read.reason).toMatch(/\.$/)
    expect(contents()).toEqual(FULL)
  })

  it.each([
    ['a newer format', file({ gameFavorites: [] }, { format: 2, data: [] })],
    ['a newer part', file({ gameFavorites: [], records: { version: 9, data: {} } })],
    ['newer saved games', file({ saves: { version: 3, data: {} } })],
    ['unknown parts only', file({ medals: { version: 1, data: {} } })],
  ])('says of a file with %s that it is newer, not damaged', async (_what, text) => {
    const read = (await open(FULL)).readBackup(text)
    expect(read).toEqual({ ok: false, why: 'newer', reason: dataTexts.import.newerFile })
  })
  it('leaves out what it does not know, by name, and lists what stays', async () => {
    const { parts } = dataTexts
    const { readBackup } = await open({ gameFavorites: '["/games/snake"]', 'whack-a-mole-high-score': '12' })
    const read = readBackup(file({ gameFavorites: [], medals: { version: 7, data: {} } }))
    expect(read).toMatchObject({
      ok: true,
      replacements: [{ key: 'gameFavorites' }],
      unknown: ['medals'],
      kept: [parts.bestOf('Whack-a-Mole')],
    })
  })
  it('speaks of another device where the data comes from one', async () => {
    const { reasons } = moveTexts
    const { readBackup } = await open({})
    const said = (text: string) => {
      const read = readBackup(text, reasons)
      return read.ok ? null : [read.why, read.reason]
    }
    expect(said('hello')).toEqual(['invalid', reasons.notOurs])
    expect(said(file({}))).toEqual(['empty', reasons.empty])
    expect(said(file({ records: { version: 9 } }))).toEqual(['newer', reasons.newerFile])
    expect(said(file({ records: [] }))).toEqual(['invalid', reasons.damaged(dataTexts.parts.bests)])
  })

  it.each<readonly [string, readonly object[], string]>([
    [
      'too many games',
      Array.from({ length: 201 }, (_, i) => ({ id: `c${i}`, title: 'A' })),
      texts.file.tooMany(201, 200),
    ],
    ['a long title', [{ id: 'a', title: 'A'.repeat(81) }], texts.file.title(`${'A'.repeat(40)}…`, 80)],
    [
      'a long description',
      [{ id: 'a', title: 'A', description: 'b'.repeat(201) }],
      texts.file.description('A', 200),
    ],
    ...['a/b', 'a?b', 'a#b', 'a%41', '..', 'ä'].map(
      (id) => [`the id ${id}`, [{ id, title: 'A' }], texts.file.id(id)] as const,
    ),
    [
      'embed code that is a number',
      [{ id: 'a', title: 'A', embedCode: 7 }],
      dataTexts.import.damaged(dataTexts.parts.customGames),
    ],
  ])('gives the reason for %s', async (_what, games, reason) => {
    const read = (await open(FULL)).readBackup(file({ customGames: games }))
    expect(!read.ok && read.reason).toContain(reason)
  })

  it.each([
    [{ slidingPuzzleBest: 0 }, null],
    [{ slidingPuzzleBest: 90 }, null],
    [{ slidingPuzzleBest: 2_000_000_000 }, impossible('Sliding Puzzle', 'Moves', 2_000_000_000)],
    [
      { records: { version: 1, data: { battleship: { '': { plays: 1, best: { Shots: 3 } } } } } },
      impossible('Battleship', 'Shots', 3),
    ],
    [
      { records: { version: 1, data: { snake: { '': { plays: 1, best: { Score: -5 } } } } } },
      impossible('Snake', 'Score', -5),
    ],
    [{ records: { version: 1, data: { snake: { '': { plays: 1, best: { Score: 70 } } } } } }, null],
  ])('checks best results by the rules of their game: %j', async (data, expected) => {
    const backup = await open({})
    const { refusedStats } = await import('../../../src/site/settings/data/plausibleRecords')
    const read = backup.readBackup(file(data))
    if (!read.ok) throw new Error(read.reason)
    const reason = await refusedStats(read.replacements)
    expect(reason).toBe(expected)
  })

  it('checks the best values of replays too, but no others', async () => {
    const { refusedStats } = await import('../../../src/site/settings/data/plausibleRecords')
    const play = (Score: number, bests: string[]) => ({ head: { game: 'snake', figures: { Score }, bests } })
    expect(await refusedStats([], [play(1e308, ['Score'])])).toBe(impossible('Snake', 'Score', 1e308))
    expect(await refusedStats([], [play(-1, ['Score'])])).toBe(impossible('Snake', 'Score', -1))
    expect(await refusedStats([], [play(-1, []), play(30, ['Score'])])).toBeNull()
  })

  it('never replaces data of a newer version of the site', async () => {
    const backup = await open({ ...FULL, records: '{"version":2,"data":{}}' })
    expect(backup.readBackup(file({ records: { version: 1, data: {} } })).ok).toBe(false)
  })

  it('restores everything if storage is too small', async () => {
    const backup = await open(FULL)
    const read = backup.readBackup(
      file({
        gameFavorites: ['/games/x'],
        recentlyPlayed: Array.from({ length: 50 }, (_, i) => `/games/${i}`),
      }),
    )
    if (!read.ok) throw new Error(read.reason)
    storage.space = Object.values(FULL).join('').length + 20
    expect(backup.applyBackup(read.replacements)).toBe(false)
    expect(contents()).toEqual(FULL)
  })
})
