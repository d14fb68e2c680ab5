/** Shows the opponent of a race in Blue Block Runner, with all the blocks that stick to it. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { PALETTE } from '../../../engine/core/palette'
import { cellsOf, positionOf } from '../rules/body'
import { PLAYER_SIZE, type World } from '../rules/world'

export const ghost: Ghost<World> = {
  get color() {
    return PALETTE.sky
  },
  shape: 'block',
  parts({ players, state }) {
    if (state !== 'run') return []
    return players
      .filter(({ alive }) => alive)
      .flatMap((player) =>
        cellsOf(player).map((cell) => ({
          ...positionOf(player, cell),
          width: PLAYER_SIZE,
          height: PLAYER_SIZE,
        })),
      )
  },
}
