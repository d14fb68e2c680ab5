/** Owns how the frog looks from above, sitting and leaping, and its shadow. It is painted facing up. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/paint'

export const FROG_SIDE = 56
const SKIN = '#5fd08a'

function limb(brush: Brush, points: readonly (readonly [number, number])[], thick: number): void {
  for (const [color, width, dy] of [
    [tone(SKIN, -0.45), thick + 2, 1],
    [tone(SKIN, -0.12), thick, 0],
  ] as const) {
    brush.strokeStyle = color
    brush.lineWidth = width
    brush.lineCap = 'round'
    brush.lineJoin = 'round'
    brush.beginPath()
    points.forEach(([x, y], i) => {
      if (i === 0) brush.moveTo(x, y + dy)
      else brush.lineTo(x, y + dy)
    })
    brush.stroke()
  }
}

function disc(brush: Brush, x: number, y: number, rx: number, ry: number, color: string): void {
  brush.fillStyle = color
  brush.beginPath()
  brush.ellipse(x, y, rx, ry, 0, 0, Math.PI * 2)
  brush.fill()
}

export function frogTexture(pose: 'sit' | 'leap' | 'dazed') {
  return paint(`frogger:frog:${pose}`, FROG_SIDE, FROG_SIDE, (brush) => {
    brush.translate(FROG_SIDE / 2, FROG_SIDE / 2)
    for (const way of [-1, 1]) {
      if (pose === 'leap') {
        limb(
          brush,
          [
            [way * 7, 8],
            [way * 12, 15],
            [way * 9, 23],
          ],
          5.5,
        )
        limb(
          brush,
          [
            [way * 8, -6],
            [way * 14, -13],
            [way * 13, -19],
          ],
          4.5,
        )
      } else {
        limb(
          brush,
          [
            [way * 7, 8],
            [way * 15, 4],
            [way * 13, 14],
            [way * 17, 16],
          ],
          5.5,
        )
        limb(
          brush,
          [
            [way * 8, -5],
            [way * 14, -7],
            [way * 15, -12],
          ],
          4.5,
        )
      }
    }
    disc(brush, 0, 3, 12.5, 14.5, tone(SKIN, -0.45))
    disc(brush, 0, 1.5, 11.6, 13.2, SKIN)
    disc(brush, 0, -8, 11, 8.6, tone(SKIN, -0.3))
    disc(brush, 0, -8.8, 10.6, 7.8, SKIN)
    for (const [x, y, r] of [
      [-4, 3, 2.6],
      [4.5, 5.5, 2.2],
      [-1, 10, 2],
    ] as const)
      disc(brush, x, y, r, r, tone(SKIN, -0.25))
    disc(brush, -4, -3, 3.4, 2.2, 'rgba(255, 255, 255, 0.45)')
    for (const way of [-1, 1]) {
      disc(brush, way * 7.2, -13, 5.2, 5.2, tone(SKIN, -0.3))
      disc(brush, way * 7.2, -13.6, 4.6, 4.6, '#fff')
      if (pose === 'dazed') {
        brush.strokeStyle = '#14161d'
        brush.lineWidth = 1.6
        brush.beginPath()
        for (const slant of [-1, 1]) {
          brush.moveTo(way * 7.2 - 2.2, -13.6 - 2.2 * slant)
          brush.lineTo(way * 7.2 + 2.2, -13.6 + 2.2 * slant)
        }
        brush.stroke()
      } else {
        disc(brush, way * 7.2, -14.8, 2.4, 2.6, '#14161d')
        disc(brush, way * 7.2 - 0.8, -15.6, 0.8, 0.8, '#fff')
      }
    }
  })
}

export function shadowTexture() {
  return paint('frogger:shadow', 40, 40, (brush) => disc(brush, 20, 20, 16, 16, 'rgba(4, 10, 20, 0.4)'))
}
