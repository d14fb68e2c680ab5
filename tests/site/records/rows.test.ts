/** The rows, ranks, texts, and distributions of the records page. */
import { describe, expect, it } from 'vitest'
import type { Best } from '../../../src/engine/core/game/contract'
import type { PlayResult, Results } from '../../../src/engine/storage/values/results'
import { listedGames } from '../../../src/games/catalog'
import type { StoredReplay } from '../../../src/play/replay/stored/storedReplay'
import { statText } from '../../../src/play/session/view/statText'
import { gameRows, searchAndSort } from '../../../src/site/pages/records/overview'
import { replayAt, replayOfBest } from '../../../src/site/pages/records/useReplays'
import type { BestRecord } from '../../../src/site/records/bests'
import { setText, timeText } from '../../../src/site/records/format'
import { streakText, winRate } from '../../../src/site/records/formatWins'
import { mainStat, rankingOf } from '../../../src/site/records/mainStat'
import { bucketOf, columnsOf, SPREADS } from '../../../src/site/records/spread'
import { resultTexts as texts } from '../../../src/site/texts/results'

const best = (game: string, set: string | null, of: string, value: number): BestRecord => ({
  id: `${game}/${set}/${of}`,
  game,
  set,
  of,
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
    // Lost since results are stored; earlier results are unknown.
    checkers: sums({ plays: 1, lost: 1 }),
  }
  const bests = [
    best('snake', 'speed=fast', 'Score', 90),
    best('snake', 'speed=normal', 'Score', 210),
    best('sliding-puzzle', null, 'Best', 80),
  ]
  const rows = gameRows(listedGames, { ...counted, checkers: { '': { plays: 4 } } }, results, bests)
  const row = (id: string) => rows.find(({ game }) => game.id === id)

  it('include each game with any records', () => {
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
  it('distinguish never won from unknown', () => {
    expect(rows.filter(({ neverWon }) => neverWon).map(({ game }) => game.id)).toEqual(['connect-four'])
  })
  it('can be searched and sorted', () => {
    const ids = (search: string, sort: Parameters<typeof searchAndSort>[2]) =>
      searchAndSort(rows, search, sort).map(({ game }) => game.id)
    expect(ids('FOUR conn', 'name')).toEqual(['connect-four'])
    expect(ids('zzz', 'name')).toEqual([])
    expect(ids('', 'recent').slice(0, 2)).toEqual(['connect-four', 'snake'])
    expect(ids('', 'name')).toEqual(['checkers', 'connect-four', 'chess', 'sliding-puzzle', 'snake'])
    expect(ids('', 'plays').slice(0, 2)).toEqual(['snake', 'connect-four'])
    expect(ids('', 'time').slice(0, 2)).toEqual(['chess', 'snake'])
    expect(ids('', 'never')[0]).toBe('connect-four')
  })
})

describe('the rank of a game', () => {
  const score = { of: 'Score', better: 'higher' } as const
  const moves = { of: 'Moves', better: 'lower' } as const
  const of = (values: readonly number[], set = '') => values.map((Score) => ended({ Score }, { set }))

  it('is among the last games with the same options', () => {
    const newest = (best: Best, last: readonly PlayResult[]) =>
      rankingOf(best, last.at(-1) as PlayResult, last)
    expect(newest(score, of([10, 30, 20]))).toEqual({ rank: 2, among: 3, line: [10, 30, 20] })
    expect(newest(score, [...of([900], 'fast'), ...of([10, 20])])).toMatchObject({ rank: 1, among: 2 })
    expect(newest(score, of([5, 5]))).toMatchObject({ rank: 1 })
    expect(newest(moves, [ended({ Moves: 9 }), ended({ Moves: 12 })])).toMatchObject({ rank: 2 })
  })
  it('is null without a value, and for a loss if lower is better', () => {
    expect(rankingOf(undefined, ended({ Score: 1 }), of([1]))).toBeNull()
    expect(rankingOf(score, ended({}), of([1]))).toBeNull()
    expect(mainStat(moves, ended({ Moves: 4 }, { result: 'lost' }))).toBeNull()
    expect(mainStat(score, ended({ Score: 4 }, { result: 'lost' }))).toBe(4)
  })
})

describe('the replay of a result', () => {
  const replay = (more: Partial<StoredReplay>): StoredReplay => ({
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
  it('has the best value with the same options', () => {
    const plays = [
      replay({ key: 'other options', options: { speed: 'slow' } }),
      replay({ key: 'ordinary', bests: [] }),
      replay({ key: 'less', figures: { Score: 200 } }),
      replay({ key: 'it' }),
    ]
    const best = { set: 'speed=fast', of: 'Score', value: 210 }
    expect(replayOfBest(plays, best, '')?.key).toBe('it')
    expect(replayOfBest(plays, { ...best, value: 220 }, '')).toBeUndefined()
    // A best with a separate key belongs to the default options.
    const fixed = { set: null, of: 'Best', value: 210 }
    expect(replayOfBest(plays, fixed, 'speed=slow')?.key).toBe('other options')
    expect(replayOfBest(plays, fixed, 'speed=normal')).toBeUndefined()
  })
  it('is found by the second in which the game ended', () => {
    expect(replayAt([replay({})], 5400)).toBeDefined()
    expect(replayAt([replay({})], 6500)).toBeUndefined()
  })
})

describe('texts', () => {
  it.each([
    ['Score', 28420, '28,420'],
    ['Time', 252, '4:12'],
    ['Time', 7.3, '0:07.3'],
    ['Time', 3661, '61:01'],
    ['3BV/s', 1.25, '1.25'],
    ['Win rate', 50, '50%'],
  ])('format %s %d as %s', (of, value, text) => expect(statText(of, value)).toBe(text))
  it('format durations and option sets', () => {
    expect([0, 29_000, 31 * 60_000, 72 * 60_000].map(timeText)).toEqual([
      '0 min',
      '0 min',
      '31 min',
      '1 h 12 min',
    ])
    expect(setText('mode=two-players&speed=fast')).toBe('Two players, Fast')
    expect(setText('shape=wide&speed=fast')).toBe('Fast')
  })
  it('format win rates and streaks', () => {
    expect([winRate({ won: 3, of: 7 }), winRate({ won: 0, of: 0 })]).toEqual(['43%', ''])
    expect(
      [
        [1, 1],
        [0, 4],
        [2, 4],
        [4, 4],
      ].map(([now = 0, most = 0]) => streakText({ now, most })),
    ).toEqual(['', texts.bestStreak(4), texts.streak(2, 4), texts.streakIsBest(4)])
  })
  it('have buckets only for games with a distribution', () => {
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

describe('the distribution of wins', () => {
  const guesses = (counts: Record<string, number>, own?: string) =>
    columnsOf('number-guessing', counts, own)?.map(
      ({ label, count, own }) => `${label}:${count}${own ? '!' : ''}`,
    )
  it('has all buckets up to the last used one, with the latest game marked', () => {
    expect(guesses({ 3: 1, 5: 4 }, '5')).toEqual(['1:0', '2:0', '3:1', '4:0', '5:4!'])
    expect(guesses({ 10: 1 })).toHaveLength(10)
    expect(guesses({})).toBeUndefined()
  })
  it('is shown only if there are few buckets', () => {
    expect(columnsOf('number-guessing', undefined, '5')).toBeNull()
    expect(columnsOf('minesweeper', { 60: 3 }, '60')).toBeNull()
    expect(columnsOf('snake', { 60: 3 }, '60')).toBeNull()
  })
})
