/** Which cell of a board is its tab stop. */
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

/** The number of a cell, by its `data-index`; null for what is none. */
export function cellIndex(element: EventTarget | null): number | null {
  const index = element instanceof HTMLElement ? element.dataset.index : undefined
  return index === undefined ? null : Number(index)
}

interface TabStop {
  /** The cell that keys move from: the last one pressed or focused, 0 at first. */
  at(): number
  pressed(index: number): void
  focused(index: number): void
  /** The focus left a cell, for another one or for none of them (null). */
  left(next: number | null): void
}

/**
 * Sets `tabindex` on the cells directly, and not by React, for two reasons: no cell has to render when the
 * focus moves, and a changed tab stop on the focused element makes the browser compute styles at once. So it is
 * set while the focus moves between two cells, when none has it.
 */
export function useTabStop(root: RefObject<HTMLElement | null>, rows: number, cols: number): TabStop {
  const cursor = useRef(0)
  const stop = useMemo(() => {
    const write = () => {
      const next = root.current?.querySelector(`[data-index="${cursor.current}"]`)
      if (!next || next.getAttribute('tabindex') === '0') return
      root.current?.querySelector('[data-index][tabindex="0"]')?.setAttribute('tabindex', '-1')
      next.setAttribute('tabindex', '0')
    }
    return {
      write,
      at: () => cursor.current,
      pressed(index: number) {
        cursor.current = index
        if (!root.current?.contains(document.activeElement)) write()
      },
      focused(index: number) {
        cursor.current = index
        write()
      },
      left(next: number | null) {
        if (next !== null) cursor.current = next
        write()
      },
    }
  }, [root])
  // A board of another shape has other cells.
  useLayoutEffect(() => {
    cursor.current = Math.min(cursor.current, rows * cols - 1)
    stop.write()
  }, [stop, rows, cols])
  return stop
}
