/** Shapes that many paintings are made of. Those named toy have two tones, a darker lower edge and a small highlight. */
import { tone } from '../../core/palette'
import type { Brush } from './paint'

export function disc(
  brush: Brush,
  x: number,
  y: number,
  radius: number,
  style: string | CanvasGradient,
): void {
  brush.fillStyle = style
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.fill()
}

/** @param angle of the first radius, clockwise, radians */
export function oval(
  brush: Brush,
  x: number,
  y: number,
  rx: number,
  ry: number,
  style: string | CanvasGradient,
  angle = 0,
): void {
  brush.fillStyle = style
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, angle, 0, Math.PI * 2)
  brush.fill()
}

/** Fills a shape through points. */
export function polygon(
  brush: Brush,
  style: string,
  ...points: readonly (readonly [number, number])[]
): void {
  brush.fillStyle = style
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.fill()
}

/** Draws a line through points, with round ends. */
export function polyline(
  brush: Brush,
  style: string,
  width: number,
  ...points: readonly (readonly [number, number])[]
): void {
  brush.strokeStyle = style
  brush.lineWidth = width
  brush.lineCap = brush.lineJoin = 'round'
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.stroke()
}

/** Traces a rounded rectangle. */
export function roundRect(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): void {
  brush.beginPath()
  brush.roundRect(x, y, width, height, Math.min(radius, width / 2, height / 2))
}

/** A solid block. `edge` is the height of the darker lower edge, in units. */
export function toyBlock(
  brush: Brush,
  x: number,
  y: number,
  width: number,
  height: number,
  color: string,
  radius = 4,
  edge = height * 0.16,
): void {
  brush.fillStyle = tone(color, -0.28)
  roundRect(brush, x, y, width, height, radius)
  brush.fill()
  brush.fillStyle = color
  roundRect(brush, x, y, width, height - edge, radius)
  brush.fill()
  brush.fillStyle = 'rgba(255, 255, 255, 0.35)'
  roundRect(
    brush,
    x + width * 0.1,
    y + height * 0.12,
    width * 0.45,
    Math.max(1, height * 0.12),
    height * 0.06,
  )
  brush.fill()
}

/** A solid ball around (`x`, `y`). */
export function toyBall(brush: Brush, x: number, y: number, radius: number, color: string): void {
  brush.save()
  disc(brush, x, y, radius, tone(color, -0.28))
  brush.beginPath()
  brush.arc(x, y, radius, 0, Math.PI * 2)
  brush.clip()
  disc(brush, x - radius * 0.06, y - radius * 0.16, radius, color)
  disc(brush, x - radius * 0.36, y - radius * 0.42, radius * 0.24, 'rgba(255, 255, 255, 0.45)')
  brush.restore()
}

/** A vertical gradient, for soft backgrounds. */
export function verticalGradient(brush: Brush, height: number, ...colors: readonly string[]): CanvasGradient {
  const gradient = brush.createLinearGradient(0, 0, 0, height)
  colors.forEach((color, i) => {
    gradient.addColorStop(colors.length === 1 ? 0 : i / (colors.length - 1), color)
  })
  return gradient
}
