/** Owns a trail: fading discs where a moving thing was. */
import type { Sprite } from 'pixi.js'
import { useEffect, useMemo } from 'react'
import { useFrame, useReducedMotion, useTick } from './clock'
import { paint } from './paint'
import { SpritePool } from './pool'

interface Props {
  /** Where the things are now; each leaves its own trail, by its place in the list. */
  readonly of: () => readonly { readonly x: number; readonly y: number }[]
  readonly radius: number
  /** 0xrrggbb. */
  readonly color: number
  /** How many ticks back the trail reaches. Default 10. */
  readonly length?: number
  /** Faster than this between two ticks is a jump: the trail starts anew. Default 60 units. */
  readonly jump?: number
}

/** Fading discs, of `radius` units at first, where each of the things was in the last `length` ticks. */
export function Trail({ of, radius, color, length = 10, jump = 60 }: Props) {
  const pool = useMemo(() => new SpritePool(), [])
  const trails = useMemo<{ x: number; y: number }[][]>(() => [], [])
  const sprites = useMemo<Sprite[]>(() => [], [])
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useTick(() => {
    const things = of()
    trails.length = Math.min(trails.length, things.length)
    things.forEach((thing, i) => {
      trails[i] ??= []
      const trail = trails[i] as { x: number; y: number }[]
      const last = trail[0]
      if (last && Math.max(Math.abs(last.x - thing.x), Math.abs(last.y - thing.y)) > jump) trail.length = 0
      trail.unshift({ x: thing.x, y: thing.y })
      trail.length = Math.min(trail.length, length)
    })
  })
  useFrame(() => {
    const texture = paint('trail', 32, 32, (brush) => {
      brush.fillStyle = '#fff'
      brush.beginPath()
      brush.arc(16, 16, 16, 0, Math.PI * 2)
      brush.fill()
    })
    let used = 0
    if (!reduced()) {
      for (const trail of trails) {
        for (let i = 1; i < trail.length; i++) {
          const place = trail[i] as { x: number; y: number }
          sprites[used] ??= pool.take(texture)
          const sprite = sprites[used++] as Sprite
          const left = 1 - i / length
          sprite.visible = true
          sprite.position.set(place.x, place.y)
          sprite.tint = color
          sprite.alpha = left * left * 0.45
          sprite.scale.set((radius / 16) * (0.4 + 0.6 * left))
        }
      }
    }
    for (let i = used; i < sprites.length; i++) (sprites[i] as Sprite).visible = false
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
