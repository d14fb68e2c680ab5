/** Shows the opponent's ball in a race of Color Crash. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { PLAYER_RADIUS, playerY, type World } from '../rules/world'

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.paper
  },
  shape: 'round',
  parts(other) {
    if (other.state !== 'play') return []
    return [{ x: other.player.x, y: playerY(other), width: 2 * PLAYER_RADIUS, height: 2 * PLAYER_RADIUS }]
  },
}
