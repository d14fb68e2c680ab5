/** Owns which plays can be reviewed: where a game has a reviewer that knows the play's options. */
import type { Game, OptionValues } from '../../engine/core/game/contract'

export function reviewable(game: Game, options: OptionValues): boolean {
  if (game.kind !== 'turn' || !game.reviews) return false
  return game.reviews === true || game.reviews(options)
}
