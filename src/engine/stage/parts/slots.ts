/** Keeps one slot for each thing of a list. Slots are found by their index, and looked up only where the list has changed. */
import { itemAt } from '../../core/itemAt'

/** The identity of a thing: `id` where the rules create new objects, else the object itself. */
export interface Keyed {
  readonly id?: number | string
}

/** What is stored for one thing as long as it is in the list. */
export interface Slot<T> {
  readonly key: unknown
  /** The object that stood for the thing in the list that was aligned last. */
  thing: T
  /** The last round of alignment in which the thing was in the list. */
  seen: number
}

/** The identity of a thing within its list. */
function keyOf(thing: Keyed): unknown {
  return thing.id ?? thing
}

/** Slots in the order of a list. While the list does not change, nothing is looked up or allocated. */
export class Slots<T extends Keyed, S extends Slot<T>> {
  /** One for each thing, in the order of the list that was aligned last. */
  order: S[] = []
  #spare: S[] = []
  readonly #byKey = new Map<unknown, S>()
  readonly #make: (thing: T, key: unknown) => S
  readonly #renew: (slot: S, thing: T) => void
  readonly #drop: (slot: S) => void
  #round = 0

  /**
   * `make` is called for a thing that is new, `renew` when another object with the same `id` stands for it, `drop` for the
   * slot of one that is gone.
   */
  constructor(
    make: (thing: T, key: unknown) => S,
    renew: (slot: S, thing: T) => void,
    drop: (slot: S) => void,
  ) {
    this.#make = make
    this.#renew = renew
    this.#drop = drop
  }
  /** The slot of a thing that is probably at `index`; undefined when it has none yet. */
  find(thing: T, index: number): S | undefined {
    const slot = this.order[index]
    if (slot !== undefined && (slot.thing === thing || slot.key === keyOf(thing))) return slot
    return this.#byKey.get(keyOf(thing))
  }
  /** Brings `order` in line with the list. */
  align(things: readonly T[]): void {
    const { order } = this
    for (let i = 0; i < things.length; i++) {
      const thing = itemAt(things, i)
      const slot = order[i]
      if (slot !== undefined && slot.thing === thing) continue
      if (slot === undefined || slot.key !== keyOf(thing)) {
        this.#alignFrom(things, i)
        return
      }
      this.#hold(slot, thing)
    }
    if (order.length > things.length) this.#alignFrom(things, things.length)
  }
  /** The first `same` things are known to be where they were. */
  #alignFrom(things: readonly T[], same: number): void {
    const before = this.order
    const next = this.#spare
    const round = ++this.#round
    next.length = 0
    for (let i = 0; i < things.length; i++) {
      const slot = i < same ? itemAt(before, i) : this.#slotOf(itemAt(things, i))
      slot.seen = round
      next.push(slot)
    }
    for (let i = same; i < before.length; i++) {
      const slot = itemAt(before, i)
      if (slot.seen !== round && this.#byKey.delete(slot.key)) this.#drop(slot)
    }
    this.order = next
    this.#spare = before
    before.length = 0
  }
  #slotOf(thing: T): S {
    const key = keyOf(thing)
    let slot = this.#byKey.get(key)
    if (!slot) {
      slot = this.#make(thing, key)
      this.#byKey.set(key, slot)
    } else if (slot.thing !== thing) this.#hold(slot, thing)
    return slot
  }
  #hold(slot: S, thing: T): void {
    slot.thing = thing
    this.#renew(slot, thing)
  }
}
