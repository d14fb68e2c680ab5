/** The sprites of a list of moving things: pooled, and interpolated between the last two ticks. */
import type { Sprite, Texture } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { useFrame, useTick } from '../clock'
import { type Entity, Lineup } from './lineup'
import { SpritePool } from './pool'

interface Props<T extends Entity> {
  /** The things as they are now. */
  readonly of: () => readonly T[]
  /**
   * Its picture. Called when a thing appears, for each new object with its `id`, and when the scene is rendered again (with
   * another size); `style` may change it at any time.
   */
  readonly texture: (thing: T) => Texture
  /** Anything else to set each frame: scale, alpha, tint. Called after the position is set. */
  readonly style?: (sprite: Sprite, thing: T, ms: number) => void
  /** A move farther than this in one tick (wrapping, respawning) is not interpolated. Default 80 units. */
  readonly jump?: number
}

/** One sprite for each thing of the list, taken from a pool when it appears and returned when it is gone. */
export function Entities<T extends Entity>({ of, texture, style, jump = 80 }: Props<T>) {
  const pool = useMemo(() => new SpritePool(), [])
  const latest = useRef(texture)
  const lineup = useMemo(
    () =>
      new Lineup<T, Sprite>(
        (thing) => pool.take(latest.current(thing)),
        (sprite, thing) => {
          sprite.texture = latest.current(thing)
        },
        (sprite) => pool.give(sprite),
      ),
    [pool],
  )
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useTick(() => {
    lineup.align(of())
    lineup.follow(jump)
  })
  useFrame((alpha, ms) => {
    const rendered = latest.current !== texture
    latest.current = texture
    lineup.align(of())
    lineup.place(alpha, (sprite, thing) => {
      if (rendered) sprite.texture = texture(thing)
      style?.(sprite, thing, ms)
    })
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
