/** Draws whole fruit: eight skins in two tones with distinct marks. Painted once at a radius of 50. */
import { PALETTE, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../engine/stage/painting/shapes'
import { FRUIT, type FruitName } from '../../rules/world'

/** Radius of every painting. */
export const PAINTED = 50
/**
 * Fruit is drawn larger than its radius, by 14% of the reach in which a blade cuts it (`FRUIT_REACH`). Bombs are not: they
 * are hit in a smaller circle than is drawn.
 */
export const FRUIT_DRAWN = 1.25
/** Margin around it for stems, nubs and spikes. */
export const SIDE = 150
const C = SIDE / 2
const R = PAINTED

/** A drop-shaped spot, `long` units along `angle`. */
export function spot(
  brush: Brush,
  x: number,
  y: number,
  long: number,
  wide: number,
  angle: number,
  style: string,
) {
  oval(brush, x, y, long, wide, style, angle)
}

/** The ball that every skin is painted on, and its `marks` inside the edge. Light and shade do not rotate with it. */
function ball(brush: Brush, color: string, marks?: () => void): void {
  brush.save()
  brush.beginPath()
  brush.arc(C, C, R, 0, Math.PI * 2)
  brush.clip()
  disc(brush, C, C, R, color)
  marks?.()
  brush.restore()
  // A dark rim, so that fruit stands out on any table and before other fruit.
  brush.strokeStyle = tone(color, -0.5)
  brush.lineWidth = 3
  brush.beginPath()
  brush.arc(C, C, R - 1.5, 0, Math.PI * 2)
  brush.stroke()
}

/** The overlay of every ball, which stays upright while the ball rotates: shade, light from below, and a gleam. */
export function shadeTexture() {
  return paint(
    'slice:shade',
    SIDE,
    SIDE,
    (brush) => {
      const shade = brush.createRadialGradient(C - 16, C - 20, R * 0.2, C - 4, C - 6, R * 1.12)
      shade.addColorStop(0, 'rgba(255, 255, 255, 0.36)')
      shade.addColorStop(0.4, 'rgba(255, 255, 255, 0)')
      shade.addColorStop(0.72, 'rgba(16, 10, 24, 0.12)')
      shade.addColorStop(1, 'rgba(16, 10, 24, 0.52)')
      disc(brush, C, C, R, shade)
      brush.strokeStyle = 'rgba(255, 255, 255, 0.4)'
      brush.lineWidth = 3.5
      brush.lineCap = 'round'
      brush.beginPath()
      brush.arc(C, C, R - 6, 0.35, 1.25)
      brush.stroke()
      oval(brush, C - 19, C - 25, 16, 9.5, 'rgba(255, 255, 255, 0.82)', -0.75)
      disc(brush, C - 34, C - 5, 4.2, 'rgba(255, 255, 255, 0.7)')
    },
    { role: 'plain' },
  )
}

function leaf(brush: Brush, x: number, y: number, long: number, angle: number): void {
  brush.save()
  brush.translate(x, y)
  brush.rotate(angle)
  for (const [grow, style] of [
    [1, tone(PALETTE.green, -0.3)],
    [0.78, tone(PALETTE.green, 0.12)],
  ] as const) {
    brush.fillStyle = style
    brush.beginPath()
    brush.moveTo(0, 0)
    brush.quadraticCurveTo(long * 0.5, -long * 0.42 * grow, long * grow, 0)
    brush.quadraticCurveTo(long * 0.5, long * 0.42 * grow, 0, 0)
    brush.fill()
  }
  brush.restore()
}

function stem(brush: Brush, x: number, y: number): void {
  brush.strokeStyle = '#5d4027'
  brush.lineWidth = 6
  brush.lineCap = 'round'
  brush.beginPath()
  brush.moveTo(x, y)
  brush.quadraticCurveTo(x + 2, y - 10, x + 8, y - 15)
  brush.stroke()
}

/** Pores of a citrus skin. */
function pores(brush: Brush, color: string): void {
  for (let i = 0; i < 26; i++) {
    const angle = i * 2.4
    const far = 8 * Math.sqrt(i)
    disc(brush, C + Math.cos(angle) * far, C + Math.sin(angle) * far, 1.7, tone(color, -0.2))
  }
}

const SKINS: Readonly<Record<FruitName, (brush: Brush, color: string) => void>> = {
  lime(brush, color) {
    ball(brush, color, () => pores(brush, color))
    disc(brush, C, C - 46, 6, tone(color, -0.3))
    disc(brush, C, C - 47, 3.5, tone(color, 0.45))
  },
  lemon(brush, color) {
    // The two nubs of a lemon.
    spot(brush, C, C, 63, 27, 0, tone(color, -0.22))
    spot(brush, C, C - 1, 61, 26, 0, color)
    ball(brush, color, () => pores(brush, color))
  },
  orange(brush, color) {
    ball(brush, color, () => pores(brush, color))
    leaf(brush, C + 2, C - 44, 30, -0.5)
    disc(brush, C, C - 44, 5, '#5d4027')
  },
  berry(brush, color) {
    ball(brush, color, () => {
      // A raspberry: rows of small balls.
      for (let row = -3; row <= 3; row++) {
        for (let i = -3; i <= 3; i++) {
          const x = C + i * 17 + (row % 2 ? 8.5 : 0)
          const y = C + row * 15
          disc(brush, x, y + 2, 9, tone(color, -0.36))
          disc(brush, x, y, 8.4, color)
          disc(brush, x - 2.5, y - 3, 2.6, tone(color, 0.5))
        }
      }
    })
    for (const angle of [-2.6, -2.1, -1.57, -1.04, -0.54]) leaf(brush, C, C - 40, 25, angle)
    for (const angle of [0.35, Math.PI - 0.35]) leaf(brush, C, C - 42, 22, angle)
  },
  grape(brush, color) {
    ball(brush, color, () => {
      // The bloom of a ripe grape.
      spot(brush, C + 6, C + 4, 30, 40, 0.5, tone(color, 0.14))
      spot(brush, C - 8, C - 8, 24, 34, 0.5, tone(color, 0.06))
    })
    stem(brush, C, C - 46)
  },
  aqua(brush, color) {
    ball(brush, color, () => {
      // A watermelon in blue: wavy stripes from pole to pole.
      brush.strokeStyle = tone(PALETTE.blue, -0.05)
      brush.lineWidth = 8
      brush.lineCap = 'round'
      for (const bend of [-62, -34, 0, 34, 62]) {
        brush.beginPath()
        brush.moveTo(C, C - 56)
        brush.bezierCurveTo(C + bend, C - 28, C + bend * 0.86, C - 8, C + bend, C)
        brush.bezierCurveTo(C + bend * 1.1, C + 12, C + bend * 0.8, C + 30, C, C + 56)
        brush.stroke()
      }
    })
  },
  apple(brush, color) {
    ball(brush, color, () => {
      spot(brush, C, C - 50, 20, 10, 0, tone(color, -0.42))
      for (let i = 0; i < 9; i++)
        disc(brush, C - 24 + ((i * 29) % 60), C - 20 + ((i * 17) % 56), 1.8, tone(color, 0.45))
    })
    stem(brush, C, C - 42)
    leaf(brush, C + 5, C - 50, 28, -0.25)
  },
  kiwi(brush, color) {
    ball(brush, color, () => {
      brush.strokeStyle = tone(color, -0.24)
      brush.lineWidth = 1.6
      for (let i = 0; i < 60; i++) {
        const angle = i * 2.4
        const far = 6.4 * Math.sqrt(i)
        const x = C + Math.cos(angle) * far
        const y = C + Math.sin(angle) * far
        brush.beginPath()
        brush.moveTo(x, y)
        brush.lineTo(x + 3.5, y + 3)
        brush.stroke()
      }
    })
    disc(brush, C, C - 47, 6, tone(color, -0.45))
  },
}

export function fruitTexture(name: FruitName) {
  return paint(`slice:fruit:${name}`, SIDE, SIDE, (brush) => SKINS[name](brush, FRUIT[name].skin))
}
