/** Draws the saucers of Asteroids and their shots. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import type { Saucer } from '../../rules'

/** A saucer is drawn larger than the circle that is hit; its brim is wider than that anyway. */
const DRAWN = 1.15

/** Who flies: a calm green one with three eyes, or in the small saucer an angry one with one. */
function drawPilot(brush: Brush, x: number, y: number, radius: number, isLarge: boolean): void {
  const skin = isLarge ? PALETTE.yellow : PALETTE.pink
  oval(brush, x, y + radius * 0.06, radius * 0.36, radius * 0.34, tone(skin, -0.3))
  oval(brush, x, y, radius * 0.34, radius * 0.32, skin)
  if (isLarge) {
    for (const n of [-1, 0, 1]) {
      disc(brush, x + n * radius * 0.19, y - radius * (n ? 0.02 : 0.1), radius * 0.1, '#ffffff')
      disc(brush, x + n * radius * 0.19, y - radius * (n ? 0 : 0.08), radius * 0.055, '#14161d')
    }
    return
  }
  disc(brush, x, y - radius * 0.02, radius * 0.17, '#ffffff')
  disc(brush, x, y + radius * 0.02, radius * 0.09, '#14161d')
  brush.strokeStyle = '#14161d'
  brush.lineWidth = radius * 0.07
  brush.beginPath()
  brush.moveTo(x - radius * 0.26, y - radius * 0.26)
  brush.lineTo(x, y - radius * 0.14)
  brush.lineTo(x + radius * 0.26, y - radius * 0.26)
  brush.stroke()
}

/** A saucer of this radius, with its pilot under glass; the small one has a warmer color and fins. */
export function saucerTexture(size: Saucer['size'], hit: number) {
  if (size === 'mother') return motherTexture(hit)
  const isLarge = size === 'large'
  const radius = hit * DRAWN
  const wide = radius * 2.9
  const high = radius * 2.5
  return paint(
    `asteroids:saucer:${size}`,
    wide,
    high,
    (brush) => {
      const hull = isLarge ? PALETTE.green : PALETTE.vermilion
      const [x, y] = [wide / 2, high * 0.58]
      // A beam below, fading out.
      const beam = brush.createLinearGradient(0, y, 0, high)
      beam.addColorStop(0, 'rgba(255, 246, 190, 0.4)')
      beam.addColorStop(1, 'rgba(255, 246, 190, 0)')
      brush.fillStyle = beam
      brush.beginPath()
      brush.moveTo(x - radius * 0.3, y + radius * 0.3)
      brush.lineTo(x + radius * 0.3, y + radius * 0.3)
      brush.lineTo(x + radius * 0.72, high)
      brush.lineTo(x - radius * 0.72, high)
      brush.fill()
      // Aerials with lamps, or fins.
      brush.strokeStyle = tone(hull, -0.3)
      brush.lineWidth = radius * 0.09
      for (const side of [-1, 1]) {
        if (isLarge) {
          brush.beginPath()
          brush.moveTo(x + side * radius * 0.3, y - radius * 0.7)
          brush.lineTo(x + side * radius * 0.52, y - radius * 1.2)
          brush.stroke()
          disc(brush, x + side * radius * 0.52, y - radius * 1.2, radius * 0.13, PALETTE.yellow)
          continue
        }
        brush.fillStyle = tone(hull, -0.35)
        brush.beginPath()
        brush.moveTo(x + side * radius * 0.7, y)
        brush.lineTo(x + side * radius * 1.38, y - radius * 0.75)
        brush.lineTo(x + side * radius * 1.25, y + radius * 0.1)
        brush.fill()
      }
      oval(brush, x, y - radius * 0.4, radius * 0.66, radius * 0.66, tone(PALETTE.sky, -0.55))
      drawPilot(brush, x, y - radius * 0.38, radius * 1.1, isLarge)
      oval(brush, x, y - radius * 0.42, radius * 0.6, radius * 0.58, 'rgba(150, 215, 255, 0.28)')
      oval(
        brush,
        x - radius * 0.26,
        y - radius * 0.72,
        radius * 0.2,
        radius * 0.1,
        'rgba(255, 255, 255, 0.85)',
        -0.6,
      )
      oval(brush, x, y + radius * 0.14, radius * 1.32, radius * 0.5, tone(hull, -0.55))
      oval(brush, x, y, radius * 1.32, radius * 0.46, hull)
      oval(brush, x, y - radius * 0.1, radius * 1.08, radius * 0.25, tone(hull, 0.3))
      oval(brush, x, y - radius * 0.04, radius * 0.62, radius * 0.16, tone(hull, -0.5))
      for (const n of [-2, -1, 0, 1, 2])
        disc(
          brush,
          x + n * radius * 0.46,
          y + radius * (0.33 - 0.05 * n * n),
          radius * 0.11,
          n % 2 ? PALETTE.paper : PALETTE.yellow,
        )
    },
    { sharpness: 4 },
  )
}

