/** Stores and records: what is stored, invalid entries, full and blocked storage. */
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage, type TestStorage } from '../../site/storage'

let area: TestStorage
/** A fresh page over the same storage: module state is new, what is stored stays. */
async function page() {
  vi.resetModules()
  const store = await import('../../../src/engine/storage/store/page')
  const format = await import('../../../src/engine/storage/store/format')
  return { ...store, ...format }
}
const list = () => v.string()
const put = (id: string) => ({ do: 'put', id, value: id }) as const

beforeEach(() => {
  area = memoryStorage()
  vi.stubGlobal('localStorage', area)
  vi.stubGlobal('navigator', {})
})
afterEach(() => vi.unstubAllGlobals())

describe('a store', () => {
  it('keeps a list in the specification’s own format', async () => {
    const { openStore, listFormat } = await page()
    const store = openStore('gameFavorites', listFormat(list()))
    store.update(put('/games/snake'))
    store.flush()
    expect(area.getItem('gameFavorites')).toBe('["/games/snake"]')
    const later = await page()
    expect(later.openStore('gameFavorites', later.listFormat(list())).get()).toEqual(['/games/snake'])
  })
  it('keeps both changes when two pages write the same key', async () => {
    const first = await page()
    const a = first.openStore('gameFavorites', first.listFormat(list()))
    const second = await page()
    const b = second.openStore('gameFavorites', second.listFormat(list()))
    a.update(put('a'))
    b.update(put('b'))
    a.flush()
    b.flush()
    expect(JSON.parse(area.getItem('gameFavorites') ?? '')).toEqual(['a', 'b'])
    a.reload()
    expect(a.get()).toEqual(['a', 'b'])
  })
  it('keeps a pending change when another page writes', async () => {
    const { openStore, listFormat } = await page()
    const store = openStore('gameFavorites', listFormat(list()))
    store.update(put('mine'))
    area.setItem('gameFavorites', '["theirs"]')
    store.reload()
    expect(store.get()).toEqual(['theirs', 'mine'])
    store.flush()
    expect(JSON.parse(area.getItem('gameFavorites') ?? '')).toEqual(['theirs', 'mine'])
  })
  it('quarantines a corrupt text, reports it once, and keeps working', async () => {
    area.setItem('gameFavorites', '{oops')
    const { openStore, listFormat, onStorageProblem } = await page()
    const reported: string[] = []
    onStorageProblem((problem, key) => reported.push(`${problem} ${key}`))
    const store = openStore('gameFavorites', listFormat(list()))
    expect(store.get()).toEqual([])
    expect(area.getItem('gameFavorites.unreadable')).toBe('{oops')
    store.update(put('x'))
    store.flush()
    store.reload()
    expect(area.getItem('gameFavorites')).toBe('["x"]')
    expect(reported).toEqual(['corrupt gameFavorites'])
  })
  it('keeps the good entries of a list, and a copy of the whole text', async () => {
    area.setItem('gameFavorites', '["/games/snake", 7, null, "/games/2048"]')
    const { openStore, listFormat } = await page()
    const store = openStore('gameFavorites', listFormat(list()))
    expect(store.get()).toEqual(['/games/snake', '/games/2048'])
    store.update(put('new'))
    store.flush()
    expect(JSON.parse(area.getItem('gameFavorites') ?? '')).toEqual(['/games/snake', '/games/2048', 'new'])
    expect(area.getItem('gameFavorites.unreadable')).toContain('null')
  })
  it('reads a newer version as far as it fits, and never overwrites it', async () => {
    const newer = JSON.stringify({ version: 9, data: { a: 1 }, more: true })
    area.setItem('records', newer)
    const { openStore, versionedFormat } = await page()
    const store = openStore('records', versionedFormat(1, v.record(v.string(), v.number()), {}))
    expect(store.get()).toEqual({ a: 1 })
    store.update({ do: 'set', at: ['b'], value: 2 })
    store.flush()
    expect(store.get()).toEqual({ a: 1, b: 2 })
    expect(area.getItem('records')).toBe(newer)
    // Nothing is kept for when the newer text is gone.
    area.removeItem('records')
    store.reload()
    expect(store.get()).toEqual({})
  })
  it('works in memory when storage is full, keeps the old value, and writes once there is space', async () => {
    const { openStore, listFormat, onStorageProblem } = await page()
    const reported: string[] = []
    onStorageProblem((problem) => reported.push(problem))
    const store = openStore('gameFavorites', listFormat(list()))
    store.update(put('a'))
    store.flush()
    area.space = 30
    store.update(put('b'.repeat(100)))
    store.flush()
    expect(area.getItem('gameFavorites')).toBe('["a"]')
    expect(store.get()).toHaveLength(2)
    expect(reported).toEqual(['full'])
    area.space = 5000
    store.update(put('c'))
    store.flush()
    expect(JSON.parse(area.getItem('gameFavorites') ?? '')).toEqual(['a', 'b'.repeat(100), 'c'])
  })
  it('follows other pages while storage is full, and loses neither their changes nor its own', async () => {
    const { openStore, listFormat } = await page()
    const store = openStore('gameFavorites', listFormat(list()))
    area.space = 30
    const long = 'b'.repeat(100)
    store.update(put(long))
    store.flush()
    area.setItem('gameFavorites', '["c"]')
    store.reload()
    expect(store.get()).toEqual(['c', long])
    area.space = 5000
    store.flush()
    expect(JSON.parse(area.getItem('gameFavorites') ?? '')).toEqual(['c', long])
  })
  it('forgets what could not be written when its epoch ends, and writes nothing after writing stopped', async () => {
    const { openStore, listFormat, stopWriting } = await page()
    const store = openStore('gameFavorites', listFormat(list()))
    area.space = 30
    store.update(put('b'.repeat(100)))
    store.flush()
    area.space = 5000
    area.setItem('gameFavorites', '["new"]')
    store.onEpochEnd()
    expect(store.get()).toEqual(['new'])
    store.update(put('next'))
    store.flush()
    expect(area.getItem('gameFavorites')).toBe('["new","next"]')
    stopWriting()
    store.update(put('more'))
    store.flush()
    expect(area.getItem('gameFavorites')).toBe('["new","next"]')
  })
  it('works in memory when storage is blocked', async () => {
    vi.unstubAllGlobals()
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('no', 'SecurityError')
      },
    })
    const { openStore, listFormat, onStorageProblem } = await page()
    const reported: string[] = []
    onStorageProblem((problem) => reported.push(problem))
    const store = openStore('gameFavorites', listFormat(list()))
    store.update(put('a'))
    store.flush()
    store.update(put('b'))
    store.flush()
    expect(store.get()).toEqual(['a', 'b'])
    expect(reported).toEqual(['blocked'])
    Reflect.deleteProperty(globalThis, 'localStorage')
  })
  it('reads and writes a bare integer, and refuses anything else', async () => {
    const { integerFormat } = await page()
    const format = integerFormat(null)
    expect(format.read('120')).toEqual({ value: 120 })
    expect(format.write(70)).toBe('70')
    for (const text of ['', 'x', '1.5', 'NaN', '1e400', '{}'])
      expect(format.read(text)).toEqual({ value: null, problem: 'corrupt' })
  })
})

