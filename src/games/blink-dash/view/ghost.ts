/** Shows the opponent of a race in Blink Dash, while both are in the same room. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { radiiOf } from '../rules/rooms'
import type { World } from '../rules/world'

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.sky
  },
  shape: 'round',
  parts(world, own) {
    const { player, state, level } = world
    if ((state !== 'play' && state !== 'intro') || level !== own.level) return []
    const side = 2 * radiiOf(world).player
    return [{ x: player.x, y: player.y, width: side, height: side }]
  },
}
