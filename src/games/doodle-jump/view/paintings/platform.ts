/** Draws the seven kinds of platform of Doodle Jump. */
import { following, hexNumber, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, toyBlock } from '../../../../engine/stage/painting/shapes'
import type { PlatformKind } from '../../rules'

/** Of its upper part, without what is below it. */
const THICK = 20

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
export const PICTURE_HIGH = 52
export const EDGE = 6

/** @param isDark - before a dark sky: its rim is light */
export function platformTexture(kind: PlatformKind, wide: number, isDark = false) {
  const width = Math.round(wide)
  return paint(`doodle:platform:${kind}:${width}:${isDark}`, width + 8, PICTURE_HIGH, (brush) => {
    brush.translate(4, EDGE)
    const color = COLORS[kind]
    drawBelow(brush, kind, width)
    const [top, high] = kind === 'bouncy' ? [3, THICK - 2] : [-1.5, THICK + 3]
    if (isDark) {
      brush.fillStyle = tone(color, 0.7)
      roundRect(brush, -3.5, top - 2, width + 7, high + 4, 11)
      brush.fill()
    }
    brush.fillStyle = tone(color, -0.66)
    roundRect(brush, -1.5, top, width + 3, high, 9)
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

/** What carries a platform: earth, jets, beams, springs, a piston, or more of its cloud. */
function drawBelow(brush: Brush, kind: PlatformKind, width: number): void {
  const mid = width / 2
  if (kind === 'normal') earth(brush, width)
  else if (kind === 'moving')
    for (const x of [width * 0.24, width * 0.76]) {
      brush.fillStyle = 'rgba(255, 214, 120, 0.75)'
      brush.beginPath()
      brush.moveTo(x - 5, THICK + 6)
      brush.lineTo(x + 5, THICK + 6)
      brush.lineTo(x, THICK + 18)
      brush.fill()
      brush.fillStyle = '#25405f'
      roundRect(brush, x - 8, THICK - 4, 16, 12, 3)
      brush.fill()
    }
  else if (kind === 'fragile') {
    brush.fillStyle = '#6b4a28'
    for (const at of [0.16, 0.5, 0.84]) {
      brush.beginPath()
      brush.moveTo(width * at - 4, THICK - 2)
      brush.lineTo(width * at + 4, THICK - 2)
      brush.lineTo(width * at + 1.5, THICK + 9 + 5 * Math.sin(at * 9))
      brush.lineTo(width * at - 3, THICK + 6)
      brush.fill()
    }
  } else if (kind === 'bouncy' || kind === 'lift') {
    brush.fillStyle = '#2c3446'
    roundRect(brush, mid - width * 0.3, THICK + 12, width * 0.6, 7, 3)
    brush.fill()
    brush.strokeStyle = kind === 'bouncy' ? '#c9d2e2' : '#8593ab'
    brush.lineWidth = kind === 'bouncy' ? 3 : 9
    brush.beginPath()
    if (kind === 'lift') {
      brush.moveTo(mid, THICK - 2)
      brush.lineTo(mid, THICK + 14)
    } else
      for (const x of [width * 0.34, width * 0.66])
        for (let n = 0; n < 4; n++) {
          brush.moveTo(x - 6, THICK + n * 4)
          brush.lineTo(x + 6, THICK + 2 + n * 4)
        }
    brush.stroke()
  } else if (kind === 'cloud')
    for (const [at, r] of [
      [0.2, 9],
      [0.42, 13],
      [0.65, 12],
      [0.84, 8],
    ] as const)
      disc(brush, width * at, THICK - 3, r, tone(COLORS.cloud, -0.16))
  else
    for (const half of [-1, 1]) {
      disc(brush, mid + half * width * 0.24, THICK + 3, 6, tone(COLORS.shy, -0.45))
      disc(brush, mid + half * width * 0.24, THICK + 1, 5.5, tone(COLORS.shy, -0.2))
    }
}

/** A clod of earth with stones, as below an island that floats. */
function earth(brush: Brush, width: number): void {
  const clod = (inset: number, low: number, style: string) => {
    brush.fillStyle = style
    brush.beginPath()
    brush.moveTo(inset, 10)
    brush.quadraticCurveTo(inset + 4, THICK + 6, width * 0.28, THICK + low * 0.6)
    brush.quadraticCurveTo(width * 0.42, THICK + low * 1.25, width * 0.56, THICK + low * 0.9)
    brush.quadraticCurveTo(width * 0.72, THICK + low, width * 0.78, THICK + low * 0.4)
    brush.quadraticCurveTo(width - inset - 4, THICK + 4, width - inset, 10)
    brush.fill()
  }
  clod(2, 22, '#3b2616')
  clod(4, 19, '#7a5030')
  clod(10, 11, '#94683f')
  for (const [at, y, r] of [
    [0.26, 5, 3],
    [0.47, 11, 3.6],
    [0.66, 5, 2.6],
  ] as const) {
    disc(brush, width * at, THICK + y, r, '#5a3a22')
    disc(brush, width * at - 0.5, THICK + y - 0.8, r * 0.7, '#b98d60')
  }
}

/** A lighter mat with a wavy hem. */
function grass(brush: Brush, width: number): void {
  brush.fillStyle = tone(PALETTE.green, 0.42)
  brush.beginPath()
  brush.moveTo(3, 4)
  for (let x = 3; x < width - 4; x += (width - 6) / 8)
    brush.quadraticCurveTo(x + (width - 6) / 16, 14, x + (width - 6) / 8, 5)
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
    brush.moveTo(x - side * 2, 3.5)
    brush.lineTo(x + side * 3, 8)
    brush.lineTo(x - side * 2, 12.5)
    brush.stroke()
  }
}

/** Two arrow heads, one above the other. */
function upAndDown(brush: Brush, width: number): void {
  brush.strokeStyle = '#5a3200'
  brush.lineWidth = 2.2
  brush.lineCap = brush.lineJoin = 'round'
  for (const side of [-1, 1]) {
    const y = 8 + side * 3.6
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
      disc(brush, x + dx, 7.5, radius, color)
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
  // The grain of the wood.
  brush.strokeStyle = 'rgba(93, 68, 35, 0.4)'
  brush.lineWidth = 1.2
  for (const y of [6, 11]) {
    brush.beginPath()
    brush.moveTo(5, y)
    brush.quadraticCurveTo(width / 2, y - 2.5, width - 5, y + 1)
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
