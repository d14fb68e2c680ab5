/** Which games can be reviewed: those with a reviewer that knows the options. */
import type { Game, OptionValues } from '../../engine/core/game/contract'

export function reviewable(game: Game, options: OptionValues): boolean {
  if (game.kind !== 'turn' || !game.reviews) return false
  return game.reviews === true || game.reviews(options)
}
