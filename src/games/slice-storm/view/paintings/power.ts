/** Draws the signs of Arcade's powers, seals in the color of each: a snowflake, two arrows, a 2. */
import { type Hue, PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import type { Power } from '../../rules/world'

/** The color of each power. */
export const HUES = { freeze: 'sky', frenzy: 'orange', double: 'pink' } as const satisfies Record<Power, Hue>
const SIDE = 64
const C = SIDE / 2

export function powerSymbolTexture(power: Power) {
  return paint(`slice:sign:${power}`, SIDE, SIDE, (brush) => {
    // A seal with a scalloped edge, so that it does not look like the core of a fruit.
    for (const [far, style] of [
      [28, '#10131d'],
      [26, '#ffffff'],
    ] as const) {
      for (let n = 0; n < 12; n++) {
        const angle = (n / 12) * Math.PI * 2
        disc(
          brush,
          C + Math.cos(angle) * (far - 4),
          C + Math.sin(angle) * (far - 4),
          7 - (28 - far) / 2,
          style,
        )
      }
      disc(brush, C, C, far - 2, style)
    }
    disc(brush, C, C, 21.5, tone(PALETTE[HUES[power]], -0.32))
    brush.strokeStyle = brush.fillStyle = '#ffffff'
    brush.lineWidth = 4.6
    brush.lineCap = brush.lineJoin = 'round'
    brush.beginPath()
    if (power === 'freeze') {
      for (let arm = 0; arm < 3; arm++) {
        const angle = (arm / 3) * Math.PI
        brush.moveTo(C - Math.cos(angle) * 14, C - Math.sin(angle) * 14)
        brush.lineTo(C + Math.cos(angle) * 14, C + Math.sin(angle) * 14)
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
      brush.font = '700 26px "Fredoka Variable", Fredoka, sans-serif'
      brush.textAlign = 'center'
      brush.textBaseline = 'middle'
      brush.fillText('×2', C, C + 2)
    }
  })
}
