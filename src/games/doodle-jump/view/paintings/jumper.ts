/** Draws the jumper: a wind-up toy with a paper face, feet, and the key that turns on its back. */
import { following, PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, oval, roundRect } from '../../../../engine/stage/painting/shapes'

const BODY = following(() => ({ color: PALETTE.vermilion }))

/** The body, looking right; anchored at the middle of its lower edge. */
export function bodyTexture() {
  return paint('doodle:body', 48, 50, (brush) => {
    brush.translate(24, 48)
    const shape = (inset: number, top: number, bottom: number, style: string) => {
      brush.fillStyle = style
      brush.beginPath()
      brush.moveTo(-18 + inset, -14)
      brush.bezierCurveTo(-18 + inset, top - 1, 18 - inset, top - 1, 18 - inset, -14)
      brush.bezierCurveTo(19 - inset, bottom + 1, -19 + inset, bottom + 1, -18 + inset, -14)
      brush.fill()
    }
    // Two round ears behind the head.
    for (const [x, y] of [
      [-11, -35],
      [10, -36],
    ] as const) {
      disc(brush, x, y, 6.5, tone(BODY.color, -0.28))
      disc(brush, x, y + 0.5, 3.4, PALETTE.pink)
    }
    shape(0, -48, 0, tone(BODY.color, -0.28))
    shape(1, -47, -5, BODY.color)
    oval(brush, 5, -21, 12, 10.5, '#fbeedb')
    oval(brush, -9, -30, 3, 5, 'rgba(255, 255, 255, 0.45)', 0.5)
    brush.fillStyle = 'rgba(204, 121, 167, 0.6)'
    for (const x of [-3, 14]) {
      brush.beginPath()
      brush.arc(x, -16.5, 2.4, 0, Math.PI * 2)
      brush.fill()
    }
    brush.strokeStyle = '#5a2608'
    brush.lineWidth = 1.8
    brush.lineCap = 'round'
    brush.beginPath()
    brush.arc(6, -18, 4, 0.35, Math.PI - 0.35)
    brush.stroke()
  })
}

/** Two eyes, moved over the face as it looks. */
export function eyesTexture() {
  return paint('doodle:eyes', 20, 12, (brush) => {
    for (const x of [5, 14.5]) {
      oval(brush, x, 6, 2.6, 3.4, PALETTE.night)
      disc(brush, x + 0.9, 4.7, 1, '#fff')
    }
  })
}

export function footTexture() {
  return paint('doodle:foot', 16, 10, (brush) => {
    brush.fillStyle = tone(BODY.color, -0.55)
    roundRect(brush, 1, 1, 14, 8, 4)
    brush.fill()
    brush.fillStyle = tone(BODY.color, -0.38)
    roundRect(brush, 1, 1, 14, 5.5, 3)
    brush.fill()
  })
}

/** A brass key seen from the side; it seems to turn when its height changes. */
export function keyTexture() {
  return paint('doodle:key', 22, 24, (brush) => {
    brush.fillStyle = tone(PALETTE.orange, -0.35)
    brush.fillRect(10, 10, 12, 4.5)
    for (const [shift, color] of [
      [1.2, tone(PALETTE.orange, -0.35)],
      [0, tone(PALETTE.orange, 0.25)],
    ] as const) {
      brush.strokeStyle = color
      brush.lineWidth = 3.4
      for (const y of [6.5, 16.5]) {
        brush.beginPath()
        brush.ellipse(7, y + shift, 4.4, 4.2, 0, 0, Math.PI * 2)
        brush.stroke()
      }
    }
  })
}
