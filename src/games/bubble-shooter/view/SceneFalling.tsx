/**
 * The fall of loose bubbles: physical bodies that collide with each other, walls, launcher and sand, then burst. They
 * do not affect the rules.
 */
import { type RefObject, useMemo } from 'react'
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { tint } from '../../../engine/core/palette'
import { Physics, type PhysicsBody } from '../../../engine/physics/physics'
import { useEvents, useReducedMotion, useTick } from '../../../engine/stage/clock'
import type { BurstsHandle } from '../../../engine/stage/parts/Bursts'
import { Entities } from '../../../engine/stage/parts/Entities'
import { type Event, launcherOf, RADIUS } from '../rules'
import { bubbleTexture, HUES } from './paintings'
import { sandOf } from './paintings/sea'

/** Ticks a bubble lies on the sand before it bursts, and its maximum lifetime. */
const REST = 26
const MAX = 130

interface Falling {
  readonly color: number
  age: number
  /** Ticks since it first touched the sand; -1 before. */
  rest: number
}

/** Walls, sand and launcher, without falling bubbles. */
function sea(size: Size): Physics {
  const { width, height } = size
  const physics = new Physics({ gravity: 0.34, substeps: 2, maxSpeed: 18 })
  const box = (kind: string, x: number, y: number, wide: number, high: number) =>
    physics.addBox({ kind, x, y, width: wide, height: high, fixed: true, restitution: 0.5 })
  box('wall', -50, height / 2, 100, height * 3)
  box('wall', width + 50, height / 2, 100, height * 3)
  box('sand', width / 2, sandOf(size) + 56, width * 2, 100)
  physics.addCircle({ kind: 'launcher', ...launcherOf(size), radius: 36, fixed: true, restitution: 0.6 })
  return physics
}

export function SceneFalling({
  bursts,
  size,
}: {
  readonly bursts: RefObject<BurstsHandle | null>
  readonly size: Size
}) {
  const physics = useMemo(() => sea(size), [size])
  const falling = useMemo(() => new Map<PhysicsBody, Falling>(), [])
  const list = useMemo<PhysicsBody[]>(() => [], [])
  const reduced = useReducedMotion()
  const burst = (x: number, y: number, color: number) =>
    bursts.current?.burst(x, y, {
      color: tint(HUES[color] ?? 'sky'),
      count: 7,
      speed: 150,
      size: 9,
      life: 380,
      gravity: 120,
      shape: 'circle',
    })
  useEvents<Event>({
    fall: ({ x, y, color }) => {
      if (reduced()) return
      const body = physics.addCircle({
        kind: 'bubble',
        x,
        y,
        radius: RADIUS - 1,
        restitution: 0.5,
        friction: 0.06,
        drag: 0.006,
        vx: (Math.random() - 0.5) * 2.6,
        vy: -1.2 - Math.random() * 1.6,
        spin: (Math.random() - 0.5) * 0.12,
      })
      falling.set(body, { color, age: 0, rest: -1 })
      list.push(body)
    },
  })
  useTick(() => {
    if (list.length === 0) return
    for (const { a, b } of physics.step()) {
      const met = a.kind === 'sand' ? falling.get(b) : b.kind === 'sand' ? falling.get(a) : undefined
      if (met && met.rest < 0) met.rest = 0
    }
    for (let i = list.length - 1; i >= 0; i--) {
      const body = itemAt(list, i)
      const state = falling.get(body)
      if (!state) continue
      state.age++
      if (state.rest >= 0) state.rest++
      if (state.rest < REST && state.age < MAX) continue
      burst(body.x, body.y, state.color)
      physics.remove(body)
      falling.delete(body)
      list.splice(i, 1)
    }
  })
  return (
    <Entities<PhysicsBody>
      of={() => list}
      texture={(body) => bubbleTexture(falling.get(body)?.color ?? 0)}
      style={(sprite, body) => {
        const state = falling.get(body)
        if (!state) return
        const soon = Math.max(0, (state.rest - REST + 6) / 6)
        sprite.scale.set(1 + soon * 0.15)
      }}
    />
  )
}
