/** The stored days: which daily games were played, and their results. */
import * as v from 'valibot'
import type { Change } from '../../engine/storage/store/changes'
import { versionedFormat } from '../../engine/storage/store/format'
import { openStore } from '../../engine/storage/store/page'
import { helpSchema } from '../../engine/storage/values/results'
import { type Day, dayAt, dayOf, daysOf, FIRST_DAY, isoOf, type Month, zoneAt } from './calendar'

/** Eleven years with one game a day. Beyond that, the oldest days keep only their first game. */
export const MAX_ENTRIES = 4000

const entrySchema = v.object({
  result: v.picklist(['won', 'lost', 'tied', 'over']),
  /** The value of the result, if it has one, and its stat. */
  figure: v.optional(v.pipe(v.number(), v.finite())),
  of: v.optional(v.pipe(v.string(), v.maxLength(80))),
  /** Of earlier versions; nothing shows it. */
  help: v.optional(helpSchema),
  /** Started after its day was over: it does not count for the streak or a medal. */
  late: v.optional(v.literal(true)),
  /** When it ended, ms since 1970. */
  date: v.pipe(v.number(), v.finite()),
  /** The visitor's time zone then, in minutes ahead of UTC. Missing in old entries, whose days were in UTC. */
  zone: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1440), v.maxValue(1440))),
})
const isDay = v.check<string, string>((text) => dayOf(text) !== null, 'Not a day')

export const daysSchema = v.record(
  v.pipe(v.string(), isDay),
  v.record(v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/)), entrySchema),
)

export type DayResult = v.InferOutput<typeof entrySchema>
/** By day ('2026-12-01'), then by game id. */
export type Days = v.InferOutput<typeof daysSchema>

/** Invalid entries are left out one by one. */
export const daysFormat = versionedFormat<Days>(1, daysSchema, {}, 2)

export const days = openStore('daily', daysFormat)

/** The recorded result of a daily game, or null. */
export function resultOn(all: Days, game: string, day: Day): DayResult | null {
  return all[isoOf(day)]?.[game] ?? null
}

/** The days on which a daily game was played on time. */
export function playedDays(all: Days): Set<Day> {
  const timely = Object.entries(all).filter(([, games]) => Object.values(games).some(({ late }) => !late))
  return new Set(timely.flatMap(([text]) => dayOf(text) ?? []))
}

/** On how many days of a month, up to today, a daily game was played on time. */
export function daysPlayed(month: Month, played: ReadonlySet<Day>, today: Day): number {
  return daysOf(month).filter((day) => played.has(day) && day >= FIRST_DAY && day <= today).length
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/**
 * Days that the visitor never had, or only a part of, because they traveled across the date line: between two played days,
 * the clocks were set forward so far that less than a day plus that change passed. In the same time zone no day is ever
 * skipped.
 *
 * @param now - ms since 1970; the current day may follow a skipped one before anything is played on it
 */
export function skippedDays(all: Days, now: number, zone: number = zoneAt(now)): Set<Day> {
  const skipped = new Set<Day>()
  const played = [...playedDays(all)].sort((a, b) => a - b)
  for (const day of played) {
    if (played.includes(day + 1)) continue
    const last = timelyOn(all, day).sort((a, b) => b.date - a.date)[0]
    const next = timelyOn(all, day + 2).sort((a, b) => a.date - b.date)[0]
    const then = next ?? (dayAt(now, zone) === day + 2 ? { date: now, zone } : null)
    if (last?.zone === undefined || then?.zone === undefined) continue
    const jumped = (then.zone - last.zone) * MINUTE_MS
    if (jumped > 0 && then.date - last.date < DAY_MS + jumped) skipped.add(day + 1)
  }
  return skipped
}

const timelyOn = (all: Days, day: Day): DayResult[] =>
  Object.values(all[isoOf(day)] ?? {}).filter(({ late }) => !late)

/** The changes that store a daily result. The first result of a day stays, even if two tabs store one. */
export function dayChanges(all: Days, game: string, day: Day, result: DayResult): Change[] {
  return [...thinned(all), { do: 'init', at: [isoOf(day), game], value: result }]
}

/** The deletions that make space for one more entry. */
function thinned(all: Days): Change[] {
  const names = Object.keys(all).sort()
  let over = names.reduce((sum, name) => sum + Object.keys(all[name] ?? {}).length, 1) - MAX_ENTRIES
  const going: Change[] = []
  for (const keep of [1, 0])
    for (const name of names) {
      if (over <= 0) return going
      const games = Object.entries(all[name] ?? {}).sort(
        ([, a], [, b]) => Number(a.late ?? false) - Number(b.late ?? false) || a.date - b.date,
      )
      // The second pass deletes the entries that the first one kept.
      const out = keep === 1 ? games.slice(1) : games.slice(0, 1)
      for (const [game] of out.slice(0, over)) going.push({ do: 'drop', at: [name, game] })
      over -= Math.min(over, out.length)
    }
  return going
}

/** Stores the result of a daily game, if it is the first of that day. */
export function keepDay(game: string, day: Day, result: DayResult): void {
  days.update(...dayChanges(days.get(), game, day, result))
}
