/** Owns the proof that all data goes out and comes back whole, and that a bad file changes nothing. */
import { readdirSync, readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type TestStorage } from './storage'

let storage: TestStorage

const SETTINGS = {
  theme: 'dark',
  effects: 0.5,
  music: 0,
  muted: false,
  motion: 'system',
  vibration: true,
  hand: 'left',
  controlSize: 1.2,
  stick: true,
  bindings: { snake: { 'left@1': { keys: ['KeyJ'] } } },
  options: { snake: { walls: 'wrap' } },
}
const FULL: Record<string, string> = {
  gameFavorites: '["/games/snake"]',
  recentlyPlayed: '["/games/snake","/games/2048"]',
  customGames:
    '[{"id":"custom-1","title":"A","description":"b","iconName":"Star","difficulty":"Easy","players":"1 Player"}]',
  records: JSON.stringify({ version: 1, data: { snake: { '': { plays: 3, best: { Score: 120 } } } } }),
  results: JSON.stringify({
    version: 1,
    data: {
      snake: {
        plays: 3,
        won: 0,
        lost: 0,
        tied: 0,
        ms: 9000,
        last: { a: { date: 1, result: 'over', figures: { Score: 120 }, set: '' } },
        spread: {},
      },
    },
  }),
  daily: JSON.stringify({
    version: 1,
    data: { '2026-12-01': { snake: { result: 'over', figure: 120, of: 'Score', date: 1 } } },
  }),
  // Of an older or a newer program as well: it is kept.
  trophies: JSON.stringify({
    version: 1,
    data: { snake: { grown: 1e12, gone: 2e12 }, 'no-game': { any: 1 } },
  }),
  'saves/2048/1-abc': JSON.stringify({
    version: 2,
    epoch: '',
    data: { seed: 1, options: {}, moves: ['left'], steps: '0.k', at: 20, rules: 1, hints: 0, undone: 0 },
  }),
  settings: JSON.stringify({ version: 1, data: SETTINGS }),
  'whack-a-mole-high-score': '12',
}

const SAVE = { seed: 1, options: {}, moves: [], at: 2 }

async function open(initial: Record<string, string>) {
  vi.resetModules()
  storage = memoryStorage(initial)
  vi.stubGlobal('localStorage', storage)
  const settings = await import('../../src/site/settings/backup')
  return { ...settings, ...(await import('../../src/site/settings/deletion')) }
}

function contents(): Record<string, string | null> {
  return Object.fromEntries(
    Array.from({ length: storage.length }, (_, i) => storage.key(i) as string).map((key) => [
      key,
      storage.getItem(key),
    ]),
  )
}

const file = (data: object, rest: object = {}) =>
  JSON.stringify({ app: 'pocket-arcade', format: 1, data, ...rest })

beforeEach(() => vi.unstubAllGlobals())

