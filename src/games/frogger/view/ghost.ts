/** Shows the opponent's frog in a race of Frogger. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { FROG_HALF, type World } from '../rules/world'

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.green
  },
  shape: 'block',
  parts: ({ frog, state }) =>
    state === 'play' || state === 'home'
      ? [{ x: frog.x, y: frog.y, width: 2 * FROG_HALF, height: 2 * FROG_HALF }]
      : [],
}
