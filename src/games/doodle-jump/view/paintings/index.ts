/** Draws the sky of Doodle Jump: evening, night, stars, hills, and the line of the best game. */
import { PALETTE } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { HEIGHT, WIDTH } from '../../rules'

/** The sky extends beyond the window by this much, so that shaking reveals no gap. */
export const MARGIN = 12

/** An evening sky, warm near the horizon. */
export function drawSky(brush: Brush): void {
  const height = HEIGHT + 2 * MARGIN
  brush.fillStyle = verticalGradient(brush, height, '#1b2a52', '#2f4f80', '#5b86a6', '#c99f86')
  brush.fillRect(0, 0, WIDTH + 2 * MARGIN, height)
}

/** The night that fades in with the height. */
export function nightTexture() {
  return paint(
    'doodle:night',
    WIDTH + 2 * MARGIN,
    HEIGHT + 2 * MARGIN,
    (brush) => {
      brush.fillStyle = verticalGradient(brush, HEIGHT + 2 * MARGIN, '#0b1026', '#141b3d', '#26305c')
      brush.fillRect(0, 0, WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN)
    },
    { role: 'far', sharpness: 1 },
  )
}

/** A sheet of stars, as high as the window so that two of them can take turns; `near` ones are larger and fewer. */
export function starsTexture(near: boolean) {
  return paint(
    `doodle:stars:${near}`,
    WIDTH,
    HEIGHT,
    (brush) => {
      const count = near ? 16 : 38
      for (let i = 0; i < count; i++) {
        // Spread by the golden ratio: even, without visible rows.
        const x = ((i * 0.618034 + (near ? 0.2 : 0)) % 1) * (WIDTH - 12) + 6
        const y = ((i + 0.5) / count) * (HEIGHT - 12) + 6
        const radius = (near ? 1.5 : 0.8) + ((i * 7) % 5) * 0.14
        disc(brush, x, y, radius, `rgba(255, 248, 224, ${near ? 0.6 : 0.42})`)
      }
    },
    { role: 'far', sharpness: 2 },
  )
}

/** Hills and roofs at the start of the climb. */
export function hillsTexture() {
  return paint(
    'doodle:hills',
    WIDTH + 2 * MARGIN,
    190,
    (brush) => {
      const wave = (base: number, high: number, length: number, shift: number, color: string) => {
        brush.fillStyle = color
        brush.beginPath()
        brush.moveTo(0, 190)
        for (let x = 0; x <= WIDTH + 2 * MARGIN; x += 4)
          brush.lineTo(x, base - Math.sin(x / length + shift) * high - Math.sin(x / 31 + shift) * 4)
        brush.lineTo(WIDTH + 2 * MARGIN, 190)
        brush.fill()
      }
      wave(70, 30, 78, 0.4, '#3d5a7c')
      wave(112, 22, 58, 2.2, '#2c4666')
      wave(150, 14, 92, 4.4, '#213750')
    },
    { role: 'far' },
  )
}

/** A dashed line across the window with a small flag: the height of the best game. */
export function bestLineTexture() {
  return paint('doodle:best', WIDTH, 30, (brush) => {
    brush.strokeStyle = 'rgba(240, 228, 66, 0.75)'
    brush.lineWidth = 2
    brush.setLineDash([8, 8])
    brush.beginPath()
    brush.moveTo(4, 28)
    brush.lineTo(WIDTH, 28)
    brush.stroke()
    brush.setLineDash([])
    brush.fillStyle = '#f3f1ea'
    brush.fillRect(12, 4, 2.5, 25)
    brush.fillStyle = PALETTE.yellow
    brush.beginPath()
    brush.moveTo(14, 4)
    brush.lineTo(34, 10)
    brush.lineTo(14, 16)
    brush.fill()
  })
}
