/** Drags a piece of a square board. */
import { type PointerEvent, type RefObject, useState } from 'react'
import { useCarry } from './useCarry'
import { zoomOf } from './zoomOf'

interface Props<Piece> {
  /**
   * The element of the squares. It gets `--drag-x` and `--drag-y`, the pointer's position in it in px, and `data-finger`
   * if a finger drags, so that the piece is drawn above the finger.
   */
  readonly area: RefObject<HTMLElement | null>
  /** Cells per side. */
  readonly size: number
  /** The piece in a cell (row * size + column, as shown) if it can be dragged now. */
  readonly take: (cell: number) => Piece | null
  /** Whether it can still be dragged, and is the same piece. */
  readonly holds: (piece: Piece) => boolean
  readonly onLift: (piece: Piece) => void
  /** `over` is null if it was dropped outside the board. */
  readonly onDrop: (piece: Piece, over: number | null) => void
}

export function useDrag<Piece>({ area, size, take, holds, onLift, onDrop }: Props<Piece>) {
  /** The cell below the piece. */
  const [over, setOver] = useState<number | null>(null)
  const cellAt = (event: PointerEvent, box = area.current?.getBoundingClientRect()): number | null => {
    if (!box) return null
    const col = Math.floor(((event.clientX - box.x) / box.width) * size)
    const row = Math.floor(((event.clientY - box.y) / box.height) * size)
    return row >= 0 && row < size && col >= 0 && col < size ? row * size + col : null
  }
  const { carried, handlers } = useCarry<Piece>({
    take(event) {
      const cell = cellAt(event)
      return cell === null ? null : take(cell)
    },
    holds,
    onLift(piece, event) {
      area.current?.toggleAttribute('data-finger', event.pointerType === 'touch')
      onLift(piece)
    },
    onMove(_, event) {
      const board = area.current
      if (!board) return
      // Measured before anything is written, to avoid a second layout.
      const box = board.getBoundingClientRect()
      const zoom = zoomOf(board)
      board.style.setProperty('--drag-x', `${(event.clientX - box.x) / zoom}px`)
      board.style.setProperty('--drag-y', `${(event.clientY - box.y) / zoom}px`)
      setOver(cellAt(event, box))
    },
    onDrop: ({ thing }, event) => onDrop(thing, cellAt(event)),
  })
  return { carried, over: carried === null ? null : over, handlers }
}
