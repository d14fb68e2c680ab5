/** Draws a paddle of Pong: it recoils when hit, and stretches a little as it moves. An arrow shows a lone player theirs. */
import type { Sprite } from 'pixi.js'
import { useRef } from 'react'
import { type Seat, teamOf } from '../../../engine/core/input/seats'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, faceOf, PADDLE_SPEED, PADDLE_WIDTH, paddleOf, type World } from '../rules'
import { arrowTexture, DRAWN, haloTexture, paddleTexture, pairPaddleTexture } from './paintings'

const GIVE_MS = 170
/** The arrow is this far from the face, sways by this much, and is gone while the ball is this near, units. */
const ARROW = { away: 34, sway: 5, clear: 200 } as const
const FADE_MS = 250

interface Props {
  readonly world: World
  readonly seat: Seat
  /** 0xrrggbb of its light; none if not given. */
  readonly light?: number | undefined
}

export function ScenePaddle({ world, seat, light }: Props) {
  const sprite = useRef<Sprite>(null)
  const halo = useRef<Sprite>(null)
  const arrow = useRef<Sprite>(null)
  const time = useRef(0)
  const give = useRef(0)
  const reduced = useReducedMotion()
  const paddle = paddleOf(world, seat)
  const out = teamOf(seat) === 0 ? -1 : 1
  const x = faceOf(seat) + (out * PADDLE_WIDTH) / 2
  const positionAt = useInterpolatedPosition(() => ({ x, y: paddle.y }))
  useEvents<Event>({
    hit: (event) => {
      if (event.side === seat) give.current = 1
    },
  })
  useFrame((alpha, ms) => {
    give.current = Math.max(0, give.current - ms / GIVE_MS)
    if (!sprite.current) return
    // Pale while the computer plays there.
    if (world.pairs) sprite.current.alpha = world.pairs.human[seat] ? 1 : 0.75
    const bump = reduced() ? 0 : Math.sin(give.current * Math.PI)
    const pace = reduced() ? 0 : Math.abs(paddle.vy) / PADDLE_SPEED
    const thick = light === undefined ? 1 : DRAWN
    sprite.current.position.set(x + out * (bump * 6 + (PADDLE_WIDTH * (thick - 1)) / 2), positionAt(alpha).y)
    if (arrow.current) {
      time.current += ms
      const isShown = world.rally === 0 && Math.abs(world.ball.x - x) > ARROW.clear
      const { alpha: shown } = arrow.current
      arrow.current.alpha = Math.min(1, Math.max(0, shown + (isShown ? ms : -ms) / FADE_MS))
      const sway = reduced() ? 0 : ARROW.sway * Math.sin(time.current / 160)
      arrow.current.position.set(faceOf(seat) + ARROW.away + sway, sprite.current.y)
    }
    halo.current?.position.set(sprite.current.x, sprite.current.y)
    sprite.current.scale.set(thick * (1 + bump * 0.25 - pace * 0.08), 1 - bump * 0.08 + pace * 0.05)
  })
  return (
    <>
      {light !== undefined && (
        <pixiSprite ref={halo} texture={haloTexture()} anchor={0.5} tint={light} scale={{ x: 1.3, y: 2.2 }} />
      )}
      <pixiSprite
        ref={sprite}
        texture={world.pairs ? pairPaddleTexture(seat) : paddleTexture(teamOf(seat))}
        anchor={0.5}
      />
      {world.alone && seat === 0 && <pixiSprite ref={arrow} texture={arrowTexture()} anchor={0.5} />}
    </>
  )
}
