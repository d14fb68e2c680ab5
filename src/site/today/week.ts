/** The week of the visitor's region: the day with which it begins, and the names of its days. */
import { dateText } from '../../engine/core/text'
import type { Day } from './calendar'

/** From 1, Monday, to 7, Sunday, as ISO 8601 and `Intl` number them. */
export type Weekday = number

const DAY_MS = 86_400_000

interface WeekInfo {
  readonly firstDay: Weekday
}
/** Browsers have the method, its earlier form as a property, or neither. */
type WeekLocale = Pick<Intl.Locale, 'maximize'> & {
  getWeekInfo?(): WeekInfo
  readonly weekInfo?: WeekInfo | undefined
}

/** Regions whose week begins on another day than Monday, from the Unicode CLDR 48, for browsers without week data. */
const REGIONS: readonly (readonly [Weekday, string])[] = [
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
  [
    7,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN IS JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
]

/**
 * The first day of the week.
 *
 * @param language - the visitor's, as a BCP 47 tag; without a region, the likeliest one counts
 */
export function firstWeekday(language: string): Weekday {
  let locale: WeekLocale
  try {
    locale = new Intl.Locale(language)
  } catch {
    // Some browsers report a language that is no tag.
    return 1
  }
  const known = locale.getWeekInfo?.() ?? locale.weekInfo
  if (known) return known.firstDay
  const region = locale.maximize().region ?? ''
  return REGIONS.find(([, regions]) => regions.split(' ').includes(region))?.[0] ?? 1
}

/** January 1, 1970, day 0, was a Thursday. */
const weekdayOf = (day: Day): number => ((((day + 3) % 7) + 7) % 7) + 1

/** The column of a day, from 1, in weeks that begin with `first`. */
export function columnOf(day: Day, first: Weekday): number {
  return ((weekdayOf(day) - first + 7) % 7) + 1
}

/** The weekdays from the first of the week: 'Mon' and 'Monday'. */
export function weekdayNames(first: Weekday): readonly { readonly short: string; readonly long: string }[] {
  return Array.from({ length: 7 }, (_, i) => {
    // Day 4 was a Monday.
    const ms = (first + 3 + i) * DAY_MS
    return {
      short: dateText(ms, { weekday: 'short', timeZone: 'UTC' }),
      long: dateText(ms, { weekday: 'long', timeZone: 'UTC' }),
    }
  })
}
