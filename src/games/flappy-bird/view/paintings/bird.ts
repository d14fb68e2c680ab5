/** Draws the bird and its wing. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { oval, roundRect } from '../../../../engine/stage/painting/shapes'
import { BIRD_SIZE } from '../../rules'

/** The bird without its wing, looking right. */
export function birdTexture(dazed: boolean) {
  const side = BIRD_SIZE + 14
  return paint(`flappy:bird:${dazed}`, side, side, (brush) => {
    const c = side / 2
    // Tail, body in two tones, belly, shine.
    brush.fillStyle = tone(PALETTE.yellow, -0.3)
    brush.beginPath()
    brush.moveTo(c - 12, c - 2)
    brush.lineTo(c - 21, c - 6)
    brush.lineTo(c - 19, c + 1)
    brush.lineTo(c - 21, c + 6)
    brush.lineTo(c - 11, c + 6)
    brush.fill()
    oval(brush, c, c + 1, 15.5, 14, tone(PALETTE.yellow, -0.3))
    oval(brush, c, c - 1, 15.5, 13.5, PALETTE.yellow)
    oval(brush, c + 3, c + 6, 9, 5.5, tone(PALETTE.yellow, 0.55))
    oval(brush, c - 5, c - 9, 5, 2.2, 'rgba(255, 255, 255, 0.55)')
    // Beak.
    brush.fillStyle = tone(PALETTE.vermilion, -0.2)
    roundRect(brush, c + 9, c + 2, 11, 5, 2.5)
    brush.fill()
    brush.fillStyle = PALETTE.orange
    roundRect(brush, c + 9, c - 2, 13, 5.5, 2.7)
    brush.fill()
    oval(brush, c + 7, c - 6, 5.4, 5.6, '#ffffff')
    if (!dazed) {
      oval(brush, c + 9, c - 5.6, 2.5, 2.8, PALETTE.night)
      oval(brush, c + 9.9, c - 6.8, 0.9, 0.9, '#ffffff')
      return
    }
    brush.strokeStyle = PALETTE.night
    brush.lineWidth = 2
    brush.lineCap = 'round'
    brush.beginPath()
    brush.moveTo(c + 4.5, c - 8.5)
    brush.lineTo(c + 9.5, c - 3.5)
    brush.moveTo(c + 9.5, c - 8.5)
    brush.lineTo(c + 4.5, c - 3.5)
    brush.stroke()
  })
}

/** One wing, hung at its upper right. */
export function wingTexture() {
  return paint('flappy:wing', 20, 14, (brush) => {
    oval(brush, 10, 7.5, 9, 6, tone(PALETTE.orange, -0.15), 0.2)
    oval(brush, 10.5, 6, 8.5, 5, tone(PALETTE.yellow, 0.25), 0.2)
  })
}
