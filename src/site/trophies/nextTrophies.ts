/** The trophies that come next. */
import type { AnyPlay, Trophy } from '../../engine/core/game/trophy'
import { trophiesOf } from '../../games/trophies'

export interface NextTrophy<Game> {
  readonly game: Game
  readonly trophy: Trophy<AnyPlay>
}

/**
 * The easiest ones that are not won yet: one of each game, then a second one of each, and so on.
 *
 * @param games - in the order in which they matter
 * @param won - by game, then by trophy
 */
export function nextTrophies<Game extends { readonly id: string }>(
  games: readonly Game[],
  won: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  max: number,
): NextTrophy<Game>[] {
  return games
    .flatMap((game) =>
      trophiesOf(game.id)
        .filter(({ id }) => !Object.hasOwn(won[game.id] ?? {}, id))
        .map((trophy, round) => ({ game, trophy, round })),
    )
    .toSorted((a, b) => a.round - b.round)
    .slice(0, max)
    .map(({ game, trophy }) => ({ game, trophy }))
}
