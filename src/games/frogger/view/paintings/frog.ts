/** Draws the frog from above, sitting and leaping, and its shadow. It faces up. */
import { tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { oval } from '../../../../engine/stage/painting/shapes'

const FROG_SIDE = 56
const SKINS = { frog: '#5fd08a', lady: '#f28bbd' } as const
type Who = keyof typeof SKINS

function limb(
  brush: Brush,
  skin: string,
  points: readonly (readonly [number, number])[],
  thick: number,
): void {
  for (const [color, width, dy] of [
    [tone(skin, -0.45), thick + 2, 1],
    [tone(skin, -0.12), thick, 0],
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

export function frogTexture(pose: 'sit' | 'leap' | 'dazed', who: Who = 'frog') {
  const skin = SKINS[who]
  return paint(`frogger:${who}:${pose}`, FROG_SIDE, FROG_SIDE, (brush) => {
    brush.translate(FROG_SIDE / 2, FROG_SIDE / 2)
    for (const side of [-1, 1]) {
      if (pose === 'leap') {
        limb(
          brush,
          skin,
          [
            [side * 7, 8],
            [side * 12, 15],
            [side * 9, 23],
          ],
          5.5,
        )
        limb(
          brush,
          skin,
          [
            [side * 8, -6],
            [side * 14, -13],
            [side * 13, -19],
          ],
          4.5,
        )
      } else {
        limb(
          brush,
          skin,
          [
            [side * 7, 8],
            [side * 15, 4],
            [side * 13, 14],
            [side * 17, 16],
          ],
          5.5,
        )
        limb(
          brush,
          skin,
          [
            [side * 8, -5],
            [side * 14, -7],
            [side * 15, -12],
          ],
          4.5,
        )
      }
    }
    oval(brush, 0, 3, 12.5, 14.5, tone(skin, -0.45))
    oval(brush, 0, 1.5, 11.6, 13.2, skin)
    oval(brush, 0, -8, 11, 8.6, tone(skin, -0.3))
    oval(brush, 0, -8.8, 10.6, 7.8, skin)
    for (const [x, y, r] of [
      [-4, 3, 2.6],
      [4.5, 5.5, 2.2],
      [-1, 10, 2],
    ] as const)
      oval(brush, x, y, r, r, tone(skin, -0.25))
    oval(brush, -4, -3, 3.4, 2.2, 'rgba(255, 255, 255, 0.45)')
    for (const side of [-1, 1]) {
      oval(brush, side * 7.2, -13, 5.2, 5.2, tone(skin, -0.3))
      oval(brush, side * 7.2, -13.6, 4.6, 4.6, '#fff')
      if (pose === 'dazed') {
        brush.strokeStyle = '#14161d'
        brush.lineWidth = 1.6
        brush.beginPath()
        for (const slant of [-1, 1]) {
          brush.moveTo(side * 7.2 - 2.2, -13.6 - 2.2 * slant)
          brush.lineTo(side * 7.2 + 2.2, -13.6 + 2.2 * slant)
        }
        brush.stroke()
      } else {
        oval(brush, side * 7.2, -14.8, 2.4, 2.6, '#14161d')
        oval(brush, side * 7.2 - 0.8, -15.6, 0.8, 0.8, '#fff')
      }
    }
    if (who === 'lady') flower(brush)
  })
}

/** What distinguishes the lady besides her color: a flower between her eyes, and red cheeks. */
function flower(brush: Brush): void {
  for (const side of [-1, 1]) oval(brush, side * 7.5, -5.2, 2.4, 1.7, '#d8447f')
  for (const [x, y] of [
    [0, -16.5],
    [4.2, -13.4],
    [2.6, -8.6],
    [-2.6, -8.6],
    [-4.2, -13.4],
  ] as const) {
    oval(brush, x, y + 0.5, 3.4, 3.4, '#8c5a12')
    oval(brush, x, y, 3, 3, '#ffffff')
  }
  oval(brush, 0, -12, 2.7, 2.7, '#f0b429')
}

export function shadowTexture() {
  return paint('frogger:shadow', 40, 40, (brush) => oval(brush, 20, 20, 16, 16, 'rgba(4, 10, 20, 0.4)'), {
    role: 'plain',
  })
}
