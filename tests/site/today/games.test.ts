/** The featured games of a day, which never change. */
import { describe, expect, it } from 'vitest'
import { listedGames } from '../../../src/games/catalog'
import { FIRST_DAY, isoOf } from '../../../src/site/today/calendar'
import { featuredOn } from '../../../src/site/today/featured'
import { DAILY_GAMES, type DailyGame, seedOf } from '../../../src/site/today/games'
import { GAP, Schedule } from '../../../src/site/today/schedule'
import { day } from './days'

/** The games of the first days. Which games a later day features depends on those that join until then, too. */
const FIRST = DAILY_GAMES.filter(({ joined }) => joined <= FIRST_DAY)
const schedule = new Schedule(FIRST)

describe('the games of a day', () => {
  const span = (from: string, count: number) => Array.from({ length: count }, (_, i) => day(from) + i)
  const kindOf = (id: string) => DAILY_GAMES.find((each) => each.id === id)?.difficulty

  it('have a row for every listed game, with the difficulty of its card', () => {
    const current = DAILY_GAMES.filter(({ left }) => left === undefined)
    expect(current.map(({ id, difficulty }) => `${id} ${difficulty}`).sort()).toEqual(
      listedGames.map(({ id, difficulty }) => `${id} ${difficulty}`).sort(),
    )
  })
  it('never change', () => {
    const fixed: Record<string, unknown> = {}
    for (const text of ['2026-11-22', '2026-12-01', '2026-12-12', '2027-03-28', '2030-01-01'])
      fixed[text] = schedule.featured(day(text))
    expect(fixed).toMatchInlineSnapshot(`
      {
        "2026-11-22": [
          "word-guessing",
          "chess",
          "rock-paper-scissors",
        ],
        "2026-12-01": [
          "pong",
          "asteroids",
          "rock-paper-scissors",
        ],
        "2026-12-12": [
          "breakout",
          "chess",
          "memory-match",
        ],
        "2027-03-28": [
          "circuit-breaker",
          "minesweeper",
          "rock-paper-scissors",
        ],
        "2030-01-01": [
          "checkers",
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
  it('change only from the day on which a game joins', () => {
    const later = DAILY_GAMES.filter(({ joined }) => joined > FIRST_DAY)
    const days = later.map(({ joined }) => joined)
    expect(days).toEqual([...days].sort((a, b) => a - b))
    const next = days[0] ?? day('2027-12-01')
    for (let each = day('2026-11-01'); each < next; each++)
      expect(featuredOn(each), isoOf(each)).toEqual(schedule.featured(each))
  })
  it('are one of each difficulty', () => {
    for (const each of span('2026-11-01', 800))
      expect(featuredOn(each).map(kindOf)).toEqual(['Medium', 'Hard', 'Easy'])
  })
  it('return on the tenth day at the earliest, or on the ninth with nine Easy games', () => {
    const last = new Map<string, number>()
    const min: Record<string, number> = {}
    const max: Record<string, number> = {}
    for (const each of span('2026-11-01', 1500))
      for (const id of schedule.featured(each)) {
        const kind = kindOf(id) as string
        const gap = each - (last.get(id) ?? Number.NaN)
        if (last.has(id)) {
          min[kind] = Math.min(min[kind] ?? gap, gap)
          max[kind] = Math.max(max[kind] ?? gap, gap)
        }
        last.set(id, each)
      }
    const easy = FIRST.filter(({ difficulty }) => difficulty === 'Easy').length
    expect(min).toEqual({ Medium: expect.any(Number), Hard: GAP, Easy: Math.min(GAP, easy) })
    expect(min.Medium).toBeGreaterThanOrEqual(GAP)
    // No game waits for months.
    expect(Math.max(...Object.values(max))).toBeLessThan(50)
  })
  it('do not depend on the order in which days are computed', () => {
    const ahead = new Schedule(DAILY_GAMES)
    const late = ahead.featured(day('2031-05-05'))
    expect(ahead.featured(day('2026-12-24'))).toEqual(featuredOn(day('2026-12-24')))
    expect(featuredOn(day('2031-05-05'))).toEqual(late)
    // A clock that is wrong by a hundred years.
    expect(featuredOn(day('1926-12-24'))).toHaveLength(3)
    expect(featuredOn(day('2126-12-24'))).toHaveLength(3)
  })
  it('stay when a game joins: it is featured from its start day, and the gap holds', () => {
    const joined = day('2027-03-01')
    const more: DailyGame[] = [
      ...FIRST,
      { id: 'new-easy', difficulty: 'Easy', family: 1, joined },
      { id: 'new-hard', difficulty: 'Hard', family: 1, joined },
    ]
    const now = new Schedule(more)
    for (const each of span('2026-11-01', joined - day('2026-11-01')))
      expect(now.featured(each)).toEqual(schedule.featured(each))
    const after = span('2027-03-01', 400).map((each) => now.featured(each))
    expect(after.flat()).toEqual(expect.arrayContaining(['new-easy', 'new-hard']))
    const last = new Map<string, number>()
    for (const each of span('2027-02-10', 400))
      for (const id of now.featured(each)) {
        const kind = more.find((game) => game.id === id)?.difficulty
        // With the tenth Easy game, the gap grows from nine days to ten.
        const min = kind === 'Easy' && each < joined + GAP ? 9 : GAP
        if (last.has(id))
          expect(each - (last.get(id) as number), `${id} ${isoOf(each)}`).toBeGreaterThanOrEqual(min)
        last.set(id, each)
      }
  })
  it('stay when a game leaves: it is not featured from its end day', () => {
    const left = day('2027-03-01')
    const now = new Schedule(FIRST.map((each) => (each.id === 'snake' ? { ...each, left } : each)))
    for (const each of span('2026-11-01', left - day('2026-11-01')))
      expect(now.featured(each)).toEqual(schedule.featured(each))
    const after = span('2027-03-01', 100).flatMap((each) => now.featured(each))
    expect(after).toHaveLength(300)
    expect(after).not.toContain('snake')
  })
  it('have different seeds, evenly distributed', () => {
    const seeds = span('2026-12-01', 100).flatMap((each) => DAILY_GAMES.map(({ id }) => seedOf(id, each)))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every((seed) => Number.isInteger(seed) && seed >= 0 && seed <= 4_294_967_295)).toBe(true)
    const mean = seeds.reduce((sum, seed) => sum + seed / seeds.length, 0)
    expect(Math.abs(mean / 2 ** 31 - 1)).toBeLessThan(0.03)
    expect(seedOf('snake', FIRST_DAY, 2)).not.toBe(seedOf('snake', FIRST_DAY, 1))
  })
})
