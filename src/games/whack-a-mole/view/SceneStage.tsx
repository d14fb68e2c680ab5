/** Which stage of Rush begins, what is special about it, and its first goal: until the first mole comes. */
import type { Size } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { goalOf, type Rush, stageNameOf, type World } from '../rules'
import { texts } from '../texts/game'

const SHOWN_TICKS = 135

interface Props {
  readonly world: World
  readonly rush: Rush
  readonly size: Size
}

export function SceneStage({ world, rush, size }: Props) {
  return (
    <Announcement
      x={size.width / 2}
      y={size.height * 0.44}
      width={size.width * 0.9}
      lines={[
        { text: texts.garden.stage(rush.stage), color: tint('paper'), size: 66 },
        { text: texts.stages[stageNameOf(rush.stage)], color: tint('sky'), size: 44 },
        { text: texts.garden.goal(goalOf(rush)), color: tint('yellow'), size: 40 },
      ]}
      shown={() => world.ticks > 0 && world.ticks < SHOWN_TICKS}
    />
  )
}
