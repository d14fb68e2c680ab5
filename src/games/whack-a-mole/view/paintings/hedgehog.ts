/** Draws the decoy: a hedgehog with a daisy. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval, toyBall } from '../../../../engine/stage/painting/shapes'
import type { Mood } from '../poses'
import { BODY, CREAM } from './index'

const SPINES = '#5d6a94'

/** The decoy: all spines, so that its outline alone distinguishes it from a mole, with a daisy behind its ear. */
export function hedgehogTexture(mood: Mood) {
  return paint(`mole:hedgehog:${mood}`, BODY.width, BODY.height, (brush) => {
    const mid = BODY.width / 2
    for (const [color, reach, shift] of [
      [tone(SPINES, -0.35), 57, 2.5],
      [SPINES, 55, 0],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      // Spines all around; the lower half is in the hole.
      for (let i = 0; i <= 34; i++) {
        const angle = Math.PI * (0.86 + (1.28 * i) / 34)
        const length = i % 2 ? reach : reach - 13
        brush.lineTo(mid + Math.cos(angle) * length, 60 + shift + Math.sin(angle) * length)
      }
      brush.lineTo(mid + 44, BODY.height)
      brush.lineTo(mid - 44, BODY.height)
      brush.fill()
    }
    brush.strokeStyle = tone(SPINES, 0.4)
    brush.lineWidth = 2.4
    brush.lineCap = 'round'
    for (let i = 0; i < 9; i++) {
      const angle = Math.PI * (1.1 + (0.8 * i) / 8)
      brush.beginPath()
      brush.moveTo(mid + Math.cos(angle) * 40, 60 + Math.sin(angle) * 40)
      brush.lineTo(mid + Math.cos(angle) * 47, 60 + Math.sin(angle) * 47)
      brush.stroke()
    }
    oval(brush, mid, 78, 35, 39, tone(CREAM, -0.22))
    oval(brush, mid, 75, 34.5, 38, CREAM)
    oval(brush, mid, 134, 29, 36, '#ffffff')
    for (const side of [-1, 1]) {
      oval(brush, mid + side * 23, 78, 7, 5, 'rgba(224, 110, 130, 0.55)')
      drawHedgehogEye(brush, mid + side * 14, 62, side, mood)
    }
    oval(brush, mid, 77, 7.5, 6, PALETTE.night)
    oval(brush, mid - 2.4, 74.6, 2.2, 1.5, '#ffffff')
    brush.strokeStyle = PALETTE.night
    brush.lineWidth = 2.6
    brush.beginPath()
    if (mood === 'dazed') brush.arc(mid, 96, 6, Math.PI * 1.1, Math.PI * 1.9)
    else brush.arc(mid, 84, 8, Math.PI * 0.15, Math.PI * 0.85)
    brush.stroke()
    drawDaisy(brush, mid + 32, 38)
  })
}

function drawHedgehogEye(brush: Brush, x: number, y: number, side: number, mood: Mood): void {
  if (mood !== 'dazed') {
    oval(brush, x, y, 5.4, 6.6, PALETTE.night)
    oval(brush, x + 1.8, y - 2.2, 1.9, 2.1, '#ffffff')
    return
  }
  brush.strokeStyle = PALETTE.night
  brush.lineWidth = 3.4
  brush.beginPath()
  brush.moveTo(x + side * 6, y - 5)
  brush.lineTo(x - side * 3, y)
  brush.lineTo(x + side * 6, y + 5)
  brush.stroke()
  if (side > 0) oval(brush, x + 8, y + 12, 3.4, 5, PALETTE.sky)
}

function drawDaisy(brush: Brush, x: number, y: number): void {
  for (const [color, down] of [
    ['#c9c3b4', 1.5],
    ['#ffffff', 0],
  ] as const)
    for (let i = 0; i < 6; i++)
      oval(brush, x + Math.cos(i * 1.047) * 7.5, y + down + Math.sin(i * 1.047) * 7.5, 5, 5, color)
  toyBall(brush, x, y, 5.2, PALETTE.yellow)
}
