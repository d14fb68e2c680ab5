/** The stat that a game is measured by, and its rank among those before. */
import type { Best, Game } from '../../engine/core/game/contract'
import { beats } from '../../engine/storage/values/records'
import type { PlayResult } from '../../engine/storage/values/results'

/** The best that a game is measured by; undefined if it has none. */
export function mainBest(game: Pick<Game, 'best'>): Best | undefined {
  return game.best[0]
}

/** The value of a result: null if it has none, or if it was lost and lower is better (a quick loss is no feat). */
export function mainStat(
  best: Best | undefined,
  { result, figures }: Pick<PlayResult, 'result' | 'figures'>,
): number | null {
  if (!best || (result === 'lost' && best.better === 'lower')) return null
  return figures[best.of] ?? null
}

export interface Place {
  /** From 1; equal values share a rank. */
  readonly rank: number
  /** The number of results, itself included. */
  readonly among: number
  /** All their values, the oldest first. */
  readonly line: readonly number[]
}

/** The rank of a result among the last ones with the same options, itself included; null if it has no value. */
export function placeOf(best: Best | undefined, own: PlayResult, last: readonly PlayResult[]): Place | null {
  const figure = mainStat(best, own)
  if (!best || figure === null) return null
  const line = last.filter(({ set }) => set === own.set).flatMap((each) => mainStat(best, each) ?? [])
  return { rank: 1 + line.filter((value) => beats(best, value, figure)).length, among: line.length, line }
}
