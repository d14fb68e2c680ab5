/** The legend: the four glitches with their points, around the start panel and until the first glitch appears. In Shifts each shows its own. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { useFrame } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/painting/text'
import { type GlitchType, TYPES, type World } from '../rules'
import { texts } from '../texts/game'
import { glitchTexture } from './figures'

/** In the corners, beside the panel, which leaves a hundred units on either side of a wide screen. */
const CORNERS: Readonly<Record<GlitchType, readonly [right: 0 | 1, bottom: 0 | 1]>> = {
  pixel: [0, 0],
  static: [1, 0],
  corruption: [0, 1],
  virus: [1, 1],
}
const TINT = 0x56b4e9

export function SceneLegend({ world, size }: { readonly world: World; readonly size: Size }) {
  const holder = useRef<Container>(null)
  useFrame(() => {
    if (holder.current) holder.current.visible = world.nextId === 0 && !world.shift
  })
  return (
    <pixiContainer ref={holder}>
      {(Object.keys(CORNERS) as GlitchType[]).map((type) => (
        <pixiContainer
          key={type}
          x={50 + CORNERS[type][0] * (size.width - 100)}
          y={120 + CORNERS[type][1] * (size.height - 240)}
        >
          <pixiSprite texture={glitchTexture(type)} anchor={0.5} tint={TINT} />
          <pixiSprite texture={textTexture(texts.glitches[type])} anchor={0.5} y={46} scale={0.44} />
          <pixiSprite texture={textTexture(String(TYPES[type].points))} anchor={0.5} y={68} scale={0.5} />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
