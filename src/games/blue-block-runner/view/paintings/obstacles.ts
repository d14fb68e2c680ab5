/** Draws the obstacles: frowning blocks, zigzags, spinning triangles, and bombs with a spark. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, toyBlock } from '../../../../engine/stage/painting/shapes'
import type { ObstacleType } from '../../rules/world'
import { INK } from './index'

/** Obstacles are painted at the largest size and scaled down. */
export const PICTURE = 50
/** Length of a streak behind one of this size. */
export const STREAK = 120
const PADDING = 12
const OBSTACLE = PICTURE + 2 * PADDING

/** An angry face: white eyes below slanted brows, and teeth. */
function drawFrown(brush: Brush, x: number, y: number): void {
  for (const side of [-1, 1]) {
    brush.fillStyle = '#fff6ea'
    brush.beginPath()
    brush.ellipse(x + side * 10, y - 1, 7.4, 7, 0, 0, Math.PI * 2)
    brush.fill()
    disc(brush, x + side * 8.6, y + 1, 3.6, INK)
    brush.fillStyle = INK
    brush.beginPath()
    brush.moveTo(x + side * 1.5, y - 4)
    brush.lineTo(x + side * 19, y - 13)
    brush.lineTo(x + side * 19, y - 7)
    brush.lineTo(x + side * 2.5, y + 1.5)
    brush.fill()
  }
  brush.fillStyle = INK
  roundRect(brush, x - 12, y + 8.5, 24, 9, 4)
  brush.fill()
  brush.fillStyle = '#fff6ea'
  for (const dx of [-9, -3, 3]) {
    brush.beginPath()
    brush.moveTo(x + dx, y + 10)
    brush.lineTo(x + dx + 6, y + 10)
    brush.lineTo(x + dx + 3, y + 15)
    brush.fill()
  }
}

function rim(brush: Brush, color: string): void {
  brush.fillStyle = tone(color, -0.62)
  roundRect(brush, PADDING - 2, PADDING - 2, PICTURE + 4, PICTURE + 4, 11)
  brush.fill()
}

function drawNormal(brush: Brush): void {
  rim(brush, PALETTE.vermilion)
  toyBlock(brush, PADDING, PADDING, PICTURE, PICTURE, PALETTE.vermilion, 9)
  drawFrown(brush, OBSTACLE / 2, OBSTACLE / 2 - 1)
}

/** The back of a block, for those deep in a crowd: darker, with a seam instead of a face. */
function drawBack(brush: Brush): void {
  const color = tone(PALETTE.vermilion, -0.3)
  rim(brush, color)
  toyBlock(brush, PADDING, PADDING, PICTURE, PICTURE, color, 9)
  brush.strokeStyle = tone(color, -0.25)
  brush.lineWidth = 2.5
  roundRect(brush, PADDING + 11, PADDING + 10, PICTURE - 22, PICTURE - 24, 6)
  brush.stroke()
}

function drawZigzag(brush: Brush): void {
  rim(brush, PALETTE.yellow)
  toyBlock(brush, PADDING, PADDING, PICTURE, PICTURE, PALETTE.yellow, 9)
  brush.strokeStyle = INK
  brush.lineWidth = 6
  brush.lineJoin = 'round'
  brush.lineCap = 'round'
  brush.beginPath()
  for (const [x, y] of [
    [-16, 5],
    [-8, -8],
    [0, 5],
    [8, -8],
    [16, 5],
  ] as const)
    brush.lineTo(OBSTACLE / 2 + x, OBSTACLE / 2 + y - 1)
  brush.stroke()
}

function triangle(brush: Brush, radius: number, dy = 0): void {
  const mid = OBSTACLE / 2
  brush.beginPath()
  for (let corner = 0; corner < 3; corner++) {
    const angle = (corner * Math.PI * 2) / 3 - Math.PI / 2
    brush.lineTo(mid + Math.cos(angle) * radius, mid + dy + Math.sin(angle) * radius)
  }
  brush.closePath()
}

