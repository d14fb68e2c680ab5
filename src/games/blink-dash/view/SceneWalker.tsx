/** Draws the player of Blink Dash: a ball that stretches as it moves, looks ahead and glows in the dark. */
import type { Container, Sprite } from 'pixi.js'
import { type RefObject, useRef } from 'react'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { largerIn, PLAYER_SPEED, type World } from '../rules'
import { eyesTexture, walkerTexture } from './paintings'

export function SceneWalker({
  world,
  darkness,
}: {
  readonly world: World
  readonly darkness: RefObject<number>
}) {
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const eyes = useRef<Sprite>(null)
  const glow = useRef<Sprite>(null)
  const look = useRef({ x: 0, y: 0 })
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => world.player)
  useFrame((alpha, ms) => {
    if (!holder.current || !body.current || !eyes.current || !glow.current) return
    const at = positionAt(alpha)
    holder.current.position.set(at.x, at.y)
    holder.current.visible = world.state === 'intro' || world.state === 'play'
    holder.current.scale.set(largerIn(world))
    // While nobody can be caught.
    const mercy = world.rooms?.mercy ?? 0
    holder.current.alpha = mercy === 0 ? 1 : reduced() ? 0.55 : mercy % 16 < 8 ? 0.35 : 0.9
    const ease = reduced() ? 1 : Math.min(1, ms / 70)
    look.current.x += (world.player.vx / PLAYER_SPEED - look.current.x) * ease
    look.current.y += (world.player.vy / PLAYER_SPEED - look.current.y) * ease
    eyes.current.position.set(look.current.x * 4.5, look.current.y * 4 - 2)
    const pace = reduced() ? 0 : Math.hypot(look.current.x, look.current.y)
    body.current.rotation = Math.atan2(look.current.y, look.current.x)
    body.current.scale.set(1 + pace * 0.1, 1 - pace * 0.08)
    glow.current.alpha = (world.rooms ? 0.4 : 0.1) + 0.35 * darkness.current
  })
  return (
    <pixiContainer ref={holder}>
      <pixiSprite
        ref={glow}
        texture={glowTexture()}
        anchor={0.5}
        scale={0.8}
        tint={0x9fd6ff}
        blendMode="add"
      />
      <pixiSprite ref={body} texture={walkerTexture()} anchor={0.5} />
      <pixiSprite ref={eyes} texture={eyesTexture()} anchor={0.5} />
    </pixiContainer>
  )
}
