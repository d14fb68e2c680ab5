/** Streaks, medals, and the stored days. */
import { describe, expect, it } from 'vitest'
import { applyAll } from '../../../src/engine/storage/store/changes'
import { JournaledStore } from '../../../src/engine/storage/store/journaledStore'
import { FIRST_DAY, isoOf } from '../../../src/site/today/calendar'
import {
  type Days,
  dayChanges,
  daysFormat,
  MAX_ENTRIES,
  playedDays,
  resultOn,
} from '../../../src/site/today/days'
import { medalOf, nextMedal, streakOf } from '../../../src/site/today/streak'
import { Shared } from '../../engine/storage/tabs'
import { day, result } from './days'

describe('a streak', () => {
  const first = (...numbers: number[]) => new Set(numbers.map((number) => FIRST_DAY + number - 1))
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const on = (number: number) => FIRST_DAY + number - 1

  it('grows by one a day, and does not break before today is over', () => {
    expect(streakOf(first(), on(1)).length).toBe(0)
    expect(streakOf(first(1, 2, 3), on(3)).length).toBe(3)
    expect(streakOf(first(1, 2, 3), on(4)).length).toBe(3)
    expect(streakOf(first(1, 2, 3), on(5)).length).toBe(0)
    expect(streakOf(first(1, 2, 4), on(4)).length).toBe(1)
  })
  it('allows one missed day for seven played, three at most', () => {
    expect(streakOf(first(...run(1, 6)), on(8)).length).toBe(0)
    expect(streakOf(first(...run(1, 7)), on(7))).toEqual({ length: 7, freezes: 1 })
    expect(streakOf(first(...run(1, 7)), on(9))).toEqual({ length: 7, freezes: 0 })
    expect(streakOf(first(...run(1, 7), 9), on(9))).toEqual({ length: 8, freezes: 0 })
    expect(streakOf(first(...run(1, 7)), on(10)).length).toBe(0)
    expect(streakOf(first(...run(1, 28)), on(28))).toEqual({ length: 28, freezes: 3 })
    expect(streakOf(first(...run(1, 28), 32), on(32))).toEqual({ length: 29, freezes: 0 })
    expect(streakOf(first(...run(1, 28), 33), on(33)).length).toBe(1)
  })
  it('is not affected by a wrong clock', () => {
    // The clock was ahead for a while.
    expect(streakOf(first(1, 2, 3, 40, 41), on(3)).length).toBe(3)
    // The clock was before the first day.
    expect(streakOf(new Set([FIRST_DAY - 2, FIRST_DAY - 1, FIRST_DAY]), on(1)).length).toBe(1)
    expect(streakOf(first(1, 2), FIRST_DAY - 5).length).toBe(0)
  })
  it('continues in the next year', () => {
    expect(streakOf(first(...run(20, 40)), on(40)).length).toBe(21)
  })
  it('does not affect the medal of a month', () => {
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
  it('names the next medal while the month has enough days left', () => {
    expect(nextMedal(5, 3)).toEqual({ medal: 'Bronze', days: 3 })
    expect(nextMedal(8, 20)).toEqual({ medal: 'Silver', days: 8 })
    expect([nextMedal(5, 2), nextMedal(24, 7)]).toEqual([null, null])
  })
})

describe('days played', () => {
  it('keep the first result of two tabs', () => {
    const shared = new Shared()
    const [one, two] = [shared.open(), shared.open()]
    const a = new JournaledStore(one.tab, 'daily', daysFormat)
    const b = new JournaledStore(two.tab, 'daily', daysFormat)
    const today = day('2026-12-12')
    a.update(...dayChanges(a.get(), 'snake', today, result({ figure: 10 })))
    one.run()
    shared.grant()
    // The second tab does not know the result yet.
    b.update(...dayChanges(b.get(), 'snake', today, result({ figure: 99 })))
    b.update(...dayChanges(b.get(), 'pong', today, result({ figure: 3 })))
    shared.settle()
    for (const store of [a, b]) {
      store.reload()
      expect(resultOn(store.get(), 'snake', today)?.figure).toBe(10)
      expect(resultOn(store.get(), 'pong', today)?.figure).toBe(3)
    }
  })
  it('count if one of their games was not late', () => {
    const all: Days = {
      '2026-12-01': { snake: result({ late: true }) },
      '2026-12-02': { snake: result({ late: true }), pong: result() },
    }
    expect([...playedDays(all)]).toEqual([day('2026-12-02')])
  })
  it('lose only damaged entries', () => {
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
  it('are limited: the oldest days keep only their first game, and no day is lost', () => {
    const all: Days = Object.fromEntries(
      Array.from({ length: MAX_ENTRIES / 2 }, (_, i) => [
        isoOf(FIRST_DAY + i),
        { a: result({ date: 2 }), b: result({ date: 1 }) },
      ]),
    )
    const next = applyAll(all, dayChanges(all, 'c', FIRST_DAY + 5000, result()))
    expect(Object.values(next).flatMap((games) => Object.keys(games))).toHaveLength(MAX_ENTRIES)
    expect(Object.keys(next[isoOf(FIRST_DAY)] ?? {})).toEqual(['b'])
    expect(playedDays(next).size).toBe(MAX_ENTRIES / 2 + 1)
  })
})
