/** Owns which games in real time have just one button. */
import type { Game } from '../../engine/core/game/contract'

/** The one action of a game, for one player alone; null where it has more. */
export function onlyAction(game: Pick<Game, 'controls'>, players: 1 | 2): string | null {
  const own = game.controls.filter(({ player = 0, forTwo }) => player === 0 && !forTwo)
  return players === 1 && own.length === 1 ? (own[0]?.action ?? null) : null
}
