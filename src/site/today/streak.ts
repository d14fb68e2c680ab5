/** The streak of consecutive days, which tolerates a few missed ones, and the medal of a month. */
import { type Day, FIRST_DAY } from './calendar'

/** This many days in a row earn one freeze: a day that may be missed. */
const EARNED_EVERY = 7
/** The most freezes. */
const MAX_FREEZES = 3

export interface Streak {
  /** Consecutive played days, without missed ones that a freeze covered. Today counts once it is played. */
  readonly length: number
  /** Days that may be missed now. */
  readonly freezes: number
}

/**
 * The streak on a day. Days before the first one and after today do not count, so a wrong clock makes no difference.
 *
 * @param played - days that were played on time
 * @param skipped - days that the visitor never had, which do not count as missed (`skippedDays`)
 */
export function streakOf(
  played: ReadonlySet<Day>,
  today: Day,
  skipped: ReadonlySet<Day> = new Set(),
): Streak {
  let length = 0
  let freezes = 0
  const days = [...played].filter((day) => day >= FIRST_DAY && day <= today).sort((a, b) => a - b)
  let previous = days[0] ?? today
  const miss = (from: Day, to: Day) => {
    let count = Math.max(0, to - from - 1)
    for (const day of skipped) if (day > from && day < to) count--
    if (count <= freezes) freezes -= count
    else length = freezes = 0
  }
  for (const day of days) {
    miss(previous, day)
    previous = day
    length++
    if (length % EARNED_EVERY === 0) freezes = Math.min(MAX_FREEZES, freezes + 1)
  }
  // Today is not missed until it is over.
  miss(previous, today)
  return { length, freezes }
}

export type Medal = 'Bronze' | 'Silver' | 'Gold'

/** The medals, and on how many days of a month each is earned. */
const MEDALS = [
  ['Bronze', 8],
  ['Silver', 16],
  ['Gold', 24],
] as const

/** The medal for a number of days in a month, or null. */
export function medalOf(days: number): Medal | null {
  return MEDALS.findLast(([, from]) => days >= from)?.[0] ?? null
}

/** The next medal of a month, and how many more days it takes; null if too few are left. */
export function nextMedal(
  days: number,
  left: number,
): { readonly medal: Medal; readonly days: number } | null {
  const next = MEDALS.find(([, from]) => days < from)
  return next && next[1] - days <= left ? { medal: next[0], days: next[1] - days } : null
}
