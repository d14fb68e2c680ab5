/** Marks a line of cells by one drag of the mouse, a pen or a finger. */
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onSecondFinger, severalFingers } from '../../../ui/input/fingers'
import type { Move } from '../rules'

interface Props {
  /** The element that the cells fill exactly. */
  readonly area: RefObject<HTMLElement | null>
  readonly rows: number
  readonly cols: number
  /** The move that a press on a cell begins; null if it begins none. `isOther` is the right mouse button. */
  readonly begin: (cell: number, isOther: boolean) => Move | null
  readonly commit: (move: Move) => void
}

/** The cell of the line through `from` that is nearest to a place. */
function along(from: number, row: number, col: number, cols: number): number {
  const [fromRow, fromCol] = [Math.floor(from / cols), from % cols]
  return Math.abs(col - fromCol) >= Math.abs(row - fromRow) ? fromRow * cols + col : row * cols + fromCol
}

export function useLine({ area, rows, cols, begin, commit }: Props) {
  /** The move as it would be made now. */
  const [line, setLine] = useState<Move | null>(null)
  const hold = useRef<{ readonly id: number; move: Move } | null>(null)
  /** The press began a line, so the click that ends it does nothing. */
  const isHandled = useRef(false)

  const cancel = () => {
    hold.current = null
    setLine(null)
  }
  const latest = useRef(cancel)
  latest.current = cancel
  // A second finger pans and zooms instead.
  useEffect(() => onSecondFinger(() => latest.current()), [])

  const placeOf = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return null
    const at = (offset: number, size: number, count: number) =>
      Math.min(count - 1, Math.max(0, Math.floor((offset / size) * count)))
    return {
      row: at(event.clientY - box.y, box.height, rows),
      col: at(event.clientX - box.x, box.width, cols),
    }
  }

  return {
    line,
    cancel,
    handlers: {
      onPointerDown(event: PointerEvent) {
        isHandled.current = false
        const place = placeOf(event)
        if (!place || hold.current || severalFingers() || (event.button !== 0 && event.button !== 2)) return
        const move = begin(place.row * cols + place.col, event.button === 2)
        if (!move) return
        isHandled.current = true
        hold.current = { id: event.pointerId, move }
        setLine(move)
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current
        const place = held?.id === event.pointerId ? placeOf(event) : null
        if (!held || !place) return
        const to = along(held.move.from, place.row, place.col, cols)
        if (to === held.move.to) return
        // The cursor may leave the board while a line is drawn.
        event.currentTarget.setPointerCapture(event.pointerId)
        held.move = { ...held.move, to }
        setLine(held.move)
      },
      onPointerUp(event: PointerEvent) {
        const held = hold.current
        if (held?.id !== event.pointerId) return
        cancel()
        commit(held.move)
      },
      onPointerCancel(event: PointerEvent) {
        if (hold.current?.id === event.pointerId) cancel()
      },
      onClickCapture(event: MouseEvent) {
        // A click by key or gamepad has no detail.
        if (event.detail === 0 || !isHandled.current) return
        isHandled.current = false
        event.stopPropagation()
        event.preventDefault()
      },
      onContextMenuCapture(event: MouseEvent) {
        // The right button was handled as a press; a finger's long press is handled by the board.
        if (event.button !== 2) return
        event.preventDefault()
        event.stopPropagation()
      },
    },
  }
}
