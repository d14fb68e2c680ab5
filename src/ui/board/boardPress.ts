/** Presses and focus on a board's cells, by one listener of each kind for the whole board. */
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { onSecondFinger, severalFingers } from '../input/fingers'
import { cellIndex } from './tabStop'

/** The handlers of a board, called with the number of the cell. */
export interface Presses {
  readonly press: (index: number) => void
  /** Long press, right click, or the context-menu key. */
  readonly alternate?: ((index: number) => void) | undefined
  /** Both mouse buttons together, or the middle one. */
  readonly both?: ((index: number) => void) | undefined
  /** The mouse is over a cell. */
  readonly point: (index: number) => void
  /** A pointer went down on a cell. */
  readonly pressed: (index: number) => void
  /** The pointer left the board. */
  readonly left: () => void
  /** A cell was focused. */
  readonly focused: (index: number) => void
  /** A cell lost the focus, to another one or to none (null). */
  readonly blurred: (next: number | null) => void
}

const LONG_PRESS_MS = 450
/** As `MouseEvent.button` numbers them. */
const MIDDLE = 1
const RIGHT = 2
/** As `MouseEvent.buttons` counts them. */
const RIGHT_DOWN = 2
const LEFT_AND_RIGHT = 3

/** The number of the cell that contains `target`; null outside cells. */
function cellAt(target: EventTarget | null): number | null {
  const index =
    target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset.index : undefined
  return index === undefined ? null : Number(index)
}

/**
 * Listens on the element around the cells, without React: its event dispatch costs more than the handlers, and
 * each press fires a dozen events.
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
    // For the whole board: the buttons may be released over another cell.
    let together = false
    /** The cell that a right press will act on when the button is released, unless the left one joins it. */
    let right: number | null = null
    const stopHold = (index: number) => {
      clearTimeout(holds.get(index))
      holds.delete(index)
    }
    const abort = new AbortController()
    const listen = <K extends keyof HTMLElementEventMap>(
      type: K,
      act: (event: HTMLElementEventMap[K], index: number) => void,
    ) => {
      const listener = (event: HTMLElementEventMap[K]) => {
        const index = cellAt(event.target)
        if (index !== null) act(event, index)
      }
      board.addEventListener(type, listener, { signal: abort.signal })
    }
    listen('pointerover', ({ pointerType }, index) => {
      if (pointerType === 'mouse') latest.current.point(index)
    })
    listen('pointerdown', ({ pointerType }, index) => {
      latest.current.pressed(index)
      held.delete(index)
      if (!latest.current.alternate || pointerType === 'mouse' || severalFingers()) return
      stopHold(index)
      const longPress = () => {
        held.add(index)
        latest.current.alternate?.(index)
      }
      holds.set(index, setTimeout(longPress, LONG_PRESS_MS))
    })
    listen('pointerup', (_, index) => stopHold(index))
    listen('pointercancel', (_, index) => stopHold(index))
    listen('pointerout', ({ relatedTarget }, index) => {
      if (index !== cellAt(relatedTarget)) stopHold(index)
    })
    // 'pointerdown' fires for the first button only, 'mousedown' for each.
    listen('mousedown', (event, index) => {
      const { both, alternate } = latest.current
      const isMiddle = event.button === MIDDLE && both !== undefined
      together = Boolean(both ?? alternate) && (event.buttons & LEFT_AND_RIGHT) === LEFT_AND_RIGHT
      right = null
      // The browser would scroll.
      if (isMiddle) event.preventDefault()
      if (together || isMiddle) both?.(index)
    })
    listen('mouseup', ({ button }, index) => {
      if (button !== RIGHT) return
      if (right === index && !together) latest.current.alternate?.(index)
      right = null
    })
    listen('click', ({ detail }, index) => {
      // The click that ends a long press, or a press of both buttons, was already handled. Two fingers press nothing.
      // A click by key has no detail, and is a press.
      const handled = held.has(index) || (detail > 0 && (together || severalFingers()))
      if (!handled) latest.current.press(index)
      held.delete(index)
    })
    listen('contextmenu', (event, index) => {
      event.preventDefault()
      const touch = (event as PointerEvent).pointerType === 'touch'
      if (held.has(index) || together || touch) return
      // Systems differ in whether the menu comes with the press or with its release.
      if (event.buttons & RIGHT_DOWN) right = index
      else latest.current.alternate?.(index)
    })
    listen('focusin', ({ target }) => {
      const index = cellIndex(target)
      if (index !== null) latest.current.focused(index)
    })
    const { signal } = abort
    board.addEventListener('pointerleave', () => latest.current.left(), { signal })
    board.addEventListener(
      'focusout',
      ({ relatedTarget }) => {
        const within = relatedTarget instanceof Node && board.contains(relatedTarget)
        latest.current.blurred(within ? cellIndex(relatedTarget) : null)
      },
      { signal },
    )
    const stopFingers = onSecondFinger(() => {
      holds.forEach(clearTimeout)
      holds.clear()
    })
    return () => {
      abort.abort()
      stopFingers()
      holds.forEach(clearTimeout)
    }
  }, [root])
}
