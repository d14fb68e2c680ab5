/**
 * Introduces the opponent of a cup match before its first serve: a large face and the name on the other half, the
 * opponent's habit and how the stars are won.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { hexNumber, tint, tone } from '../../../engine/core/palette'
import { useFrame, useReducedMotion, useUprightRotation } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { Announcement } from '../../../engine/stage/parts/Announcement'
import { CONCEDED, CUP_GOALS, type Cup, HEIGHT, MEET_TICKS, SERVE_TICKS, WIDTH, type World } from '../rules'
import { texts } from '../texts/game'
import { RIVAL_COLORS, rivalTexture } from './paintings/rivals'

/** Ticks in which it fades in and out. */
const FADE = 14
const LARGE = 3.4
const LETTERS = 44
/** Heights of face and name, relative to the middle of both. */
const FACE_Y = -22
const NAME_Y = 92
/** The widest line: in one half of a landscape table, across a portrait one. Units. */
const WIDEST = { wide: 236, upright: 420 } as const

interface Props {
  readonly world: World
  readonly cup: Cup
}

export function SceneMeet({ world, cup: { rival } }: Props) {
  const holder = useRef<Container>(null)
  const face = useRef<Sprite>(null)
  const reduced = useReducedMotion()
  const upright = useUprightRotation()
  const { name, says } = texts.rivals[rival]
  /** Ticks left of the extra time of the first serve. */
  const left = () => (world.state === 'serve' && world.ticks <= MEET_TICKS ? world.wait - SERVE_TICKS : 0)
  useFrame((alpha) => {
    if (!holder.current) return
    const share = clamp(Math.min(left() - alpha, MEET_TICKS - left()) / FADE, 0, 1)
    holder.current.visible = share > 0
    holder.current.rotation = upright()
    holder.current.alpha = share
    holder.current.scale.set(reduced() ? 1 : 0.7 + 0.3 * share)
  })
  return (
    <>
      <pixiContainer ref={holder} x={world.width * 0.75} y={HEIGHT / 2} visible={false}>
        <pixiSprite ref={face} texture={rivalTexture(rival, LARGE)} anchor={0.5} y={FACE_Y} />
        <pixiSprite
          texture={textTexture(name)}
          anchor={0.5}
          y={NAME_Y}
          tint={hexNumber(tone(RIVAL_COLORS[rival], 0.45))}
          scale={LETTERS / FONT_SIZE}
        />
      </pixiContainer>
      <Announcement
        lines={[
          { text: says, size: 26, color: tint('yellow') },
          { text: texts.cup.goals(CUP_GOALS), size: 21 },
          { text: texts.cup.stars(CONCEDED[0]), size: 19 },
        ]}
        x={world.width * 0.25}
        y={world.width > WIDTH ? HEIGHT / 2 : HEIGHT / 4}
        width={world.width > WIDTH ? WIDEST.upright : WIDEST.wide}
        shown={() => left() > 0}
      />
    </>
  )
}
