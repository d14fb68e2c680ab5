/** Draws the frame of Arcade's table: leaves for its corners, and the sign for the stars. */
import { hexNumber, tone } from '../../../../engine/core/palette'
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, roundRect } from '../../../../engine/stage/painting/shapes'
import { colorOf, type Look } from './board'

/** Dim beside fruit of the same color. */
export const LEAF_COLORS: Readonly<Record<Look, number>> = {
  walnut: 0x4f7a3c,
  gingham: 0x4f7a3c,
  slate: 0x386a76,
  block: 0x66752f,
  festival: 0x8a4f86,
  moss: 0x3b7a5a,
  oak: 0x71702f,
  tiles: 0x3f8a86,
  iron: 0x5a6a58,
  storm: 0x4a4f92,
}
export const rimColorOf = (look: Look): number => hexNumber(tone(colorOf(look), -0.45))

/** The sign hangs on the left rim; `middle` is that of its stars. */
export const SIGN = { width: 160, height: 50, middle: 82 } as const

const LEAVES = [
  [-0.12, 250, 0.62],
  [-1.45, 205, 0.62],
  [-0.42, 215, 0.74],
  [-1.1, 180, 0.78],
  [-0.76, 235, 1],
] as const

/** Leaves that grow from the lower left corner, in light gray, to be tinted. */
export function leavesTexture() {
  return paint(
    'slice:leaves',
    260,
    220,
    (brush) => {
      brush.translate(-6, 226)
      for (const [angle, long, light] of LEAVES) {
        brush.save()
        brush.rotate(angle)
        leaf(brush, long, light)
        brush.restore()
      }
    },
    { role: 'far', sharpness: 1.5 },
  )
}

/** A long leaf to the right with notches, a rib and veins. `light`: 0 to 1. */
function leaf(brush: Brush, long: number, light: number): void {
  const gray = (part: number) => `rgb(${[0, 1, 2].map(() => Math.round(255 * light * part)).join(', ')})`
  const wide = long * 0.21
  for (const side of [-1, 1]) {
    brush.fillStyle = gray(side < 0 ? 0.92 : 0.7)
    brush.beginPath()
    brush.moveTo(0, 0)
    for (let n = 1; n <= 6; n++) {
      const at = (n / 6) * long
      const out = Math.sin((n / 6.6) * Math.PI) * wide
      brush.quadraticCurveTo(at - long * 0.1, side * out * 1.25, at, side * out)
      if (n < 6) brush.lineTo(at - long * 0.015, side * out * 0.78)
    }
    brush.lineTo(long, 0)
    brush.closePath()
    brush.fill()
  }
  brush.strokeStyle = gray(0.5)
  brush.lineWidth = 3
  brush.beginPath()
  brush.moveTo(0, 0)
  brush.lineTo(long * 0.97, 0)
  brush.stroke()
  brush.lineWidth = 1.2
  for (let n = 1; n < 7; n++)
    for (const side of [-1, 1]) {
      const at = (n / 7.4) * long
      brush.beginPath()
      brush.moveTo(at, 0)
      brush.quadraticCurveTo(at + long * 0.07, side * wide * 0.2, at + long * 0.1, side * wide * 0.6)
      brush.stroke()
    }
}

export function signTexture(look: Look) {
  const { width, height } = SIGN
  return paint(`slice:sign:${look}`, width, height, (brush) => {
    const wood = tone(colorOf(look), 0.12)
    const outline = (inset: number) => {
      brush.beginPath()
      brush.moveTo(0, inset)
      brush.lineTo(width - 18 - inset, inset)
      brush.lineTo(width - inset, height / 2)
      brush.lineTo(width - 18 - inset, height - inset)
      brush.lineTo(0, height - inset)
      brush.closePath()
    }
    outline(0)
    brush.fillStyle = '#d9a94a'
    brush.fill()
    outline(3)
    brush.fillStyle = wood
    brush.fill()
    brush.fillStyle = 'rgba(8, 8, 14, 0.4)'
    roundRect(brush, 15, 9, width - 34, height - 18, (height - 18) / 2)
    brush.fill()
    brush.strokeStyle = tone(wood, -0.3)
    brush.lineWidth = 1.2
    for (const y of [6, height - 6]) {
      brush.beginPath()
      brush.moveTo(8, y)
      brush.lineTo(width - 26, y)
      brush.stroke()
    }
    disc(brush, 8, height / 2, 3, '#d9a94a')
  })
}
