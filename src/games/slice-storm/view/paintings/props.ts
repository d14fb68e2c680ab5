/** Draws what lies on most tables of Arcade at its right rim: dim, so that nobody cuts it. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, roundRect } from '../../../../engine/stage/painting/shapes'
import type { Look } from './board'

const SIDE = 246
const WHOLE = Math.PI * 2

function box(brush: Brush, x: number, y: number, wide: number, high: number, style: string, radius = 6) {
  brush.fillStyle = style
  roundRect(brush, x, y, wide, high, radius)
  brush.fill()
}

function rim(brush: Brush, x: number, y: number, radius: number, wide: number, style: string): void {
  brush.strokeStyle = style
  brush.lineWidth = wide
  brush.beginPath()
  brush.arc(x, y, radius, 0, WHOLE)
  brush.stroke()
}

/** A round plate or bowl. */
function dish(brush: Brush, x: number, y: number, radius: number, color: string): void {
  disc(brush, x + 4, y + 8, radius, 'rgba(0, 0, 0, 0.3)')
  disc(brush, x, y, radius, tone(color, -0.2))
  disc(brush, x, y, radius * 0.94, color)
  disc(brush, x, y, radius * 0.7, tone(color, -0.12))
  disc(brush, x, y + 2, radius * 0.66, tone(color, -0.04))
}

/** A slice of citrus. */
function slice(brush: Brush, x: number, y: number, radius: number, color: string): void {
  disc(brush, x, y, radius, color)
  disc(brush, x, y, radius * 0.86, '#d8cda4')
  brush.fillStyle = color
  for (let n = 0; n < 8; n++) {
    const angle = (n / 8) * WHOLE
    brush.beginPath()
    brush.moveTo(x + Math.cos(angle) * 2, y + Math.sin(angle) * 2)
    brush.arc(x, y, radius * 0.76, angle - 0.3, angle + 0.3)
    brush.fill()
  }
}

/** Nothing lies on the tables of the first stages: a knife there looks like a thing that one plays with. */
const PROPS: Readonly<Partial<Record<Look, (brush: Brush) => void>>> = {
  gingham(brush) {
    // A basket of wicker.
    disc(brush, 158, 78, 84, 'rgba(0, 0, 0, 0.3)')
    disc(brush, 152, 70, 82, '#6b4a26')
    for (let n = 0; n < 28; n++) {
      const angle = (n / 28) * WHOLE
      oval(
        brush,
        152 + Math.cos(angle) * 70,
        70 + Math.sin(angle) * 70,
        12,
        6,
        n % 2 ? '#a97c43' : '#8b6232',
        angle + 0.9,
      )
    }
    disc(brush, 152, 70, 58, '#4a321a')
    for (const [x, y, color] of [
      [128, 56, '#8a3f33'],
      [172, 52, '#8c7430'],
      [150, 92, '#4d7a3a'],
    ] as const) {
      disc(brush, x, y, 26, tone(color, -0.3))
      disc(brush, x - 2, y - 3, 24, color)
    }
  },
  slate(brush) {
    // Chalk and a sponge.
    box(brush, 98, 26, 108, 62, 'rgba(0, 0, 0, 0.3)', 12)
    box(brush, 94, 18, 108, 62, '#a08a3f', 12)
    box(brush, 94, 18, 108, 48, '#bda653', 12)
    for (const [x, y, turn, color] of [
      [70, 110, 0.3, '#cfd4d6'],
      [110, 132, -0.2, '#b98a9c'],
      [160, 112, 0.6, '#8fb3c4'],
    ] as const) {
      brush.save()
      brush.translate(x, y)
      brush.rotate(turn)
      box(brush, -30, -8, 60, 16, color, 7)
      brush.restore()
    }
  },
  festival(brush) {
    // Two paper lanterns.
    for (const [x, y, color] of [
      [88, 60, '#a4563c'],
      [172, 100, '#a08a3a'],
    ] as const) {
      oval(brush, x, y + 30, 44, 40, tone(color, -0.25))
      for (const wide of [40, 26, 10]) oval(brush, x, y + 28, wide, 38, tone(color, wide < 20 ? 0.2 : 0))
      box(brush, x - 16, y - 14, 32, 9, '#3a2440', 3)
      box(brush, x - 16, y + 64, 32, 9, '#3a2440', 3)
    }
  },
  moss(brush) {
    dish(brush, 158, 74, 70, '#3d5f6e')
    disc(brush, 158, 76, 44, '#c9c7b4')
    brush.lineCap = 'round'
    for (const x of [0, 22]) {
      brush.strokeStyle = '#6a3f2c'
      brush.lineWidth = 9
      brush.beginPath()
      brush.moveTo(40 + x, 20)
      brush.lineTo(96 + x, 200)
      brush.stroke()
    }
  },
  oak(brush) {
    dish(brush, 146, 82, 82, '#7a5a34')
    slice(brush, 122, 66, 30, '#a9822a')
    slice(brush, 172, 78, 30, '#6f8f3a')
    slice(brush, 140, 116, 28, '#a5622e')
  },
  tiles(brush) {
    dish(brush, 154, 84, 74, '#9fb0b4')
    box(brush, 54, 20, 9, 150, '#8a979c', 4)
    oval(brush, 58, 32, 17, 26, '#a7b3b8')
    slice(brush, 154, 86, 30, '#a8803a')
  },
  iron(brush) {
    for (const [x, y, far, teeth, color] of [
      [160, 66, 66, 14, '#5d646e'],
      [68, 118, 40, 10, '#74695a'],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      for (let n = 0; n < teeth * 4; n++) {
        const out = n % 4 < 2 ? far : far * 0.82
        const angle = (n / (teeth * 4)) * WHOLE
        brush.lineTo(x + Math.cos(angle) * out, y + Math.sin(angle) * out)
      }
      brush.fill()
      disc(brush, x, y, far * 0.5, tone(color, -0.4))
      disc(brush, x, y, far * 0.36, tone(color, 0.12))
      rim(brush, x, y, far * 0.66, 4, tone(color, 0.2))
    }
  },
  storm(brush) {
    // An umbrella from above.
    for (let n = 0; n < 8; n++) {
      const [from, to] = [(n / 8) * WHOLE, ((n + 1) / 8) * WHOLE]
      brush.fillStyle = n % 2 ? '#6a3f5c' : '#85506f'
      brush.beginPath()
      brush.moveTo(150, 80)
      brush.lineTo(150 + Math.cos(from) * 88, 80 + Math.sin(from) * 88)
      brush.quadraticCurveTo(
        150 + Math.cos((from + to) / 2) * 74,
        80 + Math.sin((from + to) / 2) * 74,
        150 + Math.cos(to) * 88,
        80 + Math.sin(to) * 88,
      )
      brush.fill()
    }
    disc(brush, 150, 80, 7, '#d8c9a0')
  },
}

/** The thing on a table, with the rim of the table at its right. */
export function propTexture(look: Look) {
  return paint(
    `slice:prop:${look}`,
    SIDE,
    SIDE,
    (brush) => {
      brush.globalAlpha = 0.9
      brush.translate(0, 16)
      PROPS[look]?.(brush)
    },
    { role: 'far', sharpness: 1.5 },
  )
}
