/** Which evening begins, its new dish with its pieces, and its first goal: until the first guest comes. */
import type { Container } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { DISHES, type Evening, goalOf, type Layout, newDishOf, READ_TICKS, type World } from '../rules'
import { texts } from '../texts/game'
import { foodTexture } from './paintings/foods'

/** Ticks in which it fades. */
const FADE = 24
const FOOD_STEP = 66

interface Props {
  readonly world: World
  readonly evening: Evening
  readonly bar: Layout
}

export function EveningName({ world, evening, bar }: Props) {
  const holder = useRef<Container>(null)
  const dish = newDishOf(evening.number)
  const pieces = DISHES.find(({ id }) => id === dish)?.ingredients ?? []
  const lines = useRef([
    { text: texts.bar.evening(evening.number), color: tint('paper'), size: 60, y: 0 },
    { text: texts.bar.fresh(texts.dishes[dish]), color: tint('yellow'), size: 36, y: 52 },
    { text: texts.bar.goal(goalOf(evening)), color: tint('sky'), size: 34, y: 160 },
  ]).current
  useFrame(() => {
    if (!holder.current) return
    // Only the first break: the second one begins with less.
    const reads = world.shift === 1 && world.rest > 0 && world.rest < READ_TICKS
    holder.current.visible = reads
    holder.current.alpha = Math.min(1, world.rest / FADE)
  })
  return (
    <pixiContainer ref={holder} x={bar.width / 2} y={bar.counterY - 176} visible={false}>
      {lines.map(({ text, color, size, y }) => (
        <pixiSprite
          key={y}
          texture={textTexture(text)}
          tint={color}
          anchor={0.5}
          y={y}
          scale={size / FONT_SIZE}
        />
      ))}
      {pieces.map((piece, n) => (
        <pixiSprite
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces are identified by their position
          key={n}
          texture={foodTexture(piece)}
          anchor={0.5}
          x={(n - (pieces.length - 1) / 2) * FOOD_STEP}
          y={108}
          scale={0.8}
        />
      ))}
    </pixiContainer>
  )
}
