/** Drawing arrows and circles over the board of a replay, at each moment of its own. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import type { Drawing, Stroke } from '../../ui/board/drawing'
import { uiTexts } from '../../ui/texts'
import { replayTexts } from '../texts/replays'

const texts = replayTexts.watch.drawing
const RIGHT = 2
const NONE: readonly Stroke[] = []

const isSame = (one: Stroke) => (other: Stroke) => one.from === other.from && one.to === other.to

export interface DrawingControls {
  /** Presses and drags draw. If not, drags with the right mouse button still do. */
  readonly isOn: boolean
  readonly toggle: () => void
  /** Removes what is drawn at this moment; null if nothing is. */
  readonly clear: (() => void) | null
  /** What was drawn last, for screen readers. */
  readonly said: string
}

/**
 * A drag from cell to cell is an arrow. Where one cannot drag, two presses are: of one cell, they are a circle.
 *
 * @param at the moment that is shown: the number of moves
 * @param onBegin called when presses begin to draw
 */
export function useDrawing(at: number, onBegin: () => void) {
  const [isOn, setOn] = useState(false)
  const [drawn, setDrawn] = useState<Readonly<Record<number, readonly Stroke[]>>>({})
  /** The cell of the first of two presses. */
  const [begun, setBegun] = useState<{ readonly cell: number; readonly at: number } | null>(null)
  /** What a drag would draw if it ended now. */
  const [preview, setPreview] = useState<Stroke | null>(null)
  const [said, setSaid] = useState('')
  const surface = useRef<HTMLDivElement>(null)
  const drag = useRef<{ readonly pointer: number; readonly cell: number; readonly right: boolean } | null>(
    null,
  )
  const strokes = drawn[at] ?? NONE
  const started = begun?.at === at ? begun.cell : null

  const grid = () => surface.current?.querySelector<HTMLElement>('[role="grid"]') ?? null
  const countOf = (element: HTMLElement, of: 'rowcount' | 'colcount') =>
    Number(element.getAttribute(`aria-${of}`))

  /** The cell below the pointer, which a board without input does not tell. */
  const cellAt = ({ clientX, clientY }: MouseEvent): number | null => {
    const element = grid()
    if (!element) return null
    const { x, y, width, height } = element.getBoundingClientRect()
    const [rows, cols] = [countOf(element, 'rowcount'), countOf(element, 'colcount')]
    const row = Math.floor(((clientY - y) / height) * rows)
    const col = Math.floor(((clientX - x) / width) * cols)
    return row >= 0 && row < rows && col >= 0 && col < cols ? row * cols + col : null
  }
  const nameOf = (cell: number) => {
    const cols = countOf(grid() as HTMLElement, 'colcount')
    return uiTexts.board.position(Math.floor(cell / cols) + 1, (cell % cols) + 1)
  }

  /** Draws a stroke, or removes the same one. */
  const draw = ({ from, to }: Stroke) => {
    const left = strokes.filter((each) => !isSame({ from, to })(each))
    const isNew = left.length === strokes.length
    setDrawn({ ...drawn, [at]: isNew ? [...left, { from, to }] : left })
    setBegun(null)
    if (!isNew) setSaid(texts.removed)
    else setSaid(from === to ? texts.circle(nameOf(from)) : texts.arrow(nameOf(from), nameOf(to)))
  }
  const press = (cell: number) => {
    if (started === null) setBegun({ at, cell })
    else draw({ from: started, to: cell })
  }
  const latest = useRef(press)
  latest.current = press

  const drawing = useMemo<Drawing>(() => {
    const unfinished = preview ?? (started === null ? null : { from: started, to: started })
    // Drawn once more, a stroke is removed at the end.
    const isNew = unfinished && !strokes.some(isSame(unfinished))
    return {
      strokes: isNew ? [...strokes, unfinished] : strokes,
      press: isOn ? (cell) => latest.current(cell) : null,
    }
  }, [strokes, started, preview, isOn])

  const stop = () => {
    drag.current = null
    setPreview(null)
  }
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const right = event.pointerType === 'mouse' && event.button === RIGHT
      const cell = event.isPrimary && (isOn || right) ? cellAt(event) : null
      if (cell !== null) drag.current = { pointer: event.pointerId, cell, right }
    },
    onPointerMove(event: PointerEvent) {
      if (drag.current?.pointer !== event.pointerId) return
      const { cell: from } = drag.current
      const to = cellAt(event)
      const next = to === null || to === from ? null : { from, to }
      if (next?.to !== preview?.to) setPreview(next)
    },
    onPointerUp(event: PointerEvent) {
      const dragged = drag.current
      if (dragged?.pointer !== event.pointerId) return
      stop()
      const to = cellAt(event)
      // A press is the click that follows, as by key.
      if (to !== null && (dragged.right || to !== dragged.cell)) draw({ from: dragged.cell, to })
    },
    onPointerCancel: stop,
    onPointerLeave: stop,
    onContextMenu(event: MouseEvent) {
      if (cellAt(event) !== null) event.preventDefault()
    },
    /** Keys that move the focus on the board, and press a cell, do not also move the replay. */
    onKeyDown(event: KeyboardEvent) {
      const inGrid = event.target instanceof Element && event.target.closest('[role="grid"]')
      if (!isOn || !inGrid) return
      if (event.key === 'Escape') {
        if (started === null) return
        setBegun(null)
      }
      event.nativeEvent.stopPropagation()
    },
  }
  const controls: DrawingControls = {
    isOn,
    toggle() {
      if (!isOn) onBegin()
      setOn(!isOn)
      setBegun(null)
    },
    clear: strokes.length > 0 ? () => setDrawn({ ...drawn, [at]: NONE }) : null,
    said,
  }
  return { surface, handlers, drawing, controls }
}