describe('export and import', () => {
  it('brings everything into an empty browser', async () => {
    const text = (await open(FULL)).exportText(new Date(0))
    const backup = await open({})
    const read = backup.readBackup(text)
    if (!read.ok) throw new Error(read.reason)
    expect(backup.applyBackup(read.replacements)).toBe(true)
    const again = backup.exportText(new Date(0))
    expect(JSON.parse(again)).toEqual(JSON.parse(text))
    expect(Object.keys(JSON.parse(text).data)).toHaveLength(10)
    expect(storage.getItem('gameFavorites')).toBe(FULL.gameFavorites)
  })

  it('takes the files and the stored plays of earlier programs', async () => {
    const old = { version: 1, data: { '2048': { ...SAVE, moves: [['left', 20, true]] } } }
    const stored = await open({ saves: JSON.stringify(old) })
    const { data } = JSON.parse(stored.exportText(new Date(0)))
    expect(data.saves).toMatchObject({ version: 2, data: { '2048': { moves: ['left'], steps: '0.k' } } })
    expect(storage.getItem('saves')).toBeNull()
    const backup = await open({})
    const read = backup.readBackup(file({ saves: old }))
    if (!read.ok) throw new Error(read.reason)
    expect(backup.applyBackup(read.replacements)).toBe(true)
    expect(JSON.parse(backup.exportText(new Date(0))).data.saves).toEqual(data.saves)
  })

  it('leaves plays that the file says nothing of in their place', async () => {
    const backup = await open(FULL)
    const read = backup.readBackup(file({ gameFavorites: ['/games/x'] }))
    if (!read.ok) throw new Error(read.reason)
    expect(backup.applyBackup(read.replacements)).toBe(true)
    const { data } = JSON.parse(backup.exportText(new Date(0)))
    expect(data.saves.data['2048']).toMatchObject({ steps: '0.k' })
    expect(data.gameFavorites).toEqual(['/games/x'])
    expect(data.records).toMatchObject({ data: { snake: {} } })
  })

  it('tells what is replaced, before and after', async () => {
    const backup = await open(FULL)
    const read = backup.readBackup(file({ gameFavorites: ['/games/a', '/games/b'], doodleJumpHighScore: 7 }))
    expect(read.ok && read.replacements.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Favorites', '1 game', '2 games'],
      ['Doodle Jump best', 'none', '7'],
    ])
    expect(contents()).toEqual(FULL)
  })

  it('leaves out of the file what cannot be read', async () => {
    const backup = await open({ ...FULL, gameFavorites: '{', other: 'x' })
    const { data } = JSON.parse(backup.exportText(new Date(0)))
    expect(Object.keys(data)).not.toContain('gameFavorites')
    expect(Object.keys(data)).not.toContain('other')
    expect(Object.keys(data)).toContain('records')
  })

  it('knows every key that a game keeps its best under', async () => {
    const backup = await open({})
    const games = new URL('../../src/games/', import.meta.url)
    const keys = readdirSync(games, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => readFileSync(new URL(`${name}/index.ts`, games), 'utf8'))
      .flatMap((text) => [...text.matchAll(/\bkey: '([^']+)'/g)].map(([, key]) => key as string))
    expect(keys.length).toBeGreaterThan(3)
    for (const key of keys) expect(backup.readBackup(file({ [key]: 5 })).ok, key).toBe(true)
  })

  it('exports what is good beside an odd entry', async () => {
    const backup = await open({ ...FULL, gameFavorites: '["/games/snake", 7]' })
    expect(JSON.parse(backup.exportText(new Date(0))).data.gameFavorites).toEqual(['/games/snake'])
  })

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

  it('takes as many custom games as there may be, with titles as long as they may be', async () => {
    const games = Array.from({ length: 200 }, (_, i) => ({ id: `custom-${i}`, title: 'A'.repeat(80) }))
    expect((await open({})).readBackup(file({ customGames: games })).ok).toBe(true)
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
    const { refusedFigures } = await import('../../src/site/settings/figures')
    const read = backup.readBackup(file(data))
    if (!read.ok) throw new Error(read.reason)
    const reason = await refusedFigures(read.replacements)
    if (words === null) expect(reason).toBeNull()
    else expect(reason).toMatch(words)
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

  it('shows imported values in the open stores at once', async () => {
    const backup = await open(FULL)
    const { favorites } = await import('../../src/site/library')
    const read = backup.readBackup(file({ gameFavorites: ['/games/new'] }))
    if (!read.ok) throw new Error(read.reason)
    backup.applyBackup(read.replacements)
    expect(favorites.get()).toEqual(['/games/new'])
  })
})

describe('storage that is full', () => {
  /** A visit in which nothing more can be written: a favorite waits. */
  async function full() {
    const backup = await open(FULL)
    const { favorites, toggleFavorite } = await import('../../src/site/library')
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
    const { saveSlot } = await import('../../src/engine/storage/saves')
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
    const { keptRecords } = await import('../../src/site/records/bests')
    const { flushAll } = await import('../../src/engine/storage/store')
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
    const { bestSoFar, keepBests } = await import('../../src/engine/storage/records')
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
    const { favorites, toggleFavorite } = await import('../../src/site/library')
    toggleFavorite('/games/waiting')
    backup.deleteEverything()
    expect(contents()).toEqual({ other: 'stays', epoch: expect.any(String) })
    expect(favorites.get()).toEqual([])
  })
})
