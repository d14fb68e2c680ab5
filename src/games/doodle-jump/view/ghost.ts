/** Shows the opponent's jumper in a race of Doodle Jump, at its height in the player's own window. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { BODY_HEIGHT, type World } from '../rules/world'

const BODY_WIDTH = 36

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.orange
  },
  shape: 'block',
  parts({ player, state }, own) {
    if (state === 'over') return []
    const y = player.y - own.top - BODY_HEIGHT / 2
    return [{ x: player.x, y, width: BODY_WIDTH, height: BODY_HEIGHT }]
  },
}
