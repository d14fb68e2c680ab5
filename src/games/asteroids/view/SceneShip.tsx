/** Draws the ship: flame, recoil, shield and hyperspace, on both sides of an edge that it crosses. */
import type { Container, Graphics, Sprite } from 'pixi.js'
import { useRef } from 'react'
import { tint } from '../../../engine/core/palette'
import { useEvents, useFrame, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { glowTexture } from '../../../engine/stage/painting/lights'
import { FALLEN_ALPHA } from '../../../engine/stage/parts/fallen'
import {
  CHARGE_TICKS,
  type Event,
  foldAngle,
  JUMP_TICKS,
  type Point,
  shipSize,
  type World,
  way,
} from '../rules'
import { aimTexture, flameTexture, shipTexture } from './paintings/ship'
import { SceneShield } from './SceneShield'

/** A longer distance in one tick is a jump, not flight. */
const JUMP = 30
/** Within this distance of an edge, the ship is also drawn beyond the opposite edge. */
const REACH = 42

/**
 * Where there are saucers, the ship is drawn larger than the rules count: the circle in which it is hit stays as it is,
 * well inside of the picture.
 */
const DRAWN_LARGER = 1.9
/** The scale of the ship's picture, 1 in Classic. */
export const shipScale = (world: World): number =>
  shipSize(world).larger * (world.visitors ? DRAWN_LARGER : 1)

/** The ship itself, and its copies across, down and both. */
const COPIES = [0, 1, 2, 3] as const

/** The ship's appearance, shared by all its copies. */
interface Look {
  x: number
  y: number
  angle: number
  scale: number
  stretch: number
  flame: number
}

export function SceneShip({ world }: { readonly world: World }) {
  const { ship, width, height } = world
  const now = () => ({ x: ship.x, y: ship.y, angle: ship.angle })
  const between = useRef({ from: now(), to: now() })
  const view = useRef({ recoil: 0, arrive: 1, flame: 0, ms: 0 })
  const look = useRef<Look>({ ...now(), scale: 1, stretch: 0, flame: 0 })
  const aim = useRef<Sprite>(null)
  const reduced = useReducedMotion()
  const larger = shipScale(world)
  useTick(() => {
    const { current } = between
    const to = now()
    const far =
      Math.max(Math.abs(way(current.to.x, to.x, width)), Math.abs(way(current.to.y, to.y, height))) > JUMP
    between.current = { from: far ? to : current.to, to }
  })
  useEvents<Event>({
    shoot: () => {
      view.current.recoil = 1
    },
    arrive: () => {
      view.current.arrive = 0
    },
    respawn: () => {
      view.current.arrive = 0
    },
  })
  useFrame((alpha, ms) => {
    const { from, to } = between.current
    const { current } = view
    current.ms += ms
    current.recoil = Math.max(0, current.recoil - ms / 130)
    current.arrive = Math.min(1, current.arrive + ms / 240)
    const still = reduced()
    current.flame += (ship.thrust - current.flame) * (still ? 1 : Math.min(1, ms / 50))
    const kick = still ? 0 : Math.sin(current.recoil * Math.PI)
    const angle = from.angle + foldAngle(to.angle - from.angle) * alpha
    // It first shrinks into hyperspace, for a third of the time.
    const leaving =
      ship.mode === 'jump' ? Math.max(0, (ship.wait - JUMP_TICKS * 0.6) / (JUMP_TICKS * 0.4)) : 1
    const { arrive } = current
    const flicker = still ? 0 : Math.sin(current.ms / 23) * 0.12 + Math.sin(current.ms / 37) * 0.08
    look.current = {
      x: from.x + way(from.x, to.x, width) * alpha - Math.cos(angle) * kick * 1.6,
      y: from.y + way(from.y, to.y, height) * alpha - Math.sin(angle) * kick * 1.6,
      angle,
      scale:
        larger *
        (ship.mode === 'wreck'
          ? world.state === 'over'
            ? 1
            : 0
          : leaving * (still ? 1 : arrive + 0.35 * Math.sin(arrive * Math.PI))),
      stretch: still ? 0 : current.flame * 0.07 - kick * 0.12,
      flame: current.flame > 0.03 ? current.flame * (1 + flicker) : 0,
    }
    if (!aim.current) return
    aim.current.visible = world.aim.at !== null && world.state === 'play'
    if (world.aim.at) aim.current.position.set(world.aim.at.x, world.aim.at.y)
  })
  return (
    <>
      <pixiSprite ref={aim} texture={aimTexture()} anchor={0.5} alpha={0.4} visible={false} />
      <ChargeRing world={world} look={() => look.current} />
      {COPIES.map((copy) => (
        <ShipCopy key={copy} world={world} copy={copy} look={() => look.current} />
      ))}
      {COPIES.map((copy) => (
        <SceneShield key={copy} world={world} at={() => placeOf(look.current, world, copy)} />
      ))}
    </>
  )
}

/** How far beyond an edge a copy is drawn; null if none is needed there. */
function beyond(at: number, side: number, wanted: boolean): number | null {
  if (!wanted) return 0
  if (at < REACH) return side
  return at > side - REACH ? -side : null
}

/** Where a copy of the ship is drawn; null for nowhere. */
function placeOf({ x, y, scale }: Look, { width, height }: World, copy: number): Point | null {
  const dx = beyond(x, width, copy % 2 === 1)
  const dy = beyond(y, height, copy > 1)
  return scale > 0 && dx !== null && dy !== null ? { x: x + dx, y: y + dy } : null
}

function ShipCopy({
  world,
  copy,
  look,
}: {
  readonly world: World
  readonly copy: number
  readonly look: () => Look
}) {
  const holder = useRef<Container>(null)
  const body = useRef<Sprite>(null)
  const flame = useRef<Sprite>(null)
  useFrame(() => {
    if (!holder.current || !body.current || !flame.current) return
    const { angle, scale, stretch, ...rest } = look()
    const place = placeOf(look(), world, copy)
    holder.current.visible = place !== null
    if (!place) return
    holder.current.position.set(place.x, place.y)
    holder.current.rotation = angle
    holder.current.scale.set(scale)
    body.current.scale.set(1 + stretch, 1 - stretch)
    body.current.alpha = world.ship.mode === 'wreck' ? FALLEN_ALPHA : 1
    flame.current.visible = rest.flame > 0
    flame.current.scale.set(rest.flame, 0.7 + 0.3 * rest.flame)
  })
  return (
    <pixiContainer ref={holder} visible={false}>
      {world.visitors && (
        <pixiSprite texture={glowTexture()} anchor={0.5} tint={tint('sky')} alpha={0.42} scale={0.55} />
      )}
      <pixiSprite ref={flame} texture={flameTexture()} anchor={{ x: 1, y: 0.5 }} x={-8} visible={false} />
      <pixiSprite ref={body} texture={shipTexture()} anchor={0.5} />
    </pixiContainer>
  )
}

/** A thin ring that closes while hyperspace charges. */
function ChargeRing({ world, look }: { readonly world: World; readonly look: () => Look }) {
  const graphics = useRef<Graphics>(null)
  useFrame(() => {
    const { current } = graphics
    if (!current) return
    current.clear()
    const { charge, mode } = world.ship
    if (charge === 0 || mode !== 'here') return
    const { x, y } = look()
    const larger = shipScale(world)
    const start = -Math.PI / 2
    const part = 1 - charge / CHARGE_TICKS
    current
      .arc(x, y, 17 * larger, start, start + part * Math.PI * 2)
      .stroke({ width: 1.4, color: 0x54d6ae, alpha: 0.8 })
  })
  return <pixiGraphics ref={graphics} draw={() => {}} />
}
