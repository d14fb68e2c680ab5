/** Drags a piece of a square board by mouse, pen or finger, once the pointer has moved more than a few pixels. */
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { onSecondFinger, severalFingers } from './fingers'
import { zoomOf } from './zoomOf'

/** A shorter movement is a click. */
const THRESHOLD_PX = 6

interface Props {
  /**
   * The element of the squares. It gets `--drag-x` and `--drag-y`, the pointer's position in it in px, and `data-finger`
   * while a finger drags, so that the piece is drawn above the finger.
   */
  readonly area: RefObject<HTMLElement | null>
  /** Cells per side. */
  readonly size: number
  /** Whether the piece in a cell (row * size + column, as shown) can be dragged now. */
  readonly mayCarry: (cell: number) => boolean
  readonly onLift: (cell: number) => void
  /** `over` is null if it was dropped outside the board. */
  readonly onDrop: (cell: number, over: number | null) => void
}

interface Hold {
  readonly id: number
  readonly cell: number
  readonly x: number
  readonly y: number
  carried: boolean
}

export function useDrag({ area, size, mayCarry, onLift, onDrop }: Props) {
  /** The cell whose piece is dragged, and the cell below it. */
  const [carried, setCarried] = useState<{ cell: number; over: number | null } | null>(null)
  const hold = useRef<Hold | null>(null)
  const dropped = useRef(false)

  const cellAt = (event: PointerEvent, box = area.current?.getBoundingClientRect()): number | null => {
    if (!box) return null
    const col = Math.floor(((event.clientX - box.x) / box.width) * size)
    const row = Math.floor(((event.clientY - box.y) / box.height) * size)
    return row >= 0 && row < size && col >= 0 && col < size ? row * size + col : null
  }
  const follow = (event: PointerEvent, box: DOMRect) => {
    const board = area.current
    if (!board) return
    const zoom = zoomOf(board)
    board.style.setProperty('--drag-x', `${(event.clientX - box.x) / zoom}px`)
    board.style.setProperty('--drag-y', `${(event.clientY - box.y) / zoom}px`)
  }
  const end = () => {
    const held = hold.current
    hold.current = null
    // A press that dragged nothing was not drawn.
    if (!held?.carried) return
    area.current?.removeAttribute('data-finger')
    setCarried(null)
  }
  const letGo = useRef(end)
  letGo.current = end
  // A second finger cancels the drag.
  useEffect(
    () =>
      onSecondFinger(() => {
        if (hold.current?.carried) dropped.current = true
        letGo.current()
      }),
    [],
  )
  // The turn may end meanwhile (time is up, Undo): that cancels the drag, too.
  const lost = carried !== null && !mayCarry(carried.cell)
  useEffect(() => {
    if (!lost) return
    hold.current = null
    area.current?.removeAttribute('data-finger')
    setCarried(null)
  }, [lost, area])

  return {
    carried: lost ? null : carried,
    handlers: {
      onPointerDown(event: PointerEvent) {
        dropped.current = false
        const cell = cellAt(event)
        if (hold.current || cell === null || event.button !== 0 || severalFingers() || !mayCarry(cell)) return
        hold.current = { id: event.pointerId, cell, x: event.clientX, y: event.clientY, carried: false }
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current
        if (!held || held.id !== event.pointerId) return
        if (!held.carried) {
          if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < THRESHOLD_PX) return
        }
        // Measured before anything is written, to avoid a second layout.
        const box = area.current?.getBoundingClientRect()
        if (!box) return
        if (!held.carried) {
          held.carried = true
          event.currentTarget.setPointerCapture(event.pointerId)
          if (event.pointerType === 'touch') area.current?.setAttribute('data-finger', '')
          onLift(held.cell)
        }
        follow(event, box)
        const over = cellAt(event, box)
        if (carried?.cell !== held.cell || carried.over !== over) setCarried({ cell: held.cell, over })
      },
      onPointerUp(event: PointerEvent) {
        const held = hold.current
        if (!held || held.id !== event.pointerId) return
        if (held.carried) {
          dropped.current = true
          // The move first, so that the dropped piece is drawn together with it.
          onDrop(held.cell, cellAt(event))
        }
        end()
      },
      onPointerCancel(event: PointerEvent) {
        if (hold.current?.id === event.pointerId) end()
      },
      /** Ignores the click that follows a drop. */
      onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
        if (!dropped.current) return
        dropped.current = false
        event.stopPropagation()
        event.preventDefault()
      },
    },
  }
}
