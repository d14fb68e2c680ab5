/** Owns the sprites of a list of moving things: pooled, and drawn between the last two ticks. */
import type { Sprite, Texture } from 'pixi.js'
import { useEffect, useMemo, useRef } from 'react'
import { useFrame, useTick } from '../clock'
import { SpritePool } from './pool'
import { type Keyed, keyOf, type Slot, Slots } from './slots'

/** What a moving thing must have. Identity is the object itself, or `id` where objects are made anew. */
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
  /** A jump farther than this between ticks (wrapping, respawning) is not drawn as a movement. Default 80 units. */
  readonly jump?: number
}

interface Shown extends Slot {
  readonly sprite: Sprite
  texture: Texture
  /** Where its numbers begin. */
  readonly at: number
}

/** Numbers a thing: x, y and angle at the tick before the last, then at the last. They lie together, for speed. */
const NUMBERS = 6

/** The numbers of all things of one list; places of those that are gone are taken again. */
class Places {
  numbers = new Float64Array(16 * NUMBERS)
  readonly #free: number[] = []
  #end = 0

  take({ x, y, angle = 0 }: Entity): number {
    const at = this.#free.pop() ?? this.#end++ * NUMBERS
    if (at === this.numbers.length) {
      const more = new Float64Array(2 * at)
      more.set(this.numbers)
      this.numbers = more
    }
    for (let half = at; half < at + NUMBERS; half += NUMBERS / 2) {
      this.numbers[half] = x
      this.numbers[half + 1] = y
      this.numbers[half + 2] = angle
    }
    return at
  }
  give(at: number): void {
    this.#free.push(at)
  }
}

/** One sprite for each thing of the list, made when it comes and given back when it is gone. */
export function Entities<T extends Entity>({ of, texture, style, jump = 80 }: Props<T>) {
  const pool = useMemo(() => new SpritePool(), [])
  const places = useMemo(() => new Places(), [])
  const latest = useRef(texture)
  latest.current = texture
  const shown = useMemo(
    () =>
      new Slots<T, Shown>(
        (thing, key) => {
          const picture = latest.current(thing)
          return { key, seen: 0, sprite: pool.take(picture), texture: picture, at: places.take(thing) }
        },
        ({ sprite, at }) => {
          pool.give(sprite)
          places.give(at)
        },
      ),
    [pool, places],
  )
  useEffect(() => () => pool.container.destroy({ children: true }), [pool])

  useTick(() => {
    const things = of()
    const { order } = shown
    const { numbers } = places
    for (let i = 0; i < things.length; i++) {
      const thing = things[i] as T
      let slot = order[i]
      if (slot === undefined || slot.key !== keyOf(thing)) slot = shown.find(thing)
      if (slot === undefined) continue
      const { at } = slot
      const { x, y, angle = 0 } = thing
      const far =
        Math.abs(x - (numbers[at + 3] as number)) > jump || Math.abs(y - (numbers[at + 4] as number)) > jump
      numbers[at] = far ? x : (numbers[at + 3] as number)
      numbers[at + 1] = far ? y : (numbers[at + 4] as number)
      numbers[at + 2] = far ? angle : (numbers[at + 5] as number)
      numbers[at + 3] = x
      numbers[at + 4] = y
      numbers[at + 5] = angle
    }
  })
  useFrame((alpha, ms) => {
    const things = of()
    let order: readonly Shown[] = shown.order
    for (let i = 0; i < things.length; i++) {
      const thing = things[i] as T
      let slot = order[i]
      if (slot === undefined || slot.key !== keyOf(thing)) {
        order = shown.align(things, i)
        slot = order[i] as Shown
      }
      const { sprite, at } = slot
      const { numbers } = places
      const picture = texture(thing)
      if (slot.texture !== picture) sprite.texture = slot.texture = picture
      const x = numbers[at] as number
      const y = numbers[at + 1] as number
      const angle = numbers[at + 2] as number
      sprite.position.set(
        x + ((numbers[at + 3] as number) - x) * alpha,
        y + ((numbers[at + 4] as number) - y) * alpha,
      )
      sprite.rotation = angle + ((numbers[at + 5] as number) - angle) * alpha
      style?.(sprite, thing, ms)
    }
    if (order.length > things.length) shown.align(things, things.length)
  })
  return <pixiContainer ref={(node) => void node?.addChild(pool.container)} />
}
