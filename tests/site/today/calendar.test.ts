/** Days: which date it is in any time zone. */
import { describe, expect, it } from 'vitest'
import {
  dayAt,
  dayName,
  dayOf,
  FIRST_DAY,
  isoOf,
  monthAfter,
  monthName,
  monthOf,
  numberName,
  numberOf,
  untilNext,
  WARM_UP,
} from '../../../src/site/today/calendar'
import { at, day } from './days'

describe('the calendar', () => {
  it('counts from December 1, 2026; earlier days are warm-ups', () => {
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
    expect(dayName(FIRST_DAY + 11)).toBe('Saturday, December 12')
  })
  it.each([780, -480, 330, 0, 840])('uses the visitor’s time zone, %i minutes ahead of UTC', (zone) => {
    const midnight = at('2026-12-13T00:00:00Z') - zone * 60_000
    expect(isoOf(dayAt(midnight - 1, zone))).toBe('2026-12-12')
    expect(dayName(dayAt(midnight, zone))).toBe('Sunday, December 13')
    expect(monthOf(dayAt(midnight, zone))).toMatchObject({ year: 2026, month: 11, length: 31 })
  })
  it('ends a day at the browser’s midnight', () => {
    const now = new Date(2026, 11, 12, 23, 59, 59, 999).getTime()
    expect(isoOf(dayAt(now))).toBe('2026-12-12')
    expect(untilNext(now)).toBe(1)
    expect(isoOf(dayAt(now + 1))).toBe('2026-12-13')
  })
  it('has every date once when clocks change', () => {
    // Days of 25 hours in the fall, of 23 in spring.
    for (const [summer, winter] of [
      [120, 60],
      [60, 120],
      [660, 630],
    ] as const) {
      const from = at('2026-10-20T00:30:00Z')
      const change = from + 5 * 86_400_000 + 3_600_000
      const hours = Array.from({ length: 24 * 10 }, (_, h) => {
        const ms = from + h * 3_600_000
        return dayAt(ms, ms < change ? summer : winter)
      })
      expect(hours).toEqual([...hours].sort((a, b) => a - b))
      const lengths = [...new Set(hours)]
        .slice(1, -1)
        .map((one) => hours.filter((each) => each === one).length)
      for (const length of lengths) expect([23, 24, 25]).toContain(length)
    }
  })
  it('crosses the year and handles leap years', () => {
    expect(isoOf(day('2026-12-31') + 1)).toBe('2027-01-01')
    expect(numberOf(day('2027-01-01'))).toBe(32)
    expect(monthAfter(monthOf(day('2026-12-31')), 1)).toMatchObject({ year: 2027, month: 0 })
    expect(monthAfter(monthOf(day('2027-01-01')), -1)).toMatchObject({ year: 2026, month: 11 })
    expect(monthAfter(monthOf(day('2027-12-05')), 2)).toMatchObject({ year: 2028, month: 1, length: 29 })
    expect(monthName(monthOf(day('2026-12-31')), day('2027-01-01'))).toBe('December 2026')
  })
  it('recognizes valid dates', () => {
    expect(['2026-02-30', '2026-13-01', '26-12-01', '', '2026-12-01T00', '+2026-12-01'].map(dayOf)).toEqual(
      Array(6).fill(null),
    )
    expect(isoOf(day('2028-02-29'))).toBe('2028-02-29')
  })
})
