/** Owns the legend: the four glitches with their points, around the start panel and until the first glitch comes. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { useFrame } from '../../../engine/stage/clock'
import { textTexture } from '../../../engine/stage/words'
import { type GlitchType, HEIGHT, TYPES, WIDTH, type World } from '../rules'
import { glitchTexture } from './paintings'

/** Beside the panel, which leaves a hundred units on either side of a wide screen. */
const PLACES: Readonly<Record<GlitchType, { readonly x: number; readonly y: number }>> = {
  pixel: { x: 50, y: 120 },
  static: { x: WIDTH - 50, y: 120 },
  corruption: { x: 50, y: HEIGHT - 120 },
  virus: { x: WIDTH - 50, y: HEIGHT - 120 },
}
const NAMES: Readonly<Record<GlitchType, string>> = {
  pixel: 'Pixel',
  static: 'Static',
  corruption: 'Corruption',
  virus: 'Virus',
}
const TINT = 0x56b4e9

export function SceneLegend({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  useFrame(() => {
    if (holder.current) holder.current.visible = world.nextId === 0
  })
  return (
    <pixiContainer ref={holder}>
      {(Object.keys(PLACES) as GlitchType[]).map((type) => (
        <pixiContainer key={type} x={PLACES[type].x} y={PLACES[type].y}>
          <pixiSprite texture={glitchTexture(type)} anchor={0.5} tint={TINT} />
          <pixiSprite texture={textTexture(NAMES[type])} anchor={0.5} y={46} scale={0.44} />
          <pixiSprite texture={textTexture(String(TYPES[type].points))} anchor={0.5} y={68} scale={0.5} />
        </pixiContainer>
      ))}
    </pixiContainer>
  )
}