function drawTriangle(brush: Brush): void {
  brush.lineJoin = 'round'
  for (const [color, radius, width, dy] of [
    [tone(PALETTE.pink, -0.62), 25, 14, 0],
    [tone(PALETTE.pink, -0.25), 25, 10, 0],
    [PALETTE.pink, 22, 9, -2],
  ] as const) {
    brush.fillStyle = color
    brush.strokeStyle = color
    brush.lineWidth = width
    triangle(brush, radius, dy)
    brush.fill()
    brush.stroke()
  }
  const mid = OBSTACLE / 2
  brush.strokeStyle = INK
  brush.lineWidth = 4
  brush.lineCap = 'round'
  brush.beginPath()
  brush.arc(mid, mid, 8, 0.3, Math.PI * 1.6)
  brush.stroke()
  brush.fillStyle = INK
  brush.beginPath()
  brush.moveTo(mid + 2, mid - 13)
  brush.lineTo(mid + 9, mid - 5)
  brush.lineTo(mid - 2, mid - 3)
  brush.fill()
}

function drawBomb(brush: Brush): void {
  const mid = OBSTACLE / 2
  brush.strokeStyle = '#c9a26a'
  brush.lineWidth = 4
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(mid + 8, mid - 20)
  brush.quadraticCurveTo(mid + 14, mid - 34, mid + 24, mid - 30)
  brush.stroke()
  // A warning ring and an exclamation mark: the only round thing that falls.
  disc(brush, mid, mid, 28, '#ffffff')
  disc(brush, mid, mid, 26, PALETTE.vermilion)
  disc(brush, mid, mid, 22, '#16181f')
  disc(brush, mid - 1.5, mid - 2.5, 19.5, '#2c303b')
  brush.fillStyle = '#ffffff'
  roundRect(brush, mid - 3.5, mid - 12, 7, 15, 3)
  brush.fill()
  disc(brush, mid, mid + 9, 4, '#ffffff')
  disc(brush, mid - 11, mid - 11, 3.5, 'rgba(255, 255, 255, 0.5)')
}

const DRAWN: Readonly<Record<ObstacleType | 'back', (brush: Brush) => void>> = {
  normal: drawNormal,
  back: drawBack,
  zigzag: drawZigzag,
  spinningTriangle: drawTriangle,
  bomb: drawBomb,
}

export const obstacleTexture = (type: ObstacleType | 'back') =>
  paint(`blue:${type}`, OBSTACLE, OBSTACLE, DRAWN[type])

/** What a thing that falls leaves behind it, above: a streak of light, to be tinted. */
export const streakTexture = () =>
  paint(
    'blue:streak',
    PICTURE,
    STREAK,
    (brush) => {
      const light = brush.createLinearGradient(0, 0, 0, STREAK)
      light.addColorStop(0, 'rgba(255, 255, 255, 0)')
      light.addColorStop(1, 'rgba(255, 255, 255, 0.55)')
      brush.fillStyle = light
      for (const [x, width, top] of [
        [4, 6, 50],
        [14, 22, 0],
        [40, 6, 36],
      ] as const) {
        roundRect(brush, x, top, width, STREAK - top, 3)
        brush.fill()
      }
    },
    { role: 'plain', sharpness: 2 },
  )

/** The end of a bomb's fuse. */
export const sparkTexture = () =>
  paint('blue:spark', 20, 20, (brush) => {
    for (const [style, reach] of [
      [PALETTE.orange, 10],
      ['#fff3b0', 6],
    ] as const) {
      brush.fillStyle = style
      brush.beginPath()
      for (let n = 0; n < 12; n++) {
        const angle = (n * Math.PI) / 6
        const radius = n % 2 ? reach * 0.45 : reach
        brush.lineTo(10 + Math.cos(angle) * radius, 10 + Math.sin(angle) * radius)
      }
      brush.fill()
    }
  })
