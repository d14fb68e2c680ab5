/** Drawing helpers of the pictures: gradients, discs, clouds, ridges and glows, with seeded randomness. */
import { itemAt } from '../../../../engine/core/itemAt'
import { createRandom, draw, drawBetween, pick } from '../../../../engine/core/math/random'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'

/** Every picture is painted on a sheet of this size and scaled from there. */
export const SHEET = { width: 800, height: 600 }

type Stops = readonly (readonly [at: number, color: string])[]
export type Paint = string | CanvasGradient

/** Repeatable randomness: every visit sees the same picture. */
export function chanceBy(seed: number) {
  const random = createRandom(seed)
  return {
    next: () => draw(random),
    in: (low: number, high: number) => drawBetween(random, low, high),
    of: <T>(items: readonly T[]): T => pick(random, items),
  }
}

export function repeat(count: number, each: (i: number, share: number) => void): void {
  for (let i = 0; i < count; i++) each(i, count > 1 ? i / (count - 1) : 0)
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

/** Light around a position: `color` as 'r, g, b'. */
export function glow(b: Brush, x: number, y: number, radius: number, color: string, strength = 0.6): void {
  b.fillStyle = round(b, x, y, radius, [
    [0, `rgba(${color}, ${strength})`],
    [0.4, `rgba(${color}, ${strength * 0.36})`],
    [1, `rgba(${color}, 0)`],
  ])
  b.fillRect(x - radius, y - radius, radius * 2, radius * 2)
}

/** A closed shape from x, y pairs. */
export function poly(b: Brush, paint: Paint, ...pairs: readonly number[]): void {
  b.fillStyle = paint
  b.beginPath()
  for (let i = 0; i < pairs.length; i += 2) b.lineTo(itemAt(pairs, i), itemAt(pairs, i + 1))
  b.closePath()
  b.fill()
}

/** A line through x, y pairs, smooth when `curved`: then pairs are start, control, end, control, end… */
export function line(b: Brush, color: Paint, width: number, pairs: readonly number[], curved = false): void {
  b.strokeStyle = color
  b.lineWidth = width
  b.lineCap = 'round'
  b.lineJoin = 'round'
  b.beginPath()
  b.moveTo(itemAt(pairs, 0), itemAt(pairs, 1))
  if (curved)
    for (let i = 2; i + 3 < pairs.length; i += 4)
      b.quadraticCurveTo(itemAt(pairs, i), itemAt(pairs, i + 1), itemAt(pairs, i + 2), itemAt(pairs, i + 3))
  else for (let i = 2; i < pairs.length; i += 2) b.lineTo(itemAt(pairs, i), itemAt(pairs, i + 1))
  b.stroke()
}

/** Hills from side to side down to `floor`; `jag` 0 is soft, 1 is rock. */
export function ridge(
  b: Brush,
  seed: number,
  y: number,
  height: number,
  wave: number,
  floor: number,
  paint: Paint,
  jag = 0,
): void {
  const by = chanceBy(seed)
  const [p, q, r] = [by.in(0, 6), by.in(0, 6), by.in(0, 6)]
  b.fillStyle = paint
  b.beginPath()
  b.moveTo(0, floor)
  for (let x = 0; x <= SHEET.width; x += 5) {
    const t = x / wave
    const soft = Math.sin(t + p) * 0.5 + Math.sin(t * 2.3 + q) * 0.3 + Math.sin(t * 5.1 + r) * 0.12
    const peak = 1 - 2 * Math.abs(((t * 0.45 + p) % 1) - 0.5) * 2
    b.lineTo(x, y - height * (soft * (1 - jag) + (peak * 0.7 + soft * 0.3) * jag) + jag * by.in(-3, 3))
  }
  b.lineTo(SHEET.width, floor)
  b.fill()
}

/** A heap of discs: crowns of trees, bushes, clouds. Later ones are lighter and higher: lit from above. */
export function heap(
  b: Brush,
  seed: number,
  x: number,
  y: number,
  rx: number,
  ry: number,
  size: number,
  tones: readonly string[],
): void {
  const by = chanceBy(seed)
  tones.forEach((color, layer) => {
    const share = layer / Math.max(1, tones.length - 1)
    repeat(Math.round(16 - share * 4), () => {
      const angle = by.in(0, Math.PI * 2)
      const far = Math.sqrt(by.next()) * (1 - share * 0.35)
      disc(
        b,
        x + Math.cos(angle) * rx * far,
        y + Math.sin(angle) * ry * far - share * ry * 0.42,
        size * by.in(0.55, 1) * (1 - share * 0.4),
        color,
      )
    })
  })
}

/** A flat cloud with a lit rim. */
export function cloud(
  b: Brush,
  seed: number,
  x: number,
  y: number,
  width: number,
  tones: readonly string[],
): void {
  const by = chanceBy(seed)
  tones.forEach((color, layer) => {
    repeat(9, (_, share) => {
      const bow = Math.sin(share * Math.PI)
      const r = width * (0.05 + bow * by.in(0.06, 0.12))
      oval(
        b,
        x + (share - 0.5) * width + layer * 3,
        y - bow * width * 0.06 - layer * width * 0.022,
        r * 1.5,
        r * 0.62,
        color,
      )
    })
  })
}

/** A blade, leaf or petal from its foot. */
export function leaf(
  b: Brush,
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
  paint: Paint,
): void {
  b.save()
  b.translate(x, y)
  b.rotate(angle)
  b.fillStyle = paint
  b.beginPath()
  b.moveTo(0, 0)
  b.quadraticCurveTo(width, -length * 0.5, 0, -length)
  b.quadraticCurveTo(-width, -length * 0.5, 0, 0)
  b.fill()
  b.restore()
}

/** A flower seen from the front. */
export function flower(b: Brush, x: number, y: number, radius: number, petals: string, heart: string): void {
  repeat(6, (i) => leaf(b, x, y, radius, radius * 0.5, (i * Math.PI) / 3, petals))
  disc(b, x, y, radius * 0.32, heart)
}

/** A bird far away. */
export function bird(b: Brush, x: number, y: number, span: number, color: string): void {
  line(
    b,
    color,
    Math.max(1.4, span * 0.09),
    [
      x - span,
      y - span * 0.2,
      x - span * 0.45,
      y - span * 0.65,
      x,
      y,
      x + span * 0.45,
      y - span * 0.65,
      x + span,
      y - span * 0.2,
    ],
    true,
  )
}
