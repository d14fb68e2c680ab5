/** Draws the ribbon, the drum and the sign of strength of Tug of War. */
import { PALETTE, tone } from '../../../engine/core/palette'
import { paint } from '../../../engine/stage/painting/paint'
import { disc, oval, polyline } from '../../../engine/stage/painting/shapes'
import type { Side } from '../rules'
import { SIDE_COLORS } from './layout'

export function ribbonTexture() {
  return paint('tug:ribbon', 34, 52, (brush) => {
    brush.fillStyle = tone(PALETTE.vermilion, -0.3)
    brush.beginPath()
    brush.moveTo(9, 12)
    brush.lineTo(25, 12)
    brush.lineTo(29, 50)
    brush.lineTo(17, 40)
    brush.lineTo(5, 50)
    brush.closePath()
    brush.fill()
    brush.fillStyle = PALETTE.vermilion
    brush.beginPath()
    brush.moveTo(9, 12)
    brush.lineTo(25, 12)
    brush.lineTo(27, 46)
    brush.lineTo(17, 37)
    brush.lineTo(7, 46)
    brush.closePath()
    brush.fill()
    oval(brush, 17, 10, 12, 9, tone(PALETTE.vermilion, -0.15))
    oval(brush, 17, 9, 11, 7.5, tone(PALETTE.vermilion, 0.18))
  })
}

/** The drum, seen from above: a skin in a painted rim. */
export const drumTexture = () =>
  paint('tug:drum', 92, 92, (brush) => {
    for (const [radius, color] of [
      [42, '#5a2f22'],
      [39, '#b5543a'],
      [33, '#3d2119'],
      [31, '#f0dfbd'],
      [22, '#e6cf9f'],
    ] as const) {
      disc(brush, 46, 46, radius, color)
    }
    brush.fillStyle = '#f2c23c'
    for (let n = 0; n < 12; n++) {
      const angle = (n / 12) * Math.PI * 2
      brush.beginPath()
      brush.arc(46 + Math.cos(angle) * 36, 46 + Math.sin(angle) * 36, 2.2, 0, Math.PI * 2)
      brush.fill()
    }
  })

/** A bent arm with a fist and a bulging muscle. */
export const strengthTexture = (side: Side) =>
  paint(`tug:strength:${side}`, 48, 44, (brush) => {
    for (const [rim, color] of [
      [2.5, '#14161d'],
      [0, SIDE_COLORS[side]],
    ] as const) {
      polyline(brush, color, 9 + 2 * rim, [9, 34], [38, 35], [36, 14])
      oval(brush, 20, 28, 10 + rim, 8 + rim, color)
      polyline(brush, color, 11 + 2 * rim, [34, 10], [28, 10])
    }
    polyline(brush, '#14161d', 2, [28, 31], [31, 25], [31, 17])
  })
