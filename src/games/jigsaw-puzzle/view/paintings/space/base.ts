/** The moon at the bottom of the picture Space: its ground, domes of plants, a lander and crystals. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, flower, glow, heap, line, poly, repeat, ridge, upright } from '../tools'
import { dog, rover, walker } from './folk'

export function moonBase(b: Brush): void {
  ridge(b, 6, 486, 30, 66, 600, '#57509a', 0.7)
  ridge(b, 17, 508, 20, 96, 600, '#726ab4', 0.3)
  ridge(
    b,
    9,
    528,
    11,
    150,
    600,
    upright(b, 512, 600, [
      [0, '#bdb2e6'],
      [0.4, '#9488cc'],
      [1, '#544a94'],
    ]),
  )
  const by = chanceBy(66)
  repeat(46, () => {
    const [x, y] = [by.in(0, 800), by.in(538, 598)]
    const r = by.in(5, 22)
    oval(b, x, y, r, r * 0.3, '#5c5298')
    oval(b, x + 1, y + r * 0.08, r * 0.86, r * 0.2, '#473e82')
    line(b, '#dcd2f8', 1.4, [x - r, y + 1, x, y + r * 0.62, x + r, y + 1], true)
  })
  repeat(170, () =>
    oval(
      b,
      by.in(0, 800),
      by.in(534, 600),
      by.in(1, 5),
      by.in(0.8, 1.8),
      by.of(['#cfc4f2', '#473e82', '#e8dcff', '#7d70bc']),
    ),
  )
  crystals(b)
  dome(b, 118, 542, 62, 0)
  dome(b, 222, 546, 40, 1)
  fill(b, 168, 526, 24, 16, '#d9dcf0')
  fill(b, 168, 526, 24, 4, '#ffffff')
  lander(b, 572, 546)
  rover(b, 384, 566)
  // A flag, two figures looking up, and their footprints in the dust.
  line(b, '#eceefb', 3, [470, 560, 470, 498])
  poly(b, '#ff7ba8', 471, 499, 506, 504, 500, 514, 507, 524, 471, 521)
  disc(b, 486, 511, 5, '#fff0a8')
  walker(b, 492, 562, '#6fe0ff')
  walker(b, 262, 572, '#8ff0c8')
  dog(b, 284, 580)
  repeat(15, (i) => oval(b, 506 + i * 9, 574 + Math.sin(i) * 2 + (i % 2) * 5, 3, 1.6, '#473e82'))
}

/** A garden under glass. */
function dome(b: Brush, x: number, y: number, r: number, kind: number): void {
  glow(b, x, y - r * 0.4, r * 1.7, '150, 255, 220', 0.5)
  b.save()
  b.beginPath()
  b.arc(x, y, r, Math.PI, 0)
  b.clip()
  fill(b, x - r, y - r, r * 2, r, '#2a7a8f')
  heap(b, 3 + kind, x - r * 0.42, y - r * 0.2, r * 0.4, r * 0.3, r * 0.2, ['#1f6a4a', '#3f9a5a', '#8ad070'])
  heap(b, 6 + kind, x + r * 0.4, y - r * 0.24, r * 0.36, r * 0.34, r * 0.2, ['#2a6a3a', '#5fae50', '#b8e080'])
  line(b, '#8a5a3a', r * 0.08, [x, y, x + r * 0.06, y - r * 0.5])
  heap(b, 8 + kind, x + r * 0.04, y - r * 0.56, r * 0.26, r * 0.18, r * 0.14, [
    '#c9406a',
    '#ff7ba8',
    '#ffc0d4',
  ])
  repeat(12, (i, t) =>
    flower(
      b,
      x - r + t * r * 2,
      y - 4 - (i % 3) * 4,
      5,
      itemAt(['#ffd46b', '#ffffff', '#ff9f4a'], i % 3),
      '#c9405a',
    ),
  )
  b.restore()
  b.strokeStyle = 'rgba(235, 250, 255, 0.85)'
  b.lineWidth = 2
  for (const part of [1, 0.62, 0.22]) {
    b.beginPath()
    b.ellipse(x, y, r * part, r, 0, Math.PI, 0)
    b.stroke()
  }
  line(b, 'rgba(235, 250, 255, 0.85)', 1.6, [x - r * 0.87, y - r * 0.5, x + r * 0.87, y - r * 0.5])
  fill(b, x - r - 5, y - 3, r * 2 + 10, 11, '#d9dcf0')
  repeat(9, (i, t) => fill(b, x - r + t * (r * 2 - 6), y, 6, 4, i % 2 ? '#ffd46b' : '#5a5a98'))
}

function lander(b: Brush, x: number, y: number): void {
  oval(b, x, y + 20, 66, 7, 'rgba(40, 30, 90, 0.5)')
  for (const side of [-1, 1]) {
    line(b, '#d9dcf0', 4, [x + side * 22, y - 18, x + side * 52, y + 16])
    line(b, '#a8a8d0', 3, [x + side * 26, y, x + side * 44, y + 6])
    oval(b, x + side * 53, y + 18, 11, 3.6, '#eceefb')
  }
  poly(b, '#8f8fc0', x - 9, y + 2, x + 9, y + 2, x + 15, y + 14, x - 15, y + 14)
  poly(b, '#e0a53a', x - 36, y - 22, x + 36, y - 22, x + 30, y + 2, x - 30, y + 2)
  repeat(9, (i) =>
    poly(
      b,
      i % 2 ? '#ffd980' : '#b87a2a',
      x - 34 + i * 7.6,
      y - 20,
      x - 27 + i * 7.6,
      y - 20,
      x - 30 + i * 6.8,
      y,
    ),
  )
  poly(
    b,
    '#f4f5ff',
    x - 26,
    y - 22,
    x - 30,
    y - 46,
    x - 14,
    y - 64,
    x + 14,
    y - 64,
    x + 30,
    y - 46,
    x + 26,
    y - 22,
  )
  poly(b, '#b8b8dc', x + 8, y - 22, x + 10, y - 64, x + 14, y - 64, x + 30, y - 46, x + 26, y - 22)
  poly(b, '#3a5fb0', x - 16, y - 50, x - 3, y - 56, x - 3, y - 44)
  poly(b, '#6fe0ff', x + 16, y - 50, x + 4, y - 56, x + 4, y - 44)
  fill(b, x - 7, y - 38, 14, 16, '#5a5a98')
  line(b, '#eceefb', 2.4, [x, y - 64, x, y - 84, x + 10, y - 92])
  disc(b, x + 10, y - 92, 3, '#ff7070')
}

function crystals(b: Brush): void {
  for (const [x, y, s, light, dark] of [
    [30, 556, 1.2, '#8ff0e8', '#2f8fa8'],
    [676, 566, 1, '#ffb0e0', '#b84a98'],
    [752, 548, 1.5, '#a8c8ff', '#4a5fc8'],
    [268, 552, 0.7, '#fff0a0', '#c98a3a'],
  ] as const) {
    glow(b, x, y - 18 * s, 46 * s, '200, 220, 255', 0.45)
    for (const [dx, h, slant] of [
      [-14, 34, -9],
      [12, 42, 9],
      [0, 58, 1],
    ] as const) {
      const [at, top] = [x + dx * s, y - h * s]
      poly(b, dark, at - 8 * s, y, at + (slant - 5) * s, top + 9 * s, at + slant * s, top, at + 8 * s, y)
      poly(b, light, at - 2 * s, y, at + slant * s, top, at + (slant + 6) * s, top + 10 * s, at + 8 * s, y)
    }
  }
}
