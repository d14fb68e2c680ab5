/** The main stat of a game, and the rank of a result among the last ones. */
import type { Best, Game } from '../../engine/core/game/contract'
import { beats } from '../../engine/storage/values/records'
import type { PlayResult } from '../../engine/storage/values/results'

/** The main best of a game; undefined if it has none. */
export function mainBest(game: Pick<Game, 'best'>): Best | undefined {
  return game.best[0]
}

/** The value of a result; null if it has none, or if it was lost and lower is better: a quick loss is no achievement. */
export function mainStat(
  best: Best | undefined,
  { result, figures }: Pick<PlayResult, 'result' | 'figures'>,
): number | null {
  if (!best || (result === 'lost' && best.better === 'lower')) return null
  return figures[best.of] ?? null
}

export interface Ranking {
  /** From 1; equal values share a rank. */
  readonly rank: number
  /** The number of results, including this one. */
  readonly among: number
  /** Their values, from the oldest. */
  readonly line: readonly number[]
}

/** The rank of a result among the last ones with the same options, including itself; null if it has no value. */
export function rankingOf(
  best: Best | undefined,
  own: PlayResult,
  last: readonly PlayResult[],
): Ranking | null {
  const value = mainStat(best, own)
  if (!best || value === null) return null
  const line = last.filter(({ set }) => set === own.set).flatMap((each) => mainStat(best, each) ?? [])
  return { rank: 1 + line.filter((each) => beats(best, each, value)).length, among: line.length, line }
}
