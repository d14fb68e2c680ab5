/** The sprites of a list of moving things: pooled, and interpolated between the last two ticks. */
import type { Sprite, Texture } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { itemAt } from '../../core/itemAt'
import { useFrame, useTick } from '../clock'
import { SpritePool } from './pool'
import { type Keyed, keyOf, type Slot, Slots } from './slots'

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
  readonly texture: (thing: T) => Texture
  /** Anything else to set each frame: scale, alpha, tint. Called after the position is set. */
  readonly style?: (sprite: Sprite, thing: T, ms: number) => void
  /** A move farther than this in one tick (wrapping, respawning) is not interpolated. Default 80 units. */
  readonly jump?: number
}

interface Shown extends Slot {
  readonly sprite: Sprite
  texture: Texture
  /** Where its numbers begin, see `Positions`. */
  readonly offset: number
}

/** Numbers per thing: x, y and angle at the tick before the last, then at the last. */
const NUMBERS = 6

/** The positions of all things of one list, in one array for speed. The places of things that are gone are reused. */
class Positions {
  #numbers = new Float64Array(16 * NUMBERS)
  readonly #free: number[] = []
  #end = 0

  /** Returns the offset of the thing's numbers. */
  add({ x, y, angle = 0 }: Entity): number {
    const offset = this.#free.pop() ?? this.#end++ * NUMBERS
    if (offset === this.#numbers.length) {
      const larger = new Float64Array(2 * offset)
      larger.set(this.#numbers)
      this.#numbers = larger
    }
    this.#numbers.set([x, y, angle, x, y, angle], offset)
    return offset
  }
  remove(offset: number): void {
    this.#free.push(offset)
  }
  /** Follows a thing for one tick. A jump farther than `jump` is not a movement: both ticks get the new position. */
  move(offset: number, { x, y, angle = 0 }: Entity, jump: number): void {
    const numbers = this.#numbers
    const lastX = itemAt(numbers, offset + 3)
    const lastY = itemAt(numbers, offset + 4)
    const jumps = Math.abs(x - lastX) > jump || Math.abs(y - lastY) > jump
    numbers[offset] = jumps ? x : lastX
    numbers[offset + 1] = jumps ? y : lastY
    numbers[offset + 2] = jumps ? angle : itemAt(numbers, offset + 5)
    numbers[offset + 3] = x
    numbers[offset + 4] = y
    numbers[offset + 5] = angle
  }
  /** Places a sprite between the last two ticks, at `alpha` (0..1). */
  interpolate(offset: number, alpha: number, sprite: Sprite): void {
    const numbers = this.#numbers
    const x = itemAt(numbers, offset)
    const y = itemAt(numbers, offset + 1)
    const angle = itemAt(numbers, offset + 2)
    sprite.position.set(
      x + (itemAt(numbers, offset + 3) - x) * alpha,
      y + (itemAt(numbers, offset + 4) - y) * alpha,
    )
    sprite.rotation = angle + (itemAt(numbers, offset + 5) - angle) * alpha
  }
}

/** One sprite for each thing of the list, taken from a pool when it appears and returned when it is gone. */
export function Entities<T extends Entity>({ of, texture, style, jump = 80 }: Props<T>) {
  const pool = useMemo(() => new SpritePool(), [])
  const positions = useMemo(() => new Positions(), [])
  const latest = useRef(texture)
  latest.current = texture
  const shown = useMemo(
    () =>
      new Slots<T, Shown>(
        (thing, key) => {
          const picture = latest.current(thing)
          return { key, seen: 0, sprite: pool.take(picture), texture: picture, offset: positions.add(thing) }
        },
        ({ sprite, offset }) => {
          pool.give(sprite)
          positions.remove(offset)
        },
      ),
    [pool, positions],
  )
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  // Index loops: they run for every thing in every frame, and make no garbage.
  useTick(() => {
    const things = of()
    const { order } = shown
    for (let i = 0; i < things.length; i++) {
      const thing = itemAt(things, i)
      let slot = order[i]
      if (slot === undefined || slot.key !== keyOf(thing)) slot = shown.find(thing)
      if (slot !== undefined) positions.move(slot.offset, thing, jump)
    }
  })
  useFrame((alpha, ms) => {
    const things = of()
    let order: readonly Shown[] = shown.order
    for (let i = 0; i < things.length; i++) {
      const thing = itemAt(things, i)
      let slot = order[i]
      if (slot === undefined || slot.key !== keyOf(thing)) {
        order = shown.align(things, i)
        slot = itemAt(order, i)
      }
      const { sprite, offset } = slot
      const picture = texture(thing)
      if (slot.texture !== picture) sprite.texture = slot.texture = picture
      positions.interpolate(offset, alpha, sprite)
      style?.(sprite, thing, ms)
    }
    if (order.length > things.length) shown.align(things, things.length)
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
