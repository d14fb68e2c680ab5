/** A trail: fading discs where a moving thing was. */
import type { Sprite } from 'pixi.js'
import { useEffect, useMemo } from 'react'
import { itemAt } from '../../core/itemAt'
import { useFrame, useReducedMotion, useTick } from '../clock'
import { type Brush, paint } from '../painting/paint'
import { SpritePool } from './pool'

interface Props {
  /** Where the things are now. Each leaves a trail, by its index in the list. */
  readonly of: () => readonly { readonly x: number; readonly y: number }[]
  readonly radius: number
  /** 0xrrggbb. */
  readonly color: number
  /** Length of the trail in ticks. Default 10. */
  readonly length?: number
  /** After a move farther than this in one tick the trail restarts. Default 60 units. */
  readonly jump?: number
}

/** Where one thing was: a ring buffer, the latest position at `head`. */
interface Past {
  readonly x: Float64Array
  readonly y: Float64Array
  head: number
  count: number
}

function drawDisc(brush: Brush): void {
  brush.fillStyle = '#fff'
  brush.beginPath()
  brush.arc(16, 16, 16, 0, Math.PI * 2)
  brush.fill()
}

/** Fading discs, `radius` units at first, where each of the things was in the last `length` ticks. */
export function Trail({ of, radius, color, length = 10, jump = 60 }: Props) {
  const pool = useMemo(() => new SpritePool(), [])
  const pasts = useMemo<Past[]>(() => [], [])
  const sprites = useMemo<Sprite[]>(() => [], [])
  const reduced = useReducedMotion()
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useTick(() => {
    const things = of()
    if (pasts.length > things.length) pasts.length = things.length
    for (let i = 0; i < things.length; i++) {
      const { x, y } = itemAt(things, i)
      let past = pasts[i]
      if (!past) {
        past = { x: new Float64Array(length), y: new Float64Array(length), head: 0, count: 0 }
        pasts[i] = past
      }
      const { head } = past
      const far = Math.max(Math.abs(itemAt(past.x, head) - x), Math.abs(itemAt(past.y, head) - y)) > jump
      if (far) past.count = 0
      past.head = (head + past.x.length - 1) % past.x.length
      past.x[past.head] = x
      past.y[past.head] = y
      past.count = Math.min(past.count + 1, past.x.length)
    }
  })
  useFrame(() => {
    const texture = paint('trail', 32, 32, drawDisc, { role: 'plain' })
    let used = 0
    if (!reduced()) {
      for (const past of pasts) {
        for (let i = 1; i < past.count; i++) {
          const index = (past.head + i) % past.x.length
          let sprite = sprites[used]
          if (!sprite) {
            sprite = pool.take(texture)
            sprites.push(sprite)
          }
          used++
          const left = 1 - i / length
          sprite.visible = true
          sprite.position.set(past.x[index], past.y[index])
          sprite.tint = color
          sprite.alpha = left * left * 0.45
          sprite.scale.set((radius / 16) * (0.4 + 0.6 * left))
        }
      }
    }
    for (let i = used; i < sprites.length; i++) itemAt(sprites, i).visible = false
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
