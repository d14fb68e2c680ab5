/** Keeps one slot for each thing of a list. Slots are found by their index, and looked up only where the list has changed. */
import { itemAt } from '../../core/itemAt'

/** The identity of a thing: `id` where the rules create new objects, else the object itself. */
export interface Keyed {
  readonly id?: number | string
}

/** What is stored for one thing as long as it is in the list. */
export interface Slot {
  readonly key: unknown
  /** The last round of alignment in which the thing was in the list. */
  seen: number
}

/** The identity of a thing within its list. */
export function keyOf(thing: Keyed): unknown {
  return thing.id ?? thing
}

/** Slots in the order of a list. While the list does not change, nothing is looked up or allocated. */
export class Slots<T extends Keyed, S extends Slot> {
  /** One for each thing, in the order of the list that was aligned last. */
  order: S[] = []
  #spare: S[] = []
  readonly #byKey = new Map<unknown, S>()
  readonly #make: (thing: T, key: unknown) => S
  readonly #drop: (slot: S) => void
  #round = 0

  /** `make` is called for a thing that is new, `drop` for the slot of one that is gone. */
  constructor(make: (thing: T, key: unknown) => S, drop: (slot: S) => void) {
    this.#make = make
    this.#drop = drop
  }
  /** The slot of a thing, at any index; undefined when it has none yet. */
  find(thing: T): S | undefined {
    return this.#byKey.get(keyOf(thing))
  }
  /** Brings `order` in line with the list. The first `same` things are known to be where they were. */
  align(things: readonly T[], same = 0): readonly S[] {
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
    return next
  }
  #slotOf(thing: T): S {
    const key = keyOf(thing)
    let slot = this.#byKey.get(key)
    if (!slot) {
      slot = this.#make(thing, key)
      this.#byKey.set(key, slot)
    }
    return slot
  }
}
