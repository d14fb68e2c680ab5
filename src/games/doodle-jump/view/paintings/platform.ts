/** Draws the seven kinds of platform of Doodle Jump. */
import { following, hexNumber, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, toyBlock } from '../../../../engine/stage/painting/shapes'
import type { PlatformKind } from '../../rules'

const THICK = 16

const COLORS = following(
  () =>
    ({
      normal: PALETTE.green,
      moving: PALETTE.sky,
      fragile: '#d9b98a',
      bouncy: PALETTE.pink,
      lift: PALETTE.orange,
      cloud: '#cfd8ea',
      shy: PALETTE.yellow,
    }) as const,
)

export function colorOf(kind: PlatformKind): number {
  return hexNumber(COLORS[kind])
}

/** A platform; its picture is anchored in the middle, with the upper edge `EDGE` below the picture's. */
export const PICTURE_HIGH = 30
export const EDGE = 6

export function platformTexture(kind: PlatformKind, wide: number) {
  const width = Math.round(wide)
  return paint(`doodle:platform:${kind}:${width}`, width + 4, PICTURE_HIGH, (brush) => {
    brush.translate(2, EDGE)
    const color = COLORS[kind]
    brush.fillStyle = 'rgba(8, 12, 30, 0.28)'
    roundRect(brush, 2, 4, width - 4, THICK, 8)
    brush.fill()
    if (kind === 'bouncy') cushion(brush, width, color)
    else toyBlock(brush, 0, 0, width, THICK, color, kind === 'fragile' ? 3 : 8, 5)
    if (kind === 'normal') grass(brush, width)
    if (kind === 'moving') arrows(brush, width)
    if (kind === 'lift') upAndDown(brush, width)
    if (kind === 'cloud') puffs(brush, width, color)
    if (kind === 'shy') eyes(brush, width)
    if (kind === 'fragile') cracks(brush, width)
  })
}

/** A lighter mat with a wavy hem. */
function grass(brush: Brush, width: number): void {
  brush.fillStyle = tone(PALETTE.green, 0.42)
  brush.beginPath()
  brush.moveTo(3, 4)
  for (let x = 3; x < width - 4; x += (width - 6) / 8)
    brush.quadraticCurveTo(x + (width - 6) / 16, 9, x + (width - 6) / 8, 4)
  brush.quadraticCurveTo(width, 0, width - 8, 0)
  brush.lineTo(8, 0)
  brush.quadraticCurveTo(0, 0, 3, 4)
  brush.fill()
}

/** Two arrow heads: it moves both ways. */
function arrows(brush: Brush, width: number): void {
  brush.strokeStyle = '#12305c'
  brush.lineWidth = 2.4
  brush.lineCap = brush.lineJoin = 'round'
  for (const side of [-1, 1]) {
    const x = width / 2 + side * 12
    brush.beginPath()
    brush.moveTo(x - side * 2, 3)
    brush.lineTo(x + side * 2, 6)
    brush.lineTo(x - side * 2, 9)
    brush.stroke()
  }
}

/** Two arrow heads, one above the other. */
function upAndDown(brush: Brush, width: number): void {
  brush.strokeStyle = '#5a3200'
  brush.lineWidth = 2.2
  brush.lineCap = brush.lineJoin = 'round'
  for (const side of [-1, 1]) {
    const y = 6 + side * 3.2
    brush.beginPath()
    brush.moveTo(width / 2 - 4, y - side * 1.4)
    brush.lineTo(width / 2, y + side * 1.4)
    brush.lineTo(width / 2 + 4, y - side * 1.4)
    brush.stroke()
  }
}

/** Round puffs of cloud over the edge. */
function puffs(brush: Brush, width: number, color: string): void {
  for (const [at, size] of [
    [0.18, 6],
    [0.4, 8],
    [0.64, 7],
    [0.84, 5],
  ] as const) {
    brush.fillStyle = tone(color, 0.35)
    brush.beginPath()
    brush.arc(width * at, 5, size, Math.PI, 0)
    brush.fill()
  }
}

/** Two eyes that look sideways. */
function eyes(brush: Brush, width: number): void {
  for (const side of [-1, 1]) {
    const x = width / 2 + side * 7
    for (const [radius, color, dx] of [
      [4, '#ffffff', 0],
      [1.9, '#14161d', 1.6],
    ] as const) {
      disc(brush, x + dx, 6, radius, color)
    }
  }
}

/** Dark cracks right through, and a bite out of the edge. */
function cracks(brush: Brush, width: number): void {
  brush.strokeStyle = '#5d4423'
  brush.lineWidth = 1.8
  brush.lineJoin = 'round'
  for (const [at, slant] of [
    [0.24, 3],
    [0.5, -4],
    [0.77, 3],
  ] as const) {
    brush.beginPath()
    brush.moveTo(width * at, 0)
    brush.lineTo(width * at + slant, 5)
    brush.lineTo(width * at - slant * 0.7, 9)
    brush.lineTo(width * at + slant * 0.5, THICK)
    brush.stroke()
  }
}

/** A swollen cushion with a seam, on a small frame. */
function cushion(brush: Brush, width: number, color: string): void {
  brush.fillStyle = tone(color, -0.5)
  roundRect(brush, 6, THICK - 4, width - 12, 6, 3)
  brush.fill()
  const puff = (top: number, bottom: number, style: string) => {
    brush.fillStyle = style
    brush.beginPath()
    brush.moveTo(2, bottom)
    brush.quadraticCurveTo(-2, top + 3, 9, top + 2)
    brush.quadraticCurveTo(width / 2, top - 6, width - 9, top + 2)
    brush.quadraticCurveTo(width + 2, top + 3, width - 2, bottom)
    brush.closePath()
    brush.fill()
  }
  puff(0, THICK, tone(color, -0.28))
  puff(-1, THICK - 5, color)
  brush.fillStyle = 'rgba(255, 255, 255, 0.4)'
  roundRect(brush, width * 0.16, 1.5, width * 0.36, 2.4, 1.2)
  brush.fill()
  brush.fillStyle = tone(color, -0.4)
  for (const at of [0.3, 0.5, 0.7]) {
    brush.beginPath()
    brush.arc(width * at, 7, 1.7, 0, Math.PI * 2)
    brush.fill()
  }
}
