/** The sprites of a list of moving things: pooled, and interpolated between the last two ticks. */
import type { Sprite, Texture } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { itemAt } from '../../core/itemAt'
import { useFrame, useTick } from '../clock'
import { SpritePool } from './pool'
import { type Keyed, type Slot, Slots } from './slots'

/** A moving thing. It is identified by the object itself, or by `id` where the rules create new objects. */
export interface Entity extends Keyed {
  readonly x: number
  readonly y: number
  /** Radians. */
  readonly angle?: number
}

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

/** The sprite of a thing, and where the thing was at the last two ticks. */
class Shown<T extends Entity> implements Slot<T> {
  readonly key: unknown
  readonly sprite: Sprite
  thing: T
  seen = 0
  #x: number
  #y: number
  #angle: number
  #fromX: number
  #fromY: number
  #fromAngle: number

  constructor(thing: T, key: unknown, sprite: Sprite) {
    this.thing = thing
    this.key = key
    this.sprite = sprite
    this.#x = this.#fromX = thing.x
    this.#y = this.#fromY = thing.y
    this.#angle = this.#fromAngle = thing.angle ?? 0
  }
  /** Follows the thing for one tick. A jump farther than `jump` is not a movement: both ticks get the new position. */
  follow({ x, y, angle = 0 }: T, jump: number): void {
    const jumps = Math.abs(x - this.#x) > jump || Math.abs(y - this.#y) > jump
    this.#fromX = jumps ? x : this.#x
    this.#fromY = jumps ? y : this.#y
    this.#fromAngle = jumps ? angle : this.#angle
    this.#x = x
    this.#y = y
    this.#angle = angle
  }
  /** Places the sprite between the last two ticks, at `alpha` (0..1). */
  place(alpha: number): void {
    this.sprite.position.set(
      this.#fromX + (this.#x - this.#fromX) * alpha,
      this.#fromY + (this.#y - this.#fromY) * alpha,
    )
    this.sprite.rotation = this.#fromAngle + (this.#angle - this.#fromAngle) * alpha
  }
}

/** One sprite for each thing of the list, taken from a pool when it appears and returned when it is gone. */
export function Entities<T extends Entity>({ of, texture, style, jump = 80 }: Props<T>) {
  const pool = useMemo(() => new SpritePool(), [])
  const latest = useRef(texture)
  const shown = useMemo(
    () =>
      new Slots<T, Shown<T>>(
        (thing, key) => new Shown(thing, key, pool.take(latest.current(thing))),
        ({ sprite }, thing) => {
          sprite.texture = latest.current(thing)
        },
        ({ sprite }) => pool.give(sprite),
      ),
    [pool],
  )
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  // Index loops: they run for every thing in every frame, and make no garbage.
  useTick(() => {
    const things = of()
    for (let i = 0; i < things.length; i++) {
      const thing = itemAt(things, i)
      shown.find(thing, i)?.follow(thing, jump)
    }
  })
  useFrame((alpha, ms) => {
    const things = of()
    const rendered = latest.current !== texture
    latest.current = texture
    shown.align(things)
    const { order } = shown
    for (let i = 0; i < things.length; i++) {
      const slot = itemAt(order, i)
      if (rendered) slot.sprite.texture = texture(slot.thing)
      slot.place(alpha)
      style?.(slot.sprite, slot.thing, ms)
    }
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
