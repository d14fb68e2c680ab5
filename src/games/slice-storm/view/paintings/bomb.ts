/** Draws the bomb: black, with spikes, a pale rim, a skull and a burning fuse, unlike any fruit even without color. */
import { itemAt } from '../../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
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

/** The front, which stays upright: light, shade, a skull, and the fuse with its spark. */
export function skullTexture() {
  return paint('slice:skull', SIDE, SIDE, (brush) => {
    drawFuse(brush)
    disc(brush, C, C, R * 0.86, '#14161d')
    brush.save()
    brush.beginPath()
    brush.arc(C, C, R * 0.86, 0, Math.PI * 2)
    brush.clip()
    disc(brush, C - 3, C - 7, R * 0.8, '#232733')
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

/** A cord from a cap of metal, and the star of its spark. */
function drawFuse(brush: Brush): void {
  brush.lineCap = 'round'
  for (const [wide, style] of [
    [10, '#15171f'],
    [5.5, '#d9b98a'],
  ] as const) {
    brush.strokeStyle = style
    brush.lineWidth = wide
    brush.beginPath()
    brush.moveTo(C, C - 44)
    brush.quadraticCurveTo(C + 2, C - 62, C + 20, C - 58)
    brush.stroke()
  }
  brush.fillStyle = '#7c8498'
  roundRect(brush, C - 11, C - 52, 22, 14, 4)
  brush.fill()
  for (const [far, style] of [
    [17, PALETTE.orange],
    [12, PALETTE.yellow],
    [6, '#ffffff'],
  ] as const) {
    brush.fillStyle = style
    brush.beginPath()
    for (let n = 0; n < 16; n++) {
      const out = n % 2 ? far * 0.45 : far
      const angle = (n / 16) * Math.PI * 2
      brush.lineTo(C + 24 + Math.cos(angle) * out, C - 57 + Math.sin(angle) * out)
    }
    brush.fill()
  }
}

/** The warning ring around a bomb: rotating dashes. */
export function warningTexture() {
  return paint('slice:warning', SIDE, SIDE, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = 8
    brush.lineCap = 'round'
    for (let i = 0; i < 6; i++) {
      brush.beginPath()
      brush.arc(C, C, C - 5, (i / 6) * Math.PI * 2, (i / 6) * Math.PI * 2 + 0.6)
      brush.stroke()
    }
  })
}
