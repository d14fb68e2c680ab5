/** The sprites of a list of moving things, in its order, and where each thing was at the last two ticks. */
import type { Sprite } from 'pixi.js'
import { itemAt } from '../../core/itemAt'

/** A moving thing. It is identified by the object itself, or by `id` where the rules create new objects. */
export interface Entity {
  readonly id?: number | string
  readonly x: number
  readonly y: number
  /** Radians. */
  readonly angle?: number
}

/** What `Lineup` needs of a sprite. */
export type Placed = Pick<Sprite, 'rotation'> & { readonly position: Pick<Sprite['position'], 'set'> }

/** Numbers per thing: x, y and angle at the tick before the last, then at the last. */
const NUMBERS = 6

/** The identity of a thing within its list. */
function keyOf(thing: Entity): unknown {
  return thing.id ?? thing
}

/**
 * Sprites in the order of a list. While the list does not change, nothing is looked up or allocated. Arrays of their own for
 * things, sprites and numbers, read in order, are faster than an object for each thing.
 */
export class Lineup<T extends Entity, S extends Placed> {
  readonly #make: (thing: T) => S
  readonly #renew: (sprite: S, thing: T) => void
  readonly #drop: (sprite: S) => void
  #things: T[] = []
  #sprites: S[] = []
  #numbers = new Float64Array()

  /**
   * `make` is called for a thing that is new, `renew` when another object with the same `id` stands for it, `drop` for the
   * sprite of one that is gone.
   */
  constructor(make: (thing: T) => S, renew: (sprite: S, thing: T) => void, drop: (sprite: S) => void) {
    this.#make = make
    this.#renew = renew
    this.#drop = drop
  }
  /** Brings the sprites in line with the list. Those of new things are where the things are. */
  align(things: readonly T[]): void {
    const known = this.#things
    for (let i = 0; i < things.length; i++) {
      const thing = itemAt(things, i)
      const before = known[i]
      if (before === thing) continue
      if (before === undefined || keyOf(before) !== keyOf(thing)) {
        this.#alignFrom(i, things)
        return
      }
      known[i] = thing
      this.#renew(itemAt(this.#sprites, i), thing)
    }
    if (known.length > things.length) this.#alignFrom(things.length, things)
  }
  /** Follows the things for one tick. A move farther than `jump` is not a movement: both ticks get the new position. */
  follow(jump: number): void {
    const numbers = this.#numbers
    const things = this.#things
    for (let i = 0, at = 0; i < things.length; i++, at += NUMBERS) {
      const { x, y, angle = 0 } = itemAt(things, i)
      const lastX = numbers[at + 3] as number
      const lastY = numbers[at + 4] as number
      const jumps = Math.abs(x - lastX) > jump || Math.abs(y - lastY) > jump
      numbers[at] = jumps ? x : lastX
      numbers[at + 1] = jumps ? y : lastY
      numbers[at + 2] = jumps ? angle : (numbers[at + 5] as number)
      numbers[at + 3] = x
      numbers[at + 4] = y
      numbers[at + 5] = angle
    }
  }
  /**
   * Places the sprites between the last two ticks, at `alpha` (0..1).
   * @param then is called for each sprite after that
   */
  place(alpha: number, then: (sprite: S, thing: T) => void): void {
    const numbers = this.#numbers
    const sprites = this.#sprites
    const things = this.#things
    for (let i = 0, at = 0; i < sprites.length; i++, at += NUMBERS) {
      const sprite = itemAt(sprites, i)
      const x = numbers[at] as number
      const y = numbers[at + 1] as number
      const angle = numbers[at + 2] as number
      sprite.position.set(
        x + ((numbers[at + 3] as number) - x) * alpha,
        y + ((numbers[at + 4] as number) - y) * alpha,
      )
      sprite.rotation = angle + ((numbers[at + 5] as number) - angle) * alpha
      then(sprite, itemAt(things, i))
    }
  }
  /** Aligns the list from `start` on, where it differs first. */
  #alignFrom(start: number, things: readonly T[]): void {
    const gone = new Map<unknown, number>()
    for (let i = start; i < this.#things.length; i++) {
      const key = keyOf(itemAt(this.#things, i))
      // A thing that was in the list twice keeps one sprite.
      const twice = gone.get(key)
      if (twice !== undefined) this.#drop(itemAt(this.#sprites, twice))
      gone.set(key, i)
    }
    const sprites = this.#sprites.slice(0, start)
    const numbers = new Float64Array(things.length * NUMBERS)
    numbers.set(this.#numbers.subarray(0, start * NUMBERS))
    for (let i = start; i < things.length; i++) {
      const thing = itemAt(things, i)
      const before = gone.get(keyOf(thing))
      if (before === undefined) {
        const { x, y, angle = 0 } = thing
        numbers.set([x, y, angle, x, y, angle], i * NUMBERS)
        sprites.push(this.#make(thing))
        continue
      }
      gone.delete(keyOf(thing))
      const sprite = itemAt(this.#sprites, before)
      numbers.set(this.#numbers.subarray(before * NUMBERS, (before + 1) * NUMBERS), i * NUMBERS)
      sprites.push(sprite)
      if (this.#things[before] !== thing) this.#renew(sprite, thing)
    }
    for (const before of gone.values()) this.#drop(itemAt(this.#sprites, before))
    this.#things = [...things]
    this.#sprites = sprites
    this.#numbers = numbers
  }
}
