/** Shows the opponent's lemon in a race of Pac-Man. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { fitOf } from '../rules/mazes'
import type { World } from '../rules/world'

/** Position as it is drawn, units. */
const SIDE = 19

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.yellow
  },
  shape: 'round',
  parts(world) {
    const { player, state } = world
    if (state !== 'ready' && state !== 'play') return []
    const { scale, x, y } = fitOf(world)
    return [{ x: x + player.x * scale, y: y + player.y * scale, width: SIDE * scale, height: SIDE * scale }]
  },
}
