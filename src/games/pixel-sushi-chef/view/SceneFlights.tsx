/** Animates objects flying over the bar: pieces to the mat, dishes to guests, coins to the till. */
import type { Sprite, Texture } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { itemAt } from '../../../engine/core/itemAt'
import { useFrame, useReducedMotion } from '../../../engine/stage/clock'
import { SpritePool } from '../../../engine/stage/parts/pool'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Flight {
  readonly texture: Texture
  readonly from: Point
  readonly to: Point
  readonly ms: number
  /** Height of the arc, units. */
  readonly bow?: number
  /** Scale at the start and at the end. */
  readonly scale?: readonly [number, number]
  /** Rotation during the flight, radians. */
  readonly spin?: number
  readonly onLand?: () => void
}

export interface FlightsHandle {
  fly(flight: Flight): void
}

export function SceneFlights({ ref }: { readonly ref: Ref<FlightsHandle> }) {
  const pool = useMemo(() => new SpritePool(), [])
  const flights = useMemo<{ flight: Flight; sprite: Sprite; age: number }[]>(() => [], [])
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])
  useImperativeHandle(ref, () => ({
    fly(flight) {
      const sprite = pool.take(flight.texture)
      sprite.position.copyFrom(flight.from)
      sprite.scale.set(flight.scale?.[0] ?? 1)
      // Invisible until its first frame: with reduced motion it appears where it flies to.
      sprite.alpha = 0
      flights.push({ flight, sprite, age: 0 })
    },
  }))
  useFrame((_alpha, ms) => {
    for (let i = flights.length - 1; i >= 0; i--) {
      const each = itemAt(flights, i)
      const { flight, sprite } = each
      each.age += ms
      const t = Math.min(1, each.age / flight.ms)
      const eased = 1 - (1 - t) * (1 - t)
      const still = reduced()
      const progress = still ? 1 : eased
      const [small, large] = flight.scale ?? [1, 1]
      sprite.position.set(
        flight.from.x + (flight.to.x - flight.from.x) * progress,
        flight.from.y +
          (flight.to.y - flight.from.y) * progress -
          (still ? 0 : Math.sin(progress * Math.PI) * (flight.bow ?? 0)),
      )
      sprite.scale.set(small + (large - small) * progress)
      sprite.rotation = still ? 0 : (flight.spin ?? 0) * progress
      sprite.alpha = still ? t : 1
      if (t < 1) continue
      pool.give(sprite)
      flights.splice(i, 1)
      flight.onLand?.()
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
