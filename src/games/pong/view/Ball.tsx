/** Draws the ball of Pong; before a serve it waits in a ring that closes and moves toward the receiver. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { ringTexture } from '../../../engine/stage/painting/lights'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, SERVE_TICKS, type Worlds } from '../rules'
import { ballTexture, DRAWN, haloTexture } from './paintings'

/** How far the ring moves before a serve, units. */
const RING_WAY = 10

interface Props {
  readonly world: Pick<Worlds, 'ball' | 'state' | 'wait'>
  /** The middle of the court, where a ball waits. */
  readonly middle: { readonly x: number; readonly y: number }
  /** The way to the receiver of the next serve, radians, and the receiver's color, 0xrrggbb. */
  readonly serve: () => { readonly angle: number; readonly hue: number }
  readonly isNeon: boolean
}

export function Ball({ world, middle, serve, isNeon }: Props) {
  const ball = useRef<Sprite>(null)
  const halo = useRef<Sprite>(null)
  const ring = useRef<Sprite>(null)
  const squash = useRef(0)
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => world.ball, 120)
  useEvents<Event>({
    hit: () => {
      squash.current = 1
    },
  })
  useFrame((alpha, ms) => {
    if (!ball.current || !ring.current) return
    squash.current = Math.max(0, squash.current - ms / 140)
    const at = positionAt(alpha)
    const { vx, vy } = world.ball
    // Flattened along its way.
    const give = (reduced() ? 0 : squash.current * 0.4) * (Math.abs(vx) < Math.abs(vy) ? -1 : 1)
    ball.current.position.set(at.x, at.y)
    ball.current.visible = world.state === 'serve' || world.state === 'play'
    const drawn = isNeon ? DRAWN : 1
    ball.current.scale.set(drawn * (1 - give), drawn * (1 + give))
    halo.current?.position.set(at.x, at.y)
    if (halo.current) halo.current.visible = ball.current.visible
    const left = world.state === 'serve' ? Math.min(1, Math.max(0, (world.wait - alpha) / SERVE_TICKS)) : 0
    const { angle, hue } = serve()
    ring.current.visible = left > 0
    ring.current.tint = hue
    ring.current.position.set(
      middle.x + Math.cos(angle) * RING_WAY * (1 - left),
      middle.y + Math.sin(angle) * RING_WAY * (1 - left),
    )
    ring.current.scale.set(reduced() ? 0.4 : 0.28 + 0.9 * left)
    ring.current.alpha = Math.min(1, (1 - left) * 4) * 0.9
  })
  return (
    <>
      <pixiSprite ref={ring} texture={ringTexture(80, 5)} anchor={0.5} visible={false} />
      {isNeon && <pixiSprite ref={halo} texture={haloTexture()} anchor={0.5} scale={1.1} />}
      <pixiSprite ref={ball} texture={ballTexture()} anchor={0.5} />
    </>
  )
}
