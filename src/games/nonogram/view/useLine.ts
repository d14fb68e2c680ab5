/** Marks a line of cells by one drag of the mouse, a pen or a finger. */
import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { capturePointer } from '../../../engine/browser'
import { clamp } from '../../../engine/core/math/geometry'
import { lineAt, type Point } from '../../../ui/board/dragged'
import { onSecondFinger, severalFingers } from '../../../ui/input/fingers'
import { zoomOf } from '../../../ui/input/zoomOf'
import type { Move, State } from '../rules'

/** Near the edge of the window, a drag scrolls the board by up to this many pixels in each frame. */
const EDGE = 32
const EDGE_SPEED = 7
/** A line this long, in cells beside its first, keeps its direction until it is back at its first cell. */
const LOCKED = 2

interface Props {
  /** The window, which scrolls, and the sizes of the clues that cover its start. */
  readonly frame: RefObject<HTMLElement | null>
  readonly before: number
  readonly above: number
  /** The element that the cells fill exactly. */
  readonly area: RefObject<HTMLElement | null>
  readonly rows: number
  readonly cols: number
  /** A line belongs to one state: any other move, or the end of the turn, cancels it. */
  readonly state: State
  readonly active: boolean
  /** Presses move the board instead. */
  readonly isPan: boolean
  /** The move that a press on a cell begins; null if it begins none. `isOther` is the right mouse button. */
  readonly begin: (cell: number, isOther: boolean) => Move | null
  readonly commit: (move: Move) => void
}

interface Hold {
  readonly id: number
  readonly move: Move
  /** The cell that the pointer has reached. */
  readonly cell: Point
  /** Where the pointer is, in the page. */
  readonly x: number
  readonly y: number
  /** The direction of the line, once it is certain. */
  readonly way: 'row' | 'column' | null
}

/** Extends a held line to the cell of its row or column that is nearest to a place. */
export function extended(
  move: Move,
  way: Hold['way'],
  { row, col }: Point,
  cols: number,
): { readonly to: number; readonly way: Hold['way'] } {
  const [fromRow, fromCol] = [Math.floor(move.from / cols), move.from % cols]
  const [down, across] = [Math.abs(row - fromRow), Math.abs(col - fromCol)]
  const kept = Math.max(down, across) === 0 ? null : way
  const now = kept ?? (across >= down ? 'row' : 'column')
  const length = now === 'row' ? across : down
  return {
    to: now === 'row' ? fromRow * cols + col : row * cols + fromCol,
    way: kept ?? (length >= LOCKED ? now : null),
  }
}

export function useLine(props: Props) {
  const { frame, before, above, area, rows, cols, state, active, isPan, begin, commit } = props
  /** The move as it would be made now. */
  const [line, setLine] = useState<Move | null>(null)
  const hold = useRef<Hold | null>(null)
  /** The press began a line, so the click that ends it does nothing. */
  const isHandled = useRef(false)

  const cancel = () => {
    hold.current = null
    setLine(null)
  }
  const latest = useRef(cancel)
  latest.current = cancel
  // biome-ignore lint/correctness/useExhaustiveDependencies: any change cancels it
  useLayoutEffect(cancel, [state, active])
  // A second finger pans and zooms instead.
  useEffect(() => onSecondFinger(() => latest.current()), [])

  /** @param last - the cell that a drag was in before */
  const cellAt = (x: number, y: number, last?: Point): Point | null => {
    const box = area.current?.getBoundingClientRect()
    if (!box) return null
    const at = (offset: number, size: number, count: number, before?: number) => {
      const line = (offset / size) * count
      return clamp(before === undefined ? Math.floor(line) : lineAt(before, line), 0, count - 1)
    }
    return {
      row: at(y - box.y, box.height, rows, last?.row),
      col: at(x - box.x, box.width, cols, last?.col),
    }
  }

  const follow = (held: Hold) => {
    const cell = cellAt(held.x, held.y, held.cell)
    if (!cell) return
    const { to, way } = extended(held.move, held.way, cell, cols)
    hold.current = { ...held, cell, way, move: { ...held.move, to } }
    if (to !== held.move.to) setLine(hold.current.move)
  }
  const scroll = () => {
    const [held, box] = [hold.current, frame.current?.getBoundingClientRect()]
    if (!held || !box) return
    const pull = (at: number, start: number, end: number) =>
      clamp((at - end + EDGE) / EDGE, 0, 1) - clamp((start + EDGE - at) / EDGE, 0, 1)
    const isColumn = held.way === 'column'
    const zoom = zoomOf(frame.current)
    const speed = isColumn
      ? pull(held.y, box.top + above * zoom, box.bottom)
      : pull(held.x, box.left + before * zoom, box.right)
    if (speed === 0) return
    frame.current?.scrollBy(isColumn ? 0 : speed * EDGE_SPEED, isColumn ? speed * EDGE_SPEED : 0)
    follow(held)
  }
  const latestScroll = useRef(scroll)
  latestScroll.current = scroll
  const isDrawn = line !== null && line.from !== line.to
  useEffect(() => {
    if (!isDrawn) return
    let frame = requestAnimationFrame(function step() {
      latestScroll.current()
      frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [isDrawn])

  return {
    line,
    cancel,
    handlers: {
      onPointerDown(event: PointerEvent) {
        isHandled.current = isPan
        const { clientX: x, clientY: y } = event
        const cell = cellAt(x, y)
        if (isPan || !cell || hold.current || severalFingers() || (event.button !== 0 && event.button !== 2))
          return
        const move = begin(cell.row * cols + cell.col, event.button === 2)
        if (!move) return
        isHandled.current = true
        hold.current = { id: event.pointerId, move, cell, x, y, way: null }
        setLine(move)
      },
      onPointerMove(event: PointerEvent) {
        const held = hold.current
        if (held?.id !== event.pointerId) return
        // A second mouse button cancels the line. Its press is reported as a move.
        if (event.pointerType === 'mouse' && event.button >= 0) {
          cancel()
          return
        }
        follow({ ...held, x: event.clientX, y: event.clientY })
        // The pointer may leave the board while a line is drawn.
        if (hold.current?.move.to !== held.move.to) capturePointer(event.currentTarget, event.pointerId)
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
