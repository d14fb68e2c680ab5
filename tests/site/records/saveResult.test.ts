/** What is stored about a finished game, and what is deleted with its records. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listedGames } from '../../../src/games/catalog'
import type { FinishedPlay } from '../../../src/play/session/events/finishListeners'
import { shown } from '../../play/session/toasts'
import { memoryStorage, type TestStorage } from '../storage'

describe('deleting records', () => {
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

  it('of one game keeps the others, and carried values', async () => {
    const { deleteRecords, bestRecords } = await import('../../../src/site/records/bests')
    const { records } = await import('../../../src/engine/storage/values/records')
    const { results } = await import('../../../src/engine/storage/values/results')
    deleteRecords('blackjack')
    expect(bestRecords().map(({ game }) => game)).toEqual(expect.arrayContaining(['snake', 'sliding-puzzle']))
    expect(records.get().blackjack).toEqual({ '': { plays: 0, best: {}, carried: { Bank: 900 } } })
    expect(Object.keys(results.get())).toEqual(['snake'])
    deleteRecords()
    expect(bestRecords()).toEqual([])
    expect(results.get()).toEqual({})
    expect(records.get().snake).toEqual({})
  })
})

describe('a finished game', () => {
  let storage: TestStorage
  beforeEach(() => {
    vi.resetModules()
    storage = memoryStorage()
    vi.stubGlobal('localStorage', storage)
    vi.stubGlobal('navigator', {})
  })
  afterEach(() => vi.unstubAllGlobals())

  const now = Date.parse('2026-12-12T15:00:00Z')
  async function load() {
    const { saveResult } = await import('../../../src/site/game/saveResult')
    const { endFacts } = await import('../../../src/site/game/endFacts')
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
      help: {},
      counts: true,
      stale: false,
      first: true,
      ms: 60_000,
      events: new Map(),
      date: now,
      replay: () => null,
      ...more,
    })
    return { saveResult, endFacts, results, days, play, options, query: dailyQuery('snake', today) }
  }

  it('lets the browser keep the storage after some games, and names the backup', async () => {
    const persist = vi.fn(async () => true)
    vi.stubGlobal('navigator', { storage: { persisted: async () => false, persist } })
    const { saveResult, play } = await load()
    const { countPlay } = await import('../../../src/engine/storage/values/records')
    const { endNoteTexts } = await import('../../../src/site/texts/endNote')
    shown.length = 0
    for (let finished = 1; finished <= 12; finished++) {
      countPlay('snake', {})
      await saveResult(play(180), '')
      await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(finished < 5 ? 0 : 1))
    }
    expect(shown.map(({ text }) => text)).toEqual([endNoteTexts.onlyHere.text])
    // A second end of the same game is no other game.
    for (let finished = 13; finished <= 50; finished++) countPlay('snake', {})
    await saveResult(play(180, { first: false }), '')
    expect(persist).toHaveBeenCalledOnce()
  })
  it('has a rank and a daily result', async () => {
    const { saveResult, endFacts, results, days, play, query } = await load()
    await saveResult(play(180), query)
    expect(endFacts.last).toMatchObject({
      game: 'snake',
      ranking: { rank: 1, among: 1 },
      today: { kind: 'first', streak: 1 },
    })
    expect(days.get()['2026-12-12']?.snake).toMatchObject({ figure: 180, of: 'Score' })
    await saveResult(play(300), query)
    expect(endFacts.last?.today).toMatchObject({ kind: 'practice', result: { figure: 180 } })
    expect(endFacts.last?.ranking).toMatchObject({ rank: 1, among: 2 })
    await saveResult(play(20, { seed: 7 }), query)
    expect(endFacts.last?.today).toMatchObject({ kind: 'other' })
    expect(endFacts.last?.ranking).toMatchObject({ rank: 3, among: 3 })
    expect(results.get().snake).toMatchObject({ plays: 3, ms: 180_000 })
    expect(days.get()['2026-12-12']?.snake?.figure).toBe(180)
  })
  it('says what is next: the medal of the month after a daily game, or a level that was unlocked', async () => {
    const { saveResult, endFacts, play, query } = await load()
    const { countPlay, keepBests } = await import('../../../src/engine/storage/values/records')
    const next = () => endFacts.last?.next
    for (const options of [{}, {}, {}]) countPlay('snake', options)
    await saveResult(play(180), query)
    expect(next()).toEqual({ kind: 'medal', medal: 'Bronze', days: 7 })
    await saveResult(play(180), query)
    expect(next()).toMatchObject({ kind: 'trophy' })

    const maze = async (
      level: string,
      result: 'won' | 'lost',
      results: Record<string, number>,
      mazes = 'seven',
    ) => {
      const game = 'invisible-maze'
      const options = { mazes, level }
      countPlay(game, options)
      const bests = ['Levels', 'Time'].map((of) => ({ of, better: 'higher' }) as const)
      keepBests({ game, options, bests, results, isDefault: false })
      await saveResult(play(0, { game, options, outcome: { result, title: '', results } }), '')
    }
    await maze('1', 'lost', { Levels: 0 })
    expect(next()).toMatchObject({ kind: 'trophy' })
    await maze('1', 'lost', { Levels: 3 })
    expect(next()).toEqual({ kind: 'level', label: '4 Spiral Trap', options: { level: '4' } })
    await maze('4', 'won', { Time: 9 }, 'one')
    expect(next()).toMatchObject({ options: { level: '5' } })
    await maze('1', 'won', { Levels: 7 })
    expect(next()).toMatchObject({ kind: 'trophy' })
  })
  it('has a win rate and a streak, if the game is won by skill', async () => {
    const { saveResult, endFacts, play } = await load()
    const options = { level: 'beginner', boards: 'any' }
    const mines = (result: 'won' | 'lost', more: Partial<FinishedPlay> = {}) =>
      play(0, {
        game: 'minesweeper',
        options,
        outcome: { result, title: '', ...(result === 'won' && { results: { Time: 40 } }) },
        ...more,
      })
    for (const result of ['won', 'lost', 'won', 'won'] as const) await saveResult(mines(result), '')
    expect(endFacts.last?.wins).toEqual({ won: 3, of: 4, now: 2, most: 2 })
    await saveResult(mines('lost', { options: { ...options, level: 'expert' } }), '')
    expect(endFacts.last?.wins).toEqual({ won: 0, of: 1, now: 0, most: 0 })
    await saveResult(play(180), '')
    expect(endFacts.last?.wins).toBeNull()
  })
  it('has the distribution of wins with its options, if there are few buckets', async () => {
    const { saveResult, endFacts, play } = await load()
    const guessed = (Guesses: number | null, difficulty = 'easy') =>
      play(0, {
        game: 'number-guessing',
        options: { difficulty },
        outcome:
          Guesses === null
            ? { result: 'lost', title: '' }
            : { result: 'won', title: '', results: { Guesses } },
      })
    for (const each of [2, 3, 3]) await saveResult(guessed(each), '')
    await saveResult(guessed(1, 'hard'), '')
    expect(endFacts.last?.columns).toEqual([{ label: '1', count: 1, own: true }])
    await saveResult(guessed(null), '')
    expect(endFacts.last?.columns?.map(({ count, own }) => [count, own])).toEqual([
      [0, false],
      [1, false],
      [2, false],
    ])
  })
  it('does not count for its day with other options, and is late afterwards', async () => {
    const { saveResult, endFacts, days, play, options, query } = await load()
    await saveResult(play(1, { options: { ...options, speed: 'fast' } }), query)
    expect(endFacts.last?.today?.kind).toBe('options')
    expect(days.get()).toEqual({})
    await saveResult(play(2, { date: now + 86_400_000 }), query)
    expect(endFacts.last?.today).toMatchObject({ kind: 'late', streak: 0 })
    expect(days.get()['2026-12-12']?.snake).toMatchObject({ late: true })
  })
  it('leaves no daily result if daily games are off', async () => {
    const { changeSettings } = await import('../../../src/engine/storage/values/settings')
    const { saveResult, endFacts, days, play, query } = await load()
    changeSettings({ daily: false })
    await saveResult(play(2), query)
    expect(endFacts.last?.today).toBeNull()
    expect(days.get()).toEqual({})
  })
  it('leaves no result if it does not count, and only one if its end was undone', async () => {
    const { saveResult, endFacts, results, days, play, query } = await load()
    await saveResult(play(2, { counts: false }), query)
    expect(endFacts.last).toBeNull()
    expect(results.get()).toEqual({})
    await saveResult(play(2), query)
    await saveResult(play(9, { first: false }), query)
    expect(results.get().snake?.plays).toBe(1)
    expect(days.get()['2026-12-12']?.snake?.figure).toBe(2)
  })
})
