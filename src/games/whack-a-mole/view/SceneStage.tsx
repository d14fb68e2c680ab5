/** Which stage of Rush begins, what is special about it, and its first goal: until the first mole comes. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { goalOf, type Rush, stageNameOf, type World } from '../rules'
import { texts } from '../texts/game'

/** It fades between these ticks. */
const FADES = { from: 120, to: 150 }

const linesOf = (rush: Rush) =>
  [
    { text: texts.garden.stage(rush.stage), color: tint('paper'), size: 66, down: 0 },
    { text: texts.stages[stageNameOf(rush.stage)], color: tint('sky'), size: 44, down: 66 },
    { text: texts.garden.goal(goalOf(rush)), color: tint('yellow'), size: 40, down: 122 },
  ] as const

interface Props {
  readonly world: World
  readonly rush: Rush
  readonly size: Size
}

export function SceneStage({ world, rush, size }: Props) {
  const holder = useRef<Container>(null)
  const lines = useRef(linesOf(rush)).current
  useFrame(() => {
    if (!holder.current) return
    const { ticks } = world
    const left = (FADES.to - ticks) / (FADES.to - FADES.from)
    holder.current.alpha = ticks === 0 ? 0 : Math.min(1, Math.max(0, left))
  })
  return (
    <pixiContainer ref={holder} x={size.width / 2} y={size.height * 0.36} alpha={0}>
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
