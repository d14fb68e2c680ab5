/**
 * Draws the player, a lemon: it bites while moving, glides around late corners, swells with a power, and spins away
 * when caught.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Direction } from '../../../engine/core/math/grid'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { FALLEN_ALPHA } from '../../../engine/stage/parts/fallen'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { CELL } from '../rules/maze'
import { mazeOf } from '../rules/mazes'
import { CAUGHT_TICKS, type Event, type World } from '../rules/world'
import { lemonTexture, shadeTexture } from './paintings/actors'
import { CATCH_MS } from './SceneGhost'

const ANGLES: Readonly<Record<Direction, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
}
/** One cycle of the mouth: shut, wide open, shut. */
const BITE = [0, 1, 2, 3, 2, 1]
const BITE_MS = 34

export function SceneLemon({ world, twin = false }: { readonly world: World; readonly twin?: boolean }) {
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const shade = useRef<Sprite>(null)
  const wide = mazeOf(world).cols * CELL
  const view = useRef({ ms: 0, angle: Math.PI, swell: 0, x: 0, y: 0, offX: 0, offY: 0, hidden: 0 })
  const reduced = useReducedMotion()
  const positionAt = useInterpolatedPosition(() => world.player)
  useEvents<Event>({
    power: () => {
      view.current.swell = 1
    },
    ghost: () => {
      view.current.hidden = CATCH_MS
    },
    tasty: () => {
      view.current.swell = 1
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !body.current || !shade.current) return
    const at = positionAt(alpha)
    // A late turn moves it sideways by some pixels: it glides there.
    const jump = Math.hypot(at.x - current.x, at.y - current.y)
    if (jump > 5 + (ms / 16) * 3.2 && jump < 24) {
      current.offX += current.x - at.x
      current.offY += current.y - at.y
    }
    current.x = at.x
    current.y = at.y
    const fade = Math.exp(-ms / 35)
    current.offX *= fade
    current.offY *= fade
    const shift = !twin ? 0 : at.x < wide / 2 ? wide : -wide
    holder.current.position.set(at.x + current.offX + shift, at.y + current.offY)
    current.hidden -= ms
    holder.current.visible = current.hidden <= 0 && (!twin || at.x < 20 || at.x > wide - 20)
    const { player, state } = world
    // A won stage of Mazes is over, too, with lives left.
    const fallen = state === 'over' && world.lives === 0
    const caught = state === 'caught' || state === 'end' || fallen
    if (player.moving && state === 'play') current.ms += ms
    const bite = caught
      ? 0
      : state === 'play' && player.moving
        ? BITE[Math.floor(current.ms / BITE_MS) % 6]
        : 1
    body.current.texture = lemonTexture(bite ?? 1)
    const wanted = ANGLES[player.facing]
    const turn = Math.atan2(Math.sin(wanted - current.angle), Math.cos(wanted - current.angle))
    current.angle += turn * Math.min(1, ms / 26)
    current.swell = Math.max(0, current.swell - ms / 260)
    const give = reduced() ? 0 : Math.sin(current.swell * Math.PI) * 0.28
    body.current.rotation = current.angle
    body.current.alpha = 1
    let size = 1 + give
    if (fallen) body.current.alpha = FALLEN_ALPHA
    else if (caught) {
      const t = state === 'caught' ? Math.max(0, Math.min(1, 1.15 - world.wait / (CAUGHT_TICKS * 0.85))) : 1
      body.current.alpha = 1 - t * t
      if (!reduced()) {
        body.current.rotation += t * 9
        size = 1 + Math.sin(t * Math.PI) * 0.25 - t * 0.7
      }
    }
    // Facing left, it must not be upside down.
    const upright = Math.abs(Math.atan2(Math.sin(current.angle), Math.cos(current.angle))) > Math.PI / 2 + 0.1
    body.current.scale.set(size, upright ? -size : size)
    shade.current.alpha = body.current.alpha
  })
  return (
    <pixiContainer ref={holder} scale={1.14}>
      <pixiSprite ref={shade} texture={shadeTexture()} anchor={0.5} y={9} />
      <pixiSprite ref={body} texture={lemonTexture(1)} anchor={0.5} />
    </pixiContainer>
  )
}
