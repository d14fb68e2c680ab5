/** Who is next in the tournament, what it does, and how fast a win has three stars: until the first pull. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { TICK_MS } from '../../../engine/core/game/contract'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { type Bear, bearNameOf, quickOf, WIDTH, type World } from '../rules'
import { texts } from '../texts/game'

const FADE_MS = 250

const linesOf = ({ number }: Bear) => {
  const name = bearNameOf(number)
  return [
    { text: texts.bears[name], color: tint('paper'), size: 56, y: 70 },
    { text: texts.habits[name], color: tint('yellow'), size: 29, y: 118 },
    { text: texts.field.quick(quickOf(number)), color: tint('sky'), size: 29, y: 154 },
  ] as const
}

export function BearName({ world, bear }: { readonly world: World; readonly bear: Bear }) {
  const holder = useRef<Container>(null)
  const lines = useRef(linesOf(bear)).current
  useFrame((_alpha, ms) => {
    if (!holder.current) return
    const way = world.state === 'ready' && world.wait > FADE_MS / TICK_MS ? 1 : -1
    holder.current.alpha = Math.min(1, Math.max(0, holder.current.alpha + (way * ms) / FADE_MS))
  })
  return (
    <pixiContainer ref={holder}>
      {lines.map(({ text, color, size, y }) => (
        <pixiSprite
          key={y}
          texture={textTexture(text)}
          tint={color}
          anchor={0.5}
          x={WIDTH / 2}
          y={y}
          scale={size / FONT_SIZE}
        />
      ))}
    </pixiContainer>
  )
}
