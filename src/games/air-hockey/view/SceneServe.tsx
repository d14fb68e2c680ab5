/** Shows a serve: a ring that closes around the puck, and arrows toward the side that receives it. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { hexNumber } from '../../../engine/core/palette'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Round, SERVE_TICKS, spotY, type World } from '../rules'
import { chevronTexture, ringTexture, SIDE_COLORS } from './paintings'
import { CIRCLE_RADIUS } from './paintings/table'

export function SceneServe({ world, round }: { readonly world: World; readonly round: Round }) {
  const holder = useRef<Container>(null)
  const ring = useRef<Sprite>(null)
  const arrows = useRef<(Sprite | null)[]>([])
  const clock = useRef(0)
  const reduced = useReducedMotion()
  useFrame((alpha, ms) => {
    clock.current += ms
    if (!holder.current || !ring.current) return
    holder.current.visible = round.state === 'serve'
    // The ring waits until a cup's opponent has been introduced.
    const left = clamp((round.wait - alpha) / SERVE_TICKS, 0, 1)
    const tint = hexNumber(SIDE_COLORS[round.receiver])
    const way = round.receiver === 0 ? -1 : 1
    ring.current.tint = tint
    ring.current.alpha = 0.9 * Math.min(1, (1 - left) * 5)
    ring.current.scale.set(reduced() ? 0.5 : (0.36 + 0.64 * left) * (CIRCLE_RADIUS / 56))
    arrows.current.forEach((arrow, i) => {
      if (!arrow) return
      arrow.tint = tint
      arrow.scale.x = way
      arrow.x = way * (30 + i * 13)
      arrow.alpha = reduced() ? 0.8 : 0.3 + 0.6 * Math.max(0, Math.cos(clock.current / 150 - i * 1.1))
    })
  })
  return (
    <pixiContainer ref={holder} x={world.width / 2} y={spotY(world, round)}>
      <pixiSprite ref={ring} texture={ringTexture()} anchor={0.5} blendMode="add" />
      {[0, 1].map((i) => (
        <pixiSprite
          key={i}
          ref={(node) => {
            arrows.current[i] = node
          }}
          texture={chevronTexture()}
          anchor={0.5}
        />
      ))}
    </pixiContainer>
  )
}
