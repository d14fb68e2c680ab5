/** Draws the symbols of Arcade's powers: a snowflake, two arrows, a 2. */
import { paint } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import type { Power } from '../../rules/world'

const SIDE = 64
const C = SIDE / 2

export function powerSymbolTexture(power: Power) {
  return paint(`slice:sign:${power}`, SIDE, SIDE, (brush) => {
    disc(brush, C, C, 26, 'rgba(12, 16, 34, 0.72)')
    brush.strokeStyle = brush.fillStyle = '#ffffff'
    brush.lineWidth = 5
    brush.lineCap = brush.lineJoin = 'round'
    brush.beginPath()
    if (power === 'freeze') {
      for (let arm = 0; arm < 3; arm++) {
        const angle = (arm / 3) * Math.PI
        brush.moveTo(C - Math.cos(angle) * 16, C - Math.sin(angle) * 16)
        brush.lineTo(C + Math.cos(angle) * 16, C + Math.sin(angle) * 16)
      }
      brush.stroke()
    } else if (power === 'frenzy') {
      for (const x of [-11, 3]) {
        brush.moveTo(C + x, C - 12)
        brush.lineTo(C + x + 10, C)
        brush.lineTo(C + x, C + 12)
      }
      brush.stroke()
    } else {
      brush.font = '700 32px "Fredoka Variable", Fredoka, sans-serif'
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.fillText('×2', C, C + 2)
    }
  })
}
