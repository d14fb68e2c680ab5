/** Draws the mark at the best distance: a line of light across the track, with a star on it; and the gate at the end of a zone, with its flag. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { CEILING, FLOOR, HEIGHT } from '../../rules'

export const MARK_WIDTH = 40

export const GATE_WIDTH = 48

/** The end of a zone: a checkered gate across the track. */
export function gateTexture() {
  return paint('gravity:gate', GATE_WIDTH, HEIGHT, (brush) => {
    const side = GATE_WIDTH / 3
    for (let row = 0; CEILING + row * side < FLOOR; row++)
      for (let n = 0; n < 3; n++) {
        brush.fillStyle = (row + n) % 2 ? PALETTE.paper : '#14161d'
        brush.globalAlpha = 0.85
        brush.fillRect(n * side, CEILING + row * side, side, Math.min(side, FLOOR - CEILING - row * side))
      }
    brush.globalAlpha = 1
    brush.fillStyle = PALETTE.yellow
    for (const y of [CEILING, FLOOR - 6]) brush.fillRect(0, y, GATE_WIDTH, 6)
  })
}

/** The end of the bar that shows the way: a small checkered flag. */
export function flagTexture() {
  return paint('gravity:flag', 22, 26, (brush) => {
    brush.fillStyle = PALETTE.paper
    brush.fillRect(1, 0, 3, 26)
    for (let row = 0; row < 3; row++)
      for (let n = 0; n < 4; n++) {
        brush.fillStyle = (row + n) % 2 ? '#14161d' : PALETTE.paper
        brush.fillRect(4 + n * 4.5, 1 + row * 4.5, 4.5, 4.5)
      }
  })
}

export function markTexture() {
  return paint('gravity:mark', MARK_WIDTH, HEIGHT, (brush) => {
    const x = MARK_WIDTH / 2
    brush.strokeStyle = 'rgba(240, 228, 66, 0.8)'
    brush.lineWidth = 3
    brush.setLineDash([10, 9])
    brush.beginPath()
    brush.moveTo(x, CEILING + 4)
    brush.lineTo(x, FLOOR - 4)
    brush.stroke()
    brush.setLineDash([])
    for (const [reach, color] of [
      [17, tone(PALETTE.yellow, -0.4)],
      [14, PALETTE.yellow],
    ] as const) {
      brush.fillStyle = color
      brush.beginPath()
      for (let n = 0; n < 10; n++) {
        const far = n % 2 ? reach * 0.46 : reach
        const angle = (n * Math.PI) / 5 - Math.PI / 2
        brush.lineTo(x + Math.cos(angle) * far, HEIGHT / 2 + Math.sin(angle) * far)
      }
      brush.closePath()
      brush.fill()
    }
  })
}
