/** One pointer on a field: its position, its movement since the last tick, and presses shorter than a tick. */
import type { Pointer } from '../../core/game/contract'

/** Devices report a moving pointer at least this often, ms. Any longer time between two moves was rest. */
export const LONGEST_MOVE_MS = 50

export interface Tracked {
  id: number
  x: number
  y: number
  down: boolean
  pressed: boolean
  released: boolean
  kind: Pointer['kind']
  /** Where the current swipe began, in CSS pixels. */
  fromX: number
  fromY: number
  /** Where it was pressed last, in world units. */
  pressX: number
  pressY: number
  /** Distance since the last tick in units, its duration in ms, and the time stamp of its end. */
  distance: number
  wayMs: number
  at: number
  /** From the finger to the position that it moves, in world units. */
  shiftX: number
  shiftY: number
  /** Where the finger touched, in world units, and the additional share of its movement by which it moves the position: 0 for none. */
  downX: number
  downY: number
  gain: number
}

/** A new pointer, whose position is not known yet. */
export function createTracked({ pointerId: id, pointerType }: PointerEvent): Tracked {
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
    distance: 0,
    wayMs: 0,
    at: 0,
    shiftX: 0,
    shiftY: 0,
    downX: 0,
    downY: 0,
    gain: 0,
  }
}

/** Measures its movement from here on. */
export function resetMovement(pointer: Tracked): void {
  pointer.distance = pointer.wayMs = 0
}

/** The pointer has moved. `positionOf` converts an event to world units. */
export function updateTracked(
  pointer: Tracked,
  event: PointerEvent,
  positionOf: (at: PointerEvent) => { readonly x: number; readonly y: number },
): void {
  // When the display is slower than the device, one event contains several moves.
  const coalesced = event.type === 'pointermove' ? (event.getCoalescedEvents?.() ?? []) : []
  for (const move of coalesced.length > 0 ? coalesced : [event]) {
    const { timeStamp } = move
    const at = positionOf(move)
    const x = at.x + pointer.shiftX + (at.x - pointer.downX) * pointer.gain
    const y = at.y + pointer.shiftY + (at.y - pointer.downY) * pointer.gain
    const distance = Math.hypot(x - pointer.x, y - pointer.y)
    if (distance > 0) {
      pointer.distance += distance
      pointer.wayMs += Math.min(LONGEST_MOVE_MS, Math.max(0, timeStamp - pointer.at))
    }
    pointer.x = x
    pointer.y = y
    pointer.at = timeStamp
  }
}

/** The pointers of one tick, in their order. Each press and release appears once; a finger that was lifted is removed. */
export function takeAll(tracked: Map<number, Tracked>): Pointer[] {
  const now: Pointer[] = []
  for (const pointer of tracked.values()) {
    const { id, x, y, down, pressed, released, kind, pressX, pressY } = pointer
    // A press counts where it was made. The movement of a quick drag, and its end, belong to the next tick.
    if (pressed && (x !== pressX || y !== pressY)) {
      now.push({ id, x: pressX, y: pressY, down: true, pressed, released: false, speed: 0, kind })
      pointer.pressed = false
      continue
    }
    // Some browsers round time stamps to whole ms.
    const speed = pointer.distance / Math.max(1, pointer.wayMs)
    now.push({ id, x, y, down, pressed, released, speed, kind })
    pointer.pressed = pointer.released = false
    resetMovement(pointer)
    if (released && kind !== 'mouse') tracked.delete(id)
  }
  return now
}
