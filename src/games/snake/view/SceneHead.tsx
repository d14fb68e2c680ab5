/**
 * Draws the snake's head: it turns with the key press, opens its mouth near food, flicks its tongue, and crosses its
 * eyes.
 */
import type { Container, Sprite } from 'pixi.js'
import { useRef } from 'react'
import type { Seat } from '../../../engine/core/input/seats'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf, type Direction } from '../../../engine/core/math/grid'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { type Event, facing } from '../rules'
import { headTexture, tongueTexture } from './paintings'
import { headSpot, stretches, type Track } from './path'

const ANGLES: Readonly<Record<Direction, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
}
/** Cells collide: the head may reach a little beyond its own. */
const LARGER = 1.14
/** Distance to the food at which the mouth opens, in cells. */
const HUNGRY_AT = 3
/** Interval and duration of a tongue flick in ms. */
const FLICK_EVERY = 2600
const FLICK_MS = 320

function nearFood({ body, foods, size }: Track): boolean {
  const head = cellOf(itemAt(body, 0), size)
  return foods.some(({ cell }) => {
    const food = cellOf(cell, size)
    return cell >= 0 && Math.abs(head.row - food.row) + Math.abs(head.col - food.col) <= HUNGRY_AT
  })
}

interface Props {
  track(): Track
  /** Among four. */
  readonly seat?: Seat
  /** Another head sleeps at the tail. */
  readonly twoHeads?: boolean
}

export function SceneHead({ track, seat, twoHeads = false }: Props) {
  const holder = useRef<Container>(null)
  const head = useRef<Sprite>(null)
  const tongue = useRef<Sprite>(null)
  const other = useRef<Sprite>(null)
  const view = useRef({ angle: 0, swell: 0, dent: 0, ms: 0 })
  const reduced = useReducedMotion()
  useEvents<Event>({
    eat: () => {
      view.current.swell = 1
    },
    fruit: (event) => {
      if (event.seat === seat) view.current.swell = 1
    },
    crash: () => {
      view.current.dent = 1
    },
    out: (event) => {
      if (event.seat === seat) view.current.dent = 1
    },
  })
  useFrame((alpha, ms) => {
    const { current } = view
    if (!holder.current || !head.current || !tongue.current) return
    const world = track()
    const spot = headSpot(world, alpha)
    holder.current.position.set(spot.x, spot.y)
    // Turns the short way: most of a quarter turn takes 60 ms.
    const wanted = ANGLES[facing(world)]
    const turn = Math.atan2(Math.sin(wanted - current.angle), Math.cos(wanted - current.angle))
    const angle = current.angle + turn * Math.min(1, ms / 28)
    // Normalized, because the angle determines below whether the head is upside down.
    current.angle = Math.atan2(Math.sin(angle), Math.cos(angle))
    holder.current.rotation = current.angle
    current.swell = Math.max(0, current.swell - ms / 220)
    current.dent = Math.max(0, current.dent - ms / 380)
    current.ms += ms
    const bounce = reduced() ? 0 : Math.sin(current.swell * Math.PI) * 0.2
    const dent = reduced() ? 0 : current.dent * 0.34
    head.current.scale.set(LARGER * (1 + bounce - dent), LARGER * (1 + bounce + dent * 0.6))
    const dazed = world.end !== '' && world.end !== 'full'
    // Mirrored when it looks left, so that it is not upside down.
    head.current.scale.y *= Math.abs(current.angle) > Math.PI / 2 + 0.1 ? -1 : 1
    head.current.texture = headTexture(dazed ? 'dazed' : nearFood(world) ? 'hungry' : 'calm', seat)
    const flick = current.ms % FLICK_EVERY
    tongue.current.visible = !dazed && !nearFood(world) && flick < FLICK_MS
    placeOther(other.current, world, alpha)
    tongue.current.x = 15 * LARGER + (reduced() ? 0 : Math.sin((flick / FLICK_MS) * Math.PI * 3) * 2)
  })
  return (
    <>
      {twoHeads && <pixiSprite ref={other} texture={headTexture('asleep')} anchor={0.5} scale={0.85} />}
      <pixiContainer ref={holder}>
        <pixiSprite ref={tongue} texture={tongueTexture()} anchor={{ x: 0, y: 0.5 }} visible={false} />
        <pixiSprite ref={head} texture={headTexture('calm', seat)} anchor={0.5} />
      </pixiContainer>
    </>
  )
}

/** The sleeping head at the tail looks away from the body. */
function placeOther(sprite: Sprite | null, world: Track, alpha: number): void {
  if (!sprite) return
  const [end, before] = (stretches(world, alpha).at(-1) ?? []).slice(-2).reverse()
  if (!end || !before) return
  sprite.position.set(end.x, end.y)
  if (end.x !== before.x || end.y !== before.y)
    sprite.rotation = Math.atan2(end.y - before.y, end.x - before.x)
}
