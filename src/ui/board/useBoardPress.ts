/** Turns the pointer events of a board into presses of its cells. */
import { type FocusEvent, type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'
import { onSecondFinger, severalFingers } from '../input/fingers'

/** The handlers of a board, called with the number of the cell. */
export interface CellHandlers {
  readonly onPress: (index: number) => void
  /** Long press, right click, or the context-menu key. */
  readonly onAlternate?: ((index: number) => void) | undefined
  /** Both mouse buttons together, or the middle one. */
  readonly onBoth?: ((index: number) => void) | undefined
  /** The mouse is over a cell. */
  readonly onPoint: (index: number) => void
  /** A pointer went down on a cell. */
  readonly onDown: (index: number) => void
  /** The pointer left the board. */
  readonly onLeave: () => void
  /** A cell was focused; with a ring, if the focus was moved by keys or a pad. */
  readonly onFocus: (index: number, ring: boolean) => void
  /** The focus left the board. */
  readonly onBlur: () => void
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

/** Handlers for the element around the cells. */
export function useBoardPress(onCell: CellHandlers) {
  const latest = useRef(onCell)
  latest.current = onCell
  const { stopHolds, ...handlers } = useMemo(() => boardPress(latest), [])
  useEffect(() => {
    const stopFingers = onSecondFinger(stopHolds)
    return () => {
      stopFingers()
      stopHolds()
    }
  }, [stopHolds])
  return handlers
}

export function boardPress(latest: { readonly current: CellHandlers }) {
  /** Cells under a finger that may become a long press. */
  const holds = new Map<number, ReturnType<typeof setTimeout>>()
  /** Cells whose long press or menu was handled: the click that ends it does nothing. */
  const held = new Set<number>()
  // For the whole board: the buttons may be released over another cell.
  let together = false
  /** The cell that a right press will act on when the button is released, unless the left one joins it. */
  let right: number | null = null
  const stopHold = (index: number) => {
    clearTimeout(holds.get(index))
    holds.delete(index)
  }
  const inCell =
    <E extends { readonly target: EventTarget }>(act: (event: E, index: number) => void) =>
    (event: E) => {
      const index = cellAt(event.target)
      if (index !== null) act(event, index)
    }
  return {
    stopHolds() {
      holds.forEach(clearTimeout)
      holds.clear()
    },
    onPointerOver: inCell(({ pointerType }: PointerEvent, index) => {
      if (pointerType === 'mouse') latest.current.onPoint(index)
    }),
    onPointerDown: inCell(({ pointerType }: PointerEvent, index) => {
      latest.current.onDown(index)
      held.delete(index)
      if (!latest.current.onAlternate || pointerType === 'mouse' || severalFingers()) return
      stopHold(index)
      const longPress = () => {
        held.add(index)
        latest.current.onAlternate?.(index)
      }
      holds.set(index, setTimeout(longPress, LONG_PRESS_MS))
    }),
    onPointerUp: inCell((_: PointerEvent, index) => stopHold(index)),
    onPointerCancel: inCell((_: PointerEvent, index) => stopHold(index)),
    onPointerOut: inCell(({ relatedTarget }: PointerEvent, index) => {
      if (index !== cellAt(relatedTarget)) stopHold(index)
    }),
    onPointerLeave: () => latest.current.onLeave(),
    // 'pointerdown' fires for the first button only, 'mousedown' for each.
    onMouseDown: inCell((event: MouseEvent, index) => {
      const { onBoth, onAlternate } = latest.current
      const isMiddle = event.button === MIDDLE && onBoth !== undefined
      together = Boolean(onBoth ?? onAlternate) && (event.buttons & LEFT_AND_RIGHT) === LEFT_AND_RIGHT
      right = null
      // The browser would scroll.
      if (isMiddle) event.preventDefault()
      if (together || isMiddle) onBoth?.(index)
    }),
    onMouseUp: inCell(({ button }: MouseEvent, index) => {
      if (button !== RIGHT) return
      if (right === index && !together) latest.current.onAlternate?.(index)
      right = null
    }),
    onClick: inCell(({ detail }: MouseEvent, index) => {
      // The click that ends a long press, or a press of both buttons, was already handled. Two fingers press nothing.
      // A click by key has no detail, and is a press.
      const handled = detail > 0 && (held.has(index) || together || severalFingers())
      if (!handled) latest.current.onPress(index)
      held.delete(index)
    }),
    onContextMenu: inCell((event: MouseEvent, index) => {
      event.preventDefault()
      const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
      if (held.has(index) || together || touch) return
      // Systems differ in whether the menu comes with the press or with its release.
      if (event.buttons & RIGHT_DOWN) right = index
      else if (latest.current.onAlternate) {
        // On a Mac, Ctrl makes it of a left press, which may still end in a click.
        held.add(index)
        latest.current.onAlternate(index)
      }
    }),
    onFocus: inCell(({ target }: FocusEvent, index) =>
      latest.current.onFocus(index, target.matches(':focus-visible')),
    ),
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) latest.current.onBlur()
    },
  }
}
