/**
 * The fall of loose bubbles: physical bodies that collide with each other and the walls, and fade below the line, so that
 * nothing covers the launcher. They do not affect the rules.
 */
import { useMemo } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { clamp } from '../../../engine/core/math/geometry'
import { Physics, type PhysicsBody } from '../../../engine/physics/physics'
import { useEvents, useReducedMotion, useTick } from '../../../engine/stage/clock'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Event, lineOf, RADIUS, type World } from '../rules'
import { bubbleTexture } from './paintings'

/** Falling bubbles are smaller and fainter than live ones, and behind them: none looks like a part of the board. */
const SMALLER = 0.8
const FAINT = 0.62
/** Below the line a bubble fades over this distance, units. */
const FADE = 84

/** Walls, without falling bubbles. */
function sea(size: Size): Physics {
  const { width, height } = size
  const physics = new Physics({ gravity: 0.34, substeps: 2, maxSpeed: 18 })
  const box = (x: number) =>
    physics.addBox({
      kind: 'wall',
      x,
      y: height / 2,
      width: 100,
      height: height * 3,
      fixed: true,
      restitution: 0.5,
    })
  box(-50)
  box(width + 50)
  return physics
}

export function SceneFalling({ world, size }: { readonly world: World; readonly size: Size }) {
  const physics = useMemo(() => sea(size), [size])
  const colors = useMemo(() => new Map<PhysicsBody, number>(), [])
  const list = useMemo<PhysicsBody[]>(() => [], [])
  const reduced = useReducedMotion()
  /** From 1 at the line to 0. */
  const shownAt = ({ y }: PhysicsBody) => clamp(1 - (y - lineOf(world)) / FADE, 0, 1)
  useEvents<Event>({
    fall: ({ x, y, color }) => {
      if (reduced()) return
      const body = physics.addCircle({
        kind: 'bubble',
        x,
        y,
        radius: RADIUS * SMALLER,
        restitution: 0.5,
        friction: 0.06,
        drag: 0.006,
        vx: (Math.random() - 0.5) * 2.6,
        vy: -1.2 - Math.random() * 1.6,
        spin: (Math.random() - 0.5) * 0.12,
      })
      colors.set(body, color)
      list.push(body)
    },
  })
  useTick(() => {
    if (list.length === 0) return
    physics.step()
    for (let i = list.length - 1; i >= 0; i--) {
      const body = itemAt(list, i)
      if (shownAt(body) > 0) continue
      physics.remove(body)
      colors.delete(body)
      list.splice(i, 1)
    }
  })
  return (
    <Entities<PhysicsBody>
      of={() => list}
      texture={(body) => bubbleTexture(colors.get(body) ?? 0)}
      style={(sprite, body) => {
        sprite.alpha = FAINT * shownAt(body)
        sprite.scale.set(SMALLER)
      }}
    />
  )
}
