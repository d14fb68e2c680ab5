/**
 * Draws the bubbles: those on the board, nudged by bubbles that land next to them, those that disappear, and the flying
 * one.
 */
import type { Sprite } from 'pixi.js'
import { useMemo, useRef } from 'react'
import { useEvents, useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { Trail } from '../../../engine/stage/parts/Trail'
import {
  type Bubble,
  type Event,
  type Leaving,
  LOST_TICKS,
  lineOf,
  RADIUS,
  ROW_HEIGHT,
  type World,
} from '../rules'
import { bubbleTexture } from './paintings'

/** How far a bubble is from its cell, and how it swings back. */
interface Swing {
  x: number
  y: number
  vx: number
  vy: number
}

/** A landing moves bubbles within this distance, in units, the nearest by this much. */
const REACH = RADIUS * 4.6
const PUSH = 0.34
const GRAY = 0x77808f

export function SceneBubbles({ world }: { readonly world: World }) {
  const swings = useMemo(() => new Map<number, Swing>(), [])
  const last = useRef({ x: 0, y: 0 })
  const time = useRef(0)
  const line = lineOf(world)
  const reduced = useReducedMotion()
  const swing = (id: number): Swing => {
    const known = swings.get(id) ?? { x: 0, y: 0, vx: 0, vy: 0 }
    swings.set(id, known)
    return known
  }
  useEvents<Event>({
    land: ({ id, x, y, dx, dy }) => {
      if (reduced()) return
      const at = { x, y }
      for (const other of world.bubbles) {
        const away = Math.hypot(other.x - at.x, other.y - at.y)
        if (other.id === id || away > REACH) continue
        const push = PUSH * (1 - away / REACH) ** 2
        const moved = swing(other.id)
        moved.vx += ((other.x - at.x) / away) * push
        moved.vy += ((other.y - at.y) / away) * push
      }
      // It moves into its cell from where it was last drawn, and swings through.
      const length = Math.hypot(dx, dy) || 1
      Object.assign(swing(id), {
        x: Math.max(-16, Math.min(16, last.current.x - at.x)),
        y: Math.max(-16, Math.min(16, last.current.y - at.y)),
        vx: (dx / length) * 0.16,
        vy: (dy / length) * 0.16,
      })
    },
    row: () => {
      if (reduced()) return
      for (const { id } of world.bubbles) swing(id).y -= ROW_HEIGHT
    },
  })
  useFrame((_alpha, ms) => {
    time.current += ms
    if (world.flight) last.current = { x: world.flight.x, y: world.flight.y }
    // A damped spring in steps of at most 8 ms, so that it is stable on slow displays.
    for (let left = Math.min(ms, 64); left > 0; left -= 8) {
      const part = Math.min(8, left)
      for (const one of swings.values()) {
        one.vx += (-one.x * 0.0011 - one.vx * 0.014) * part
        one.vy += (-one.y * 0.0011 - one.vy * 0.014) * part
        one.x += one.vx * part
        one.y += one.vy * part
      }
    }
    for (const [id, one] of swings)
      if (Math.abs(one.x) + Math.abs(one.y) < 0.05 && Math.abs(one.vx) + Math.abs(one.vy) < 0.001)
        swings.delete(id)
  })
  const settle = (sprite: Sprite, { id, y }: Bubble | Leaving) => {
    const moved = swings.get(id)
    if (moved) {
      sprite.x += moved.x
      sprite.y += moved.y
    }
    // After a loss the bubbles lose their color, from the bottom up.
    const ended = world.bubbles.length > 0 && (world.state === 'lost' || world.state === 'over')
    const gone = ended ? 1 - Math.max(0, world.wait) / LOST_TICKS : 0
    sprite.tint = gone * (line + 60) > line + 20 - y && gone > 0 ? GRAY : 0xffffff
  }
  /** A bubble that is about to burst grows a little. */
  const ripe = (sprite: Sprite, bubble: Leaving) => {
    settle(sprite, bubble)
    const soon = bubble.falls ? 0 : Math.max(0, 1 - bubble.wait / 6)
    sprite.scale.set(1 + (reduced() ? 0 : soon * 0.14))
    if (bubble.falls && !reduced()) sprite.x += Math.sin(time.current / 22 + bubble.id) * 1.1
  }
  const flying = () => (world.flight ? [world.flight] : [])
  return (
    <>
      <Entities<Bubble>
        of={() => world.bubbles}
        texture={({ color }) => bubbleTexture(color)}
        style={settle}
        jump={20}
      />
      <Entities<Leaving>
        of={() => world.leaving}
        texture={({ color }) => bubbleTexture(color)}
        style={ripe}
      />
      <Trail of={flying} radius={RADIUS * 0.72} color={0xdcefff} length={12} />
      <Entities
        of={flying}
        texture={({ color }) => bubbleTexture(color)}
        style={(sprite) => {
          const flight = world.flight
          const a = flight?.path[flight.leg]
          const b = flight?.path[flight.leg + 1]
          if (!a || !b || reduced()) return
          // Stretched in the direction of its path.
          sprite.rotation = Math.atan2(b.y - a.y, b.x - a.x)
          sprite.scale.set(1.1, 0.92)
        }}
      />
    </>
  )
}
