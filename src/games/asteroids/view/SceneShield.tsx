/** The shield of Asteroids: a bright bubble around the ship or one of its copies, and how long it still lasts. */
import type { Graphics, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { FONT_SIZE, textTexture } from '../../../engine/stage/painting/text'
import { type Point, shieldTicks, shipSize, type World } from '../rules'
import { shieldTexture } from './paintings/ship'

/** Radius of the bubble around a ship of the usual size, in units. */
const RADIUS = 22
/** Where there are saucers the ship is drawn larger, and so is its bubble. */
const LARGER = 1.15
/** It fades in this many ticks. */
const FADE_TICKS = 24
const DIGIT = 20

interface Props {
  readonly world: World
  /** Where it is drawn; null for nowhere. */
  readonly at: () => Point | null
}

export function SceneShield({ world, at }: Props) {
  const bubble = useRef<Sprite>(null)
  const arc = useRef<Graphics>(null)
  const digit = useRef<Sprite>(null)
  const time = useRef(0)
  const reduced = useReducedMotion()
  const { larger } = shipSize(world)
  const radius = RADIUS * larger * (world.visitors ? LARGER : 1)
  useFrame((_alpha, ms) => {
    time.current += ms
    if (!bubble.current || !arc.current || !digit.current) return
    const { shield, mode } = world.ship
    const place = shield > 0 && mode === 'here' ? at() : null
    bubble.current.visible = digit.current.visible = place !== null
    arc.current.clear()
    if (!place) return
    const { x, y } = place
    const light = Math.min(1, shield / FADE_TICKS)
    bubble.current.position.set(x, y)
    bubble.current.alpha = light * (reduced() ? 0.9 : 0.82 + 0.18 * Math.sin(time.current / 160))
    const part = shield / shieldTicks(world)
    const start = -Math.PI / 2
    arc.current
      .arc(x, y, radius + 4, start, start + part * Math.PI * 2)
      .stroke({ width: 2.6, color: 0xffffff, alpha: 0.95 * light })
    digit.current.texture = textTexture(`${Math.ceil(shield / 60)}`)
    // Near the upper edge the number is below the ship.
    digit.current.position.set(x, y + (radius + 17) * (y < radius + 34 ? 1 : -1))
    digit.current.alpha = light
  })
  return (
    <>
      <pixiSprite
        ref={bubble}
        texture={shieldTexture()}
        anchor={0.5}
        scale={radius / 32}
        tint={tint('sky')}
        visible={false}
      />
      <pixiGraphics ref={arc} draw={() => {}} />
      <pixiSprite
        ref={digit}
        texture={textTexture('3')}
        anchor={0.5}
        scale={(DIGIT / FONT_SIZE) * larger}
        visible={false}
      />
    </>
  )
}
