/** Pans and zooms a board that is larger than its window: two fingers, the Pan tool, or the zoom button. */
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { capturePointer } from '../../../engine/browser'
import { zoomOf } from '../../../ui/input/zoomOf'

interface Point {
  readonly x: number
  readonly y: number
}

/** A point of the board, in cells, that fingers hold: it stays under them. */
interface Grip {
  readonly col: number
  readonly row: number
  /** The distance of the fingers, and the cell size, when they took hold. */
  readonly span: number
  readonly size: number
}

interface Props {
  /** The window, which scrolls. */
  readonly frame: RefObject<HTMLElement | null>
  /** The element that the cells fill exactly. */
  readonly area: RefObject<HTMLElement | null>
  /** One pointer pans, wherever it goes down. Without it, one pointer pans only beside the cells. */
  readonly isPan: boolean
}

export function useZoom({ frame, area, isPan }: Props) {
  /** The wanted cell size in CSS pixels; null for the usual one. */
  const [zoom, setZoom] = useState<number | null>(null)
  const pointers = useRef(new Map<number, Point>())
  /** Pointers that pan when they are alone. */
  const pans = useRef(new Set<number>())
  const grip = useRef<Grip | null>(null)
  /** Where the grip belongs when the next cell size is shown. */
  const target = useRef<Point | null>(null)
  /** The shown cell size. */
  const shown = useRef(1)

  /** The middle of two fingers, or the only pointer if it pans; null for none. */
  const held = () => {
    const [a, b] = [...pointers.current.values()]
    const [id = -1] = pointers.current.keys()
    if (!a || (!b && !pans.current.has(id))) return null
    return b
      ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
      : { ...a, span: 1 }
  }
  const takeHold = (at: (Point & { readonly span: number }) | null) => {
    const box = area.current?.getBoundingClientRect()
    const size = shown.current
    grip.current = null
    // The size of a cell in px of the window.
    const px = size * zoomOf(area.current)
    if (box && at) grip.current = { col: (at.x - box.x) / px, row: (at.y - box.y) / px, span: at.span, size }
  }
  /** Scrolls until the grip is at a place of the page. */
  const bring = ({ x, y }: Point) => {
    const [held, box] = [grip.current, area.current?.getBoundingClientRect()]
    if (!held || !box) return
    const zoom = zoomOf(area.current)
    frame.current?.scrollBy(
      (box.x - x) / zoom + held.col * shown.current,
      (box.y - y) / zoom + held.row * shown.current,
    )
  }
  const lift = (event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return
    pans.current.delete(event.pointerId)
    takeHold(held())
  }

  return {
    zoom,
    setZoom,
    /** Zooms around the middle of the window. */
    zoomTo(size: number | null) {
      const box = frame.current?.getBoundingClientRect()
      if (box) target.current = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
      takeHold(target.current && { ...target.current, span: 1 })
      setZoom(size)
    },
    /** Keeps the grip in its place. Call it after each rendering, with the cell size. */
    settle(cell: number) {
      shown.current = cell
      if (target.current) bring(target.current)
      target.current = null
    },
    handlers: (smallest: number, largest: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.button !== 0) return
        // The primary finger is always the first one: clears fingers whose release was missed.
        if (event.isPrimary) {
          pointers.current.clear()
          pans.current.clear()
        }
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const isBeside = !area.current?.contains(event.target as Node)
        if (isPan || isBeside) {
          pans.current.add(event.pointerId)
          capturePointer(event.currentTarget, event.pointerId)
        }
        // A finger that is left after a pinch pans.
        if (pointers.current.size > 1) for (const id of pointers.current.keys()) pans.current.add(id)
        takeHold(held())
      },
      onPointerMove(event: PointerEvent) {
        if (!pointers.current.has(event.pointerId)) return
        pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const [now, from] = [held(), grip.current]
        if (!now || !from) return
        const size = Math.min(largest, Math.max(smallest, (from.size * now.span) / from.span))
        if (pointers.current.size > 1 && size !== shown.current) {
          target.current = now
          setZoom(size)
        } else bring(now)
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    }),
  }
}

/** Keeps what the fingers hold in its place when the cell size changes. */
export function useSettled(settle: (cell: number) => void, cell: number | undefined): void {
  const latest = useRef(settle)
  latest.current = settle
  useLayoutEffect(() => {
    if (cell !== undefined) latest.current(cell)
  }, [cell])
}
