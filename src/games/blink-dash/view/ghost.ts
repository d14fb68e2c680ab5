/** Shows the opponent of a race in Blink Dash, while both are in the same room. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { PLAYER_RADIUS, type World } from '../rules/world'

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.sky
  },
  shape: 'round',
  parts({ player, state, level }, own) {
    if ((state !== 'play' && state !== 'intro') || level !== own.level) return []
    return [{ x: player.x, y: player.y, width: 2 * PLAYER_RADIUS, height: 2 * PLAYER_RADIUS }]
  },
}
