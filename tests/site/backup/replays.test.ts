/** Replays in an exported file: only a valid list is imported. */
import { describe, expect, it } from 'vitest'
import type { Replay } from '../../../src/engine/core/replay/replay'
import { pack } from '../../../src/play/replay/pack'
import { MAX_PLAYS } from '../../../src/play/replay/stored/chooseStored'
import { exportText, readBackup } from '../../../src/site/settings/data/backup'
import { areNewer, readReplays } from '../../../src/site/settings/data/backupReplays'

const record = (n: number, more: Partial<Replay> = {}): Replay => ({
  game: 'snake',
  digest: '12345678',
  seed: n,
  options: { speed: 'fast' },
  date: n * 1000,
  result: 'over',
  figures: { Score: n },
  input: {
    kind: 'realtime',
    size: { width: 400, height: 400 },
    ticks: 3,
    slots: ['up'],
    frames: new Uint8Array([1, 2]),
  },
  ...more,
})
const entry = async (n: number, bests: readonly string[] = [], more: Partial<Replay> = {}) => ({
  bests,
  file: await pack(record(n, more)),
})
const list = (...data: readonly unknown[]) => ({ version: 1, data })
const range = (count: number) => Array.from({ length: count }, (_, n) => n + 1)

describe('replays in a file', () => {
  it('are read in any order', async () => {
    const plays = await readReplays(list(await entry(5, ['Score']), await entry(2), await entry(2)))
    expect(plays?.map(({ head }) => head.key)).toEqual(['snake.2', 'snake.2.2', 'snake.5'])
    expect(plays?.at(-1)?.head).toMatchObject({
      figures: { Score: 5 },
      seed: 5,
      date: 5000,
      bests: ['Score'],
    })
    expect(plays?.at(-1)?.head.bytes).toBe(plays?.at(-1)?.file.length)
  })
  it('are all refused if one is invalid', async () => {
    const good = await entry(1)
    const bad = [
      { ...good, file: `${good.file.slice(0, -4)}` },
      { ...good, file: 'AAAA' },
      { ...good, file: '<b>' },
      { ...good, file: 7 },
      { ...good, bests: ['Unheard'] },
      { ...good, bests: 'Score' },
      await entry(1, [], { game: 'no-such-game' }),
      null,
    ]
    for (const one of bad) expect(await readReplays(list(good, one))).toBeNull()
    for (const whole of [null, [], 'plays', {}, list(), { version: 2, data: [good] }])
      expect(await readReplays(whole)).toBeNull()
    expect(await readReplays(list(good))).toHaveLength(1)
  })
  it('that are newer are told from damaged ones', async () => {
    const good = await entry(1)
    const ofNewGame = await entry(2, [], { game: 'no-such-game' })
    for (const newer of [list(good, ofNewGame), { version: 2, data: 'other' }])
      expect(await areNewer(newer)).toBe(true)
    for (const damaged of [list(good, { ...good, file: '<b>' }), list(), null])
      expect(await areNewer(damaged)).toBe(false)
  })
  it('are refused if there are more than are stored', async () => {
    const plays = await Promise.all(range(MAX_PLAYS + 1).map((n) => entry(n)))
    expect(await readReplays(list(...plays.slice(1)))).toHaveLength(MAX_PLAYS)
    expect(await readReplays(list(...plays))).toBeNull()
    const best = await entry(1, ['Score'])
    expect(await readReplays(list(best, ...plays.slice(1)))).toHaveLength(MAX_PLAYS + 1)
    // Two cannot have the same best.
    expect(await readReplays(list(best, await entry(2, ['Score']), ...plays.slice(2)))).toBeNull()
    const many = Array.from({ length: 1001 }, () => plays[0])
    expect(await readReplays(list(...many))).toBeNull()
  })
  it('are in the file with all other data, and are optional', async () => {
    const plays = list(await entry(1))
    const whole = readBackup(exportText(new Date(0), plays))
    expect(whole).toMatchObject({ ok: true, plays })
    const without = readBackup('{"app":"pocket-arcade","format":1,"data":{"gameFavorites":["/games/snake"]}}')
    expect(without).toMatchObject({ ok: true, plays: undefined })
  })
})
