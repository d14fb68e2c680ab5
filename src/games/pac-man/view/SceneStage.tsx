/** What Mazes adds to the scene of Pac-Man: the name of the stage with its rule, until the first press. */
import { tint } from '../../../engine/core/palette'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { CELL } from '../rules/maze'
import { mazeNameOf, mazeOf } from '../rules/mazes'
import type { Road, World } from '../rules/world'
import { texts } from '../texts/game'

export function SceneStage({ world, road }: { readonly world: World; readonly road: Road }) {
  const { cols, doorstep } = mazeOf(world)
  return (
    <Announcement
      x={(cols * CELL) / 2}
      // Above the ghosts at the pen.
      y={(doorstep.row - 3.6) * CELL}
      width={cols * CELL * 0.86}
      lines={[
        { text: texts.maze.stage(road.stage), size: 17, color: tint('yellow') },
        { text: texts.mazes[mazeNameOf(road)], size: 32 },
        { text: texts.maze.rule, size: 16 },
      ]}
      shown={() => road.waits}
    />
  )
}
