/** Draws the factory by night in moving strips: windows, pipes, rails. */
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { CEILING, FLOOR, HEIGHT, WIDTH } from '../../rules'

/** Width of the moving strips; all their patterns repeat within it. */
export const STRIP = 480

/** The background of the factory, once for each track. */
export function drawNight(brush: Brush, tracks: number): void {
  const height = HEIGHT / tracks
  for (let n = 0; n < tracks; n++) {
    brush.save()
    brush.translate(0, n * height)
    brush.fillStyle = verticalGradient(brush, height, '#131a2c', '#1c2a44', '#27405a', '#1c2a44', '#131a2c')
    brush.fillRect(0, 0, WIDTH, height)
    brush.restore()
  }
}

/** Heights of the windows. Strips are only as high as their content, because each pixel of a layer takes time. */
export const WINDOWS_TOP = 96

/** Tall windows in the distance, some lit. */
export function windowsTexture() {
  return paint(
    'gravity:windows',
    STRIP,
    208,
    (brush) => {
      for (let i = 0; i < 6; i++) {
        const x = i * 80 + 14
        brush.fillStyle = 'rgba(10, 14, 26, 0.4)'
        roundRect(brush, x, 0, 52, 208, 26)
        brush.fill()
        brush.fillStyle = i % 3 === 1 ? 'rgba(255, 206, 130, 0.2)' : 'rgba(130, 180, 220, 0.1)'
        roundRect(brush, x + 5, 5, 42, 198, 21)
        brush.fill()
        brush.fillStyle = 'rgba(10, 14, 26, 0.4)'
        brush.fillRect(x + 24, 5, 4, 198)
        brush.fillRect(x + 5, 100, 42, 4)
      }
    },
    { role: 'far', sharpness: 2 },
  )
}

/** Pipes and wheels of the factory, nearer. */
export function worksTexture() {
  return paint(
    'gravity:works',
    STRIP,
    HEIGHT,
    (brush) => {
      brush.fillStyle = 'rgba(16, 24, 40, 0.75)'
      for (const [x, w] of [
        [30, 26],
        [200, 18],
        [350, 34],
      ] as const) {
        brush.fillRect(x, CEILING, w, FLOOR - CEILING)
        brush.fillRect(x - 5, 120, w + 10, 12)
        brush.fillRect(x - 5, 270, w + 10, 12)
      }
      for (const [x, y, r] of [
        [130, 330, 44],
        [280, 70, 52],
        [430, 336, 36],
      ] as const) {
        brush.beginPath()
        for (let i = 0; i < 24; i++) {
          const reach = i % 2 ? r : r + 9
          brush.lineTo(
            x + Math.cos((i / 24) * Math.PI * 2) * reach,
            y + Math.sin((i / 24) * Math.PI * 2) * reach,
          )
        }
        brush.fill()
        disc(brush, x, y, r * 0.55, 'rgba(60, 84, 112, 0.45)')
        brush.fillStyle = 'rgba(16, 24, 40, 0.75)'
      }
    },
    { role: 'far', sharpness: 2 },
  )
}

/** A rail and what is beyond it, `height` units high: the ceiling's or the floor's. */
export function railTexture(above: boolean, height: number) {
  return paint(
    `gravity:rail:${above}:${height}`,
    STRIP,
    height,
    (brush) => {
      const edge = above ? height - 7 : 0
      brush.fillStyle = '#2f3a52'
      brush.fillRect(0, 0, STRIP, height)
      brush.fillStyle = '#273148'
      for (let x = 0; x < STRIP; x += 60) brush.fillRect(x, 0, 2, height)
      brush.fillStyle = '#7f8fab'
      brush.fillRect(0, edge, STRIP, 7)
      brush.fillStyle = '#b9c6da'
      brush.fillRect(0, edge + (above ? 4 : 0), STRIP, 3)
      brush.fillStyle = '#46546f'
      for (let x = 12; x < STRIP; x += 40) {
        brush.beginPath()
        brush.arc(x, above ? edge - 10 : 17, 3, 0, Math.PI * 2)
        brush.fill()
      }
    },
    { role: 'ground', sharpness: 2 },
  )
}
