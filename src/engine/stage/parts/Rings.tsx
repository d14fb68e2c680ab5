/** Rings that spread (or close) and fade: a blast, a splash, a jump. With reduced motion they only fade. */
import type { BLEND_MODES, Sprite, Texture } from 'pixi.js'
import { type Ref, useEffect, useImperativeHandle, useMemo } from 'react'
import { itemAt } from '../../core/itemAt'
import { useFrame, useReducedMotion } from '../clock'
import { SpritePool } from './pool'
import { type Ring, ringAt } from './ringAt'

export interface RingsHandle {
  ring(x: number, y: number, ring: Ring): void
}

interface Props {
  readonly ref: Ref<RingsHandle>
  /** A white ring that reaches to the edges of the texture. Called once for each ring. */
  readonly texture: () => Texture
  readonly blend?: BLEND_MODES
}

interface Shown {
  readonly sprite: Sprite
  readonly ring: Ring
  /** Scale at which the texture has the ring's radius. */
  readonly whole: number
  age: number
}

/** One per scene. `ring(x, y, how)` of its handle takes world units. */
export function Rings({ ref, texture, blend = 'inherit' }: Props) {
  const pool = useMemo(() => new SpritePool(), [])
  const rings = useMemo<Shown[]>(() => [], [])
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useImperativeHandle(ref, () => ({
    ring(x, y, ring) {
      const picture = texture()
      const sprite = pool.take(picture)
      sprite.position.set(x, y)
      sprite.tint = ring.color ?? 0xffffff
      sprite.blendMode = blend
      // Invisible until its first frame.
      sprite.alpha = 0
      rings.push({ sprite, ring, whole: ring.radius / (picture.width / 2), age: 0 })
    },
  }))
  useFrame((_alpha, ms) => {
    for (let i = rings.length - 1; i >= 0; i--) {
      const shown = itemAt(rings, i)
      shown.age += ms
      const t = shown.age / shown.ring.ms
      if (t >= 1) {
        pool.give(shown.sprite)
        rings.splice(i, 1)
        continue
      }
      shown.sprite.scale.set(shown.whole * ringAt(shown.ring, t, reduced()))
      shown.sprite.alpha = (shown.ring.alpha ?? 0.8) * (1 - t)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
