/** Draws the mallets of the cup's four opponents: a face each, small on the table and large in the introduction. */
import { following, type Hue, PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, polyline } from '../../../../engine/stage/painting/shapes'
import { MALLET_RADIUS, RIVAL_IDS, type RivalId } from '../../rules'
import { plate, RIM, rim } from '.'

const HUES: Readonly<Record<RivalId, Hue>> = {
  turtle: 'green',
  bull: 'pink',
  hedgehog: 'paper',
  seal: 'sky',
  octopus: 'purple',
  falcon: 'blue',
}
/** The color of each mallet. */
export const RIVAL_COLORS = following(
  () =>
    Object.fromEntries(RIVAL_IDS.map((id) => [id, PALETTE[HUES[id]]])) as Readonly<Record<RivalId, string>>,
)

const INK = '#10202c'
const PAPER = '#f6f3ec'

/** Draws the symmetric parts of a face; `side` is -1 on the left and 1 on the right. */
function both(draw: (side: 1 | -1) => void): void {
  draw(-1)
  draw(1)
}

const FACES: Readonly<Record<RivalId, (brush: Brush, color: string) => void>> = {
  turtle(brush, color) {
    // The edge of the shell, and a head with heavy lids.
    for (let n = 0; n < 10; n++) {
      const [x, y] = [Math.cos((n * Math.PI) / 5), Math.sin((n * Math.PI) / 5)]
      polyline(brush, tone(color, -0.4), 2, [x * 16, y * 16 - 2], [x * 21, y * 21 - 2])
    }
    disc(brush, 0, -1, 15.5, tone(color, -0.32))
    disc(brush, 0, -2.5, 14, tone(color, 0.5))
    both((side) => {
      disc(brush, side * 5.6, -4.5, 4.4, PAPER)
      disc(brush, side * 5.2, -3, 2.2, INK)
      brush.fillStyle = tone(color, 0.2)
      brush.beginPath()
      brush.arc(side * 5.6, -4.5, 4.6, Math.PI, 0)
      brush.fill()
    })
    // A wide, calm smile.
    brush.strokeStyle = tone(color, -0.5)
    brush.lineWidth = 1.8
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(0, 0.5, 6.6, Math.PI * 0.22, Math.PI * 0.78)
    brush.stroke()
  },
  bull(brush, color) {
    both((side) => {
      polyline(brush, PAPER, 5.5, [side * 10, -10.5], [side * 16.5, -12], [side * 17.5, -17.5])
      oval(brush, side * 15.5, -4, 4.6, 2.6, tone(color, -0.3), side * 0.4)
    })
    disc(brush, 0, -1, 14.5, tone(color, -0.34))
    disc(brush, 0, -2.5, 13.5, tone(color, 0.16))
    both((side) => {
      disc(brush, side * 5, -5, 3.2, PAPER)
      disc(brush, side * 4.4, -4.6, 1.9, INK)
      polyline(brush, INK, 2.4, [side * 8.4, -9.4], [side * 2.6, -6.8])
    })
    oval(brush, 0, 5.2, 9.5, 6, tone(color, 0.55))
    both((side) => {
      oval(brush, side * 3.6, 4.6, 1.7, 2.2, tone(color, -0.55))
    })
  },
  hedgehog(brush, color) {
    // Spines all around, and a pale face with a pointed nose.
    for (let n = 0; n < 13; n++) {
      const angle = Math.PI * 0.86 + (n / 12) * Math.PI * 1.28
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      polyline(brush, tone('#8a5a3c', n % 2 ? 0.12 : -0.2), 3.6, [x * 11, y * 11], [x * 20.5, y * 20.5])
    }
    disc(brush, 0, -1, 14.5, '#5e3a24')
    oval(brush, 0, 2.4, 11.4, 9.6, tone(color, -0.06))
    both((side) => {
      disc(brush, side * 9.6, -6.6, 3.2, '#8a5a3c')
      oval(brush, side * 4.6, -1.4, 2.2, 2.8, INK)
      disc(brush, side * 4, -2.4, 0.9, PAPER)
    })
    disc(brush, 0, 5.2, 3, INK)
    polyline(brush, INK, 1.4, [-3.4, 9.6], [0, 10.6], [3.4, 9.6])
  },
  octopus(brush, color) {
    // Eight arms with curled ends around a large head.
    for (let n = 0; n < 8; n++) {
      const angle = ((n + 0.5) * Math.PI) / 4
      const [x, y] = [Math.cos(angle), Math.sin(angle)]
      polyline(
        brush,
        tone(color, n % 2 ? -0.2 : -0.36),
        4.6,
        [x * 12, y * 12],
        [x * 17.5 - y * 2, y * 17.5 + x * 2],
      )
      disc(brush, x * 18 - y * 4, y * 18 + x * 4, 2.4, tone(color, 0.3))
    }
    disc(brush, 0, -1, 14, tone(color, -0.4))
    disc(brush, 0, -3, 13, tone(color, 0.24))
    both((side) => {
      oval(brush, side * 5, -3.4, 4.2, 4.6, PAPER)
      disc(brush, side * 4.2, -2.6, 2.3, INK)
      disc(brush, side * 3.6, -3.4, 0.8, PAPER)
    })
    brush.strokeStyle = tone(color, -0.55)
    brush.lineWidth = 1.8
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(0, 2.4, 3.6, Math.PI * 0.15, Math.PI * 0.85)
    brush.stroke()
  },
  seal(brush, color) {
    disc(brush, 0, -1, 16.5, tone(color, -0.34))
    disc(brush, 0, -2.5, 15.5, tone(color, 0.34))
    both((side) => {
      oval(brush, side * 6.4, -5.5, 3.4, 4, INK)
      disc(brush, side * 5.6, -7, 1.2, PAPER)
      oval(brush, side * 3.8, 4.6, 4.8, 4, PAPER)
      for (const [y, end] of [
        [3.6, 1.6],
        [5.4, 6.4],
      ] as const)
        polyline(brush, tone(color, -0.55), 1.2, [side * 6.5, y], [side * 14.5, end])
    })
    oval(brush, 0, 1.2, 3.2, 2.3, INK)
  },
  falcon(brush, color) {
    // Feathers swept back, a dark cap over a pale face, and a falcon's stripe under each eye.
    both((side) => {
      for (const [x, y, endX, endY] of [
        [13, -2, 20, 3],
        [12, 4, 18, 10],
      ] as const)
        polyline(brush, tone(color, -0.45), 3.4, [side * x, y], [side * endX, endY])
    })
    disc(brush, 0, -1, 15.5, tone(color, -0.5))
    disc(brush, 0, -2.5, 14.5, PAPER)
    brush.fillStyle = tone(color, -0.3)
    brush.beginPath()
    brush.arc(0, -2.5, 14.5, Math.PI * 0.98, Math.PI * 2.02)
    brush.quadraticCurveTo(7, -7, 0, -1)
    brush.quadraticCurveTo(-7, -7, -14.5, -1.6)
    brush.fill()
    both((side) => {
      polyline(brush, tone(color, -0.3), 3.6, [side * 6.4, -3], [side * 7.6, 5.6])
      disc(brush, side * 5.8, -4, 3, '#f0b429')
      disc(brush, side * 5.3, -3.8, 1.9, INK)
      polyline(brush, INK, 2.2, [side * 9.8, -8.2], [side * 2.8, -5.8])
    })
    brush.fillStyle = '#e69f00'
    brush.beginPath()
    brush.moveTo(-4.4, 1)
    brush.quadraticCurveTo(0, -2.6, 4.4, 1)
    brush.quadraticCurveTo(3.4, 7.4, 0, 11.6)
    brush.quadraticCurveTo(-1.2, 6.4, -4.4, 1)
    brush.fill()
    polyline(brush, '#8a5a00', 1.2, [-2.8, 2.6], [0, 3.8], [2.8, 2.6])
  },
}

/** A character's mallet from above, its face upright; `scale` times as large as on the table. */
export function rivalTexture(id: RivalId, scale = 1) {
  const wide = (MALLET_RADIUS + RIM) * 2 * scale
  return paint(`air-hockey:rival:${id}:${scale}`, wide, wide, (brush) => {
    brush.scale(scale, scale)
    brush.translate(MALLET_RADIUS + RIM, MALLET_RADIUS + RIM)
    plate(brush, 0, 0, MALLET_RADIUS, 3, RIVAL_COLORS[id])
    rim(brush, 0, 0, MALLET_RADIUS, RIVAL_COLORS[id])
    FACES[id](brush, RIVAL_COLORS[id])
  })
}
