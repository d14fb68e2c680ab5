/** Draws the ship of Asteroids: a toy rocket, its flame and shots, rings of light and the aim. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { lightTexture } from '../../../../engine/stage/painting/lights'
import { paint } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'

/** The rocket, nose to the right. Only the nose is red, so that the heading is read at once. */
export function shipTexture() {
  return paint(
    'asteroids:ship',
    30,
    30,
    (brush) => {
      brush.translate(15, 15)
      const fin = (side: 1 | -1) => {
        brush.fillStyle = tone(PALETTE.blue, side > 0 ? -0.15 : 0.15)
        brush.beginPath()
        brush.moveTo(1, side * 3)
        brush.quadraticCurveTo(-4, side * 8.5, -9, side * 9)
        brush.quadraticCurveTo(-8, side * 5, -6.5, side * 2)
        brush.closePath()
        brush.fill()
      }
      fin(1)
      fin(-1)
      brush.fillStyle = '#5b6278'
      brush.beginPath()
      brush.roundRect(-9, -2.8, 4, 5.6, 1.2)
      brush.fill()
      const hull = (lower: number) => {
        brush.beginPath()
        brush.moveTo(12, 0)
        brush.quadraticCurveTo(6, -5.6, -2, -5.2)
        brush.quadraticCurveTo(-6, -4.8, -7, -2.6)
        brush.lineTo(-7, 2.6 * lower)
        brush.quadraticCurveTo(-6, 4.8 * lower, -2, 5.2 * lower)
        brush.quadraticCurveTo(6, 5.6 * lower, 12, 0)
        brush.closePath()
      }
      brush.fillStyle = '#b9bccb'
      hull(1)
      brush.fill()
      brush.fillStyle = PALETTE.paper
      hull(0.4)
      brush.fill()
      brush.save()
      hull(1)
      brush.clip()
      disc(brush, 14, 0, 9.4, tone(PALETTE.vermilion, -0.35))
      disc(brush, 14.4, 0, 8.9, tone(PALETTE.vermilion, 0.12))
      brush.restore()
      disc(brush, 0, 0, 3.1, tone(PALETTE.sky, -0.5))
      disc(brush, 0, 0, 2.3, PALETTE.sky)
      disc(brush, 0.6, -0.8, 0.9, 'rgba(255, 255, 255, 0.8)')
    },
    { sharpness: 6 },
  )
}

/** The flame behind the engine, with its root at the right edge. */
export function flameTexture() {
  return paint(
    'asteroids:flame',
    16,
    10,
    (brush) => {
      for (const [length, wide, color] of [
        [15, 4.4, PALETTE.vermilion],
        [11, 3.2, PALETTE.orange],
        [7, 2, '#fff3b0'],
      ] as const) {
        brush.fillStyle = color
        brush.beginPath()
        brush.moveTo(16, 5 - wide * 0.7)
        brush.quadraticCurveTo(16 - length * 0.45, 5 - wide, 16 - length, 5)
        brush.quadraticCurveTo(16 - length * 0.45, 5 + wide, 16, 5 + wide * 0.7)
        brush.closePath()
        brush.fill()
      }
    },
    { sharpness: 6 },
  )
}

/** A shot: a bright head with a short tail, flying to the right. */
export function bulletTexture() {
  return paint(
    'asteroids:bullet',
    22,
    8,
    (brush) => {
      const tail = brush.createLinearGradient(0, 0, 18, 0)
      tail.addColorStop(0, 'rgba(86, 180, 233, 0)')
      tail.addColorStop(1, 'rgba(150, 215, 255, 0.85)')
      brush.fillStyle = tail
      brush.beginPath()
      brush.moveTo(0, 4)
      brush.lineTo(17, 1.6)
      brush.lineTo(17, 6.4)
      brush.closePath()
      brush.fill()
      disc(brush, 17.5, 4, 2.7, '#e8f6ff')
    },
    { sharpness: 6 },
  )
}

/** A ring of light for the shield, a blast or hyperspace. White, to be tinted. */
export const ringTexture = () =>
  lightTexture('asteroids:ring', 64, [
    [20, 0],
    [28.25, 0.35],
    [29.68, 0.95],
    [31, 0],
  ])

/** A bubble with a bright rim, 64 units wide. White, to be tinted. */
export const shieldTexture = () =>
  lightTexture('asteroids:shield', 64, [
    [8, 0.16],
    [25, 0.46],
    [29, 0.95],
    [30.4, 1],
    [31.6, 0],
  ])

/** The point to which mouse or finger steers the ship. */
export function aimTexture() {
  return paint('asteroids:aim', 24, 24, (brush) => {
    brush.strokeStyle = '#fff'
    brush.lineWidth = 1.4
    brush.lineCap = 'round'
    for (let n = 0; n < 4; n++) {
      brush.beginPath()
      brush.arc(12, 12, 7.5, n * (Math.PI / 2) + 0.35, (n + 1) * (Math.PI / 2) - 0.35)
      brush.stroke()
    }
    disc(brush, 12, 12, 1.3, '#fff')
  })
}
