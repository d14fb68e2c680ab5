/** The moment of a goal: a band of light in the scorer's color across the table, the word, and the score. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { hexNumber, tint, tone } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useUprightRotation } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { type Event, HEIGHT, type World } from '../rules'
import { texts } from '../texts/game'
import { SIDE_COLORS, spotTexture } from './paintings'

/** The word comes down onto the table, stays, and fades. */
const FALL_MS = 150
const MS = 1000
const LAST_MS = 1500
const FADE_MS = 260
const WORD = 74
const SCORE = 52

export function SceneGoal({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const band = useRef<Sprite>(null)
  const score = useRef<Sprite>(null)
  const view = useRef({ age: LAST_MS, ms: 0 })
  const reduced = useReducedMotion()
  const upright = useUprightRotation()
  useEvents<Event>({
    goal: ({ side, scorer, left, right, last }) => {
      view.current = { age: 0, ms: last ? LAST_MS : MS }
      if (!holder.current || !band.current || !score.current) return
      band.current.tint = hexNumber(SIDE_COLORS[scorer])
      score.current.texture = textTexture(texts.ends.score(left, right))
      score.current.tint = hexNumber(tone(SIDE_COLORS[scorer], 0.55))
      // The camera moves to the deciding goal, so the text appears nearer to it.
      holder.current.position.set(world.width / 2 + (last ? (side === 0 ? -110 : 110) : 0), HEIGHT / 2)
    },
  })
  useFrame((_alpha, ms) => {
    const { current } = view
    if (!holder.current || !band.current) return
    current.age += ms
    const left = current.ms - current.age
    holder.current.visible = left > 0
    if (left <= 0) return
    const fall = reduced() ? 1 : Math.min(1, current.age / FALL_MS)
    holder.current.rotation = upright()
    holder.current.alpha = Math.min(1, left / FADE_MS)
    holder.current.scale.set(1 + 1.1 * (1 - fall) * (1 - fall))
    band.current.alpha = 0.5 * fall
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      <pixiSprite ref={band} texture={spotTexture()} anchor={0.5} scale={{ x: 9, y: 3.6 }} blendMode="add" />
      <pixiSprite
        texture={textTexture(texts.goal)}
        anchor={0.5}
        y={-30}
        tint={tint('yellow')}
        scale={WORD / FONT_SIZE}
      />
      <pixiSprite ref={score} texture={textTexture('')} anchor={0.5} y={38} scale={SCORE / FONT_SIZE} />
    </pixiContainer>
  )
}
