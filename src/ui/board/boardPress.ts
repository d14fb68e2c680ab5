/**
 * Presses and focus on a board's cells: one listener of each kind for the whole board, however many cells it
 * has.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { onSecondFinger, severalFingers } from '../input/fingers'
import { cellIndex } from './tabStop'

/** What the board does with them, by the number of the cell. */
export interface Presses {
  readonly press: (index: number) => void
  /** Long press, right click, or the context-menu key. */
  readonly alternate?: ((index: number) => void) | undefined
  /** Both buttons of a mouse together. */
  readonly both?: ((index: number) => void) | undefined
  /** The cell that a mouse is over. */
  readonly point: (index: number) => void
  /** A pointer went down on it. */
  readonly pressed: (index: number) => void
  /** The pointer left the board. */
  readonly left: () => void
  /** The focus came to it. */
  readonly focused: (index: number) => void
  /** The focus left a cell, for another one or for none of them (null). */
  readonly blurred: (next: number | null) => void
}

const LONG_PRESS_MS = 450
/** As `MouseEvent.buttons` counts them. */
const LEFT_AND_RIGHT = 3

/** The number of the cell that holds what is at `target`; null where it is in none. */
function cellAt(target: EventTarget | null): number | null {
  const index =
    target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset.index : undefined
  return index === undefined ? null : Number(index)
}

/**
 * The listeners are on the element around the cells, and not in React: dispatching an event in React costs more
 * than the handler, and each press fires a dozen events.
 */
export function useBoardPress(root: RefObject<HTMLElement | null>, presses: Presses): void {
  const latest = useRef(presses)
  latest.current = presses
  useLayoutEffect(() => {
    const { current: board } = root
    if (!board) return
    /** Cells under a finger that may become a long press. */
    const holds = new Map<number, ReturnType<typeof setTimeout>>()
    /** Cells whose long press was handled: the click that ends it does nothing. */
    const held = new Set<number>()
    // Of the whole board: the buttons may be let go over another cell.
    let together = false
    const stopHold = (index: number) => {
      clearTimeout(holds.get(index))
      holds.delete(index)
    }
    const heard = new AbortController()
    const hear = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K], index: number) => void,
    ) => {
      const tell = (event: HTMLElementEventMap[K]) => {
        const index = cellAt(event.target)
        if (index !== null) act(event, index)
      }
      board.addEventListener(type, tell, { signal: heard.signal })
    }
    hear('pointerover', ({ pointerType }, index) => {
      if (pointerType === 'mouse') latest.current.point(index)
    })
    hear('pointerdown', ({ pointerType }, index) => {
      latest.current.pressed(index)
      held.delete(index)
      if (!latest.current.alternate || pointerType === 'mouse' || severalFingers()) return
      stopHold(index)
      const answer = () => {
        held.add(index)
        latest.current.alternate?.(index)
      }
      holds.set(index, setTimeout(answer, LONG_PRESS_MS))
    })
    hear('pointerup', (_, index) => stopHold(index))
    hear('pointercancel', (_, index) => stopHold(index))
    hear('pointerout', ({ relatedTarget }, index) => {
      if (index !== cellAt(relatedTarget)) stopHold(index)
    })
    // A pointer goes down once, with the first of its buttons; a mouse with each.
    hear('mousedown', ({ buttons }, index) => {
      const { both } = latest.current
      together = both !== undefined && (buttons & LEFT_AND_RIGHT) === LEFT_AND_RIGHT
      if (together) both?.(index)
    })
    hear('click', ({ detail }, index) => {
      // The click that ends a long press, or a press of both buttons, was handled already; two fingers press nothing. A click by key has no detail, and is a press.
      const answered = held.has(index) || (detail > 0 && (together || severalFingers()))
      if (!answered) latest.current.press(index)
      held.delete(index)
    })
    hear('contextmenu', (event, index) => {
      event.preventDefault()
      const touch = (event as PointerEvent).pointerType === 'touch'
      if (!held.has(index) && !together && !touch) latest.current.alternate?.(index)
    })
    hear('focusin', ({ target }) => {
      const index = cellIndex(target)
      if (index !== null) latest.current.focused(index)
    })
    const { signal } = heard
    board.addEventListener('pointerleave', () => latest.current.left(), { signal })
    board.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const within = relatedTarget instanceof Node && board.contains(relatedTarget)
        latest.current.blurred(within ? cellIndex(relatedTarget) : null)
      },
      { signal },
    )
    const noLonger = onSecondFinger(() => {
      holds.forEach(clearTimeout)
      holds.clear()
    })
    return () => {
      heard.abort()
      noLonger()
      holds.forEach(clearTimeout)
    }
  }, [root])
}
