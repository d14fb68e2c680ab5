/** Dates of the visitor's calendar, for what is stored by day. Callers pass the time. */

/** A date as days since January 1, 1970: the same number for the same date in every time zone. */
export type Day = number

const MINUTE_MS = 60_000
export const DAY_MS = 86_400_000

/** The visitor's time zone at a time in ms since 1970, in minutes ahead of UTC. */
export function zoneAt(ms: number): number {
  // Subtracted from 0, because -0 is stored as another number.
  return 0 - new Date(ms).getTimezoneOffset()
}

/**
 * The date on the visitor's calendar.
 *
 * @param ms - a time, ms since 1970
 * @param zone - minutes ahead of UTC; the browser's own when left out
 */
export function dayAt(ms: number, zone: number = zoneAt(ms)): Day {
  return Math.floor((ms + zone * MINUTE_MS) / DAY_MS)
}
