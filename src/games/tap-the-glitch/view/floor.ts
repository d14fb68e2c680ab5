/** The pictures of the floor of Shifts: a plate for each slot, and the cracks in a broken one. */
import { paint } from '../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../engine/stage/painting/shapes'
import { SLOT } from '../rules'

/** How far the light of a crack reaches, units. */
const GLOW = 34

/** A beveled plate with a screw in each corner, white and gray, to be tinted. */
export function plateTexture() {
  return paint(
    'glitch:plate',
    SLOT,
    SLOT,
    (brush) => {
      brush.fillStyle = 'rgba(0, 0, 0, 0.5)'
      roundRect(brush, 2, 3, SLOT - 4, SLOT - 4, 9)
      brush.fill()
      brush.fillStyle = '#f2f2f2'
      roundRect(brush, 3, 2, SLOT - 6, SLOT - 6, 8)
      brush.fill()
      brush.fillStyle = verticalGradient(brush, SLOT, '#bcbcbc', '#7d7d7d')
      roundRect(brush, 4.5, 4, SLOT - 9, SLOT - 9, 7)
      brush.fill()
      for (const x of [11, SLOT - 11])
        for (const y of [11, SLOT - 12]) disc(brush, x, y, 2, 'rgba(0, 0, 0, 0.45)')
    },
    { role: 'far', sharpness: 2 },
  )
}

/** Cracks from the middle of a plate, in one of three shapes: dark, with embers in the wider ones. */
export function crackTexture(shape: number) {
  return paint(
    `glitch:crack:${shape}`,
    SLOT,
    SLOT,
    (brush) => {
      const middle = SLOT / 2
      const ways = Array.from({ length: 7 }, (_, n) => {
        const at = (far: number, bend: number) => {
          const angle = (n / 7) * Math.PI * 2 + 0.4 * Math.sin(n * 5 + shape * 2.1) + bend
          return [middle + Math.cos(angle) * far, middle + Math.sin(angle) * far] as const
        }
        return [at(3, 0), at(GLOW * 0.4, 0.3), at(GLOW * 0.7, -0.16), at(GLOW, 0.14)]
      })
      const trace = (width: number, style: string, points: number) => {
        brush.lineJoin = 'bevel'
        brush.lineWidth = width
        brush.strokeStyle = style
        for (const way of ways) {
          brush.beginPath()
          for (const [x, y] of way.slice(0, points)) brush.lineTo(x, y)
          brush.stroke()
        }
      }
      disc(brush, middle, middle, 11, '#04070b')
      trace(4.5, '#04070b', 4)
      trace(1.6, '#c8613a', 3)
      disc(brush, middle, middle, 6, '#c8613a')
      disc(brush, middle, middle, 4.4, '#04070b')
    },
    { role: 'far', sharpness: 2 },
  )
}
