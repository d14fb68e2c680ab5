/** Shows the opponent's runner in a race, ahead or behind by the difference of the distances run. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { RUNNER_SIZE, RUNNER_X, type World } from '../rules/world'

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.sky
  },
  shape: 'block',
  parts({ runner, distance, state, second }, own) {
    // Two runners already race each other.
    if (state !== 'run' || second) return []
    const x = RUNNER_X + distance - own.distance
    return [{ x, y: runner.y, width: RUNNER_SIZE, height: RUNNER_SIZE }]
  },
}
