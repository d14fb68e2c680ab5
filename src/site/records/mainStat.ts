/** Owns what a play is measured by: the figure that tells it, and its place among those before. */
import type { Best, Game } from '../../engine/core/game/contract'
import { beats } from '../../engine/storage/values/records'
import type { PlayResult } from '../../engine/storage/values/results'

/** The figure that a game's plays are told by; undefined where it has none. */
export function mainBest(game: Pick<Game, 'best'>): Best | undefined {
  return game.best[0]
}

/** What a play brought of it: null where it brought none, or was lost and few are better (a quick loss is no feat). */
export function mainFigure(
  best: Best | undefined,
  { result, figures }: Pick<PlayResult, 'result' | 'figures'>,
): number | null {
  if (!best || (result === 'lost' && best.better === 'lower')) return null
  return figures[best.of] ?? null
}

export interface Place {
  /** From 1; plays with the same figure share a place. */
  readonly rank: number
  /** Among so many, itself included. */
  readonly among: number
  /** All their figures, the oldest first. */
  readonly line: readonly number[]
}

/** The place of a play among the last ones with the same options, itself among them; null where it brought no figure. */
export function placeOf(best: Best | undefined, own: PlayResult, last: readonly PlayResult[]): Place | null {
  const figure = mainFigure(best, own)
  if (!best || figure === null) return null
  const line = last.filter(({ set }) => set === own.set).flatMap((each) => mainFigure(best, each) ?? [])
  return { rank: 1 + line.filter((value) => beats(best, value, figure)).length, among: line.length, line }
}
