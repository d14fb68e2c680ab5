/** Draws the home of the modes with bays: a hedge with five bays of water, a fly, a crocodile. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval } from '../../../../engine/stage/painting/shapes'
import { BAY_HALF, BAYS, bayX } from '../../rules/arcade'
import { type Field, WIDTH } from '../../rules/world'
import type { Look } from '../looks'
import { MARGIN } from '.'

/** A bay: drawn a little wider than its hit area, open to the river. */
function bay(brush: Brush, row: number, x: number, grow: number, color: string): void {
  const half = BAY_HALF + 3 + grow
  brush.fillStyle = color
  brush.beginPath()
  brush.moveTo(x - half, row + 2)
  brush.lineTo(x - half, 22)
  brush.quadraticCurveTo(x - half, 8 - grow, x, 8 - grow)
  brush.quadraticCurveTo(x + half, 8 - grow, x + half, 22)
  brush.lineTo(x + half, row + 2)
  brush.closePath()
  brush.fill()
}

/** @param name - of the look */
export function hedgeTexture({ row }: Field, name: string, { leaves, water }: Look) {
  return paint(
    `frogger:hedge:${name}:${row}`,
    WIDTH + 2 * MARGIN,
    row + MARGIN + 4,
    (brush) => {
      brush.translate(MARGIN, MARGIN)
      brush.fillStyle = tone(leaves, -0.35)
      brush.fillRect(-MARGIN, -MARGIN, WIDTH + 2 * MARGIN, row + MARGIN)
      // Leaves that look random, but are the same each time.
      for (let n = 0; n < 150; n++) {
        const x = ((n * 73) % (WIDTH + 20)) - 10
        const y = ((n * 37) % (row + 6)) - 8
        oval(brush, x, y, 8, 6, tone(leaves, ((n * 7) % 5) * 0.08 - 0.24))
      }
      for (let at = 0; at < BAYS; at++) {
        bay(brush, row, bayX(at), 3, tone(leaves, -0.55))
        bay(brush, row, bayX(at), 0, water[0])
        oval(brush, bayX(at), row / 2 + 9, 17, 11, '#2f9e6a')
        oval(brush, bayX(at), row / 2 + 8, 15, 9, '#3bb57c')
      }
    },
    { sharpness: 2.5 },
  )
}

export function flyTexture() {
  return paint('frogger:fly', 30, 24, (brush) => {
    for (const side of [-1, 1]) oval(brush, 15 + side * 6, 8, 7, 4, 'rgba(230, 244, 255, 0.85)')
    oval(brush, 15, 14, 6, 7.5, tone(PALETTE.yellow, -0.35))
    oval(brush, 15, 13, 5.4, 6.5, PALETTE.yellow)
    for (const y of [11, 15]) {
      brush.fillStyle = '#3a3420'
      brush.fillRect(10.5, y, 9, 2)
    }
    for (const side of [-1, 1]) oval(brush, 15 + side * 3, 6, 2.2, 2.4, PALETTE.vermilion)
  })
}

/** Seen from the river: two eyes, a snout, teeth. */
export function crocodileTexture() {
  return paint('frogger:crocodile', 44, 40, (brush) => {
    const skin = '#7d8f2e'
    oval(brush, 22, 24, 18, 16, tone(skin, -0.4))
    oval(brush, 22, 22, 17, 15, skin)
    for (const side of [-1, 1]) {
      oval(brush, 22 + side * 9, 9, 6, 6, tone(skin, -0.2))
      oval(brush, 22 + side * 9, 8, 4.2, 4.2, '#fff3b0')
      oval(brush, 22 + side * 9, 9, 1.6, 3.4, '#14161d')
      oval(brush, 22 + side * 5, 19, 1.8, 1.4, '#3a4216')
    }
    brush.fillStyle = '#8c2f2a'
    brush.fillRect(7, 27, 30, 7)
    brush.fillStyle = '#ffffff'
    for (let x = 8; x < 36; x += 6) {
      brush.beginPath()
      brush.moveTo(x, 26)
      brush.lineTo(x + 5, 26)
      brush.lineTo(x + 2.5, 32)
      brush.closePath()
      brush.fill()
    }
  })
}
