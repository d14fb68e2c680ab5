/** Owns the proof of days: which day it is, what it features, what it is worth, and that none of it ever changes. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { applyAll } from '../../src/engine/storage/changes'
import { createStore } from '../../src/engine/storage/createStore'
import { listedGames } from '../../src/games/catalogue'
import type { FinishedPlay } from '../../src/play/session/finished'
import {
  dayAt,
  dayName,
  dayOf,
  daysOf,
  FIRST_DAY,
  isoOf,
  monthAfter,
  monthName,
  monthOf,
  numberName,
  numberOf,
  untilNext,
  WARM_UP,
} from '../../src/site/today/calendar'
import { dailyQuery, dayAsked, isDaily, isLate, shareLine, waitingLine } from '../../src/site/today/daily'
import {
  type DayResult,
  type Days,
  dayChanges,
  daysFormat,
  MOST_ENTRIES,
  playedDays,
  resultOn,
} from '../../src/site/today/days'
import { DAILY_GAMES, type DailyGame, seedOf } from '../../src/site/today/games'
import { featuredOn, GAP, Schedule } from '../../src/site/today/schedule'
import { medalOf, streakOf } from '../../src/site/today/streak'
import { Shared } from '../engine/tabs'

const day = (text: string) => dayOf(text) as number
const at = (text: string) => Date.parse(text)
const zone = process.env.TZ
afterEach(() => {
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
  vi.useRealTimers()
})

describe('the calendar', () => {
  it('counts from 1 December 2026; the days before are to warm up', () => {
    expect([isoOf(FIRST_DAY), numberOf(FIRST_DAY), numberName(FIRST_DAY + 11)]).toEqual([
      '2026-12-01',
      1,
      'No. 12',
    ])
    expect([numberOf(FIRST_DAY - 1), numberName(FIRST_DAY - 1), isoOf(WARM_UP)]).toEqual([
      null,
      'Warm-up',
      '2026-11-01',
    ])
    expect(dayName(FIRST_DAY + 11)).toBe('Saturday, 12 December')
  })
  it.each(['Pacific/Auckland', 'America/Los_Angeles', 'Asia/Kolkata', 'UTC', 'Pacific/Kiritimati'])(
    'is the same for a traveller in %s',
    (place) => {
      process.env.TZ = place
      vi.useFakeTimers({ now: at('2026-12-12T23:59:59.999Z') })
      expect(isoOf(dayAt(Date.now()))).toBe('2026-12-12')
      expect(untilNext(Date.now())).toBe(1)
      vi.setSystemTime(at('2026-12-13T00:00:00Z'))
      expect(dayName(dayAt(Date.now()))).toBe('Sunday, 13 December')
      expect(monthOf(dayAt(Date.now()))).toMatchObject({ year: 2026, month: 11, length: 31 })
      expect(
        daysOf(monthOf(dayAt(Date.now())))
          .map(isoOf)
          .at(0),
      ).toBe('2026-12-01')
    },
  )
  it('has every day once where clocks change by an hour', () => {
    // 25 hours long in Berlin and Chicago; 23 in spring.
    for (const place of ['Europe/Berlin', 'America/Chicago', 'Australia/Lord_Howe'])
      for (const month of ['2026-10-20', '2027-03-01', '2027-04-01', '2027-11-01']) {
        process.env.TZ = place
        const hours = Array.from({ length: 24 * 31 }, (_, h) =>
          dayAt(at(`${month}T00:30:00Z`) + h * 3_600_000),
        )
        expect([...new Set(hours)]).toEqual(Array.from({ length: 31 }, (_, i) => day(month) + i))
        for (const one of new Set(hours)) expect(hours.filter((each) => each === one)).toHaveLength(24)
      }
  })
  it('goes from 31 December to 1 January, and through a leap year', () => {
    expect(isoOf(day('2026-12-31') + 1)).toBe('2027-01-01')
    expect(numberOf(day('2027-01-01'))).toBe(32)
    expect(monthAfter(monthOf(day('2026-12-31')), 1)).toMatchObject({ year: 2027, month: 0 })
    expect(monthAfter(monthOf(day('2027-01-01')), -1)).toMatchObject({ year: 2026, month: 11 })
    expect(monthAfter(monthOf(day('2027-12-05')), 2)).toMatchObject({ year: 2028, month: 1, length: 29 })
    expect(monthName(monthOf(day('2026-12-31')), day('2027-01-01'))).toBe('December 2026')
  })
  it('knows what names a day', () => {
    expect(['2026-02-30', '2026-13-01', '26-12-01', '', '2026-12-01T00', '+2026-12-01'].map(dayOf)).toEqual(
      Array(6).fill(null),
    )
    expect(isoOf(day('2028-02-29'))).toBe('2028-02-29')
  })
})

describe('the games of a day', () => {
  const span = (from: string, count: number) => Array.from({ length: count }, (_, i) => day(from) + i)
  const kindOf = (id: string) => DAILY_GAMES.find((each) => each.id === id)?.difficulty

  it('has a row for every game of the shelf, as its card says', () => {
    const here = DAILY_GAMES.filter(({ left }) => left === undefined)
    expect(here.map(({ id, difficulty }) => `${id} ${difficulty}`).sort()).toEqual(
      listedGames.map(({ id, difficulty }) => `${id} ${difficulty}`).sort(),
    )
  })
  it('are fixed for ever', () => {
    const fixed: Record<string, unknown> = {}
    for (const text of ['2026-11-22', '2026-12-01', '2026-12-12', '2027-03-28', '2030-01-01'])
      fixed[text] = featuredOn(day(text))
    expect(fixed).toMatchInlineSnapshot(`
      {
        "2026-11-22": [
          "word-guessing",
          "chess",
          "rock-paper-scissors",
        ],
        "2026-12-01": [
          "battleship",
          "asteroids",
          "rock-paper-scissors",
        ],
        "2026-12-12": [
          "2048",
          "chess",
          "memory-match",
        ],
        "2027-03-28": [
          "snake",
          "minesweeper",
          "rock-paper-scissors",
        ],
        "2030-01-01": [
          "simon-says",
          "minesweeper",
          "memory-match",
        ],
      }
    `)
    expect([
      seedOf('snake', FIRST_DAY),
      seedOf('snake', FIRST_DAY + 1),
      seedOf('2048', FIRST_DAY),
    ]).toMatchInlineSnapshot(`
      [
        2872995869,
        1482827643,
        1907534828,
      ]
    `)
  })
  it('are one of each difficulty', () => {
    for (const each of span('2026-11-01', 800))
      expect(featuredOn(each).map(kindOf)).toEqual(['Medium', 'Hard', 'Easy'])
  })
  it('come back on the tenth day at the earliest; of nine Easy ones each on the ninth', () => {
    const last = new Map<string, number>()
    const least: Record<string, number> = {}
    const most: Record<string, number> = {}
    for (const each of span('2026-11-01', 1500))
      for (const id of featuredOn(each)) {
        const kind = kindOf(id) as string
        const gap = each - (last.get(id) ?? Number.NaN)
        if (last.has(id)) {
          least[kind] = Math.min(least[kind] ?? gap, gap)
          most[kind] = Math.max(most[kind] ?? gap, gap)
        }
        last.set(id, each)
      }
    const easy = DAILY_GAMES.filter(({ difficulty }) => difficulty === 'Easy').length
    expect(least).toEqual({ Medium: expect.any(Number), Hard: GAP, Easy: Math.min(GAP, easy) })
    expect(least.Medium).toBeGreaterThanOrEqual(GAP)
    // And none waits for months.
    expect(Math.max(...Object.values(most))).toBeLessThan(50)
  })
  it('are found from any side: asked for late or early, a day is the same', () => {
    const ahead = new Schedule(DAILY_GAMES)
    const late = ahead.featured(day('2031-05-05'))
    expect(ahead.featured(day('2026-12-24'))).toEqual(featuredOn(day('2026-12-24')))
    expect(new Schedule(DAILY_GAMES).featured(day('2031-05-05'))).toEqual(late)
    // A clock that is wrong by a hundred years.
    expect(featuredOn(day('1926-12-24'))).toHaveLength(3)
    expect(featuredOn(day('2999-12-24'))).toHaveLength(3)
  })
  it('stay when a game joins: it has a place from its day on, and the gap holds', () => {
    const joined = day('2027-03-01')
    const more: DailyGame[] = [
      ...DAILY_GAMES,
      { id: 'new-easy', difficulty: 'Easy', family: 1, joined },
      { id: 'new-hard', difficulty: 'Hard', family: 1, joined },
    ]
    const now = new Schedule(more)
    for (const each of span('2026-11-01', joined - day('2026-11-01')))
      expect(now.featured(each)).toEqual(featuredOn(each))
    const after = span('2027-03-01', 400).map((each) => now.featured(each))
    expect(after.flat()).toEqual(expect.arrayContaining(['new-easy', 'new-hard']))
    const last = new Map<string, number>()
    for (const each of span('2027-02-10', 400))
      for (const id of now.featured(each)) {
        const kind = more.find((game) => game.id === id)?.difficulty
        // The tenth Easy game makes ten days of nine.
        const least = kind === 'Easy' && each < joined + GAP ? 9 : GAP
        if (last.has(id))
          expect(each - (last.get(id) as number), `${id} ${isoOf(each)}`).toBeGreaterThanOrEqual(least)
        last.set(id, each)
      }
  })
  it('stay when a game leaves: it is featured no more from its day on', () => {
    const left = day('2027-03-01')
    const now = new Schedule(DAILY_GAMES.map((each) => (each.id === 'snake' ? { ...each, left } : each)))
    for (const each of span('2026-11-01', left - day('2026-11-01')))
      expect(now.featured(each)).toEqual(featuredOn(each))
    const after = span('2027-03-01', 100).flatMap((each) => now.featured(each))
    expect(after).toHaveLength(300)
    expect(after).not.toContain('snake')
  })
  it('have a seed of their own each, spread over all there are', () => {
    const seeds = span('2026-12-01', 100).flatMap((each) => DAILY_GAMES.map(({ id }) => seedOf(id, each)))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295)).toBe(true)
    const mean = seeds.reduce((sum, seed) => sum + seed / seeds.length, 0)
    expect(Math.abs(mean / 2 ** 31 - 1)).toBeLessThan(0.03)
    expect(seedOf('snake', FIRST_DAY, 2)).not.toBe(seedOf('snake', FIRST_DAY, 1))
  })
})

describe('a streak', () => {
  const first = (...numbers: number[]) => new Set(numbers.map((number) => FIRST_DAY + number - 1))
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const on = (number: number) => FIRST_DAY + number - 1

  it('grows by a day, and waits for today', () => {
    expect(streakOf(first(), on(1)).length).toBe(0)
    expect(streakOf(first(1, 2, 3), on(3)).length).toBe(3)
    expect(streakOf(first(1, 2, 3), on(4)).length).toBe(3)
    expect(streakOf(first(1, 2, 3), on(5)).length).toBe(0)
    expect(streakOf(first(1, 2, 4), on(4)).length).toBe(1)
  })
  it('forgives a day for seven played, three at most', () => {
    expect(streakOf(first(...run(1, 6)), on(8)).length).toBe(0)
    expect(streakOf(first(...run(1, 7)), on(7))).toEqual({ length: 7, freezes: 1 })
    expect(streakOf(first(...run(1, 7)), on(9))).toEqual({ length: 7, freezes: 0 })
    expect(streakOf(first(...run(1, 7), 9), on(9))).toEqual({ length: 8, freezes: 0 })
    expect(streakOf(first(...run(1, 7)), on(10)).length).toBe(0)
    expect(streakOf(first(...run(1, 28)), on(28))).toEqual({ length: 28, freezes: 3 })
    expect(streakOf(first(...run(1, 28), 32), on(32))).toEqual({ length: 29, freezes: 0 })
    expect(streakOf(first(...run(1, 28), 33), on(33)).length).toBe(1)
  })
  it('is none the better for a clock that was wrong, and none the worse', () => {
    // Set forward for a while, and back again.
    expect(streakOf(first(1, 2, 3, 40, 41), on(3)).length).toBe(3)
    // Set to before the first day.
    expect(streakOf(new Set([FIRST_DAY - 2, FIRST_DAY - 1, FIRST_DAY]), on(1)).length).toBe(1)
    expect(streakOf(first(1, 2), FIRST_DAY - 5).length).toBe(0)
  })
  it('goes over the year', () => {
    expect(streakOf(first(...run(20, 40)), on(40)).length).toBe(21)
  })
  it('is apart from the medal of a month', () => {
    expect([0, 7, 8, 15, 16, 23, 24, 31].map(medalOf)).toEqual([
      null,
      null,
      'Bronze',
      'Bronze',
      'Silver',
      'Silver',
      'Gold',
      'Gold',
    ])
  })
})

const result = (more: Partial<DayResult> = {}): DayResult => ({
  result: 'over',
  figure: 180,
  of: 'Score',
  date: at('2026-12-12T12:00:00Z'),
  ...more,
})

describe('days played', () => {
  it('keep the first result, in whichever of two tabs it came', () => {
    const shared = new Shared()
    const [one, two] = [shared.open(), shared.open()]
    const a = createStore(one.tab, 'daily', daysFormat)
    const b = createStore(two.tab, 'daily', daysFormat)
    const today = day('2026-12-12')
    a.update(...dayChanges(a.get(), 'snake', today, result({ figure: 10 })))
    one.run()
    shared.grant()
    // The second tab has heard of nothing yet.
    b.update(...dayChanges(b.get(), 'snake', today, result({ figure: 99 })))
    b.update(...dayChanges(b.get(), 'pong', today, result({ figure: 3 })))
    shared.settle()
    for (const store of [a, b]) {
      store.reload()
      expect(resultOn(store.get(), 'snake', today)?.figure).toBe(10)
      expect(resultOn(store.get(), 'pong', today)?.figure).toBe(3)
    }
  })
  it('count where one of their games was not late', () => {
    const all: Days = {
      '2026-12-01': { snake: result({ late: true }) },
      '2026-12-02': { snake: result({ late: true }), pong: result() },
    }
    expect([...playedDays(all)]).toEqual([day('2026-12-02')])
  })
  it('lose what is damaged, entry by entry', () => {
    const text = JSON.stringify({
      version: 1,
      data: {
        '2026-12-01': { snake: result(), pong: { result: 'cheated', date: 1 } },
        '2026-02-30': { snake: result() },
        '2026-12-03': 'x',
        '2026-12-04': { '../x': result(), sudoku: result({ figure: 1 }) },
      },
    })
    const { value, problem } = daysFormat.read(text)
    expect(problem).toBe('corrupt')
    expect(Object.entries(value).map(([name, games]) => [name, Object.keys(games)])).toEqual([
      ['2026-12-01', ['snake']],
      ['2026-12-04', ['sudoku']],
    ])
  })
  it('are bounded: days long past keep their first game, and no day is lost for it', () => {
    const all: Days = Object.fromEntries(
      Array.from({ length: MOST_ENTRIES / 2 }, (_, i) => [
        isoOf(FIRST_DAY + i),
        { a: result({ date: 2 }), b: result({ date: 1 }) },
      ]),
    )
    const next = applyAll(all, dayChanges(all, 'c', FIRST_DAY + 5000, result()))
    expect(Object.values(next).flatMap((games) => Object.keys(games))).toHaveLength(MOST_ENTRIES)
    expect(Object.keys(next[isoOf(FIRST_DAY)] ?? {})).toEqual(['b'])
    expect(playedDays(next).size).toBe(MOST_ENTRIES / 2 + 1)
  })
})

describe('a daily play', () => {
  const now = at('2026-12-12T15:00:00Z')
  const today = dayAt(now)
  const play = (more: Partial<FinishedPlay> = {}): FinishedPlay => ({
    game: 'snake',
    options: { walls: 'walls', shape: 'upright' },
    keptBy: { walls: 'walls', shape: 'upright' },
    isDefault: false,
    seed: seedOf('snake', today),
    outcome: { result: 'over', title: '' },
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
  const choices = [{ value: 'x', label: 'X' }]
  const options = [
    { id: 'walls', label: 'Walls', initial: 'walls', choices },
    { id: 'shape', label: 'Field', initial: 'wide', choices },
    { id: 'look', label: 'Look', initial: 'plain', choices, view: true },
  ]

  it('is asked for by an address, of its own seed and of no day to come', () => {
    const query = dailyQuery('snake', today)
    expect(query).toBe(`?seed=${seedOf('snake', today)}&day=2026-12-12`)
    expect(dayAsked('snake', query, now)).toBe(today)
    expect(dayAsked('pong', query, now)).toBeNull()
    expect(dayAsked('snake', query.replace(/seed=\d+/, 'seed=1'), now)).toBeNull()
    expect(dayAsked('snake', dailyQuery('snake', today + 1), now)).toBeNull()
    expect(dayAsked('snake', dailyQuery('snake', WARM_UP - 1), now)).toBeNull()
    expect(dayAsked('snake', dailyQuery('snake', WARM_UP), now)).toBe(WARM_UP)
  })
  it('has the options of everybody, the start of the day and no help from a play before', () => {
    expect(isDaily(play(), options, today)).toBe(true)
    expect(isDaily(play({ options: { walls: 'wrap', shape: 'wide' } }), options, today)).toBe(false)
    // What came later is not told where it stands as at first.
    const grown = [...options, { id: 'board', label: 'Board', initial: '20', choices, later: true }]
    expect(isDaily(play(), grown, today)).toBe(true)
    const small = { walls: 'walls', shape: 'wide', board: '12' }
    expect(isDaily(play({ options: small }), grown, today)).toBe(false)
    expect(isDaily(play({ seed: 1 }), options, today)).toBe(false)
    expect(isDaily(play({ counts: false }), options, today)).toBe(false)
    expect(isDaily(play({ first: false }), options, today)).toBe(false)
  })
  it('is late where it was begun after its day, and only then', () => {
    expect(isLate(today, { date: at('2026-12-12T23:59:59Z'), ms: 1000 })).toBe(false)
    expect(isLate(today, { date: at('2026-12-13T00:04:00Z'), ms: 5 * 60_000 })).toBe(false)
    expect(isLate(today, { date: at('2026-12-13T00:04:00Z'), ms: 60_000 })).toBe(true)
  })
  it('is told in one line', () => {
    expect(shareLine('Snake', today, result(), 7)).toBe('Pocket Arcade 12 · Snake · 180 · streak 7')
    expect(shareLine('Sudoku', today, result({ result: 'won', figure: 252, of: 'Time' }), 0)).toBe(
      'Pocket Arcade 12 · Sudoku · 4:12',
    )
    expect(shareLine('Snake', today, result({ late: true }), 7)).toBe('Pocket Arcade 12 · Snake · 180')
    const { figure: _figure, of: _of, ...plain } = result({ result: 'lost' })
    expect(shareLine('Chess', FIRST_DAY - 1, plain, 0)).toBe('Pocket Arcade warm-up · Chess · Lost')
  })
  it('says what it will be before it is begun', () => {
    expect(waitingLine('Snake', 'snake', today, now, {})).toBe(
      'No. 12 · Saturday, 12 December. The same Snake for everybody; your first finished play counts.',
    )
    expect(waitingLine('Snake', 'snake', today, now, { '2026-12-12': { snake: result() } })).toContain(
      'Your 180 counts; from now on this is practice.',
    )
    expect(waitingLine('Snake', 'snake', today - 1, now, {})).toContain('Played late')
    expect(waitingLine('Snake', 'snake', FIRST_DAY - 9, at('2026-11-22T10:00Z'), {})).toMatch(
      /^Warm-up · Sunday, 22 November\. .* The streak begins on 1 December\.$/,
    )
  })
})
