/** Owns the proof of days: which day it is, wherever one is. */
import { afterEach, describe, expect, it, vi } from 'vitest'
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
} from '../../../src/site/today/calendar'
import { at, day } from './days'

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
