/** Pans and zooms a board that is larger than its window: two fingers, or the zoom button. */
import { type PointerEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react'

import { LARGEST } from './layout'

interface Point {
  readonly x: number
  readonly y: number
}

export function useZoom(area: RefObject<HTMLElement | null>) {
  /** The wanted cell size in CSS pixels; null to show as much as possible. */
  const [zoom, setZoom] = useState<number | null>(null)
  const fingers = useRef(new Map<number, Point>())
  /** The point of the window that keeps its place while the cell size changes. */
  const anchor = useRef<Point | null>(null)

  const pair = () => {
    const [a, b] = [...fingers.current.values()]
    if (!a || !b) return null
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, span: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) }
  }
  const lift = (event: PointerEvent) => fingers.current.delete(event.pointerId)

  return {
    zoom,
    setZoom,
    anchor,
    handlers: (plain: number) => ({
      onPointerDown(event: PointerEvent) {
        if (event.pointerType === 'touch')
          fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      },
      onPointerMove(event: PointerEvent) {
        const element = area.current
        if (!element || !fingers.current.has(event.pointerId)) return
        const before = pair()
        fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
        const after = pair()
        if (!before || !after) return
        element.scrollBy(before.x - after.x, before.y - after.y)
        const ratio = after.span / before.span
        if (Math.abs(ratio - 1) < 0.005) return
        const box = element.getBoundingClientRect()
        anchor.current = { x: after.x - box.x, y: after.y - box.y }
        setZoom((old) => Math.min(LARGEST, Math.max(plain, (old ?? plain) * ratio)))
      },
      onPointerUp: lift,
      onPointerCancel: lift,
    }),
  }
}

/** Keeps the anchor in its place when the cell size changes. */
export function useSteadyScroll(
  area: RefObject<HTMLElement | null>,
  anchor: RefObject<Point | null>,
  cell: number | undefined,
): void {
  const before = useRef(cell)
  useLayoutEffect(() => {
    const element = area.current
    const ratio = cell && before.current ? cell / before.current : 1
    before.current = cell
    if (!element || ratio === 1) return
    const { x, y } = anchor.current ?? { x: element.clientWidth / 2, y: element.clientHeight / 2 }
    element.scrollTo((element.scrollLeft + x) * ratio - x, (element.scrollTop + y) * ratio - y)
  }, [area, anchor, cell])
}
