/** Days follow the visitor's time zone: travel and clock changes neither lose a day of a streak nor count one twice. */
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { applyAll } from '../../../src/engine/storage/store/changes'
import { dayAt, isoOf, zoneAt } from '../../../src/site/today/calendar'
import { type Days, dayChanges, daysSchema, playedDays, skippedDays } from '../../../src/site/today/days'
import { streakOf } from '../../../src/site/today/streak'

const HOUR = 3_600_000
const ZONES = { honolulu: -600, auckland: 780, tokyo: 540, york: -300, london: 0, kiritimati: 840 }

/** The stored days of a visitor who plays at these times in these zones. */
function daysOf(moments: readonly (readonly [time: string, zone: number])[]): Days {
  return moments.reduce<Days>((all, [time, zone]) => {
    const date = Date.parse(time)
    return applyAll(all, dayChanges(all, 'snake', dayAt(date, zone), { result: 'over', date, zone }))
  }, {})
}
const streak = (all: Days, time: string, zone: number) => {
  const now = Date.parse(time)
  return streakOf(playedDays(all), dayAt(now, zone), skippedDays(all, now, zone)).length
}

describe('the day', () => {
  it('is the local date in Honolulu', () => {
    expect(isoOf(dayAt(Date.parse('2026-12-04T00:30:00Z'), ZONES.honolulu))).toBe('2026-12-03')
  })
  it('has the same number everywhere', () => {
    const noon = (zone: number) => dayAt(Date.parse('2026-12-12T12:00:00Z') - zone * 60_000, zone)
    expect(new Set(Object.values(ZONES).map(noon)).size).toBe(1)
  })
  it('changes at midnight of the zone', () => {
    for (const zone of [...Object.values(ZONES), 330, 345, -210]) {
      const midnight = Date.parse('2026-12-12T00:00:00Z') - zone * 60_000
      expect(isoOf(dayAt(midnight - 1, zone))).toBe('2026-12-11')
      expect(isoOf(dayAt(midnight, zone))).toBe('2026-12-12')
    }
  })
  it('reads the browser’s time zone', () => {
    expect(Object.is(zoneAt(0), -0)).toBe(false)
    expect(Number.isInteger(zoneAt(Date.now()))).toBe(true)
  })
})

