/** All data can be exported and imported. */
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dataTexts } from '../../../src/site/texts/data'
import { gameIds } from '../../support/gameIds'
import { contents, FULL, file, open, SAVE, storage } from './browser'

const { parts, counts } = dataTexts

beforeEach(() => vi.unstubAllGlobals())

describe('export and import', () => {
  it('restores everything in an empty browser', async () => {
    const text = (await open(FULL)).exportText(new Date(0))
    const backup = await open({})
    const read = backup.readBackup(text)
    if (!read.ok) throw new Error(read.reason)
    expect(backup.applyBackup(read.replacements)).toBe(true)
    const again = backup.exportText(new Date(0))
    expect(JSON.parse(again)).toEqual(JSON.parse(text))
    expect(Object.keys(JSON.parse(text).data)).toHaveLength(12)
    expect(storage.getItem('gameFavorites')).toBe(FULL.gameFavorites)
  })

  it('accepts files and saved games of earlier versions', async () => {
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

  it('keeps data that the file does not contain', async () => {
    const backup = await open(FULL)
    const read = backup.readBackup(file({ gameFavorites: ['/games/x'] }))
    if (!read.ok) throw new Error(read.reason)
    expect(backup.applyBackup(read.replacements)).toBe(true)
    const { data } = JSON.parse(backup.exportText(new Date(0)))
    expect(data.saves.data['2048']).toMatchObject({ steps: '0.k' })
    expect(data.gameFavorites).toEqual(['/games/x'])
    expect(data.records).toMatchObject({ data: { snake: {} } })
  })

  it('lists what is replaced, before and after', async () => {
    const backup = await open(FULL)
    const read = backup.readBackup(file({ gameFavorites: ['/games/a', '/games/b'], doodleJumpHighScore: 7 }))
    expect(read.ok && read.replacements.map(({ label, before, after }) => [label, before, after])).toEqual([
      [parts.favorites, counts.games(1), counts.games(2)],
      [parts.bestOf('Doodle Jump'), dataTexts.none, '7'],
    ])
    expect(contents()).toEqual(FULL)
  })

  it('leaves unreadable data out of the file', async () => {
    const backup = await open({ ...FULL, gameFavorites: '{', other: 'x' })
    const { data } = JSON.parse(backup.exportText(new Date(0)))
    expect(Object.keys(data)).not.toContain('gameFavorites')
    expect(Object.keys(data)).not.toContain('other')
    expect(Object.keys(data)).toContain('records')
  })

  it('knows every key of a best result', async () => {
    const backup = await open({})
    const games = new URL('../../../src/games/', import.meta.url)
    const keys = gameIds
      .map((id) => readFileSync(new URL(`${id}/index.ts`, games), 'utf8'))
      .flatMap((text) => [...text.matchAll(/\bkey: '([^']+)'/g)].map(([, key]) => key as string))
    expect(keys.length).toBeGreaterThan(3)
    for (const key of keys) expect(backup.readBackup(file({ [key]: 5 })).ok, key).toBe(true)
  })

  it('exports valid entries beside an invalid one', async () => {
    const backup = await open({ ...FULL, gameFavorites: '["/games/snake", 7]' })
    expect(JSON.parse(backup.exportText(new Date(0))).data.gameFavorites).toEqual(['/games/snake'])
  })

  it('accepts the maximum of custom games and title length', async () => {
    const games = Array.from({ length: 200 }, (_, i) => ({ id: `custom-${i}`, title: 'A'.repeat(80) }))
    expect((await open({})).readBackup(file({ customGames: games })).ok).toBe(true)
  })

  it('updates open stores with imported values', async () => {
    const backup = await open(FULL)
    const { favorites } = await import('../../../src/site/library/library')
    const read = backup.readBackup(file({ gameFavorites: ['/games/new'] }))
    if (!read.ok) throw new Error(read.reason)
    backup.applyBackup(read.replacements)
    expect(favorites.get()).toEqual(['/games/new'])
  })
})
