/** Draws one ghost: hovering, looking ahead, blue when frightened, only eyes on the way home. */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { STEPS } from '../../../engine/core/math/grid'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { useInterpolatedPosition } from '../../../engine/stage/parts/interpolate'
import { CELL } from '../rules/maze'
import { mazeOf } from '../rules/mazes'
import { type Event, NAMES, WARN_TICKS, type World } from '../rules/world'
import { ghostTexture, pupilsTexture, shadeTexture, whitesTexture } from './paintings/actors'

/** Ticks between two color changes of frightened ghosts near the end: two and a half times per second. */
const BLINK_TICKS = 12
/** After a catch only its points are shown for this long: neither the player nor the ghost. */
export const CATCH_MS = 200

/** `twin` is a second copy one field width further: what leaves the tunnel on one side enters on the other. */
export function SceneGhost({
  world,
  index,
  twin = false,
}: {
  readonly world: World
  readonly index: number
  readonly twin?: boolean
}) {
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const whites = useRef<Sprite>(null)
  const pupils = useRef<Sprite>(null)
  const shade = useRef<Sprite>(null)
  const look = useRef({ x: 0, y: 0, ms: index * 400, alpha: 1, hidden: 0 })
  const reduced = useReducedMotion()
  const name = NAMES[index] ?? 'ember'
  useEvents<Event>({
    ghost: (event) => {
      if (event.ghost === name) look.current.hidden = CATCH_MS
    },
  })
  const wide = mazeOf(world).cols * CELL
  // Some rounds of Mazes have fewer ghosts.
  const positionAt = useInterpolatedPosition(() => world.ghosts[index] ?? itemAt(world.ghosts, 0))
  useFrame((alpha, ms) => {
    const { current } = look
    const ghost = world.ghosts[index]
    if (!ghost) {
      if (holder.current) holder.current.visible = false
      return
    }
    if (!holder.current || !body.current || !whites.current || !pupils.current || !shade.current) return
    const { x, y } = positionAt(alpha)
    const shift = !twin ? 0 : x < wide / 2 ? wide : -wide
    holder.current.position.set(x + shift, y)
    current.hidden -= ms
    holder.current.visible = current.hidden <= 0 && (!twin || x < 20 || x > wide - 20)
    current.ms += ms
    const gone =
      world.state === 'clear' ||
      world.state === 'scene' ||
      world.state === 'over' ||
      (world.state === 'caught' && world.wait < 60) ||
      world.lives === 0
    current.alpha += ((gone ? 0 : 1) - current.alpha) * Math.min(1, ms / 120)
    holder.current.alpha = current.alpha
    const eyes = ghost.place === 'eyes'
    const waning = world.power < WARN_TICKS && Math.floor(world.power / BLINK_TICKS) % 2 === 1
    body.current.visible = !eyes
    shade.current.visible = !eyes
    body.current.texture = ghostTexture(name, !ghost.frightened ? 'calm' : waning ? 'waning' : 'frightened')
    const sway = reduced() ? 0 : Math.sin(current.ms / 170)
    body.current.scale.set(1 + sway * 0.035, 1 - sway * 0.045)
    const hover = reduced() ? 0 : Math.sin(current.ms / 260) * (ghost.place === 'pen' ? 2.4 : 0.8)
    body.current.y = -2 + hover
    const { row, col } = STEPS[ghost.facing]
    const ease = Math.min(1, ms / 60)
    current.x += (col - current.x) * ease
    current.y += (row - current.y) * ease
    whites.current.visible = pupils.current.visible = eyes || !ghost.frightened
    whites.current.position.set(current.x * 1.6, -3 + current.y * 1.2 + hover)
    pupils.current.position.set(current.x * 2.9, -3 + current.y * 2.6 + hover)
  })
  return (
    <pixiContainer ref={holder} scale={1.14}>
      <pixiSprite ref={shade} texture={shadeTexture()} anchor={0.5} y={9} />
      <pixiSprite ref={body} texture={ghostTexture(name, 'calm')} anchor={{ x: 0.5, y: 0.53 }} />
      <pixiSprite ref={whites} texture={whitesTexture()} anchor={0.5} />
      <pixiSprite ref={pupils} texture={pupilsTexture()} anchor={0.5} />
    </pixiContainer>
  )
}
