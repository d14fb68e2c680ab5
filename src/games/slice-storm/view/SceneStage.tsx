/** Which stage begins, what is special about it, and its first goal: behind the fruit, until the second wave. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { goalOf } from '../rules/arcade'
import { stageNameOf } from '../rules/stages'
import { type Arcade, baseRadius, type World } from '../rules/world'
import { texts } from '../texts/game'

const SHOWN_TICKS = 145
/** Width at a base radius of 50, as the sizes of the lines. */
const WIDTH = 640

export function SceneStage({ world, arcade }: { readonly world: World; readonly arcade: Arcade }) {
  const holder = useRef<Container>(null)
  // The field has the size of the window.
  useFrame(() => {
    const { width, height } = world
    holder.current?.position.set(width / 2, height * 0.3)
    holder.current?.scale.set(Math.max(0.5, baseRadius(width, height) / 50))
  })
  return (
    <pixiContainer ref={holder}>
      <Announcement
        x={0}
        y={63}
        width={WIDTH}
        lines={[
          { text: texts.sky.stage(arcade.stage), color: tint('paper'), size: 66 },
          { text: texts.stages[stageNameOf(arcade.stage)], color: tint('sky'), size: 44 },
          { text: texts.sky.goal(goalOf(arcade)), color: tint('yellow'), size: 40 },
        ]}
        shown={() => world.tick > 0 && world.tick < SHOWN_TICKS}
      />
    </pixiContainer>
  )
}
