/** Introduces the next opponent of the cup: a large face and the name on the other half, before the match. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { hexNumber, tone } from '../../../engine/core/palette'
import { useFrame, useReducedMotion, useUprightRotation } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { HEIGHT, MEET_TICKS, rivalOf, SERVE_TICKS, type World } from '../rules'
import { texts } from '../texts/game'
import { RIVAL_COLORS, rivalTexture } from './paintings/rivals'

/** Ticks in which it fades in and out. */
const FADE = 14
const LARGE = 3.4
const LETTERS = 44
/** Heights of face and name, relative to the middle of both. */
const FACE_Y = -22
const NAME_Y = 92

export function SceneMeet({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const face = useRef<Sprite>(null)
  const name = useRef<Sprite>(null)
  const reduced = useReducedMotion()
  const upright = useUprightRotation()
  useFrame((alpha) => {
    if (!holder.current || !face.current || !name.current || !world.cup) return
    // It is shown for the extra time of the first serve.
    const left = world.state === 'serve' ? world.wait - SERVE_TICKS - alpha : 0
    const share = clamp(Math.min(left, MEET_TICKS - left) / FADE, 0, 1)
    holder.current.visible = share > 0
    if (share === 0) return
    const rival = rivalOf(world.cup)
    face.current.texture = rivalTexture(rival.id, LARGE)
    name.current.texture = textTexture(texts.rivals[rival.id].name)
    name.current.tint = hexNumber(tone(RIVAL_COLORS[rival.id], 0.45))
    holder.current.rotation = upright()
    holder.current.alpha = share
    holder.current.scale.set(reduced() ? 1 : 0.7 + 0.3 * share)
  })
  return (
    <pixiContainer ref={holder} x={world.width * 0.75} y={HEIGHT / 2} visible={false}>
      <pixiSprite ref={face} texture={rivalTexture('turtle', LARGE)} anchor={0.5} y={FACE_Y} />
      <pixiSprite ref={name} texture={textTexture('')} anchor={0.5} y={NAME_Y} scale={LETTERS / FONT_SIZE} />
    </pixiContainer>
  )
}
