/** Owns the proof of what is kept of a play that has ended, and of what is forgotten. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listedGames } from '../../../src/games/catalog'
import type { FinishedPlay } from '../../../src/play/session/events/finishListeners'
import { memoryStorage, type TestStorage } from '../storage'

describe('forgetting', () => {
  let storage: TestStorage
  beforeEach(() => {
    vi.resetModules()
    storage = memoryStorage({
      slidingPuzzleBest: '90',
      records: JSON.stringify({
        version: 1,
        data: {
          snake: { '': { plays: 2, best: { Score: 10 } } },
          blackjack: { '': { plays: 5, best: { Bank: 1200 }, carried: { Bank: 900 } } },
        },
      }),
      results: JSON.stringify({ version: 1, data: { snake: { plays: 2 }, blackjack: { plays: 5 } } }),
    })
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('navigator', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  it('one game leaves the others, and what a bank holds', async () => {
    const { forgetRecords, keptRecords } = await import('../../../src/site/records/bests')
    const { records } = await import('../../../src/engine/storage/values/records')
    const { results } = await import('../../../src/engine/storage/values/results')
    forgetRecords('blackjack')
    expect(keptRecords().map(({ game }) => game)).toEqual(expect.arrayContaining(['snake', 'sliding-puzzle']))
    expect(records.get().blackjack).toEqual({ '': { plays: 0, best: {}, carried: { Bank: 900 } } })
    expect(Object.keys(results.get())).toEqual(['snake'])
    forgetRecords()
    expect(keptRecords()).toEqual([])
    expect(results.get()).toEqual({})
    expect(records.get().snake).toEqual({})
  })
})

describe('a play that has ended', () => {
  let storage: TestStorage
  beforeEach(() => {
    vi.resetModules()
    storage = memoryStorage()
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('navigator', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  const now = Date.parse('2026-12-12T15:00:00Z')
  async function room() {
    const { saveResult: keepPlay } = await import('../../../src/site/records/saveResult')
    const { endFacts: told } = await import('../../../src/site/records/endFacts')
    const { results } = await import('../../../src/engine/storage/values/results')
    const { days } = await import('../../../src/site/today/days')
    const { dailyQuery } = await import('../../../src/site/today/daily')
    const { seedOf } = await import('../../../src/site/today/games')
    const { dayAt } = await import('../../../src/site/today/calendar')
    const today = dayAt(now)
    const { default: snake } = (await listedGames.find(({ id }) => id === 'snake')?.load()) ?? {}
    const options = Object.fromEntries(
      (snake?.options ?? []).filter(({ view }) => !view).map(({ id, initial }) => [id, initial]),
    )
    const play = (score: number, more: Partial<FinishedPlay> = {}): FinishedPlay => ({
      game: 'snake',
      options,
      keptBy: more.options ?? options,
      isDefault: true,
      seed: seedOf('snake', today),
      outcome: { result: 'over', title: '', results: { Score: score } },
      newBests: [],
      help: '',
      counts: true,
      stale: false,
      first: true,
      ms: 60_000,
      events: new Map(),
      date: now,
      record: () => null,
      ...more,
    })
    return { keepPlay, told, results, days, play, options, query: dailyQuery('snake', today) }
  }

  it('has its place told, and its day', async () => {
    const { keepPlay, told, results, days, play, query } = await room()
    await keepPlay(play(180), query)
    expect(told.last).toMatchObject({
      game: 'snake',
      place: { rank: 1, among: 1 },
      today: { kind: 'first', streak: 1 },
    })
    expect(days.get()['2026-12-12']?.snake).toMatchObject({ figure: 180, of: 'Score' })
    await keepPlay(play(300), query)
    expect(told.last?.today).toMatchObject({ kind: 'practice', result: { figure: 180 } })
    expect(told.last?.place).toMatchObject({ rank: 1, among: 2 })
    await keepPlay(play(20, { seed: 7 }), query)
    expect(told.last?.today).toMatchObject({ kind: 'other' })
    expect(told.last?.place).toMatchObject({ rank: 3, among: 3 })
    expect(results.get().snake).toMatchObject({ plays: 3, ms: 180_000 })
    expect(days.get()['2026-12-12']?.snake?.figure).toBe(180)
  })
  it('has the share and the streak of its wins told, where the game is one of wins by skill', async () => {
    const { keepPlay, told, play } = await room()
    const options = { level: 'beginner', boards: 'any' }
    const mines = (result: 'won' | 'lost', more: Partial<FinishedPlay> = {}) =>
      play(0, {
        game: 'minesweeper',
        options,
        outcome: { result, title: '', ...(result === 'won' && { results: { Time: 40 } }) },
        ...more,
      })
    for (const result of ['won', 'lost', 'won', 'won'] as const) await keepPlay(mines(result), '')
    expect(told.last?.wins).toEqual({ won: 3, of: 4, now: 2, most: 2 })
    await keepPlay(mines('lost', { options: { ...options, level: 'expert' } }), '')
    expect(told.last?.wins).toEqual({ won: 0, of: 1, now: 0, most: 0 })
    await keepPlay(play(180), '')
    expect(told.last?.wins).toBeNull()
  })
  it('has its wins drawn with it, by its options, where their sorts are few', async () => {
    const { keepPlay, told, play } = await room()
    const guessed = (Guesses: number | null, difficulty = 'easy') =>
      play(0, {
        game: 'number-guessing',
        options: { difficulty },
        outcome:
          Guesses === null
            ? { result: 'lost', title: '' }
            : { result: 'won', title: '', results: { Guesses } },
      })
    for (const each of [2, 3, 3]) await keepPlay(guessed(each), '')
    await keepPlay(guessed(1, 'hard'), '')
    expect(told.last?.columns).toEqual([{ label: '1', count: 1, own: true }])
    await keepPlay(guessed(null), '')
    expect(told.last?.columns?.map(({ count, own }) => [count, own])).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ])
  })
  it('counts for no day with other options, and late after it', async () => {
    const { keepPlay, told, days, play, options, query } = await room()
    await keepPlay(play(1, { options: { ...options, speed: 'fast' } }), query)
    expect(told.last?.today?.kind).toBe('options')
    expect(days.get()).toEqual({})
    await keepPlay(play(2, { date: now + 86_400_000 }), query)
    expect(told.last?.today).toMatchObject({ kind: 'late', streak: 0 })
    expect(days.get()['2026-12-12']?.snake).toMatchObject({ late: true })
  })
  it('keeps no day where the daily games are switched off', async () => {
    const { changeSettings } = await import('../../../src/engine/storage/values/settings')
    const { keepPlay, told, days, play, query } = await room()
    changeSettings({ daily: false })
    await keepPlay(play(2), query)
    expect(told.last?.today).toBeNull()
    expect(days.get()).toEqual({})
  })
  it('is nothing where it began elsewhere, and no second play where its end was taken back', async () => {
    const { keepPlay, told, results, days, play, query } = await room()
    await keepPlay(play(2, { counts: false }), query)
    expect(told.last).toBeNull()
    expect(results.get()).toEqual({})
    await keepPlay(play(2), query)
    await keepPlay(play(9, { first: false }), query)
    expect(results.get().snake?.plays).toBe(1)
    expect(days.get()['2026-12-12']?.snake?.figure).toBe(2)
  })
})