/** The mothership: a dark hull with two rows of lights, plates, a bridge with three pilots, and guns at its sides. */
function motherTexture(hit: number) {
  const radius = hit
  const wide = radius * 2.9
  const high = radius * 2.3
  return paint(
    'asteroids:saucer:mother',
    wide,
    high,
    (brush) => {
      const hull = PALETTE.purple
      const [x, y] = [wide / 2, high * 0.56]
      for (const side of [-1, 1]) {
        brush.fillStyle = tone(hull, -0.65)
        brush.beginPath()
        brush.moveTo(x + side * radius * 0.7, y + radius * 0.2)
        brush.lineTo(x + side * radius * 1.25, y + radius * 0.8)
        brush.lineTo(x + side * radius * 1.05, y + radius * 0.1)
        brush.fill()
        disc(brush, x + side * radius * 1.2, y + radius * 0.74, radius * 0.11, PALETTE.vermilion)
      }
      oval(brush, x, y - radius * 0.44, radius * 0.72, radius * 0.6, tone(PALETTE.sky, -0.6))
      for (const n of [-1, 0, 1])
        drawPilot(brush, x + n * radius * 0.4, y - radius * (n ? 0.4 : 0.52), radius * 0.62, n !== 0)
      oval(brush, x, y - radius * 0.46, radius * 0.66, radius * 0.54, 'rgba(150, 215, 255, 0.22)')
      oval(
        brush,
        x - radius * 0.3,
        y - radius * 0.78,
        radius * 0.2,
        radius * 0.09,
        'rgba(255, 255, 255, 0.8)',
        -0.5,
      )
      oval(brush, x, y + radius * 0.36, radius * 0.74, radius * 0.36, tone(hull, -0.68))
      oval(brush, x, y + radius * 0.14, radius * 1.42, radius * 0.52, tone(hull, -0.56))
      oval(brush, x, y, radius * 1.42, radius * 0.47, tone(hull, -0.1))
      oval(brush, x, y - radius * 0.1, radius * 1.14, radius * 0.27, tone(hull, 0.26))
      oval(brush, x, y - radius * 0.06, radius * 0.72, radius * 0.18, tone(hull, -0.5))
      brush.strokeStyle = tone(hull, -0.4)
      brush.lineWidth = radius * 0.03
      for (let n = -4; n <= 4; n++) {
        brush.beginPath()
        brush.moveTo(x + n * radius * 0.2, y + radius * 0.06)
        brush.lineTo(x + n * radius * 0.3, y + radius * (0.44 - 0.016 * n * n))
        brush.stroke()
      }
      for (let n = -3; n <= 3; n++)
        disc(
          brush,
          x + n * radius * 0.38,
          y + radius * (0.27 - 0.02 * n * n),
          radius * 0.1,
          n % 2 ? PALETTE.paper : PALETTE.yellow,
        )
      for (const n of [-1, 0, 1])
        disc(brush, x + n * radius * 0.32, y + radius * 0.52, radius * 0.1, PALETTE.vermilion)
    },
    { sharpness: 4 },
  )
}

/** A saucer's shot: a warm ball with a dark rim, unlike the player's shots. */
export function shotTexture() {
  return paint(
    'asteroids:shot',
    12,
    12,
    (brush) => {
      for (const [radius, color] of [
        [5, 'rgba(213, 94, 0, 0.45)'],
        [3.6, PALETTE.vermilion],
        [1.9, '#fff3b0'],
      ] as const) {
        disc(brush, 6, 6, radius, color)
      }
    },
    { sharpness: 6 },
  )
}
