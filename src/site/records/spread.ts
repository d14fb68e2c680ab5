/** The buckets in which wins are counted, for games whose manifest has a `spread`. */
import { TIME } from '../../engine/core/game/stats'
import { findGame } from '../../games/catalog'
import { resultTexts } from '../texts/results'

/** The upper ends of the time buckets, in seconds. */
const TIMES = [30, 60, 120, 180, 300, 480, 720, 1200, 1800, 3600]

const clock = (seconds: number) =>
  seconds < 60 ? resultTexts.seconds(seconds) : resultTexts.minutes(seconds / 60)

export interface Spread {
  /** Few enough buckets to show them in the end panel too. */
  readonly few?: true
  /** The stat that is counted. */
  readonly of: typeof TIME | 'Guesses'
  /** The buckets in order. */
  readonly buckets: readonly { readonly name: string; readonly label: string }[]
  /** The name of a value's bucket. */
  bucket(value: number): string
}

const byTime: Spread = {
  of: TIME,
  buckets: [
    ...TIMES.map((end) => ({ name: `${end}`, label: resultTexts.under(clock(end)) })),
    { name: 'more', label: resultTexts.longer },
  ],
  bucket: (value) => String(TIMES.find((end) => value < end) ?? 'more'),
}

const MAX_GUESSES = 10
const byGuesses: Spread = {
  of: 'Guesses',
  few: true,
  buckets: Array.from({ length: MAX_GUESSES }, (_, i) => ({ name: `${i + 1}`, label: `${i + 1}` })),
  bucket: (value) => String(Math.min(MAX_GUESSES, Math.max(1, Math.round(value)))),
}

/** By the stat in a game's manifest. */
export const SPREADS = { [TIME]: byTime, Guesses: byGuesses } as const

/** The buckets of a game; undefined if it has none. */
export function spreadOf(game: string): Spread | undefined {
  const of = findGame(game)?.spread
  return of && SPREADS[of]
}

export interface Column {
  /** The label of the bucket. */
  readonly label: string
  /** The number of wins in it. */
  readonly count: number
  /** The game that has just ended is in it. */
  readonly own: boolean
}

/**
 * The distribution of wins up to the last bucket with any; null if it is not shown, or nothing was won.
 *
 * @param counts - the wins by bucket, with the options of the game that has ended
 * @param own - the bucket of that game; undefined if it was not won
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

/** The bucket of a game that was won; undefined if the game has no buckets. */
export function bucketOf(
  game: string,
  result: string,
  stats: Readonly<Record<string, number>>,
): string | undefined {
  const spread = spreadOf(game)
  const value = spread && stats[spread.of]
  return spread && result === 'won' && value !== undefined ? spread.bucket(value) : undefined
}
