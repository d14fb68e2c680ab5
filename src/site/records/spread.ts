/** The buckets in which results are counted, for games whose manifest asks for that. */
import { findGame } from '../../games/catalog'

/** Ends of the sorts, in seconds. */
const TIMES = [30, 60, 120, 180, 300, 480, 720, 1200, 1800, 3600]

const clock = (seconds: number) => (seconds < 60 ? `${seconds} s` : `${seconds / 60} min`)

export interface Spread {
  /** So few sorts that they are drawn at the end of a play too. */
  readonly few?: true
  /** Whose value it is. */
  readonly of: string
  /** The sorts in their order. */
  readonly buckets: readonly { readonly name: string; readonly label: string }[]
  /** The name of the bucket of a value. */
  bucket(value: number): string
}

const byTime: Spread = {
  of: 'Time',
  buckets: [
    ...TIMES.map((end) => ({ name: `${end}`, label: `under ${clock(end)}` })),
    { name: 'more', label: 'longer' },
  ],
  bucket: (value) => String(TIMES.find((end) => value < end) ?? 'more'),
}

const MOST_GUESSES = 10
const byGuesses: Spread = {
  of: 'Guesses',
  few: true,
  buckets: Array.from({ length: MOST_GUESSES }, (_, i) => ({ name: `${i + 1}`, label: `${i + 1}` })),
  bucket: (value) => String(Math.min(MOST_GUESSES, Math.max(1, Math.round(value)))),
}

/** By the stat that a game's manifest names. */
export const SPREADS = { Time: byTime, Guesses: byGuesses } as const

/** How the wins of a game are counted; undefined where that says nothing. */
export function spreadOf(game: string): Spread | undefined {
  const of = findGame(game)?.spread
  return of && SPREADS[of]
}

export interface Column {
  /** The sort, in words. */
  readonly label: string
  /** Plays won so. */
  readonly count: number
  /** The play that has just ended is among them. */
  readonly own: boolean
}

/**
 * How all wins with a play's options are spread, up to the last sort that came; null where that is not drawn, or nothing
 * was won. `counts` by the names of the sorts, `own` the name of this play's, undefined where it was not won.
 */
export function columnsOf(
  game: string,
  counts: Readonly<Record<string, number>> | undefined,
  own: string | undefined,
): readonly Column[] | null {
  const spread = spreadOf(game)
  if (!spread?.few || !counts) return null
  const to = spread.buckets.findLastIndex(({ name }) => (counts[name] ?? 0) > 0)
  if (to < 0) return null
  return spread.buckets
    .slice(0, to + 1)
    .map(({ name, label }) => ({ label, count: counts[name] ?? 0, own: name === own }))
}

/** The sort of a play that was won; undefined where none are counted. */
export function bucketOf(
  game: string,
  result: string,
  figures: Readonly<Record<string, number>>,
): string | undefined {
  const spread = spreadOf(game)
  const value = spread && figures[spread.of]
  return spread && result === 'won' && value !== undefined ? spread.bucket(value) : undefined
}
