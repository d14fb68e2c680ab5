/** The pile that keys or a press picked up, until a second pile is chosen. Shared by keyboard, gamepad and board. */
import { useSyncExternalStore } from 'react'

export interface Held {
  readonly pile: number
  /** How many cards from the top; null for as many as fit. */
  readonly count: number | null
}

export function createHold() {
  let held: Held | null = null
  /** The focused cards: the target of the key that picks up. Not shown. */
  let focus: Held | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => held
  return {
    get,
    focused: () => focus,
    hold(spot: Held | null): void {
      if (held === spot) return
      held = spot
      for (const listener of listeners) listener()
    },
    focusOn(spot: Held | null): void {
      focus = spot
    },
    useHeld: () => useSyncExternalStore(subscribe, get),
  }
}