describe('a streak', () => {
  const hawaii = (day: number, hour: number) =>
    [new Date(Date.UTC(2026, 11, day, hour + 10)).toISOString(), ZONES.honolulu] as const

  it('counts six local days in a row at any hours', () => {
    const all = daysOf([
      hawaii(3, 9),
      hawaii(4, 20),
      hawaii(5, 23),
      hawaii(6, 0),
      hawaii(7, 14),
      hawaii(8, 13),
    ])
    expect(streak(all, ...hawaii(8, 23))).toBe(6)
  })
  it('survives traveling west over the date line, where a date is skipped', () => {
    // Thursday evening in Honolulu, Saturday morning in Auckland.
    for (const [from, to] of [
      ['2026-12-11T06:00:00Z', '2026-12-11T19:00:00Z'],
      ['2026-12-10T18:00:00Z', '2026-12-12T07:00:00Z'],
    ] as const) {
      const before = daysOf([hawaii(8, 12), hawaii(9, 12), [from, ZONES.honolulu]])
      expect(streak(before, to, ZONES.auckland)).toBe(3)
      const all = daysOf([hawaii(8, 12), hawaii(9, 12), [from, ZONES.honolulu], [to, ZONES.auckland]])
      expect(playedDays(all).size).toBe(4)
      expect(streak(all, to, ZONES.auckland)).toBe(4)
    }
  })
  it('counts a repeated date once, and continues with the next', () => {
    const twelfth = '2026-12-12T01:00:00Z'
    const all = daysOf([
      ['2026-12-11T01:00:00Z', ZONES.tokyo],
      [twelfth, ZONES.tokyo],
      // The 12th again in Honolulu, and once more the day after.
      ['2026-12-12T22:00:00Z', ZONES.honolulu],
      ['2026-12-13T22:00:00Z', ZONES.honolulu],
    ])
    expect(all['2026-12-12']?.snake?.date).toBe(Date.parse(twelfth))
    expect(streak(all, '2026-12-13T23:00:00Z', ZONES.honolulu)).toBe(3)
  })
  it('survives when the date goes back, and days after today do not count yet', () => {
    const all = daysOf([
      ['2026-12-11T01:00:00Z', ZONES.tokyo],
      ['2026-12-12T01:00:00Z', ZONES.tokyo],
    ])
    expect(streak(all, '2026-12-12T03:00:00Z', ZONES.honolulu)).toBe(1)
    expect(streak(all, '2026-12-13T03:00:00Z', ZONES.honolulu)).toBe(2)
    expect(streak(all, '2026-12-14T09:00:00Z', ZONES.honolulu)).toBe(2)
  })
  it('breaks if a day was really missed', () => {
    const missed = (time: string, zone: number) => streak(daysOf([hawaii(8, 12), hawaii(9, 23)]), time, zone)
    expect(missed(...hawaii(11, 1))).toBe(0)
    // Two days in Auckland before anything is played.
    expect(missed('2026-12-13T06:00:00Z', ZONES.auckland)).toBe(0)
    const york = daysOf([['2026-12-09T12:00:00Z', ZONES.york]])
    expect(streak(york, '2026-12-11T20:00:00Z', ZONES.london)).toBe(0)
  })
  it('is the same when clocks change', () => {
    for (const change of [60, -60, 30]) {
      const all = daysOf(
        Array.from({ length: 10 }, (_, i) => {
          const zone = i < 5 ? 60 : 60 + change
          return [new Date(Date.UTC(2027, 2, 20 + i, 20) - zone * 60_000).toISOString(), zone] as const
        }),
      )
      expect(streak(all, new Date(Date.UTC(2027, 2, 29, 21)).toISOString(), 60 + change)).toBe(10)
    }
  })
  it('of days in UTC keeps its length', () => {
    // Entries of early versions have no time zone.
    const old = Object.fromEntries(
      Array.from({ length: 9 }, (_, i) => [
        isoOf(dayAt(Date.UTC(2026, 11, 1 + i), 0)),
        { snake: { result: 'over' as const, date: Date.UTC(2026, 11, 1 + i, 0, 30) } },
      ]),
    )
    expect(v.is(daysSchema, old)).toBe(true)
    // It is still the 8th in Honolulu; the 9th counts when it comes.
    expect(streak(old, '2026-12-09T01:00:00Z', ZONES.honolulu)).toBe(8)
    expect(streak(old, '2026-12-09T20:00:00Z', ZONES.honolulu)).toBe(9)
    expect(streak(old, '2026-12-09T01:00:00Z', ZONES.auckland)).toBe(9)
    expect(streak(old, '2026-12-10T20:00:00Z', ZONES.auckland)).toBe(
      0 + streak(old, '2026-12-10T20:00:00Z', 780),
    )
  })
  it('is never longer than the number of played dates, on any journey', () => {
    let seed = 7
    const random = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed / 2_147_483_648
    }
    const zones = Object.values(ZONES)
    for (let n = 0; n < 300; n++) {
      let time = Date.UTC(2026, 11, 2)
      const moments: (readonly [string, number])[] = []
      for (let i = 0; i < 12; i++) {
        time += random() * 30 * HOUR
        moments.push([new Date(time).toISOString(), zones[Math.floor(random() * zones.length)] as number])
      }
      const all = daysOf(moments)
      const [last, zone] = moments.at(-1) as readonly [string, number]
      expect(streak(all, last, zone)).toBeLessThanOrEqual(playedDays(all).size)
    }
  })
})
