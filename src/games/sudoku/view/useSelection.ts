/**
 * Selects several cells: by dragging the mouse, by a long press and a slide of the finger, and by presses and arrows
 * with Shift, Ctrl or the gamepad button for it.
 */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { capturePointer } from '../../../engine/browser'
import { clamp } from '../../../engine/core/math/geometry'
import { moveKeyOf } from '../../../engine/input/keyboard'
import { cellAt } from '../../../ui/board/dragged'
import { onSecondFinger, severalFingers } from '../../../ui/input/fingers'
import { addCells, getPen, removeCells, setPen, toggleCell } from './pen'

interface Hold {
  readonly id: number
  /** Where it began, and the cell that it reached last. */
  readonly from: number
  last: number
  /** Cells are added to those that are selected, or, from one of them on, taken out. */
  readonly change: 'add' | 'remove' | null
  /** It may select: a mouse at once, a finger after a long press. */
  canDrag: boolean
  isDragged: boolean
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** The cells on the way, because a fast pointer skips some. */
function between(from: number, to: number): number[] {
  const [row, col] = [Math.floor(from / 9), from % 9]
  const [down, right] = [Math.floor(to / 9) - row, (to % 9) - col]
  const steps = Math.max(Math.abs(down), Math.abs(right))
  return Array.from({ length: steps }, (_, i) => {
    const part = (i + 1) / steps
    return (row + Math.round(down * part)) * 9 + col + Math.round(right * part)
  })
}

/**
 * @param paper - the element around the grid
 * @param isHeld - whether the button or key for selecting is held
 */
export function useSelection(paper: React.RefObject<HTMLElement | null>, isHeld: () => boolean) {
  const hold = useRef<Hold | null>(null)
  /** The press became a drag, so the click that ends it does nothing. */
  const isHandled = useRef(false)
  useEffect(() => {
    const stopFingers = onSecondFinger(() => {
      hold.current = null
    })
    // A slide after a long press must not scroll the page. React's own listeners could not prevent it.
    const stay = (event: TouchEvent) => {
      if (hold.current?.canDrag && event.cancelable) event.preventDefault()
    }
    const element = paper.current
    element?.addEventListener('touchmove', stay, { passive: false })
    return () => {
      stopFingers()
      element?.removeEventListener('touchmove', stay)
    }
  }, [paper])

  const cellOf = (element: Element | null): number | null => {
    const index = element?.closest<HTMLElement>('[data-index]')?.dataset.index
    return index !== undefined && paper.current?.contains(element) ? Number(index) : null
  }
  /** The cell that a drag at this point has reached. */
  const reached = (last: number, { clientX, clientY }: PointerEvent): number | null => {
    const element = document.elementFromPoint(clientX, clientY)
    const cell = cellOf(element)
    const box = element?.closest('[data-index]')?.getBoundingClientRect()
    if (cell === null || !box) return null
    const at = {
      row: Math.floor(cell / 9) + (clientY - box.y) / box.height,
      col: (cell % 9) + (clientX - box.x) / box.width,
    }
    const { row, col } = cellAt({ row: Math.floor(last / 9), col: last % 9 }, at)
    return row * 9 + col
  }
  const adding = (event: {
    readonly shiftKey: boolean
    readonly ctrlKey: boolean
    readonly metaKey: boolean
  }) => event.shiftKey || event.ctrlKey || event.metaKey || isHeld()
  const end = (event: PointerEvent) => {
    if (hold.current?.id === event.pointerId) hold.current = null
  }

  return {
    /** A long press: from now on the finger selects the cells that it slides over. */
    slide() {
      if (hold.current) hold.current.canDrag = true
    },
    handlers: {
      onPointerDown(event: PointerEvent) {
        isHandled.current = false
        const cell = cellOf(event.target as Element)
        if (cell === null || event.button !== 0 || severalFingers()) return
        const canDrag = event.pointerType === 'mouse'
        const { several, cells } = getPen()
        const change = !several && !adding(event) ? null : cells.includes(cell) ? 'remove' : 'add'
        hold.current = { id: event.pointerId, from: cell, last: cell, change, canDrag, isDragged: false }
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current
        const { digitFirst, held: value } = getPen()
        if (held?.id !== event.pointerId || !held.canDrag) return
        if (!held.change && (digitFirst || value > 0)) return
        const cell = reached(held.last, event)
        if (cell === null || cell === held.last) return
        const act = held.change === 'remove' ? removeCells : addCells
        if (!held.isDragged) {
          held.isDragged = true
          isHandled.current = true
          // The pointer may leave the grid meanwhile.
          capturePointer(event.currentTarget, event.pointerId)
          if (!held.change) setPen({ cells: [] })
          act(held.from)
        }
        act(...between(held.last, cell))
        held.last = cell
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClickCapture(event: MouseEvent) {
        const cell = cellOf(event.target as Element)
        const wasDragged = isHandled.current && event.detail > 0
        isHandled.current = false
        if (!wasDragged && (cell === null || !adding(event))) return
        event.stopPropagation()
        if (!wasDragged && cell !== null) toggleCell(cell)
      },
      onContextMenuCapture(event: MouseEvent) {
        // On a Mac, Ctrl makes it of a left press: as elsewhere, it selects. A click may follow.
        const cell = cellOf(event.target as Element)
        if (cell === null || !event.ctrlKey || event.button !== 0) return
        event.preventDefault()
        event.stopPropagation()
        if (!isHandled.current) toggleCell(cell)
        isHandled.current = true
      },
      onKeyDownCapture(event: KeyboardEvent) {
        const step = ARROWS[moveKeyOf(event.nativeEvent)]
        const from = cellOf(document.activeElement)
        if (!step || from === null || event.altKey || event.metaKey || !adding(event)) return
        const row = clamp(Math.floor(from / 9) + step[0], 0, 8)
        const to = row * 9 + clamp((from % 9) + step[1], 0, 8)
        event.preventDefault()
        event.stopPropagation()
        addCells(from, to)
        paper.current?.querySelector<HTMLElement>(`[data-index="${to}"]`)?.focus()
      },
    },
  }
}
