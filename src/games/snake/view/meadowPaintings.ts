/** Textures of the meadow's extras: stone, mound, portal, mushroom, key and cage. */
import { PALETTE, tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { oval } from '../../../engine/stage/painting/shapes'
import { SHARPNESS } from './paintings'

const inCell = (name: string, size: number, draw: (brush: Brush) => void) =>
  paint(`snake:${name}`, size, size, draw, { sharpness: SHARPNESS })

/** A gray, angular boulder, clearly not edible. */
export function stoneTexture() {
  return inCell('stone', 34, (brush) => {
    const rock = (dy: number, color: string) => {
      brush.fillStyle = color
      brush.beginPath()
      const corners = [
        [3, 21],
        [7, 8],
        [16, 3],
        [27, 7],
        [31, 19],
        [26, 28],
        [9, 28],
      ] as const
      for (const [x, y] of corners) brush.lineTo(x, y + dy)
      brush.closePath()
      brush.fill()
    }
    oval(brush, 18, 27, 16, 7, 'rgba(2, 6, 16, 0.55)')
    rock(3, '#3f4456')
    rock(1, '#6a7080')
    rock(-2, '#a4aab8')
    brush.fillStyle = '#c6cbd6'
    brush.beginPath()
    brush.moveTo(9, 9)
    brush.lineTo(16, 4)
    brush.lineTo(24, 8)
    brush.lineTo(15, 13)
    brush.fill()
    brush.strokeStyle = '#6a7080'
    brush.lineWidth = 1.5
    brush.beginPath()
    brush.moveTo(15, 13)
    brush.lineTo(17, 20)
    brush.lineTo(23, 23)
    brush.stroke()
  })
}

/** Broken earth, where a stone will rise. */
export function moundTexture() {
  return inCell('mound', 34, (brush) => {
    oval(brush, 17, 19, 14, 10, '#4a2f1a')
    oval(brush, 17, 17, 12, 8, '#7a5230')
    brush.strokeStyle = '#2e1c0f'
    brush.lineWidth = 2
    brush.lineCap = 'round'
    brush.beginPath()
    for (const [x, y] of [
      [7, 15],
      [27, 14],
      [20, 25],
      [11, 22],
    ] as const) {
      brush.moveTo(17, 18)
      brush.lineTo(x, y)
    }
    brush.stroke()
  })
}

/** A ring with a dark center. Three gaps make its rotation visible. */
export function portalTexture() {
  return inCell('portal', 38, (brush) => {
    oval(brush, 19, 19, 15, 15, '#0a1530')
    brush.lineWidth = 4
    brush.lineCap = 'round'
    for (const [radius, color] of [
      [15, PALETTE.sky],
      [8.5, tone(PALETTE.sky, 0.45)],
    ] as const) {
      brush.strokeStyle = color
      for (let n = 0; n < 3; n++) {
        const from = (n * Math.PI * 2) / 3 + radius
        brush.beginPath()
        brush.arc(19, 19, radius, from, from + 1.55)
        brush.stroke()
      }
      brush.lineWidth = 2.5
    }
  })
}

/** A pale cap with blue spots on a pale stem: visible on grass, and unlike any fruit. */
export function mushroomTexture() {
  return inCell('mushroom', 34, (brush) => {
    oval(brush, 17, 29, 9, 3, 'rgba(3, 36, 29, 0.45)')
    oval(brush, 17, 23, 5.5, 7, '#a89f86')
    oval(brush, 16, 22, 4, 6, '#dcd3ba')
    const cap = (dy: number, color: string) => {
      brush.fillStyle = color
      brush.beginPath()
      brush.arc(17, 17 + dy, 13.5, Math.PI, 0)
      brush.quadraticCurveTo(17, 23 + dy, 3.5, 17 + dy)
      brush.fill()
    }
    cap(1.5, '#a89f86')
    cap(-0.5, '#f3ecd8')
    for (const [x, y, radius] of [
      [11, 12, 2.6],
      [20, 8.5, 3],
      [24.5, 14.5, 2],
      [16.5, 16, 1.8],
    ] as const)
      oval(brush, x, y, radius, radius, PALETTE.blue)
  })
}

/** A golden key, upright. */
export function keyTexture() {
  return inCell('key', 34, (brush) => {
    oval(brush, 17, 31, 8, 2.5, 'rgba(3, 20, 29, 0.45)')
    brush.lineCap = 'round'
    for (const [dy, color] of [
      [1.5, tone(PALETTE.orange, -0.3)],
      [0, tone(PALETTE.yellow, 0.15)],
    ] as const) {
      brush.strokeStyle = color
      brush.lineWidth = 5
      brush.beginPath()
      brush.arc(17, 10 + dy, 6, 0, Math.PI * 2)
      brush.moveTo(17, 17 + dy)
      brush.lineTo(17, 28 + dy)
      brush.moveTo(17, 27 + dy)
      brush.lineTo(23, 27 + dy)
      brush.moveTo(17, 21.5 + dy)
      brush.lineTo(22, 21.5 + dy)
      brush.stroke()
    }
  })
}

/** Bars and a lock in front of a fruit. */
export function cageTexture() {
  return inCell('cage', 38, (brush) => {
    brush.lineCap = 'round'
    brush.lineWidth = 2.6
    brush.strokeStyle = '#e6ebf5'
    for (const x of [7, 15, 23, 31]) {
      brush.beginPath()
      brush.moveTo(x, 7)
      brush.lineTo(x, 32)
      brush.stroke()
    }
    brush.lineWidth = 3.4
    for (const y of [5, 33]) {
      brush.beginPath()
      brush.moveTo(4, y)
      brush.lineTo(34, y)
      brush.stroke()
    }
    oval(brush, 19, 21, 6, 5.5, tone(PALETTE.orange, -0.25))
    oval(brush, 19, 20, 6, 5.5, PALETTE.orange)
    oval(brush, 19, 20, 1.6, 2.4, PALETTE.night)
  })
}

/** Darkness with a soft hole in its middle, `radius` units wide, over a square of this side. */
export function darkTexture(side: number, radius: number) {
  return paint(
    `snake:dark:${side}`,
    side,
    side,
    (brush) => {
      const middle = side / 2
      const dark = brush.createRadialGradient(middle, middle, radius * 0.55, middle, middle, radius)
      dark.addColorStop(0, 'rgba(2, 6, 16, 0)')
      dark.addColorStop(1, 'rgba(2, 6, 16, 0.9)')
      brush.fillStyle = dark
      brush.fillRect(0, 0, side, side)
    },
    { role: 'plain', sharpness: 0.25 },
  )
}
