/** Drawing helpers of the table and of the sheets that replace a picture. */
import { itemAt } from '../../../../engine/core/itemAt'
import { createRandom, drawBetween, pick } from '../../../../engine/core/math/random'
import type { Brush } from '../../../../engine/stage/painting/paint'

type Stops = readonly (readonly [at: number, color: string])[]
type Paint = string | CanvasGradient

/** Repeatable randomness: every visit sees the same table. */
export function chanceBy(seed: number) {
  const random = createRandom(seed)
  return {
    in: (low: number, high: number) => drawBetween(random, low, high),
    of: <T>(items: readonly T[]): T => pick(random, items),
  }
}

export function repeat(count: number, each: (i: number) => void): void {
  for (let i = 0; i < count; i++) each(i)
}

export function upright(b: Brush, from: number, to: number, stops: Stops): CanvasGradient {
  const gradient = b.createLinearGradient(0, from, 0, to)
  for (const [at, color] of stops) gradient.addColorStop(at, color)
  return gradient
}

export function round(b: Brush, x: number, y: number, radius: number, stops: Stops): CanvasGradient {
  const gradient = b.createRadialGradient(x, y, 0, x, y, radius)
  for (const [at, color] of stops) gradient.addColorStop(at, color)
  return gradient
}

export function fill(b: Brush, x: number, y: number, width: number, height: number, paint: Paint): void {
  b.fillStyle = paint
  b.fillRect(x, y, width, height)
}

/** A closed shape from x, y pairs. */
export function poly(b: Brush, paint: Paint, ...pairs: readonly number[]): void {
  b.fillStyle = paint
  b.beginPath()
  for (let i = 0; i < pairs.length; i += 2) b.lineTo(itemAt(pairs, i), itemAt(pairs, i + 1))
  b.closePath()
  b.fill()
}

/** A line through x, y pairs. */
export function line(b: Brush, color: Paint, width: number, pairs: readonly number[]): void {
  b.strokeStyle = color
  b.lineWidth = width
  b.lineCap = 'round'
  b.lineJoin = 'round'
  b.beginPath()
  for (let i = 0; i < pairs.length; i += 2) b.lineTo(itemAt(pairs, i), itemAt(pairs, i + 1))
  b.stroke()
}
