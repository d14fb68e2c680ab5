/** Draws the mallet, flash, stars and aiming ring of Whack-a-Mole. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { roundRect } from '../../../../engine/stage/painting/shapes'
import { MOUTH } from './mounds'

/** The mallet at the moment of its hit: head to the left, the grip at the right end. */
export function malletTexture() {
  return paint('mole:mallet', 150, 84, (brush) => {
    const bar = (x: number, y: number, w: number, h: number, r: number, color: string) => {
      brush.fillStyle = color
      roundRect(brush, x, y, w, h, r)
      brush.fill()
    }
    bar(50, 34, 98, 15, 7, tone(PALETTE.orange, -0.35))
    bar(50, 34, 98, 10, 5, tone(PALETTE.orange, 0.1))
    bar(112, 32, 37, 19, 9, tone(PALETTE.blue, -0.35))
    bar(112, 32, 37, 14, 7, PALETTE.blue)
    // The head is an upright barrel, its caps wider than its waist.
    bar(10, 10, 54, 64, 12, tone(PALETTE.vermilion, -0.32))
    bar(10, 10, 47, 64, 12, PALETTE.vermilion)
    for (const y of [4, 62]) {
      bar(5, y, 64, 18, 8, tone(PALETTE.paper, -0.28))
      bar(5, y, 64, 14, 7, PALETTE.paper)
    }
    bar(17, 26, 9, 32, 4.5, 'rgba(255, 255, 255, 0.4)')
  })
}

/** The flash of a hit: a jagged star. */
export function powTexture() {
  return paint('mole:pow', 150, 150, (brush) => {
    for (const [color, size] of [
      [PALETTE.orange, 74],
      [PALETTE.yellow, 66],
      ['#fffbe0', 46],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      for (let i = 0; i < 22; i++) {
        const reach = i % 2 ? size * 0.62 : size * (0.86 + (i % 3) * 0.07)
        const angle = (i * Math.PI) / 11
        brush.lineTo(75 + Math.cos(angle) * reach, 75 + Math.sin(angle) * reach)
      }
      brush.fill()
    }
  })
}

export function starTexture() {
  return paint('mole:star', 30, 30, (brush) => {
    for (const [color, y, size] of [
      [tone(PALETTE.yellow, -0.35), 16.5, 13],
      [PALETTE.yellow, 14.5, 13],
      [tone(PALETTE.yellow, 0.6), 13, 6],
    ] as const) {
      brush.fillStyle = brush.strokeStyle = color
      brush.lineJoin = 'round'
      brush.lineWidth = 2.5
      brush.beginPath()
      for (let i = 0; i < 10; i++) {
        const reach = i % 2 ? size * 0.48 : size
        const angle = (i * Math.PI) / 5 - Math.PI / 2
        brush.lineTo(15 + Math.cos(angle) * reach * 0.92, y + Math.sin(angle) * reach * 0.92)
      }
      brush.closePath()
      brush.fill()
      brush.stroke()
    }
  })
}

/** The ring around the hole that keys or a pad aim at. */
export function aimTexture() {
  return paint('mole:aim', 216, 128, (brush) => {
    brush.lineCap = 'round'
    for (const [color, line] of [
      ['rgba(20, 22, 29, 0.6)', 10],
      [PALETTE.yellow, 5],
    ] as const) {
      brush.strokeStyle = color
      brush.lineWidth = line
      for (let i = 0; i < 4; i++) {
        const from = (i * Math.PI) / 2 + 0.3
        brush.beginPath()
        brush.ellipse(108, 64, MOUTH.x + 35, MOUTH.y + 32, 0, from, from + Math.PI / 2 - 0.6)
        brush.stroke()
      }
    }
  })
}
