/** Draws the logs and turtles of Frogger from above, all facing right. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, roundRect } from '../../../../engine/stage/painting/shapes'

const TALL = 44

/** A solid round block, darker below. */
export function slab(
  brush: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  radius: number,
): void {
  brush.fillStyle = tone(color, -0.38)
  roundRect(brush, x, y, w, h, radius)
  brush.fill()
  brush.fillStyle = color
  roundRect(brush, x, y, w, h - 4, radius)
  brush.fill()
}

export function logTexture(width: number) {
  return paint(`frogger:log:${width}`, width + 8, TALL, (brush) => {
    const middle = TALL / 2
    brush.fillStyle = 'rgba(4, 20, 38, 0.35)'
    roundRect(brush, 2, middle - 12, width + 6, 33, 16)
    brush.fill()
    slab(brush, 4, middle - 17, width, 33, '#9a6a3c', 15)
    brush.strokeStyle = 'rgba(70, 42, 18, 0.55)'
    brush.lineWidth = 2
    brush.lineCap = 'round'
    for (let n = 0; n * 26 < width - 44; n++) {
      const x = 16 + n * 26
      const y = middle - 9 + (n % 3) * 8
      brush.beginPath()
      brush.moveTo(x, y)
      brush.lineTo(x + 15 + (n % 2) * 8, y)
      brush.stroke()
    }
    brush.fillStyle = 'rgba(255, 235, 205, 0.35)'
    roundRect(brush, 16, middle - 14.5, width * 0.5, 3, 1.5)
    brush.fill()
    // The sawn end with its rings.
    for (const [radius, color] of [
      [14, '#6d4722'],
      [12.5, '#d9ae78'],
      [8, '#b98a55'],
      [6.5, '#d9ae78'],
      [2.5, '#b98a55'],
    ] as const) {
      oval(brush, width - 6, middle - 1.5, radius * 0.62, radius, color)
    }
    brush.fillStyle = '#4f9d5a'
    for (const [x, y, r] of [
      [22, middle + 5, 4.5],
      [28, middle + 7, 3.4],
      [17, middle + 8, 3],
    ] as const) {
      brush.beginPath()
      brush.arc(x, y, r, 0, Math.PI * 2)
      brush.fill()
    }
  })
}

/** Turtles side by side; those that dive have orange shells with rings, and bubbles around them. */
export function turtlesTexture(width: number, dives: boolean) {
  const count = Math.round(width / 41)
  const shell = dives ? PALETTE.orange : '#3f9d63'
  return paint(`frogger:turtles:${width}:${dives}`, width + 8, TALL, (brush) => {
    const middle = TALL / 2
    for (let n = 0; n < count; n++) {
      const x = 4 + (width / count) * (n + 0.5)
      oval(brush, x, middle + 5, 18, 16, 'rgba(4, 20, 38, 0.35)')
      for (const [dx, dy] of [
        [-11, -12],
        [-11, 12],
        [9, -13],
        [9, 13],
      ] as const)
        oval(brush, x + dx, middle + dy, 6, 4.4, '#7fb069')
      oval(brush, x + 16, middle, 5.6, 5.2, '#7fb069')
      for (const side of [-1, 1]) oval(brush, x + 18, middle + side * 2.6, 1.3, 1.3, '#14161d')
      oval(brush, x - 1, middle, 15.5, 14.5, tone(shell, -0.4))
      oval(brush, x - 1, middle - 1.6, 14.6, 12.6, shell)
      brush.strokeStyle = tone(shell, -0.3)
      brush.lineWidth = dives ? 2.4 : 1.8
      brush.beginPath()
      if (dives) {
        for (const share of [0.36, 0.74]) {
          brush.moveTo(x - 1 + 14.6 * share, middle - 1.6)
          brush.ellipse(x - 1, middle - 1.6, 14.6 * share, 12.6 * share, 0, 0, Math.PI * 2)
        }
        brush.stroke()
        oval(brush, x - 5, middle - 7, 3.4, 2.2, 'rgba(255, 255, 255, 0.5)')
        for (const [dx, dy, radius] of [
          [-17, -14, 2.8],
          [16, -13, 2],
          [-15, 15, 2.2],
        ] as const) {
          brush.strokeStyle = 'rgba(255, 255, 255, 0.85)'
          brush.lineWidth = 1.3
          brush.beginPath()
          brush.arc(x + dx, middle + dy, radius, 0, Math.PI * 2)
          brush.stroke()
        }
        continue
      }
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6) * Math.PI * 2
        brush.lineTo(x - 1 + Math.cos(angle) * 6.5, middle - 1.6 + Math.sin(angle) * 5.6)
      }
      brush.closePath()
      for (let i = 0; i < 6; i++) {
        const angle = (i / 6) * Math.PI * 2
        brush.moveTo(x - 1 + Math.cos(angle) * 6.5, middle - 1.6 + Math.sin(angle) * 5.6)
        brush.lineTo(x - 1 + Math.cos(angle) * 13.5, middle - 1.6 + Math.sin(angle) * 11.6)
      }
      brush.stroke()
      oval(brush, x - 5, middle - 7, 3.4, 2.2, 'rgba(255, 255, 255, 0.5)')
    }
  })
}
