/** Computes the cell size: the whole field if it fits, but never too small for a finger, and zoomable. */
import { type RefObject, useLayoutEffect, useState } from 'react'
import type { Field } from '../rules/field'

/** Minimum cell size, and the size when zoomed in, in CSS pixels. */
const MIN = 24
const ZOOMED = 38
/** On a phone smaller cells begin enlarged: neighbors would be hit by mistake. */
const FINGER = 28
/** The width of a phone in CSS pixels. */
const PHONE = 500
/** If cells of at least this size fill the full width, the field uses them and scrolls vertically only. */
const NEARLY = 22

export interface FieldLayout {
  readonly rows: number
  readonly cols: number
  /** Rows and columns are swapped, so that a wide field fits a portrait window. */
  readonly turned: boolean
  /** Cell size in CSS pixels. */
  readonly cell: number
  readonly zoomed: boolean
  /** Whether zooming in would make a difference. */
  readonly small: boolean
}

/** @param zoom as chosen by the player; null if the layout decides */
export function layOut(field: Field, width: number, height: number, zoom: boolean | null): FieldLayout {
  const turned = height > width && field.cols > field.rows
  const [rows, cols] = turned ? [field.cols, field.rows] : [field.rows, field.cols]
  const fit = Math.min(width / cols, height / rows)
  const across = width / cols
  const plain = fit >= MIN ? fit : across >= NEARLY && across < MIN ? across : MIN
  const zoomed = zoom ?? (Math.min(width, height) < PHONE && plain < FINGER)
  const cell = zoomed ? Math.max(plain, ZOOMED) : plain
  return {
    rows,
    cols,
    turned,
    cell: cell >= MIN ? Math.floor(cell) : cell,
    zoomed,
    small: plain < ZOOMED - 4,
  }
}

/** Width and height of the element inside its padding in CSS pixels; null until measured. */
export function useSize(
  target: RefObject<HTMLElement | null>,
): { readonly width: number; readonly height: number } | null {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  useLayoutEffect(() => {
    const element = target.current
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
  }, [target])
  return size
}
