/** Owns which slot belongs to which thing of a list: known by its place there, looked up only where the list has changed. */
import { at } from '../../core/at'

/** What tells things apart: `id` where objects are made anew, else the object itself. */
export interface Keyed {
  readonly id?: number | string
}

/** What is kept for one thing for as long as it is in the list. */
export interface Slot {
  readonly key: unknown
  /** The last time the list changed with the thing in it. */
  seen: number
}

/** What tells this thing apart from the others of its list. */
export function keyOf(thing: Keyed): unknown {
  return thing.id ?? thing
}

/** Slots in the order of a list. While the list stays as it is, nothing is looked up and nothing is made. */
export class Slots<T extends Keyed, S extends Slot> {
  /** One for each thing, in the order of the list that was last aligned. */
  order: S[] = []
  #spare: S[] = []
  readonly #byKey = new Map<unknown, S>()
  readonly #make: (thing: T, key: unknown) => S
  readonly #drop: (slot: S) => void
  #round = 0

  /** `make` is called for a thing that has come, `drop` for the slot of one that is gone. */
  constructor(make: (thing: T, key: unknown) => S, drop: (slot: S) => void) {
    this.#make = make
    this.#drop = drop
  }
  /** The slot of a thing, if it has one yet, wherever it stands. */
  find(thing: T): S | undefined {
    return this.#byKey.get(keyOf(thing))
  }
  /** Brings `order` in line with the list, of which the first `same` things are known to stand where they stood. */
  align(things: readonly T[], same = 0): readonly S[] {
    const before = this.order
    const next = this.#spare
    const round = ++this.#round
    next.length = 0
    for (let i = 0; i < things.length; i++) {
      const slot = i < same ? at(before, i) : this.#slotOf(at(things, i))
      slot.seen = round
      next.push(slot)
    }
    for (let i = same; i < before.length; i++) {
      const slot = at(before, i)
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
