/**
 * Draws the circuit board in several colors: lacquer, faint tracks, chips, plugs and holes, all outside the playing area.
 */
import { itemAt } from '../../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { SIDE } from '../../rules'

/** The board extends beyond the field by this, so that nothing bare shows when it shakes. */
export const MARGIN = 12
const BRASS = '#c9973c'

interface Lacquer {
  /** From the top to the bottom. */
  readonly colors: readonly [string, string, string]
  /** Of the tracks and of the light in the middle, as red, green, blue. */
  readonly light: string
}

/** The first is that of Classic. All are as dark, so that copper and current stand out. */
const LACQUERS: readonly Lacquer[] = [
  { colors: ['#124540', '#0e3635', '#0a2829'], light: '96, 190, 160' },
  { colors: ['#16386b', '#122c56', '#0d2040'], light: '110, 160, 240' },
  { colors: ['#45235f', '#371b4d', '#271338'], light: '190, 130, 240' },
  { colors: ['#5c2230', '#481a27', '#33121c'], light: '240, 130, 140' },
  { colors: ['#3a3b3f', '#2c2d31', '#1e1f23'], light: '210, 210, 220' },
  { colors: ['#4d4a17', '#3c3a12', '#2a290c'], light: '225, 215, 110' },
]

/** A track with a bend of 45 degrees, and a pad at its end. */
function track(brush: Brush, ...points: readonly (readonly [number, number])[]): void {
  brush.beginPath()
  for (const [x, y] of points) brush.lineTo(x, y)
  brush.stroke()
  const [x, y] = itemAt(points, -1)
  brush.beginPath()
  brush.arc(x, y, 3.4, 0, Math.PI * 2)
  brush.fill()
}

function tracks(brush: Brush, light: string, height: number): void {
  brush.strokeStyle = `rgba(${light}, 0.13)`
  brush.fillStyle = `rgba(${light}, 0.16)`
  brush.lineWidth = 3
  brush.lineJoin = brush.lineCap = 'round'
  for (let i = 0; i < 6; i++) {
    const at = 70 + i * 9
    track(brush, [-MARGIN, at], [18 + i * 5, at], [44 + i * 5, at + 26], [44 + i * 5, at + 70 + i * 8])
    track(
      brush,
      [SIDE + MARGIN, height - at],
      [SIDE - 18 - i * 5, height - at],
      [SIDE - 44 - i * 5, height - at - 26],
      [SIDE - 44 - i * 5, height - at - 70 - i * 8],
    )
  }
  for (let i = 0; i < 7; i++) {
    const at = 126 + i * 9
    track(
      brush,
      [at, height + MARGIN],
      [at, height - 30 - i * 4],
      [at + 40, height - 70 - i * 4],
      [at + 40, height - 100],
    )
    track(brush, [SIDE - at, -MARGIN], [SIDE - at, 24 + i * 4], [SIDE - at - 34, 58 + i * 4])
  }
}

function chip(brush: Brush, x: number, y: number, width: number, height: number, upright: boolean): void {
  brush.fillStyle = '#8d97a5'
  const legs = Math.floor((upright ? height : width) / 9)
  for (let i = 0; i < legs; i++) {
    const at = 4 + i * 9
    if (upright) {
      brush.fillRect(x - 4, y + at, width + 8, 3.4)
    } else brush.fillRect(x + at, y - 4, 3.4, height + 8)
  }
  brush.fillStyle = '#0c1016'
  roundRect(brush, x, y, width, height, 3)
  brush.fill()
  brush.fillStyle = '#232a35'
  roundRect(brush, x, y, width, height - 3, 3)
  brush.fill()
  brush.fillStyle = 'rgba(255, 255, 255, 0.14)'
  brush.fillRect(x + 3, y + 3, width - 6, 1.6)
  brush.beginPath()
  brush.arc(x + 5.5, y + height - 8.5, 2, 0, Math.PI * 2)
  brush.fill()
}

/** A little barrel with rings. */
function resistor(brush: Brush, x: number, y: number, color: string): void {
  brush.strokeStyle = '#8d97a5'
  brush.lineWidth = 2
  brush.beginPath()
  brush.moveTo(x - 15, y)
  brush.lineTo(x + 15, y)
  brush.stroke()
  brush.fillStyle = '#b79a6b'
  roundRect(brush, x - 9, y - 4.5, 18, 9, 4)
  brush.fill()
  brush.fillStyle = 'rgba(0, 0, 0, 0.25)'
  roundRect(brush, x - 9, y + 1.5, 18, 3, 2)
  brush.fill()
  ;[color, PALETTE.vermilion, '#2b2018'].forEach((ring, i) => {
    brush.fillStyle = ring
    brush.fillRect(x - 5.5 + i * 4.2, y - 4.5, 2, 9)
  })
}

function hole(brush: Brush, x: number, y: number): void {
  for (const [radius, color] of [
    [10, tone(BRASS, -0.35)],
    [8.6, BRASS],
    [5, '#071314'],
  ] as const) {
    disc(brush, x, y, radius, color)
  }
}

function drawBoard(brush: Brush, { colors, light }: Lacquer, height: number): void {
  brush.fillStyle = verticalGradient(brush, height + 2 * MARGIN, ...colors)
  brush.fillRect(0, 0, SIDE + 2 * MARGIN, height + 2 * MARGIN)
  brush.translate(MARGIN, MARGIN)
  tracks(brush, light, height)
  // Plug contacts along the lower edge.
  for (let i = 0; i < 15; i++) {
    brush.fillStyle = tone(BRASS, -0.3)
    brush.fillRect(100 + i * 14, height - 12, 9, 30)
    brush.fillStyle = BRASS
    brush.fillRect(100 + i * 14, height - 12, 7, 30)
  }
  chip(brush, 8, 166, 16, 66, true)
  chip(brush, SIDE - 24, 166, 16, 66, true)
  resistor(brush, 62, height - 12, PALETTE.sky)
  resistor(brush, SIDE - 62, height - 12, PALETTE.green)
  for (const x of [18, SIDE - 18]) for (const y of [18, height - 18]) hole(brush, x, y)
  const glow = brush.createRadialGradient(SIDE / 2, height / 2, 40, SIDE / 2, height / 2, height * 0.75)
  glow.addColorStop(0, `rgba(${light}, 0.1)`)
  glow.addColorStop(0.6, 'rgba(0, 0, 0, 0)')
  glow.addColorStop(1, 'rgba(2, 8, 10, 0.5)')
  brush.fillStyle = glow
  brush.fillRect(-MARGIN, -MARGIN, SIDE + 2 * MARGIN, height + 2 * MARGIN)
}

/** @param look - from 0: after the last one they repeat */
export function boardTexture(look: number, height: number) {
  const n = look % LACQUERS.length
  const draw = (brush: Brush) => drawBoard(brush, itemAt(LACQUERS, n), height)
  return paint(`circuit-breaker:ground:${n}:${height}`, SIDE + 2 * MARGIN, height + 2 * MARGIN, draw, {
    role: 'ground',
    sharpness: 2,
  })
}
