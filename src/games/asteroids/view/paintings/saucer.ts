/** Draws the saucers of Asteroids and their shots. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import type { Saucer } from '../../rules'

/** A saucer of this radius; the small one has a warmer color. */
export function saucerTexture(size: Saucer['size'], radius: number) {
  if (size === 'mother') return motherTexture(radius)
  const wide = radius * 2.7
  const high = radius * 1.9
  return paint(
    `asteroids:saucer:${size}`,
    wide,
    high,
    (brush) => {
      const hull = size === 'large' ? PALETTE.green : PALETTE.vermilion
      const [x, y] = [wide / 2, high * 0.58]
      oval(brush, x, y - radius * 0.34, radius * 0.62, radius * 0.56, tone(PALETTE.sky, -0.25))
      oval(brush, x, y - radius * 0.4, radius * 0.52, radius * 0.44, PALETTE.sky)
      oval(brush, x, y - radius * 0.52, radius * 0.2, radius * 0.14, 'rgba(255, 255, 255, 0.75)')
      oval(brush, x, y + radius * 0.1, radius * 1.3, radius * 0.5, tone(hull, -0.45))
      oval(brush, x, y, radius * 1.3, radius * 0.46, hull)
      oval(brush, x, y - radius * 0.1, radius * 1.05, radius * 0.24, tone(hull, 0.25))
      for (const n of [-1, 0, 1]) {
        disc(brush, x + n * radius * 0.72, y + radius * (n === 0 ? 0.3 : 0.2), radius * 0.12, PALETTE.yellow)
      }
    },
    { sharpness: 4 },
  )
}

/** The mothership: a dark hull with two rows of lights, and a bridge on top. */
function motherTexture(radius: number) {
  const wide = radius * 2.9
  const high = radius * 2
  return paint(
    'asteroids:saucer:mother',
    wide,
    high,
    (brush) => {
      const hull = PALETTE.purple
      const [x, y] = [wide / 2, high * 0.54]
      oval(brush, x, y - radius * 0.42, radius * 0.56, radius * 0.48, tone(PALETTE.sky, -0.3))
      oval(brush, x, y - radius * 0.48, radius * 0.46, radius * 0.36, PALETTE.sky)
      oval(
        brush,
        x - radius * 0.14,
        y - radius * 0.6,
        radius * 0.16,
        radius * 0.1,
        'rgba(255, 255, 255, 0.75)',
      )
      oval(brush, x, y + radius * 0.34, radius * 0.7, radius * 0.34, tone(hull, -0.6))
      oval(brush, x, y + radius * 0.12, radius * 1.4, radius * 0.5, tone(hull, -0.5))
      oval(brush, x, y, radius * 1.4, radius * 0.46, tone(hull, -0.12))
      oval(brush, x, y - radius * 0.1, radius * 1.12, radius * 0.26, tone(hull, 0.2))
      for (let n = -3; n <= 3; n++) {
        const down = y + radius * (0.26 - 0.014 * n * n)
        disc(brush, x + n * radius * 0.36, down, radius * 0.09, PALETTE.yellow)
      }
      for (const n of [-1, 0, 1])
        disc(brush, x + n * radius * 0.3, y + radius * 0.46, radius * 0.07, PALETTE.vermilion)
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
