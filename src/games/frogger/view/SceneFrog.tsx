/** Draws the frog: it crouches and stretches in its hop, lies flat, sinks, and dances at home. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Direction } from '../../../engine/core/math/grid'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { FALLEN_ALPHA } from '../../../engine/stage/parts/fallen'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { type Event, HOP_TICKS, type World } from '../rules'
import { frogTexture, shadowTexture } from './paintings/frog'

const ANGLES: Readonly<Record<Direction, number>> = {
  up: 0,
  right: Math.PI / 2,
  down: Math.PI,
  left: -Math.PI / 2,
}

/** Its size where it may differ from the specified one. */
const LARGER = 1.12
/** The lady's size on the frog's back, relative to her normal size. */
const RIDER = 0.66

export function SceneFrog({ world }: { readonly world: World }) {
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const shadow = useRef<Sprite>(null)
  const rider = useRef<Sprite>(null)
  const view = useRef({ angle: 0, squash: 0, hurt: '', since: 0, born: 1000 })
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => world.frog)
  useEvents<Event>({
    land: () => {
      view.current.squash = 1
    },
    hurt: ({ reason }) => {
      view.current.hurt = reason
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !body.current || !shadow.current) return
    const at = positionAt(alpha)
    holder.current.position.set(at.x, at.y)
    const { frog, state } = world
    const hurt = state === 'hurt' || state === 'end' || (state === 'over' && world.lives === 0)
    const home = !hurt && state !== 'play'
    if (state === 'play' && current.hurt) Object.assign(current, { hurt: '', born: 0 })
    current.since = hurt || home ? current.since + ms : 0
    current.born += ms
    const wanted = ANGLES[frog.facing]
    const turn = Math.atan2(Math.sin(wanted - current.angle), Math.cos(wanted - current.angle))
    current.angle += turn * Math.min(1, ms / 24)
    current.squash = Math.max(0, current.squash - ms / 170)
    const t = frog.hop > 0 ? Math.min(1, 1 - (frog.hop - alpha) / HOP_TICKS) : 0
    const lift = frog.hop > 0 ? Math.sin(Math.PI * t) : 0
    const give = reduced() ? 0 : Math.sin(current.squash * Math.PI) * 0.2
    const flight = reduced() ? 0 : lift
    body.current.texture = frogTexture(hurt ? 'dazed' : frog.hop > 0 ? 'leap' : 'sit')
    body.current.rotation = current.angle
    body.current.y = -flight * 9
    body.current.scale.set(1 + flight * 0.16 + give, 1 + flight * 0.26 - give)
    body.current.alpha = 1
    body.current.tint = 0xffffff
    shadow.current.visible = !hurt
    shadow.current.position.set(flight * 3, 4 + flight * 7)
    shadow.current.scale.set(1 - flight * 0.15)
    // The lady it carries sits on its back, and leaves when it is hurt.
    const carries = world.lady?.carried === true && !hurt
    if (state === 'over' && current.hurt) body.current.alpha = FALLEN_ALPHA
    else if (hurt) suffer(body.current, current.hurt, current.since, reduced())
    else if (home && !reduced()) {
      const dance = Math.abs(Math.sin(current.since / 95))
      body.current.y = -dance * 12
      body.current.rotation = Math.sin(current.since / 130) * 0.3
    } else if (current.born < 260) {
      const grown = current.born / 260
      body.current.alpha = grown
      if (!reduced()) body.current.scale.set(1.15 * Math.sin((grown * Math.PI) / 1.75))
    }
    if (!rider.current) return
    rider.current.visible = carries
    rider.current.rotation = body.current.rotation
    rider.current.position.set(-Math.sin(current.angle) * 5, body.current.y + Math.cos(current.angle) * 5)
    rider.current.scale.set(body.current.scale.x * RIDER, body.current.scale.y * RIDER)
  })
  return (
    <pixiContainer ref={holder} scale={world.arcade ? LARGER : 1}>
      <pixiSprite ref={shadow} texture={shadowTexture()} anchor={0.5} />
      <pixiSprite ref={body} texture={frogTexture('sit')} anchor={0.5} />
      {world.lady && (
        <pixiSprite ref={rider} texture={frogTexture('sit', 'lady')} anchor={0.5} visible={false} />
      )}
    </pixiContainer>
  )
}

/** Flat under wheels, sunk in the water, or just faint. */
function suffer(body: Sprite, reason: string, ms: number, still: boolean): void {
  const t = Math.min(1, ms / 600)
  if (reason === 'water' || reason === 'swept' || reason === 'otter') {
    body.tint = 0x9fc8ea
    body.alpha = Math.max(0, 1 - t * 1.3)
    if (!still) {
      body.scale.set(1 - t * 0.5)
      body.rotation += t * 2
    }
  } else if (reason === 'car') {
    body.alpha = 1 - Math.max(0, t - 0.6) * 2
    if (!still) body.scale.set(1.3, 0.72)
  } else body.alpha = 1 - t * 0.8
}
