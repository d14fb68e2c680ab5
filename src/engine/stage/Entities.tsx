/** Owns the sprites of a list of moving things: pooled, and drawn between the last two ticks. */
import type { Sprite, Texture } from 'pixi.js'
import { useEffect, useMemo } from 'react'
import { useFrame, useTick } from './clock'
import { SpritePool } from './pool'

/** What a moving thing must have. Identity is the object itself, or `id` where objects are made anew. */
export interface Entity {
  readonly x: number
  readonly y: number
  /** Radians. */
  readonly angle?: number
  readonly id?: number | string
}

interface Props<T extends Entity> {
  /** The things as they are now. */
  readonly of: () => readonly T[]
  readonly texture: (thing: T) => Texture
  /** Anything else to set each frame: scale, alpha, tint. Called after the position is set. */
  readonly style?: (sprite: Sprite, thing: T, ms: number) => void
  /** A jump farther than this between ticks (wrapping, respawning) is not drawn as a movement. Default 80 units. */
  readonly jump?: number
}

interface Shown {
  sprite: Sprite
  texture: Texture
  fromX: number
  fromY: number
  fromAngle: number
  x: number
  y: number
  angle: number
  seen: number
}

/** One sprite for each thing of the list, made when it comes and given back when it is gone. */
export function Entities<T extends Entity>({ of, texture, style, jump = 80 }: Props<T>) {
  const pool = useMemo(() => new SpritePool(), [])
  const shown = useMemo(() => new Map<unknown, Shown>(), [])
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useTick(() => {
    for (const thing of of()) {
      const known = shown.get(thing.id ?? thing)
      if (!known) continue
      const far = Math.abs(thing.x - known.x) > jump || Math.abs(thing.y - known.y) > jump
      known.fromX = far ? thing.x : known.x
      known.fromY = far ? thing.y : known.y
      known.fromAngle = far ? (thing.angle ?? 0) : known.angle
      known.x = thing.x
      known.y = thing.y
      known.angle = thing.angle ?? 0
    }
  })
  useFrame((alpha, ms) => {
    frame++
    for (const thing of of()) {
      const key = thing.id ?? thing
      let entry = shown.get(key)
      const picture = texture(thing)
      if (!entry) {
        const angle = thing.angle ?? 0
        entry = {
          sprite: pool.take(picture),
          texture: picture,
          seen: frame,
          fromX: thing.x,
          fromY: thing.y,
          fromAngle: angle,
          x: thing.x,
          y: thing.y,
          angle,
        }
        shown.set(key, entry)
      }
      if (entry.texture !== picture) entry.sprite.texture = entry.texture = picture
      entry.seen = frame
      entry.sprite.position.set(
        entry.fromX + (entry.x - entry.fromX) * alpha,
        entry.fromY + (entry.y - entry.fromY) * alpha,
      )
      entry.sprite.rotation = entry.fromAngle + (entry.angle - entry.fromAngle) * alpha
      style?.(entry.sprite, thing, ms)
    }
    for (const [key, entry] of shown) {
      if (entry.seen === frame) continue
      pool.give(entry.sprite)
      shown.delete(key)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}

/** Counts drawn frames of all scenes; only equality matters. */
let frame = 0