describe('one invalid entry', () => {
  it('affects no other records, and the whole text is quarantined', async () => {
    const good = { plays: 3, best: { Score: 120 } }
    const text = JSON.stringify({ version: 1, data: { snake: { '': good, odd: { plays: 'x' } }, pong: 7 } })
    area.setItem('records', text)
    vi.resetModules()
    const { records } = await import('../../../src/engine/storage/values/records')
    expect(records.get()).toEqual({ snake: { '': good } })
    expect(area.getItem('records.unreadable')).toBe(text)
  })
  it('affects no other game in progress', async () => {
    const save = { seed: 1, options: {}, moves: [['left', 2, true]], at: 2 }
    const odd = { ...save, position: 7 }
    area.setItem('saves', JSON.stringify({ version: 1, data: { '2048': save, chess: odd } }))
    vi.resetModules()
    const { allSaves } = await import('../../../src/engine/storage/values/saves')
    const kept = { seed: 1, options: {}, moves: ['left'], steps: '0.2', at: 2, rules: 1, hints: 0, undone: 0 }
    expect(allSaves()).toEqual({ '2048': kept })
  })
  it('affects no other setting, and is reported; a missing setting is not', async () => {
    const bindings = { snake: { up: { keys: ['KeyI'] } }, pong: { up: 7 } }
    area.setItem('settings', JSON.stringify({ version: 1, data: { theme: 'pink', music: 0, bindings } }))
    const { onStorageProblem } = await page()
    const reported: string[] = []
    onStorageProblem((problem, key) => reported.push(`${problem} ${key}`))
    const { settings, DEFAULT_SETTINGS } = await import('../../../src/engine/storage/values/settings')
    const kept = { snake: { up: { keys: ['KeyI'] } } }
    expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, music: 0, bindings: kept })
    expect(reported).toEqual(['corrupt settings'])
    area.setItem('settings', JSON.stringify({ version: 1, data: { theme: 'dark' } }))
    settings.reload()
    expect(settings.get()).toEqual({ ...DEFAULT_SETTINGS, theme: 'dark' })
    expect(reported).toHaveLength(1)
  })
})

