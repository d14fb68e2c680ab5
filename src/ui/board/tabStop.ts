/** The tab stop of a board: one of its cells. */
import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'

/** The number of a cell, from its `data-index`; null for other elements. */
export function cellIndex(element: EventTarget | null): number | null {
  const index = element instanceof HTMLElement ? element.dataset.index : undefined
  return index === undefined ? null : Number(index)
}

interface TabStop {
  /** The cell that arrow keys start from: the last one pressed or focused; initially 0. */
  at(): number
  pressed(index: number): void
  focused(index: number): void
  /** A cell lost the focus, to another one or to none (null). */
  left(next: number | null): void
}

/**
 * Sets `tabindex` on the cells directly instead of by React: no cell is rerendered when the focus moves, and
 * changing it on the focused element would make the browser compute styles at once. It is set while the focus
 * moves between two cells, when neither has it.
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
  // The board may have another size.
  useLayoutEffect(() => {
    cursor.current = Math.min(cursor.current, rows * cols - 1)
    stop.write()
  }, [stop, rows, cols])
  return stop
}
