/** Shows the opponent's lemon in a race of Pac-Man. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import type { World } from '../rules/world'

/** Position as it is drawn, units. */
const SIDE = 19

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.yellow
  },
  shape: 'round',
  parts: ({ player, state }) =>
    state === 'ready' || state === 'play' ? [{ x: player.x, y: player.y, width: SIDE, height: SIDE }] : [],
}
