/** Owns how large a cell is drawn: the whole field where it fits, else never too small for a finger, and zoomed on wish. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Field } from '../rules/field'

/** The least size of a cell, and its size when zoomed in, CSS pixels. */
const LEAST = 24
const ZOOMED = 38
/** A field whose cells are this near to the least size is shown in its full width, and scrolls one way only. */
const NEARLY = 22

export interface Layout {
  readonly rows: number
  readonly cols: number
  /** Rows and columns are exchanged, so that a wide field stands upright. */
  readonly turned: boolean
  /** Side of a cell, CSS pixels. */
  readonly cell: number
  /** Whether zooming in would make a difference. */
  readonly small: boolean
}

export function layOut(field: Field, width: number, height: number, zoomed: boolean): Layout {
  const turned = height > width && field.cols > field.rows
  const [rows, cols] = turned ? [field.cols, field.rows] : [field.rows, field.cols]
  const fit = Math.min(width / cols, height / rows)
  const across = width / cols
  const plain = fit >= LEAST ? fit : across >= NEARLY && across < LEAST ? across : LEAST
  const cell = zoomed ? Math.max(plain, ZOOMED) : plain
  return { rows, cols, turned, cell: cell >= LEAST ? Math.floor(cell) : cell, small: plain < ZOOMED - 4 }
}

/** Width and height of the element inside its padding, CSS pixels; null until measured. */
export function useRoom(
  room: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = room.current
    if (!element) return
    const measure = () => {
      const next = { width: element.clientWidth, height: element.clientHeight }
      if (next.width === 0 || next.height === 0) return
      setSize((old) => (old && old.width === next.width && old.height === next.height ? old : next))
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [room])
  return size
}
