/** Shows the opponent's bird in a race of Flappy Bird, ahead or behind by the difference of the distances flown. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { BIRD_SIZE, BIRD_X, FIRST_PIPE_X, PIPE_SPACING, type World } from '../rules'

/** Units flown: how far every pipe has moved from its first position. */
function flown({ pipes: [first] }: World): number {
  return first ? FIRST_PIPE_X + first.id * PIPE_SPACING - first.x : 0
}

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.yellow
  },
  shape: 'round',
  parts(other, own) {
    if (other.state === 'over') return []
    const x = BIRD_X + flown(other) - flown(own)
    return [{ x, y: other.y, width: BIRD_SIZE, height: BIRD_SIZE }]
  },
}
