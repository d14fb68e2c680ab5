/** Draws the rivals of Pong's ladder: small finished figures beside their points. */
import { tone } from '../../../engine/core/palette'
import { type Brush, paint } from '../../../engine/stage/painting/paint'
import { disc, oval, polyline, roundRect, toyBall } from '../../../engine/stage/painting/shapes'
import { HEIGHT, type RivalName, WIDTH } from '../rules'

/** Where the portrait is: small, beside the rival's points, and away from its paddle. Its drawing has this radius, units. */
export const FACE = { x: WIDTH * 0.765, y: HEIGHT * 0.16, radius: 92, scale: 0.26 } as const

const INK = '#141020'

/** Draws around (0, 0); `color` is the rival's. */
type Draw = (brush: Brush, color: string) => void

/** A round head with a dark rim. */
function head(brush: Brush, color: string, radius: number): void {
  disc(brush, 0, 6, radius + 7, INK)
  toyBall(brush, 0, 6, radius, color)
}

function eyes(brush: Brush, apart: number, radius: number): void {
  for (const side of [-1, 1]) {
    disc(brush, side * apart, -10, radius + 4, INK)
    disc(brush, side * apart, -10, radius, '#ffffff')
    disc(brush, side * apart - 6, -7, radius * 0.55, INK)
    disc(brush, side * apart - 9, -11, radius * 0.2, '#ffffff')
  }
}

const FACES: Readonly<Record<RivalName, Draw>> = {
  // Round and sleepy.
  dot(brush, color) {
    head(brush, color, 82)
    eyes(brush, 31, 21)
    brush.fillStyle = tone(color, -0.3)
    for (const side of [-1, 1]) {
      brush.beginPath()
      brush.arc(side * 31, -10, 26, Math.PI, 0)
      brush.fill()
      polyline(brush, INK, 5, [side * 31 - 25, -10], [side * 31 + 25, -10])
    }
    polyline(brush, INK, 8, [-22, 42], [0, 49], [22, 42])
  },
  // Big ears.
  echo(brush, color) {
    for (const side of [-1, 1]) {
      oval(brush, side * 76, -34, 41, 63, INK, side * 0.5)
      oval(brush, side * 76, -34, 34, 56, tone(color, -0.15), side * 0.5)
      oval(brush, side * 76, -32, 18, 37, tone(color, -0.5), side * 0.5)
    }
    head(brush, color, 72)
    eyes(brush, 28, 19)
    disc(brush, 0, 42, 16, INK)
    disc(brush, 0, 46, 9, '#c8404e')
  },
  // A quiff and a smirk.
  curl(brush, color) {
    head(brush, color, 76)
    for (const [style, wide] of [
      [INK, 34],
      [tone(color, 0.45), 20],
    ] as const) {
      brush.strokeStyle = style
      brush.lineWidth = wide
      brush.lineCap = 'round'
      brush.beginPath()
      for (let n = 0; n < 56; n++) {
        const far = 50 - n * 0.75
        brush.lineTo(16 + Math.cos(2.6 + n * 0.12) * far, -66 + Math.sin(2.6 + n * 0.12) * far * 0.7)
      }
      brush.stroke()
    }
    eyes(brush, 28, 19)
    polyline(brush, INK, 8, [-28, 42], [-6, 50], [28, 32])
  },
  // Horns, brows and teeth.
  smash(brush, color) {
    for (const side of [-1, 1]) {
      brush.fillStyle = '#f3ead6'
      brush.strokeStyle = INK
      brush.lineWidth = 7
      brush.lineJoin = 'round'
      brush.beginPath()
      brush.moveTo(side * 40, -52)
      brush.quadraticCurveTo(side * 78, -62, side * 80, -108)
      brush.quadraticCurveTo(side * 112, -58, side * 74, -24)
      brush.closePath()
      brush.fill()
      brush.stroke()
    }
    head(brush, color, 80)
    eyes(brush, 33, 18)
    for (const side of [-1, 1]) polyline(brush, INK, 13, [side * 62, -46], [side * 12, -22])
    brush.fillStyle = INK
    roundRect(brush, -46, 26, 92, 36, 12)
    brush.fill()
    brush.fillStyle = '#ffffff'
    for (let n = 0; n < 5; n++) {
      brush.beginPath()
      brush.moveTo(-42 + n * 17.5, 29)
      brush.lineTo(-27 + n * 17.5, 29)
      brush.lineTo(-34.5 + n * 17.5, 47)
      brush.fill()
    }
  },
  // A crown and dark glasses.
  ace(brush, color) {
    head(brush, '#f0c79a', 74)
    brush.fillStyle = color
    brush.strokeStyle = INK
    brush.lineWidth = 7
    brush.lineJoin = 'round'
    brush.beginPath()
    for (const [x, y] of [
      [-60, -38],
      [-72, -98],
      [-34, -68],
      [0, -108],
      [34, -68],
      [72, -98],
      [60, -38],
    ] as const)
      brush.lineTo(x, y)
    brush.closePath()
    brush.fill()
    brush.stroke()
    for (const x of [-34, 0, 34]) disc(brush, x, -50, 6, '#c8404e')
    brush.fillStyle = INK
    for (const side of [-1, 1]) {
      roundRect(brush, side * 34 - 31, -22, 62, 38, 14)
      brush.fill()
      polyline(brush, '#ffffff', 5, [side * 34 - 14, 6], [side * 34 + 2, -12])
    }
    polyline(brush, INK, 9, [-12, -10], [12, -10])
    polyline(brush, INK, 8, [-22, 48], [0, 54], [28, 40])
  },
}

/** The portrait of a rival; `line` is `r, g, b`. It is not part of the floor, because it stays upright where the court is turned. */
export function faceTexture(rival: RivalName, line: string) {
  const side = FACE.radius * 2.8 * FACE.scale
  const color = `#${line
    .split(', ')
    .map((part) => Number(part).toString(16).padStart(2, '0'))
    .join('')}`
  return paint(`pong:face:${rival}`, side, side, (brush) => {
    brush.translate(side / 2, side / 2 + 5)
    brush.scale(FACE.scale, FACE.scale)
    FACES[rival](brush, color)
  })
}
