/**
 * Days as the site counts them: the dates of the visitor's calendar. A date has the same games everywhere.
 * Headless: callers pass the time.
 */

/** A date, as days since 1 January 1970: the same number for the same date, wherever one is. */
export type Day = number

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** How far the visitor's clocks are ahead of universal time at a time in ms since 1970, minutes. */
export function zoneAt(ms: number): number {
  // Never -0, which is another number when it is stored.
  return 0 - new Date(ms).getTimezoneOffset()
}
const dayOfDate = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY_MS

/** Day 1: 1 December 2026. */
export const FIRST_DAY: Day = dayOfDate(2026, 11, 1)
/** The archive begins here: November 2026 has days to warm up, without a number. */
export const WARM_UP: Day = dayOfDate(2026, 10, 1)

/**
 * The date on the visitor's calendar.
 *
 * @param ms - a time, ms since 1970
 * @param zone - minutes ahead of universal time; the browser's own when left out
 */
export function dayAt(ms: number, zone: number = zoneAt(ms)): Day {
  return Math.floor((ms + zone * MINUTE_MS) / DAY_MS)
}

/** How long it is until the visitor's date changes, in ms; an hour more or less where clocks change before. */
export function untilNext(ms: number): number {
  const now = new Date(ms)
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - ms
}

/** Its number, or null for a day before the first. */
export function numberOf(day: Day): number | null {
  return day < FIRST_DAY ? null : day - FIRST_DAY + 1
}

/** As addresses and stored data name it: '2026-12-01'. */
export function isoOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The day of such a name; null for what names none, as '2026-02-30'. */
export function dayOf(text: string): Day | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return null
  const ms = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(ms) || isoOf(ms / DAY_MS) !== text ? null : ms / DAY_MS
}

export interface Month {
  readonly year: number
  /** From 0. */
  readonly month: number
  readonly first: Day
  /** How many days it has. */
  readonly length: number
}

const monthAt = (year: number, month: number): Month => {
  const first = dayOfDate(year, month, 1)
  const date = new Date(first * DAY_MS)
  return {
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    first,
    length: dayOfDate(year, month + 1, 1) - first,
  }
}

/** The month that a day lies in. */
export function monthOf(day: Day): Month {
  const date = new Date(day * DAY_MS)
  return monthAt(date.getUTCFullYear(), date.getUTCMonth())
}

/** The month `count` months later; earlier if negative. */
export function monthAfter({ year, month }: Month, count: number): Month {
  return monthAt(year, month + count)
}

/** Its days, the first one first. */
export function daysOf({ first, length }: Month): Day[] {
  return Array.from({ length }, (_, i) => first + i)
}

// Written out: the words of a page are the same in every browser.
const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)
const WEEKDAYS = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** 'December', with its year where that is not the one of `now`. */
export function monthName({ year, month }: Month, now: Day): string {
  const name = MONTHS[month] ?? ''
  return monthOf(now).year === year ? name : `${name} ${year}`
}

/** '12 December'. */
export function dateName(day: Day): string {
  const date = new Date(day * DAY_MS)
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]}`
}

/** 'Saturday, 12 December'. */
export function dayName(day: Day): string {
  return `${WEEKDAYS[new Date(day * DAY_MS).getUTCDay()]}, ${dateName(day)}`
}

/** 'No. 12', or 'Warm-up' before the first day. */
export function numberName(day: Day): string {
  const number = numberOf(day)
  return number === null ? 'Warm-up' : `No. ${number}`
}

/** The day of the month, from 1. */
export function dateOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCDate()
}
