/** Owns Doodle Jump's pictures of the sky and its things: the evening, platforms of four kinds, power-ups, the line of the best. */
import { PALETTE, tone } from '../../engine/core/palette'
import { type Brush, paint } from '../../engine/stage/paint'
import { roundRect, toyBlock, verticalGradient } from '../../engine/stage/shapes'
import { HEIGHT, type ItemKind, type PlatformKind, WIDTH } from './rules'

/** The sky reaches beyond the window by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12
export const THICK = 16

/** An evening sky, warm at its foot. */
export function drawSky(brush: Brush): void {
  const height = HEIGHT + 2 * MARGIN
  brush.fillStyle = verticalGradient(brush, height, '#1b2a52', '#2f4f80', '#5b86a6', '#c99f86')
  brush.fillRect(0, 0, WIDTH + 2 * MARGIN, height)
}

/** The night that comes with the height. */
export function nightTexture() {
  return paint(
    'doodle:night',
    WIDTH + 2 * MARGIN,
    HEIGHT + 2 * MARGIN,
    (brush) => {
      brush.fillStyle = verticalGradient(brush, HEIGHT + 2 * MARGIN, '#0b1026', '#141b3d', '#26305c')
      brush.fillRect(0, 0, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
    },
    1,
  )
}

/** A sheet of stars, as high as the window so that two of them go round; `near` ones are larger and fewer. */
export function starsTexture(near: boolean) {
  return paint(
    `doodle:stars:${near}`,
    WIDTH,
    HEIGHT,
    (brush) => {
      const count = near ? 16 : 38
      for (let i = 0; i < count; i++) {
        // Spread by the golden ratio: even, and never in rows.
        const x = ((i * 0.618034 + (near ? 0.2 : 0)) % 1) * (WIDTH - 12) + 6
        const y = ((i + 0.5) / count) * (HEIGHT - 12) + 6
        const radius = (near ? 1.5 : 0.8) + ((i * 7) % 5) * 0.14
        brush.fillStyle = `rgba(255, 248, 224, ${near ? 0.6 : 0.42})`
        brush.beginPath()
        brush.arc(x, y, radius, 0, Math.PI * 2)
        brush.fill()
      }
    },
    2,
  )
}

/** Hills and roofs where the climb begins. */
export function hillsTexture() {
  return paint('doodle:hills', WIDTH + 2 * MARGIN, 190, (brush) => {
    const wave = (base: number, high: number, length: number, shift: number, color: string) => {
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(0, 190)
      for (let x = 0; x <= WIDTH + 2 * MARGIN; x += 4)
        brush.lineTo(x, base - Math.sin(x / length + shift) * high - Math.sin(x / 31 + shift) * 4)
      brush.lineTo(WIDTH + 2 * MARGIN, 190)
      brush.fill()
    }
    wave(70, 30, 78, 0.4, '#3d5a7c')
    wave(112, 22, 58, 2.2, '#2c4666')
    wave(150, 14, 92, 4.4, '#213750')
  })
}

const COLORS = {
  normal: PALETTE.green,
  moving: PALETTE.sky,
  fragile: '#d9b98a',
  bouncy: PALETTE.pink,
} as const

export function colorOf(kind: PlatformKind): number {
  return Number.parseInt(COLORS[kind].slice(1), 16)
}

/** A platform; its picture is anchored in the middle, the upper edge lies `EDGE` below the picture's. */
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

/** Two arrow heads: it goes both ways. */
function arrows(brush: Brush, width: number): void {
  brush.strokeStyle = '#12305c'
  brush.lineWidth = 2.4
  brush.lineCap = brush.lineJoin = 'round'
  for (const way of [-1, 1]) {
    const x = width / 2 + way * 12
    brush.beginPath()
    brush.moveTo(x - way * 2, 3)
    brush.lineTo(x + way * 2, 6)
    brush.lineTo(x - way * 2, 9)
    brush.stroke()
  }
}

/** Dark cracks right through, and a bite out of the edge. */
function cracks(brush: Brush, width: number): void {
  brush.strokeStyle = '#5d4423'
  brush.lineWidth = 1.8
  brush.lineJoin = 'round'
  for (const [at, lean] of [
    [0.24, 3],
    [0.5, -4],
    [0.77, 3],
  ] as const) {
    brush.beginPath()
    brush.moveTo(width * at, 0)
    brush.lineTo(width * at + lean, 5)
    brush.lineTo(width * at - lean * 0.7, 9)
    brush.lineTo(width * at + lean * 0.5, THICK)
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

export function itemTexture(kind: ItemKind) {
  return paint(`doodle:item:${kind}`, 44, 44, (brush) => {
    brush.translate(22, 22)
    if (kind === 'spring') spring(brush)
    else if (kind === 'jetpack') jetpack(brush)
    else cap(brush, true)
  })
}

/** Stands on its platform 9 units above its upper edge, in the middle of the picture. */
function spring(brush: Brush): void {
  brush.lineCap = 'round'
  for (const [shift, color] of [
    [1, '#5d6474'],
    [0, '#d5dae4'],
  ] as const) {
    brush.strokeStyle = color
    brush.lineWidth = 3
    brush.beginPath()
    brush.moveTo(-8, 7 + shift)
    for (let i = 0; i < 4; i++) brush.lineTo(i % 2 ? -8 : 8, 4 - i * 3.4 + shift)
    brush.stroke()
  }
  toyBlock(brush, -12, -13, 24, 7, PALETTE.vermilion, 3.5, 2)
}

/** Two tanks with nozzles, held by a belt. Drawn for the shelf and for the back. */
function jetpack(brush: Brush): void {
  for (const x of [-13, 2]) {
    brush.fillStyle = '#3a4152'
    brush.beginPath()
    brush.moveTo(x + 2, 12)
    brush.lineTo(x + 9, 12)
    brush.lineTo(x + 11, 20)
    brush.lineTo(x, 20)
    brush.fill()
    toyBlock(brush, x, -15, 11, 30, PALETTE.sky, 5.5, 4)
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    brush.arc(x + 5.5, -10, 5.5, Math.PI, 0)
    brush.fill()
  }
  brush.fillStyle = '#2a3040'
  roundRect(brush, -14, -2, 28, 5, 2.5)
  brush.fill()
}

/** A striped cap; its blades are drawn with it where it lies on the shelf, and apart where they turn. */
function cap(brush: Brush, blades: boolean): void {
  brush.fillStyle = tone(PALETTE.yellow, -0.3)
  brush.beginPath()
  brush.arc(0, 8, 14, Math.PI, 0)
  brush.lineTo(14, 12)
  brush.lineTo(-14, 12)
  brush.fill()
  brush.fillStyle = PALETTE.yellow
  brush.beginPath()
  brush.arc(0, 8, 14, Math.PI, 0)
  brush.fill()
  brush.fillStyle = PALETTE.blue
  brush.beginPath()
  brush.moveTo(0, -6)
  brush.quadraticCurveTo(8, -2, 8, 8)
  brush.lineTo(-8, 8)
  brush.quadraticCurveTo(-8, -2, 0, -6)
  brush.fill()
  brush.fillStyle = '#3a4152'
  brush.fillRect(-1.5, -13, 3, 8)
  if (!blades) return
  brush.translate(0, -13)
  blade(brush)
}

function blade(brush: Brush): void {
  for (const [way, color] of [
    [-1, PALETTE.vermilion],
    [1, PALETTE.orange],
  ] as const) {
    brush.fillStyle = color
    brush.beginPath()
    brush.ellipse(way * 10, 0, 10, 3.6, 0, 0, Math.PI * 2)
    brush.fill()
  }
  brush.fillStyle = '#f3f1ea'
  brush.beginPath()
  brush.arc(0, 0, 3, 0, Math.PI * 2)
  brush.fill()
}

/** The cap as worn, without blades. */
export function capTexture() {
  return paint('doodle:cap', 44, 44, (brush) => {
    brush.translate(22, 22)
    cap(brush, false)
  })
}
export function bladeTexture() {
  return paint('doodle:blade', 44, 12, (brush) => {
    brush.translate(22, 6)
    blade(brush)
  })
}

/** A dashed line across the window with a small flag: the height of the best play. */
export function bestLineTexture() {
  return paint('doodle:best', WIDTH, 30, (brush) => {
    brush.strokeStyle = 'rgba(240, 228, 66, 0.75)'
    brush.lineWidth = 2
    brush.setLineDash([8, 8])
    brush.beginPath()
    brush.moveTo(4, 28)
    brush.lineTo(WIDTH, 28)
    brush.stroke()
    brush.setLineDash([])
    brush.fillStyle = '#f3f1ea'
    brush.fillRect(12, 4, 2.5, 25)
    brush.fillStyle = PALETTE.yellow
    brush.beginPath()
    brush.moveTo(14, 4)
    brush.lineTo(34, 10)
    brush.lineTo(14, 16)
    brush.fill()
  })
}
