/** Owns one pointer on a field as it is followed: its place, its way since the last tick, and a latch for presses shorter than that. */
import type { Pointer } from '../../core/game/contract'

/** Devices tell of a moving pointer this often at least, ms: what lies between two moves beyond it was rest. */
export const LONGEST_MOVE_MS = 50

export interface Tracked {
  id: number
  x: number
  y: number
  down: boolean
  pressed: boolean
  released: boolean
  kind: Pointer['kind']
  /** Where the current stroke began, in CSS pixels. */
  fromX: number
  fromY: number
  /** Where it went down last, in world units. */
  pressX: number
  pressY: number
  /** Way gone since the last tick, in units, the ms it took, and the time stamp of its end. */
  way: number
  wayMs: number
  at: number
  /** From where the finger is to the spot that it moves, in world units. */
  shiftX: number
  shiftY: number
  /** Where the finger itself went down, in world units, and how much more than its own way it moves the spot since: 0 for no more. */
  downX: number
  downY: number
  gain: number
}

/** A pointer that was not there before; its place is not known yet. */
export function appears({ pointerId: id, pointerType }: PointerEvent): Tracked {
  const kind = pointerType === 'touch' || pointerType === 'pen' ? pointerType : 'mouse'
  return {
    id,
    x: 0,
    y: 0,
    down: false,
    pressed: false,
    released: false,
    kind,
    fromX: 0,
    fromY: 0,
    pressX: 0,
    pressY: 0,
    way: 0,
    wayMs: 0,
    at: 0,
    shiftX: 0,
    shiftY: 0,
    downX: 0,
    downY: 0,
    gain: 0,
  }
}

/** Its way since the last tick counts from here. */
export function rest(pointer: Tracked): void {
  pointer.way = pointer.wayMs = 0
}

/** It has moved; `placeOf` says where in the world. */
export function moves(
  pointer: Tracked,
  event: PointerEvent,
  placeOf: (at: PointerEvent) => { readonly x: number; readonly y: number },
): void {
  // A display slower than the device tells several of its moves in one event.
  const told = event.type === 'pointermove' ? (event.getCoalescedEvents?.() ?? []) : []
  for (const move of told.length > 0 ? told : [event]) {
    const { timeStamp } = move
    const at = placeOf(move)
    const x = at.x + pointer.shiftX + (at.x - pointer.downX) * pointer.gain
    const y = at.y + pointer.shiftY + (at.y - pointer.downY) * pointer.gain
    const way = Math.hypot(x - pointer.x, y - pointer.y)
    if (way > 0) {
      pointer.way += way
      pointer.wayMs += Math.min(LONGEST_MOVE_MS, Math.max(0, timeStamp - pointer.at))
    }
    pointer.x = x
    pointer.y = y
    pointer.at = timeStamp
  }
}

/** Pointers of one tick, in their order: presses and releases are told once, and a finger that has left is forgotten. */
export function takeAll(tracked: Map<number, Tracked>): Pointer[] {
  const now: Pointer[] = []
  for (const pointer of tracked.values()) {
    const { id, x, y, down, pressed, released, kind, pressX, pressY } = pointer
    // A press counts where it was made: a quick drag's way, and its end, belong to the next tick.
    if (pressed && (x !== pressX || y !== pressY)) {
      now.push({ id, x: pressX, y: pressY, down: true, pressed, released: false, speed: 0, kind })
      pointer.pressed = false
      continue
    }
    // Stamps are whole ms in some browsers: no way takes less.
    const speed = pointer.way / Math.max(1, pointer.wayMs)
    now.push({ id, x, y, down, pressed, released, speed, kind })
    pointer.pressed = pointer.released = false
    rest(pointer)
    if (released && kind !== 'mouse') tracked.delete(id)
  }
  return now
}
