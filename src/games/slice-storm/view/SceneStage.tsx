/** Which stage begins, what is special about it, and its first goal: behind the fruit, until the second wave. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { goalOf } from '../rules/arcade'
import { stageNameOf } from '../rules/stages'
import { type Arcade, baseRadius, type World } from '../rules/world'
import { texts } from '../texts/game'

/** It fades between these ticks. */
const FADES = { from: 130, to: 160 }

/** The lines. Sizes are those at a base radius of 50. */
const linesOf = (arcade: Arcade) =>
  [
    { text: texts.sky.stage(arcade.stage), color: tint('paper'), size: 66, down: 0 },
    { text: texts.stages[stageNameOf(arcade.stage)], color: tint('sky'), size: 44, down: 66 },
    { text: texts.sky.goal(goalOf(arcade)), color: tint('yellow'), size: 40, down: 120 },
  ] as const

export function SceneStage({ world, arcade }: { readonly world: World; readonly arcade: Arcade }) {
  const holder = useRef<Container>(null)
  const lines = useRef(linesOf(arcade)).current
  useFrame(() => {
    if (!holder.current) return
    const { tick, width, height } = world
    const alpha = tick === 0 ? 0 : Math.min(1, Math.max(0, (FADES.to - tick) / (FADES.to - FADES.from)))
    holder.current.visible = alpha > 0
    holder.current.alpha = alpha
    holder.current.position.set(width / 2, height * 0.3)
    holder.current.scale.set(Math.max(0.5, baseRadius(width, height) / 50))
  })
  return (
    <pixiContainer ref={holder}>
      {lines.map(({ text, color, size, down }) => (
        <pixiSprite
          key={down}
          texture={textTexture(text)}
          tint={color}
          anchor={0.5}
          y={down}
          scale={size / FONT_SIZE}
        />
      ))}
    </pixiContainer>
  )
}
