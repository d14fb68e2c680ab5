/** Stored results: sums, the last twenty games, two tabs, damage. */
import { describe, expect, it } from 'vitest'
import { applyAll } from '../../../src/engine/storage/store/changes'
import { JournaledStore } from '../../../src/engine/storage/store/journaledStore'
import {
  type Ended,
  LAST_KEPT,
  lastResults,
  type Results,
  resultChanges,
  resultsFormat,
} from '../../../src/engine/storage/values/results'
import { Shared } from './tabs'

const ended = (n: number, more: Partial<Ended> = {}): Ended => ({
  game: 'snake',
  ms: 1000,
  date: Date.UTC(2026, 11, 1) + n * 1000,
  result: 'over',
  figures: { Score: n },
  set: 'speed=normal',
  ...more,
})

describe('results', () => {
  it('count games and their outcomes, and keep the last twenty', () => {
    let all: Results = {}
    for (let n = 0; n < 25; n++)
      all = applyAll(
        all,
        resultChanges(
          all,
          ended(n, { result: n % 2 ? 'won' : 'lost', bucket: n % 2 ? 'few' : undefined }),
          't',
        ),
      )
    expect(all.snake).toMatchObject({
      plays: 25,
      won: 12,
      lost: 13,
      ms: 25_000,
      spread: { 'speed=normal': { few: 12 } },
    })
    const last = lastResults(all, 'snake')
    expect(last.map(({ figures }) => figures.Score)).toEqual(Array.from({ length: 20 }, (_, i) => i + 5))
    expect(Object.keys(all.snake?.last ?? {})).toHaveLength(LAST_KEPT)
    expect(resultsFormat.read(resultsFormat.write(all))).toEqual({ value: all, compacted: [] })
  })
  it('count wins and streaks by options, for decided games only', () => {
    const play = (all: Results, result: Ended['result'], set: string) =>
      applyAll(
        all,
        resultChanges(all, ended(Object.keys(all.snake?.last ?? {}).length, { result, set }), 't'),
      )
    let all: Results = {}
    for (const result of ['won', 'won', 'won', 'lost', 'won', 'tied', 'over', 'won', 'over', 'won'] as const)
      all = play(all, result, 'a')
    all = play(play(all, 'lost', 'b'), 'over', 'c')
    expect(all.snake?.wins).toEqual({
      a: { won: 6, of: 8, now: 2, most: 3 },
      b: { won: 0, of: 1, now: 0, most: 0 },
    })
    expect(resultsFormat.read(resultsFormat.write(all))).toEqual({ value: all, compacted: [] })
  })
  it('start to count wins for games kept before wins were counted', () => {
    const old: Results = {
      snake: { plays: 9, won: 9, lost: 0, tied: 0, ms: 0, last: {}, spread: {} },
    }
    const all = applyAll(old, resultChanges(old, ended(1, { result: 'won' }), 't'))
    expect(all.snake).toMatchObject({ won: 10, wins: { 'speed=normal': { won: 1, of: 1, now: 1, most: 1 } } })
  })
  it('of two tabs all count, and each has its own entry', () => {
    const shared = new Shared()
    const tabs = [shared.open(), shared.open()]
    const stores = tabs.map(({ tab }) => new JournaledStore(tab, 'results', resultsFormat))
    for (let n = 0; n < 14; n++)
      // At the same moment.
      for (const [i, store] of stores.entries()) store.update(...resultChanges(store.get(), ended(n), `${i}`))
    shared.settle()
    for (const store of stores) {
      store.reload()
      expect(store.get().snake).toMatchObject({ plays: 28, ms: 28_000 })
      expect(lastResults(store.get(), 'snake')).toHaveLength(LAST_KEPT)
    }
    const [first] = stores
    first?.update(...resultChanges(first.get(), ended(99), '0'))
    shared.settle()
    expect(Object.keys(first?.get().snake?.last ?? {})).toHaveLength(LAST_KEPT)
  })
  it('lose only what is damaged: a game, a sum, or the results of one game', () => {
    const good = { date: 1, result: 'won', figures: {}, set: '' }
    const { value, problem } = resultsFormat.read(
      JSON.stringify({
        version: 1,
        data: {
          snake: { plays: 'many', won: 2, last: { a: good, b: { ...good, result: 'x' }, c: 7 } },
          pong: 'x',
          chess: { plays: -4, last: { a: { ...good, figures: { Moves: 'few' } } } },
          sudoku: { plays: 3 },
        },
      }),
    )
    expect(problem).toBe('corrupt')
    expect(value.snake).toMatchObject({ plays: 0, won: 2, last: { a: good } })
    expect(Object.keys(value.snake?.last ?? {})).toEqual(['a'])
    expect(Object.keys(value)).toEqual(['snake', 'chess', 'sudoku'])
    expect(value.chess).toMatchObject({ plays: 0, last: {} })
  })
})
