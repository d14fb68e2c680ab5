/** Draws the bomb: spikes, a pale rim and a skull distinguish it from any fruit, even without color. */
import { itemAt } from '../../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect } from '../../../../engine/stage/painting/shapes'
import { PAINTED, SIDE } from './fruit'

const R = PAINTED
const C = SIDE / 2
const SPIKES = 9

/** The body: a ball full of spikes with a pale outline that contrasts with the evening sky. It rotates. */
export function bombTexture() {
  return paint('slice:bomb', SIDE, SIDE, (brush) => {
    const shape = () => {
      brush.beginPath()
      for (let i = 0; i < SPIKES * 4; i++) {
        const far = i % 4 === 0 ? R * 1.27 : R * 0.9
        const angle = ((i + itemAt([0, 0.2, 0, -0.2], i % 4)) / (SPIKES * 4)) * Math.PI * 2
        brush.lineTo(C + Math.cos(angle) * far, C + Math.sin(angle) * far)
      }
      brush.closePath()
    }
    brush.lineJoin = 'round'
    brush.strokeStyle = PALETTE.paper
    brush.lineWidth = 7
    shape()
    brush.stroke()
    brush.strokeStyle = brush.fillStyle = '#15171f'
    brush.lineWidth = 2
    shape()
    brush.fill()
    brush.stroke()
  })
}

/** The front, which stays upright: light, shade and a skull. */
export function skullTexture() {
  return paint('slice:skull', SIDE, SIDE, (brush) => {
    disc(brush, C, C, R * 0.86, '#20232d')
    brush.save()
    brush.beginPath()
    brush.arc(C, C, R * 0.86, 0, Math.PI * 2)
    brush.clip()
    disc(brush, C - 3, C - 7, R * 0.84, '#343a4a')
    disc(brush, C - 21, C - 26, 8, 'rgba(255, 255, 255, 0.3)')
    brush.restore()
    // Two tones: the shade below, the bone above.
    for (const [down, style] of [
      [3, tone(PALETTE.paper, -0.35)],
      [0, PALETTE.paper],
    ] as const) {
      brush.fillStyle = style
      disc(brush, C, C - 3 + down, 24, style)
      roundRect(brush, C - 14, C + 10 + down, 28, 19, 6)
      brush.fill()
    }
    disc(brush, C - 10, C - 2, 7.5, '#20232d')
    disc(brush, C + 10, C - 2, 7.5, '#20232d')
    disc(brush, C - 9, C - 3, 2.5, PALETTE.vermilion)
    disc(brush, C + 11, C - 3, 2.5, PALETTE.vermilion)
    brush.fillStyle = '#20232d'
    brush.beginPath()
    brush.moveTo(C, C + 5)
    brush.lineTo(C - 4, C + 12)
    brush.lineTo(C + 4, C + 12)
    brush.fill()
    for (const x of [-7, 0, 7]) brush.fillRect(C + x - 1.2, C + 18, 2.4, 11)
  })
}

/** The warning ring around a bomb: rotating dashes. */
export function warningTexture() {
  return paint('slice:warning', SIDE, SIDE, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = 5
    brush.lineCap = 'round'
    for (let i = 0; i < 6; i++) {
      brush.beginPath()
      brush.arc(C, C, C - 5, (i / 6) * Math.PI * 2, (i / 6) * Math.PI * 2 + 0.6)
      brush.stroke()
    }
  })
}
