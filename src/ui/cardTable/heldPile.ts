/** The pile that keys or a press picked up, until a second pile is chosen. Shared by keyboard, gamepad and board. */
import { useSyncExternalStore } from 'react'

export interface Held {
  readonly pile: number
  /** How many cards from the top; null for as many as fit. */
  readonly count: number | null
}

export interface DrawMove {
  readonly type: 'draw'
}

interface Piles<State, Move> {
  readonly stock: number
  cardsIn(state: State, pile: number): readonly number[]
  /** The move of the held cards to a pile, or what the pile does by itself; null for none. They are released. */
  moveTo(state: State, held: Held, pile: number): Move | null
}

/** What is held, what the keys of piles do, and those that pick up and draw. */
export function createHold<State, Move>({ stock, cardsIn, moveTo }: Piles<State, Move>) {
  let held: Held | null = null
  /** The focused cards: the target of the key that picks up. Not shown. */
  let focus: Held | null = null
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const get = () => held
  function hold(spot: Held | null): void {
    if (held === spot) return
    held = spot
    for (const listener of listeners) listener()
  }
  /** Draws, and puts down what was picked up, as any own move does. */
  function draw(): DrawMove {
    hold(null)
    return { type: 'draw' }
  }
  /** The move of the held cards to a pile. Releases them. */
  function putDown(state: State, pile: number): Move | null {
    const picked = held
    hold(null)
    return picked && moveTo(state, picked, pile)
  }
  const has = (state: State, { pile }: Held) => cardsIn(state, pile).length > 0
  return {
    held: get,
    focused: () => focus,
    hold,
    focusOn(spot: Held | null): void {
      focus = spot
    },
    useHeld: () => useSyncExternalStore(subscribe, get),
    draw,
    putDown,
    /** After a move, or Undo: puts down what was picked up, unless its pile is the same. */
    holdOn(before: State | null, after: State): void {
      if (!held) return
      const cards = (state: State) => String(cardsIn(state, held?.pile ?? stock))
      if (!before || cards(before) !== cards(after)) hold(null)
    },
    /** Handles the key of a pile: the first picks it up, the second moves its cards. */
    pressPile(state: State, pile: number): Move | null {
      if (held) return putDown(state, pile)
      if (has(state, { pile, count: null })) hold({ pile, count: null })
      return null
    },
    /** Picks up the focused cards, or puts the held ones on the focused pile. */
    pickUp(state: State): Move | DrawMove | null {
      if (!focus) return null
      if (held && held.pile !== focus.pile) return putDown(state, focus.pile)
      if (!held && focus.pile === stock) return draw()
      hold(held || !has(state, focus) ? null : focus)
      return null
    },
  }
}
