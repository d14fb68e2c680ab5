/** Draws a landmark of each district behind its houses: a clock tower, a wheel, a dome, a mast, a bridge. */
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc, polygon } from '../../../../engine/stage/painting/shapes'

type Draw = (brush: Brush, high: number, color: string, light: string) => void

const clock: Draw = (brush, high, color, light) => {
  const wide = high * 0.13
  polygon(brush, color, [-wide, 0], [-wide, -high * 0.72], [wide, -high * 0.72], [wide, 0])
  polygon(
    brush,
    tone(color, 0.12),
    [-wide * 1.25, -high * 0.7],
    [-wide * 1.25, -high * 0.76],
    [wide * 1.25, -high * 0.76],
    [wide * 1.25, -high * 0.7],
  )
  polygon(brush, color, [-wide * 1.1, -high * 0.76], [0, -high], [wide * 1.1, -high * 0.76])
  disc(brush, 0, -high * 0.58, wide * 0.78, tone(color, 0.2))
  disc(brush, 0, -high * 0.58, wide * 0.66, light)
  brush.strokeStyle = tone(color, -0.4)
  brush.lineWidth = 3
  brush.beginPath()
  brush.moveTo(0, -high * 0.58 - wide * 0.5)
  brush.lineTo(0, -high * 0.58)
  brush.lineTo(wide * 0.36, -high * 0.56)
  brush.stroke()
}

const wheel: Draw = (brush, high, color, light) => {
  const r = high * 0.4
  const y = -high * 0.56
  brush.strokeStyle = tone(color, 0.14)
  brush.lineWidth = 7
  brush.beginPath()
  brush.moveTo(-r * 0.6, 0)
  brush.lineTo(0, y)
  brush.lineTo(r * 0.6, 0)
  brush.stroke()
  brush.lineWidth = 4
  brush.beginPath()
  brush.arc(0, y, r, 0, Math.PI * 2)
  brush.moveTo(r * 0.84, y)
  brush.arc(0, y, r * 0.84, 0, Math.PI * 2)
  brush.stroke()
  brush.lineWidth = 2
  for (let n = 0; n < 12; n++) {
    const [dx, dy] = [Math.cos((n / 12) * Math.PI * 2) * r, Math.sin((n / 12) * Math.PI * 2) * r]
    brush.beginPath()
    brush.moveTo(0, y)
    brush.lineTo(dx, y + dy)
    brush.stroke()
    brush.fillStyle = n % 2 ? light : tone(color, 0.3)
    brush.fillRect(dx - 7, y + dy, 14, 11)
  }
  disc(brush, 0, y, 9, tone(color, 0.25))
}

const dome: Draw = (brush, high, color, light) => {
  const r = high * 0.3
  brush.fillStyle = color
  brush.fillRect(-r * 1.15, -high * 0.46, r * 2.3, high * 0.46)
  brush.fillStyle = tone(color, 0.14)
  brush.fillRect(-r * 1.25, -high * 0.48, r * 2.5, 9)
  brush.fillStyle = tone(color, 0.08)
  brush.beginPath()
  brush.ellipse(0, -high * 0.48, r, r * 1.1, 0, Math.PI, 0)
  brush.fill()
  polygon(brush, tone(color, 0.2), [-7, -high * 0.48 - r * 1.05], [0, -high], [7, -high * 0.48 - r * 1.05])
  brush.fillStyle = light
  for (let n = -2; n <= 2; n++) {
    brush.beginPath()
    brush.arc(n * r * 0.42, -high * 0.36, r * 0.12, Math.PI, 0)
    brush.rect(n * r * 0.42 - r * 0.12, -high * 0.36, r * 0.24, high * 0.08)
    brush.fill()
  }
}

const mast: Draw = (brush, high, color, light) => {
  brush.strokeStyle = tone(color, 0.16)
  brush.lineWidth = 4
  brush.beginPath()
  for (const half of [-1, 1]) {
    brush.moveTo(half * high * 0.18, 0)
    brush.quadraticCurveTo(half * high * 0.04, -high * 0.5, half * 3, -high * 0.92)
  }
  for (let n = 1; n < 8; n++) {
    const wide = high * 0.17 * (1 - n / 8) ** 1.5 + 3
    const y = -high * 0.11 * n
    brush.moveTo(-wide, y)
    brush.lineTo(wide * 0.75, y - high * 0.1)
    brush.moveTo(wide, y)
    brush.lineTo(-wide * 0.75, y - high * 0.1)
  }
  brush.moveTo(0, -high * 0.88)
  brush.lineTo(0, -high)
  brush.stroke()
  brush.fillStyle = tone(color, 0.2)
  brush.fillRect(-high * 0.075, -high * 0.64, high * 0.15, high * 0.05)
  for (const [y, r] of [
    [-1, 6],
    [-0.615, 4],
  ] as const)
    disc(brush, 0, y * high, r, light)
}

const bridge: Draw = (brush, high, color, light) => {
  const far = high * 0.75
  brush.strokeStyle = tone(color, 0.16)
  brush.fillStyle = tone(color, 0.1)
  for (const half of [-1, 1]) {
    brush.fillRect(half * far * 0.5 - 8, -high * 0.86, 5, high * 0.86)
    brush.fillRect(half * far * 0.5 + 5, -high * 0.86, 5, high * 0.86)
    brush.fillRect(half * far * 0.5 - 8, -high * 0.82, 18, 6)
  }
  brush.lineWidth = 3
  brush.beginPath()
  brush.moveTo(-far * 1.2, -high * 0.4)
  brush.quadraticCurveTo(-far * 0.7, -high * 0.45, -far * 0.5, -high * 0.84)
  brush.quadraticCurveTo(0, -high * 0.12, far * 0.5, -high * 0.84)
  brush.quadraticCurveTo(far * 0.7, -high * 0.45, far * 1.2, -high * 0.4)
  brush.stroke()
  brush.fillRect(-far * 1.3, -high * 0.4, far * 2.6, 9)
  for (let n = -5; n <= 5; n++) disc(brush, n * far * 0.24, -high * 0.42, 3, light)
}

const DRAWN = [clock, wheel, dome, mast, bridge] as const

/** Draws the landmark of a district with its foot at (0, 0), `high` units high. */
export function drawLandmark(
  brush: Brush,
  district: number,
  high: number,
  color: string,
  light: string,
): void {
  const drawn = DRAWN[district % DRAWN.length] ?? clock
  drawn(brush, high, color, light)
}
