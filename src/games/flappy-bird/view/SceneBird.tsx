/** Draws the bird: hovering, flapping, tilting with its speed, and tumbling down after a crash. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { clamp } from '../../../engine/core/math/geometry'
import { useEvents, useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { BIRD_X, type Event, FLIGHTS, heightOf, JUMP, type World } from '../rules'
import { birdTexture, wingTexture } from './paintings/bird'
import { thrown, tumble } from './tumble'

/** The duration of one wing stroke. */
const STROKE_MS = 190
/** In a gentle flight the bird is drawn larger than the rules count: what is hit stays inside of the picture. */
const GENTLE_LARGER = 1.16

export function SceneBird({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const wing = useRef<Sprite>(null)
  const view = useRef({
    from: world.y,
    to: world.y,
    stroke: 0,
    ms: 0,
    tumble: thrown(''),
    spin: 0,
  })
  const reduced = useReducedMotion()
  useTick(() => {
    view.current.from = view.current.to
    view.current.to = world.y
  })
  useEvents<Event>({
    flap: () => {
      view.current.stroke = STROKE_MS
    },
    crash: ({ reason }) => {
      // The final animation.
      view.current.tumble = thrown(reason, heightOf(world))
      view.current.spin = 0.14
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !body.current || !wing.current) return
    current.ms += ms
    let y = current.from + (current.to - current.from) * alpha
    const calm = reduced()
    const dazed = world.state === 'over'
    if (world.state === 'ready') {
      if (!calm) y += Math.sin(current.ms / 260) * 7
      if (!calm && current.stroke <= 0) current.stroke = STROKE_MS * 2
    }
    if (dazed && !calm) y = tumble(current.tumble, y, ms)
    holder.current.position.set(BIRD_X, y)
    // Scaled to the specified jump, so that a gentle bird tilts up and down as much.
    const vy = (world.vy * JUMP) / FLIGHTS[world.flight].jump
    const wanted = world.state === 'flying' ? clamp(vy * 0.055 - 0.1, -0.45, 1.15) : 0
    if (dazed) holder.current.rotation += calm || current.tumble.landed ? 0 : (current.spin * ms) / 16
    else
      holder.current.rotation +=
        (wanted - holder.current.rotation) * Math.min(1, ms / (wanted < 0 ? 40 : 130))
    current.stroke = Math.max(0, current.stroke - ms)
    const beat = Math.sin((current.stroke / STROKE_MS) * Math.PI * 2)
    wing.current.rotation = current.stroke > 0 && !dazed ? -beat * 0.9 : -0.1
    wing.current.scale.y = 1 + (current.stroke > 0 ? beat * 0.25 : 0)
    const squash = calm || world.state !== 'flying' ? 0 : clamp(vy / 60, -0.14, 0.1)
    body.current.scale.set(1 + squash, 1 - squash)
    body.current.texture = birdTexture(dazed)
    const safe = world.state === 'flying' ? (world.gentle?.safe ?? 0) : 0
    // It blinks as long as it cannot crash, faster at the end.
    holder.current.alpha =
      safe === 0 ? 1 : calm ? 0.55 : 0.6 + 0.35 * Math.sin(current.ms / (safe > 40 ? 55 : 30))
  })
  return (
    <pixiContainer ref={holder} scale={world.gentle ? GENTLE_LARGER : 1}>
      <pixiSprite ref={body} texture={birdTexture(false)} anchor={0.5} />
      <pixiSprite ref={wing} texture={wingTexture()} anchor={{ x: 0.8, y: 0.3 }} x={-1} y={0} />
    </pixiContainer>
  )
}
