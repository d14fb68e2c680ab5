/** Owns the proof of the records page's figures: rows, places, words, what is kept of a play, what is forgotten. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Best } from '../../src/engine/core/contract'
import type { PlayResult, Results } from '../../src/engine/storage/results'
import { listedGames } from '../../src/games/catalogue'
import type { KeptPlay } from '../../src/play/kept/head'
import type { FinishedPlay } from '../../src/play/session/finished'
import type { KeptRecord } from '../../src/site/records/bests'
import { mainFigure, placeOf } from '../../src/site/records/figures'
import { arranged, gameRows } from '../../src/site/records/overview'
import { bucketOf, columnsOf, SPREADS } from '../../src/site/records/spread'
import { playAt, playOfBest } from '../../src/site/records/useKept'
import { streakText, winRate } from '../../src/site/records/winWords'
import { figureText, ordinal, setText, timeText } from '../../src/site/records/words'
import { memoryStorage, type TestStorage } from './storage'

const best = (game: string, set: string | null, of: string, value: number): KeptRecord => ({
  id: `${game}/${set}/${of}`,
  game,
  set,
  of,
  name: of,
  value,
  reset: () => undefined,
})
const sums = (more: Partial<Results[string]> = {}): Results[string] => ({
  plays: 0,
  won: 0,
  lost: 0,
  tied: 0,
  ms: 0,
  last: {},
  spread: {},
  ...more,
})
const ended = (figures: Record<string, number>, more: Partial<PlayResult> = {}): PlayResult => ({
  date: 1,
  result: 'over',
  figures,
  set: '',
  ...more,
})

describe('rows', () => {
  const counted = {
    snake: { 'speed=fast': { plays: 3 }, 'speed=normal': { plays: 48 } },
    'connect-four': { '': { plays: 7 } },
    gone: { '': { plays: 9 } },
  }
  const results: Results = {
    snake: sums({ plays: 20, ms: 500, last: { a: ended({ Score: 1 }, { date: 50 }) } }),
    'connect-four': sums({ plays: 7, lost: 6, tied: 1, last: { a: ended({}, { date: 90 }) } }),
    chess: sums({ plays: 2, won: 1, lost: 1, ms: 900 }),
    // Lost since results are kept; of the plays before nobody knows.
    checkers: sums({ plays: 1, lost: 1 }),
  }
  const bests = [
    best('snake', 'speed=fast', 'Score', 90),
    best('snake', 'speed=normal', 'Score', 210),
    best('sliding-puzzle', null, 'Best', 80),
  ]
  const rows = gameRows(listedGames, { ...counted, checkers: { '': { plays: 4 } } }, results, bests)
  const row = (id: string) => rows.find(({ game }) => game.id === id)

  it('are of each game that something is known of', () => {
    expect(rows.map(({ game }) => game.id).sort()).toEqual([
      'checkers',
      'chess',
      'connect-four',
      'sliding-puzzle',
      'snake',
    ])
    expect(row('snake')).toMatchObject({ plays: 51, ms: 500, date: 50, best: { value: 210 } })
    expect(row('sliding-puzzle')).toMatchObject({ plays: 0, best: { value: 80 }, neverWon: false })
  })
  it('know what was never won, and what may have been', () => {
    expect(rows.filter(({ neverWon }) => neverWon).map(({ game }) => game.id)).toEqual(['connect-four'])
  })
  it('are searched by words and sorted', () => {
    const ids = (search: string, sort: Parameters<typeof arranged>[2]) =>
      arranged(rows, search, sort).map(({ game }) => game.id)
    expect(ids('FOUR conn', 'name')).toEqual(['connect-four'])
    expect(ids('zzz', 'name')).toEqual([])
    expect(ids('', 'recent').slice(0, 2)).toEqual(['connect-four', 'snake'])
    expect(ids('', 'name')).toEqual(['checkers', 'connect-four', 'chess', 'sliding-puzzle', 'snake'])
    expect(ids('', 'plays').slice(0, 2)).toEqual(['snake', 'connect-four'])
    expect(ids('', 'time').slice(0, 2)).toEqual(['chess', 'snake'])
    expect(ids('', 'never')[0]).toBe('connect-four')
  })
})

describe('the place of a play', () => {
  const score = { of: 'Score', better: 'higher' } as const
  const moves = { of: 'Moves', better: 'lower' } as const
  const of = (values: readonly number[], set = '') => values.map((Score) => ended({ Score }, { set }))

  it('is among the last ones with the same options', () => {
    const newest = (best: Best, last: readonly PlayResult[]) => placeOf(best, last.at(-1) as PlayResult, last)
    expect(newest(score, of([10, 30, 20]))).toEqual({ rank: 2, among: 3, line: [10, 30, 20] })
    expect(newest(score, [...of([900], 'fast'), ...of([10, 20])])).toMatchObject({ rank: 1, among: 2 })
    expect(newest(score, of([5, 5]))).toMatchObject({ rank: 1 })
    expect(newest(moves, [ended({ Moves: 9 }), ended({ Moves: 12 })])).toMatchObject({ rank: 2 })
  })
  it('is none without a figure, nor for a quick loss', () => {
    expect(placeOf(undefined, ended({ Score: 1 }), of([1]))).toBeNull()
    expect(placeOf(score, ended({}), of([1]))).toBeNull()
    expect(mainFigure(moves, ended({ Moves: 4 }, { result: 'lost' }))).toBeNull()
    expect(mainFigure(score, ended({ Score: 4 }, { result: 'lost' }))).toBe(4)
  })
})

describe('the play behind a result', () => {
  const kept = (more: Partial<KeptPlay>): KeptPlay => ({
    key: 'k',
    game: 'snake',
    date: 5000,
    result: 'over',
    figures: { Score: 210 },
    options: { speed: 'fast' },
    seed: 1,
    bests: ['Score'],
    bytes: 9,
    ...more,
  })
  it('is the one that holds the best for its options', () => {
    const plays = [
      kept({ key: 'other options', options: { speed: 'slow' } }),
      kept({ key: 'ordinary', bests: [] }),
      kept({ key: 'less', figures: { Score: 200 } }),
      kept({ key: 'it' }),
    ]
    const best = { set: 'speed=fast', of: 'Score', value: 210 }
    expect(playOfBest(plays, best, '')?.key).toBe('it')
    expect(playOfBest(plays, { ...best, value: 220 }, '')).toBeUndefined()
    // Under a key of its own: of the default options.
    const fixed = { set: null, of: 'Best', value: 210 }
    expect(playOfBest(plays, fixed, 'speed=slow')?.key).toBe('other options')
    expect(playOfBest(plays, fixed, 'speed=normal')).toBeUndefined()
  })
  it('is found by the second in which it ended', () => {
    expect(playAt([kept({})], 5400)).toBeDefined()
    expect(playAt([kept({})], 6500)).toBeUndefined()
  })
})

describe('words', () => {
  it.each([
    ['Score', 28420, '28,420'],
    ['Time', 252, '4:12'],
    ['Time', 7.3, '0:07.3'],
    ['Time', 3661, '61:01'],
    ['3BV/s', 1.25, '1.25'],
  ])('write %s %d as %s', (of, value, text) => expect(figureText(of, value)).toBe(text))
  it('write times, sets and places', () => {
    expect([0, 29_000, 31 * 60_000, 72 * 60_000].map(timeText)).toEqual([
      '0 min',
      '0 min',
      '31 min',
      '1 h 12',
    ])
    expect(setText('mode=two-players&speed=fast')).toBe('Two players, Fast')
    expect(setText('shape=wide&speed=fast')).toBe('Fast')
    expect([1, 2, 3, 4, 11, 12, 13, 21].map(ordinal)).toEqual(
      '1st 2nd 3rd 4th 11th 12th 13th 21st'.split(' '),
    )
  })
  it('write shares and streaks of wins', () => {
    expect([winRate({ won: 3, of: 7 }), winRate({ won: 0, of: 0 })]).toEqual(['43 %', ''])
    expect(
      [
        [1, 1],
        [0, 4],
        [2, 4],
        [4, 4],
      ].map(([now = 0, most = 0]) => streakText({ now, most })),
    ).toEqual(['', '4 in a row at most', '2 in a row, 4 at most', '4 in a row, the most so far'])
  })
  it('sort results of the games where that says something', () => {
    expect(bucketOf('number-guessing', 'won', { Guesses: 4 })).toBe('4')
    expect(bucketOf('number-guessing', 'lost', {})).toBeUndefined()
    expect(bucketOf('sudoku', 'won', { Time: 300 })).toBe('480')
    expect(bucketOf('minesweeper', 'won', { Time: 9000 })).toBe('more')
    expect(bucketOf('snake', 'won', { Score: 1 })).toBeUndefined()
    for (const { buckets, bucket } of Object.values(SPREADS))
      for (let value = 0.5; value < 5000; value += 7)
        expect(buckets.map(({ name }) => name)).toContain(bucket(value))
  })
})

describe('how wins are spread', () => {
  const guesses = (counts: Record<string, number>, own?: string) =>
    columnsOf('number-guessing', counts, own)?.map(
      ({ label, count, own }) => `${label}:${count}${own ? '!' : ''}`,
    )
  it('is drawn from the first sort to the last that came, with the play that ended', () => {
    expect(guesses({ 3: 1, 5: 4 }, '5')).toEqual(['1:0', '2:0', '3:1', '4:0', '5:4!'])
    expect(guesses({ 10: 1 })).toHaveLength(10)
    expect(guesses({})).toBeUndefined()
  })
  it('is drawn where there are few sorts alone', () => {
    expect(columnsOf('number-guessing', undefined, '5')).toBeNull()
    expect(columnsOf('minesweeper', { 60: 3 }, '60')).toBeNull()
    expect(columnsOf('snake', { 60: 3 }, '60')).toBeNull()
  })
})

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
    const { forgetRecords, keptRecords } = await import('../../src/site/records/bests')
    const { records } = await import('../../src/engine/storage/records')
    const { results } = await import('../../src/engine/storage/results')
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
    const { keepPlay } = await import('../../src/site/records/keep')
    const { told } = await import('../../src/site/records/told')
    const { results } = await import('../../src/engine/storage/results')
    const { days } = await import('../../src/site/today/days')
    const { dailyQuery } = await import('../../src/site/today/daily')
    const { seedOf } = await import('../../src/site/today/games')
    const { dayAt } = await import('../../src/site/today/calendar')
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
    const { changeSettings } = await import('../../src/engine/storage/settings')
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
