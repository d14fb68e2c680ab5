/** Owns what presses on the cells of a board mean: one handler a kind for the whole board, however many cells it has. */
import { type MouseEvent, type PointerEvent, useEffect, useMemo, useRef } from 'react'

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
}

const LONG_PRESS_MS = 450
/** As `MouseEvent.buttons` counts them. */
const LEFT_AND_RIGHT = 3

/** The number of the cell that holds what is at `target`; null where it is in none. */
export function cellAt(target: EventTarget | null): number | null {
  const index =
    target instanceof Element ? target.closest<HTMLElement>('[data-index]')?.dataset.index : undefined
  return index === undefined ? null : Number(index)
}

/** Handlers for the element around the cells, the same ones from drawing to drawing. */
export function useBoardPress(presses: Presses) {
  const latest = useRef(presses)
  latest.current = presses
  /** Cells under a finger that may become a long press: several fingers hold several. */
  const holds = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  useEffect(() => () => holds.current.forEach(clearTimeout), [])

  return useMemo(() => {
    /** Cells whose long press has been answered: the click that ends it is none. */
    const held = new Set<number>()
    // Of the whole board: the buttons may be let go over another cell.
    let together = false
    const stopHold = (index: number) => {
      clearTimeout(holds.current.get(index))
      holds.current.delete(index)
    }
    const onLeft = (event: PointerEvent) => {
      const index = cellAt(event.target)
      if (index !== null) stopHold(index)
    }
    return {
      onPointerOver(event: PointerEvent) {
        const index = event.pointerType === 'mouse' ? cellAt(event.target) : null
        if (index !== null) latest.current.point(index)
      },
      onPointerDown(event: PointerEvent) {
        const index = cellAt(event.target)
        if (index === null) return
        latest.current.pressed(index)
        held.delete(index)
        if (!latest.current.alternate || event.pointerType === 'mouse') return
        stopHold(index)
        const answer = () => {
          held.add(index)
          latest.current.alternate?.(index)
        }
        holds.current.set(index, setTimeout(answer, LONG_PRESS_MS))
      },
      onPointerUp: onLeft,
      onPointerCancel: onLeft,
      onPointerOut(event: PointerEvent) {
        const index = cellAt(event.target)
        if (index !== null && index !== cellAt(event.relatedTarget)) stopHold(index)
      },
      // A pointer goes down once, with the first of its buttons; a mouse with each.
      onMouseDown(event: MouseEvent) {
        const index = cellAt(event.target)
        if (index === null) return
        const { both } = latest.current
        together = both !== undefined && (event.buttons & LEFT_AND_RIGHT) === LEFT_AND_RIGHT
        if (together) both?.(index)
      },
      onClick(event: MouseEvent) {
        const index = cellAt(event.target)
        if (index === null) return
        // The click that ends a long press, or both buttons, has been answered already. By keys it has no detail, and is a press of its own.
        if (!held.has(index) && !(together && event.detail > 0)) latest.current.press(index)
        held.delete(index)
      },
      onContextMenu(event: MouseEvent) {
        const index = cellAt(event.target)
        if (index === null) return
        event.preventDefault()
        const touch = (event.nativeEvent as globalThis.PointerEvent).pointerType === 'touch'
        if (!held.has(index) && !together && !touch) latest.current.alternate?.(index)
      },
    }
  }, [])
}
