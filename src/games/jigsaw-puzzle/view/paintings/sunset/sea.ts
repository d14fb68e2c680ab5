/** The water, the sails and the balloons of the picture Sunset. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, leaf, line, poly, repeat, upright } from '../tools'

/** Where the sun is, in the picture's units. */
export const SUN = { x: 452, y: 300 }

export function sea(b: Brush): void {
  fill(
    b,
    0,
    330,
    800,
    200,
    upright(b, 330, 520, [
      [0, '#ffc37a'],
      [0.16, '#ee8a68'],
      [0.45, '#a2537f'],
      [1, '#3c2c6b'],
    ]),
  )
  const by = chanceBy(77)
  repeat(330, (_, t) => {
    const y = 332 + t * t * 178
    const x = by.in(0, 800)
    const near = Math.max(0, 1 - Math.abs(x - SUN.x) / (46 + t * 180))
    const color =
      near > by.next() * 0.8
        ? `rgba(255, 240, 180, ${0.35 + near * 0.5})`
        : by.of(['rgba(255, 170, 120, 0.26)', 'rgba(60, 36, 100, 0.24)', 'rgba(236, 128, 130, 0.3)'])
    oval(b, x, y, 5 + t * 22, 0.7 + t * 1.8, color)
  })
  boat(b, 250, 372, 1, '#fff0d6', '#ff9c5b')
  boat(b, 352, 350, 0.5, '#ffe6c2', '#d94f4f')
  boat(b, 560, 398, 1.35, '#fff6e3', '#3d7ea6')
  boat(b, 150, 346, 0.4, '#ffe6c2', '#7a4fa3')
  // A jumping dolphin and its rings.
  b.save()
  b.translate(404, 446)
  b.rotate(-0.35)
  leaf(b, -24, 8, 52, 15, 1.5, '#38305f')
  poly(b, '#38305f', -4, -3, 2, -16, 9, -2)
  poly(b, '#38305f', -24, 7, -38, -3, -33, 12, -40, 20)
  b.restore()
  repeat(3, (i) => {
    b.strokeStyle = `rgba(255, 220, 190, ${0.6 - i * 0.16})`
    b.lineWidth = 1.6
    b.beginPath()
    b.ellipse(434, 462, 14 + i * 12, 3 + i * 3, 0, 0, Math.PI * 2)
    b.stroke()
  })
}

function boat(b: Brush, x: number, y: number, s: number, sail: string, second: string): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  poly(b, 'rgba(255, 236, 200, 0.35)', -20, 6, 22, 6, 4, 34)
  poly(b, sail, 2, -50, 2, -4, 24, -6)
  poly(b, second, -1, -44, -1, -4, -18, -5)
  line(b, '#4a2a3c', 2, [0.5, -54, 0.5, 2])
  poly(b, '#4a2744', -24, 0, 26, 0, 18, 9, -16, 9)
  fill(b, -21, 1.5, 44, 2, '#ffb56b')
  poly(b, '#e4572e', 0.5, -54, 12, -51, 0.5, -48)
  b.restore()
}

export function balloon(
  b: Brush,
  x: number,
  y: number,
  r: number,
  [main, band, dark]: readonly [string, string, string],
): void {
  b.save()
  b.beginPath()
  b.moveTo(x - r * 0.2, y + r * 1.32)
  b.bezierCurveTo(x - r * 0.5, y + r * 0.9, x - r, y + r * 0.55, x - r, y)
  b.arc(x, y, r, Math.PI, 0)
  b.bezierCurveTo(x + r, y + r * 0.55, x + r * 0.5, y + r * 0.9, x + r * 0.2, y + r * 1.32)
  b.closePath()
  b.clip()
  fill(b, x - r, y - r, r * 2, r * 2.4, main)
  for (const [part, color] of [
    [0.72, dark],
    [0.5, band],
    [0.24, main],
  ] as const)
    oval(b, x, y + r * 0.12, r * part, r * 1.3, color)
  repeat(7, (i) =>
    poly(
      b,
      i % 2 ? band : dark,
      x - r + (i * r) / 3.5,
      y + r * 0.16,
      x - r + ((i + 1) * r) / 3.5,
      y + r * 0.16,
      x - r + ((i + 0.5) * r) / 3.5,
      y + r * 0.42,
    ),
  )
  oval(b, x - r * 0.4, y - r * 0.4, r * 0.3, r * 0.44, 'rgba(255, 255, 255, 0.25)', 0.5)
  oval(b, x + r * 0.75, y + r * 0.2, r * 0.5, r * 1.1, 'rgba(40, 10, 60, 0.28)')
  b.restore()
  for (const side of [-1, 1])
    line(b, '#4a2a3c', Math.max(0.8, r * 0.03), [
      x + side * r * 0.19,
      y + r * 1.32,
      x + side * r * 0.14,
      y + r * 1.62,
    ])
  fill(b, x - r * 0.17, y + r * 1.6, r * 0.34, r * 0.28, '#7a4a2b')
  fill(b, x - r * 0.19, y + r * 1.58, r * 0.38, r * 0.07, '#c98a4b')
}
