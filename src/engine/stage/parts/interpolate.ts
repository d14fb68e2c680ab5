/** Interpolates the position of one thing between the last two ticks, for parts that draw more than a plain sprite. */
import { useRef } from 'react'
import type { Point } from '../../core/math/geometry'
import { useTick } from '../clock'

/** Returns a function for the position at `alpha` (0..1). A move of more than `jump` units in one tick is not interpolated. */
export function useInterpolatedPosition(of: () => Point, jump = 60): (alpha: number) => Point {
  const known = useRef<{ fromX: number; fromY: number; x: number; y: number } | null>(null)
  useTick(() => {
    const { x, y } = of()
    const last = known.current ?? { x, y }
    const far = Math.max(Math.abs(last.x - x), Math.abs(last.y - y)) > jump
    known.current = { fromX: far ? x : last.x, fromY: far ? y : last.y, x, y }
  })
  return (alpha) => {
    const { current } = known
    if (!current) return of()
    return {
      x: current.fromX + (current.x - current.fromX) * alpha,
      y: current.fromY + (current.y - current.fromY) * alpha,
    }
  }
}
