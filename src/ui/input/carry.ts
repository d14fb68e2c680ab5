/**
 * What a pointer carries, from the press that takes it to its release. The game may change meanwhile, by itself, by a
 * key, Undo or a clock: then nothing else is carried in its place.
 */
import { capturePointer } from '../../engine/browser'

/** A shorter movement is a click. */
const THRESHOLD_PX = 6

/** The parts of a pointer event that are read, in CSS pixels of the window. */
export interface Touched {
  readonly pointerId: number
  readonly button: number
  readonly clientX: number
  readonly clientY: number
  readonly timeStamp: number
  readonly target: EventTarget | null
  readonly currentTarget: { setPointerCapture(pointerId: number): void }
}

interface Clicked {
  readonly detail: number
  stopPropagation(): void
  preventDefault(): void
}

/** Where and when a thing was taken. */
export interface Grip<Thing> {
  readonly thing: Thing
  readonly x: number
  readonly y: number
  readonly at: number
}

export interface Carrying<Thing, Event extends Touched = Touched> {
  /** What a press takes; null if nothing can be carried from there now. */
  readonly take: (event: Event) => Thing | null
  /** Whether it can still be carried, and is the same thing. */
  readonly holds: (thing: Thing) => boolean
  readonly onLift?: ((thing: Thing, event: Event) => void) | undefined
  readonly onMove: (grip: Grip<Thing>, event: Event) => void
  readonly onDrop: (grip: Grip<Thing>, event: Event) => void
  /** A second finger, or the system, ended it. */
  readonly onReturn?: ((thing: Thing) => void) | undefined
}

/**
 * @param acts what carrying means now; read at every event
 * @param show called with the thing that is carried, or null
 */
export function createCarry<Thing, Event extends Touched = Touched>(
  acts: () => Carrying<Thing, Event>,
  show: (carried: Thing | null) => void,
) {
  let held: (Grip<Thing> & { readonly id: number }) | null = null
  let isCarried = false
  /** The press was a drag, or lost what it was on: its click does nothing. */
  let isSpent = false
  const end = () => {
    if (isCarried) show(null)
    held = null
    isCarried = false
  }
  /** The press continues, but no longer holds anything. */
  const loses = () => {
    if (!held || acts().holds(held.thing)) return
    isSpent = true
    end()
  }
  const giveUp = () => {
    const now = held
    if (isCarried) isSpent = true
    const wasCarried = isCarried
    end()
    if (now && wasCarried) acts().onReturn?.(now.thing)
  }
  return {
    /** Call when the game may have changed. */
    onChange: loses,
    giveUp,
    handlers: {
      onPointerDown(event: Event) {
        // The same pointer can only press again if its release was missed.
        if (held && held.id !== event.pointerId) return
        end()
        isSpent = false
        const thing = event.button === 0 ? acts().take(event) : null
        if (thing !== null)
          held = { thing, id: event.pointerId, x: event.clientX, y: event.clientY, at: event.timeStamp }
      },
      onPointerMove(event: Event) {
        loses()
        if (!held || held.id !== event.pointerId) return
        if (!isCarried) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD_PX) return
          isCarried = true
          capturePointer(event.currentTarget, event.pointerId)
          acts().onLift?.(held.thing, event)
          show(held.thing)
        }
        acts().onMove(held, event)
      },
      onPointerUp(event: Event) {
        loses()
        const now = held
        if (!now || now.id !== event.pointerId) return
        if (isCarried) {
          isSpent = true
          // Before it is put down, so that what was dropped is drawn in its new place at once.
          held = null
          acts().onDrop(now, event)
        }
        end()
      },
      onPointerCancel(event: Event) {
        if (held?.id === event.pointerId) giveUp()
      },
      onClickCapture(event: Clicked) {
        // A click by key or a screen reader has no detail.
        if (!isSpent || event.detail === 0) return
        isSpent = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
