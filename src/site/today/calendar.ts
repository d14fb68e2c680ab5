/**
 * Days of the daily games: the dates of the visitor's calendar. A date has the same games everywhere. Callers pass the
 * time.
 */
import { dateText } from '../../engine/core/text'
import { DAY_MS, type Day } from '../../engine/storage/values/localDay'
import { dailyTexts } from '../texts/daily'

export { type Day, dayAt, zoneAt } from '../../engine/storage/values/localDay'

const dayOfDate = (year: number, month: number, date: number): Day => Date.UTC(year, month, date) / DAY_MS

/** Day 1: December 1, 2026. */
export const FIRST_DAY: Day = dayOfDate(2026, 11, 1)
/** The start of the archive: the days of November 2026 are warm-ups without a number. */
export const WARM_UP: Day = dayOfDate(2026, 10, 1)

/** The time until the visitor's date changes, in ms, also on days when clocks change. */
export function untilNext(ms: number): number {
  const now = new Date(ms)
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1).getTime() - ms
}

/** The number of a day; null before the first one. */
export function numberOf(day: Day): number | null {
  return day < FIRST_DAY ? null : day - FIRST_DAY + 1
}

/** The form in addresses and stored data: '2026-12-01'. */
export function isoOf(day: Day): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The day of a date like '2026-12-01'; null if it is invalid, like '2026-02-30'. */
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
  /** The number of days. */
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

/** The month of a day. */
export function monthOf(day: Day): Month {
  const date = new Date(day * DAY_MS)
  return monthAt(date.getUTCFullYear(), date.getUTCMonth())
}

/** The month `count` months later; earlier if negative. */
export function monthAfter({ year, month }: Month, count: number): Month {
  return monthAt(year, month + count)
}

/** The days of a month. */
export function daysOf({ first, length }: Month): Day[] {
  return Array.from({ length }, (_, i) => first + i)
}

/** 'December', or 'December 2027' if that is not the year of `now`. */
export function monthName({ year, first }: Month, now: Day): string {
  const parts = monthOf(now).year === year ? MONTH : ({ ...MONTH, year: 'numeric' } as const)
  return dateText(first * DAY_MS, parts)
}

const MONTH = { month: 'long', timeZone: 'UTC' } as const
const DATE = { ...MONTH, day: 'numeric' } as const

/** 'December 12'. */
export function dateName(day: Day): string {
  return dateText(day * DAY_MS, DATE)
}

/** 'Saturday, December 12'. */
export function dayName(day: Day): string {
  return dateText(day * DAY_MS, { ...DATE, weekday: 'long' })
}

/** 'No. 12', or 'Warm-up' before the first day. */
export function numberName(day: Day): string {
  const number = numberOf(day)
  return number === null ? dailyTexts.warmUp : dailyTexts.number(number)
}

/** The day of the month, from 1. */
export function dateOf(day: Day): number {
  return new Date(day * DAY_MS).getUTCDate()
}