describe('records', () => {
  const best = { of: 'Score', better: 'higher' } as const
  async function open() {
    vi.resetModules()
    const records = await import('../../../src/engine/storage/values/records')
    const { flushAll } = await import('../../../src/engine/storage/store/page')
    /** A finished game. @returns the new bests */
    const play = (
      game: string,
      options: Record<string, string>,
      bests: Parameters<typeof records.keepBests>[0]['bests'],
      results: Record<string, number>,
      isDefault = true,
    ) => {
      const brought = { game, options, bests, results, isDefault }
      const fallen = records.beatenBests(brought)
      records.countPlay(game, options)
      records.keepBests(brought)
      return fallen
    }
    return { ...records, flushAll, play }
  }
  it('keep the better value per option set, count games, and use a fixed key for the default options only', async () => {
    const { play, flushAll, bestSoFar, optionSet } = await open()
    const bests = [{ ...best, key: 'whack-a-mole-high-score' }]
    expect(play('whack-a-mole', { mode: 'classic' }, bests, { Score: 50 })).toEqual(['Score'])
    expect(play('whack-a-mole', { mode: 'classic' }, bests, { Score: 40 })).toEqual([])
    expect(play('whack-a-mole', { mode: 'rush' }, bests, { Score: 40 }, false)).toEqual(['Score'])
    flushAll()
    expect(area.getItem('whack-a-mole-high-score')).toBe('50')
    expect(bestSoFar('whack-a-mole', { mode: 'rush' }, best, false)).toBe(40)
    expect(JSON.parse(area.getItem('records') ?? '').data['whack-a-mole']['mode=classic'].plays).toBe(2)
    expect(optionSet({ b: '2', a: '1' })).toBe('a=1&b=2')
  })
  it('prefer fewer if the game says so, and ignore a missing score', async () => {
    const { play } = await open()
    const moves = [{ of: 'Moves', better: 'lower' } as const]
    expect(play('g', {}, moves, { Moves: 12 })).toEqual(['Moves'])
    expect(play('g', {}, moves, { Moves: 14 })).toEqual([])
    expect(play('g', {}, moves, {})).toEqual([])
    expect(play('h', {}, [best], { Score: 0 })).toEqual([])
  })
  it('merge differences in the next game and the next visit: two games at once both count', async () => {
    const start = { bank: 1000, wins: 0 }
    const one = await open()
    const two = await open()
    one.carryValues('cards', {}, start, { bank: 500, wins: 1 })
    two.carryValues('cards', {}, start, { bank: -200, wins: 0 })
    one.flushAll()
    two.flushAll()
    const later = await open()
    expect(later.carriedValues('cards', {})).toEqual({ bank: 1300, wins: 1 })
    expect(later.carriedValues('snake', {})).toBeNull()
  })
})
