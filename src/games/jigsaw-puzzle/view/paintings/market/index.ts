/** The picture Market: stalls on an old square, people and animals between them, and bunting above. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, heap, line, poly, repeat } from '../tools'
import { cat, dog, type Look, person, pigeon } from './folk'
import { townHall } from './hall'
import { houses } from './houses'
import { sky } from './sky'
import { BACK, FRONT, lantern, stall } from './stalls'
import { basket, crate } from './wares'

export function paintMarket(b: Brush): void {
  sky(b)
  houses(b)
  townHall(b)
  bunting(b)
  square(b)
  for (const each of BACK) stall(b, each)
  fountain(b, 400, 446)
  visitors(b)
  for (const each of FRONT) stall(b, each)
  foreground(b)
}

/** Strings of flags, and of lanterns, from house to house. */
function bunting(b: Brush): void {
  const hues = ['#e8485a', '#ffd046', '#3fa37a', '#4f9fd8', '#ff8f3a', '#b47ae0']
  for (const [x, y, to, end, low] of [
    [-10, 118, 372, 92, 60],
    [406, 92, 810, 116, 62],
    [-10, 236, 400, 212, 44],
    [400, 212, 810, 240, 44],
  ] as const) {
    line(b, '#5a3a40', 1.4, [x, y, (x + to) / 2, (y + end) / 2 + low * 2, to, end], true)
    repeat(24, (i, t) => {
      const middle = x + (to - x) * t
      const drop = y + (end - y) * t + low * 4 * t * (1 - t)
      if (i % 6 === 3) lantern(b, middle, drop + 3)
      else poly(b, itemAt(hues, i % 6), middle - 6, drop, middle + 6, drop, middle, drop + 15)
    })
  }
}

/** Cobbles in arcs, smaller in the distance. */
function square(b: Brush): void {
  fill(b, 0, 366, 800, 234, '#8a7468')
  const by = chanceBy(61)
  const tones = ['#c9b49c', '#b89f8a', '#d9c8ae', '#a68c7c', '#c4a898', '#dcbfa0']
  for (let y = 372, i = 0; y < 606; i++) {
    const h = 4 + (y - 372) * 0.035
    for (let x = -10 + (i % 2) * h; x < 810; x += h * 2.5)
      oval(b, x + by.in(-1, 1), y + Math.sin(x / 60) * 2, h * 1.12, h * 0.56, by.of(tones))
    y += h * 1.2
  }
  repeat(70, () =>
    oval(
      b,
      by.in(200, 600),
      by.in(430, 596),
      by.in(2, 5),
      2,
      by.of(['#5fae50', '#e8a03a', '#e8485a', '#7a5a4c']),
    ),
  )
}

function fountain(b: Brush, x: number, y: number): void {
  oval(b, x, y, 66, 16, '#7a6a70')
  fill(b, x - 64, y - 16, 128, 16, '#c4b4ac')
  oval(b, x, y, 64, 13, '#c4b4ac')
  repeat(11, (i) =>
    line(b, '#9a8a88', 1.6, [x - 60 + i * 12, y - 14, x - 60 + i * 12, y + 8 - Math.abs(i - 5)]),
  )
  oval(b, x, y - 16, 64, 13, '#e4d8cc')
  oval(b, x, y - 16, 57, 10, '#4fa0c8')
  repeat(9, (i) => oval(b, x - 40 + i * 10, y - 18 + (i % 3) * 4, 8, 1.4, '#b8e4f4'))
  fill(b, x - 6, y - 64, 12, 48, '#d4c6bc')
  oval(b, x, y - 62, 30, 7, '#c4b4ac')
  oval(b, x, y - 64, 27, 5, '#6fb8d8')
  heap(b, 5, x, y - 92, 12, 12, 6, ['#4a8a7a', '#6fb0a0', '#a4dcc8'])
  oval(b, x, y - 76, 9, 12, '#5fa090')
  for (const side of [-1, 1])
    repeat(4, (i) =>
      line(
        b,
        i % 2 ? '#ffffff' : '#a8e0f4',
        2,
        [
          x + side * 5,
          y - 70 - i * 4,
          x + side * (26 + i * 7),
          y - 78 - i * 3,
          x + side * (30 + i * 7),
          y - 18,
        ],
        true,
      ),
    )
  repeat(12, (i) => disc(b, x - 52 + i * 9.4, y - 22 - ((i * 5) % 9), 1.6, '#ffffff'))
}

const FOLK: readonly (readonly [x: number, y: number, s: number, facing: 1 | -1, look: Look])[] = [
  [222, 464, 0.7, 1, { top: '#d9568a', hair: '#3a2420', skin: '#e0a878', skirt: '#5a4a90' }],
  [322, 452, 0.7, -1, { top: '#3fa37a', hair: '#c98a3c', skin: '#f4cba4', legs: '#5a4a6a' }],
  [476, 456, 0.7, 1, { top: '#e0a03a', hair: '#20181c', skin: '#8f5c3c', legs: '#2f5a80' }],
  [590, 462, 0.7, -1, { top: '#5a7fc8', hair: '#d8d4dc', skin: '#f0c8a8', skirt: '#8a4a5a', hat: '#6a5ab0' }],
  [
    292,
    514,
    0.94,
    -1,
    { top: '#ef8a4a', hair: '#6a3a24', skin: '#f0c49a', skirt: '#3f8f8a', hat: '#f4dc9a' },
  ],
  [366, 500, 0.6, 1, { top: '#ffd046', hair: '#a8602c', skin: '#f4cba4', legs: '#c9444a' }],
  [452, 512, 0.92, 1, { top: '#7a5bc0', hair: '#2c2024', skin: '#c48a5c', legs: '#3a4258' }],
  [524, 520, 0.96, 1, { top: '#e8485a', hair: '#e8c46a', skin: '#f6d2b0', skirt: '#2f6fa8' }],
]

function visitors(b: Brush): void {
  for (const [x, y, s, facing, look] of FOLK) person(b, x, y, s, facing, look)
  basket(b, 'carrot', 263, 484, 0.62)
  basket(b, 'bread', 478, 482, 0.66)
  basket(b, 'flower', 554, 488, 0.7)
  // A child holds three balloons.
  for (const [dx, dy, color] of [
    [-16, -40, '#ff6a8a'],
    [4, -56, '#4fc0e0'],
    [22, -38, '#9ad84a'],
  ] as const) {
    line(b, '#5a4a50', 1, [384, 470, 388 + dx * 0.4, 452, 388 + dx, 436 + dy + 46], true)
    oval(b, 388 + dx, 470 + dy, 10, 12, color)
    oval(b, 385 + dx, 466 + dy, 3, 4, 'rgba(255, 255, 255, 0.6)')
  }
}

function foreground(b: Brush): void {
  person(b, 246, 586, 1.1, -1, {
    top: '#4a8fb8',
    hair: '#8a8a94',
    skin: '#f0c49a',
    legs: '#6a4a3a',
    hat: '#a8704a',
  })
  person(b, 562, 590, 1.08, 1, { top: '#4aa06a', hair: '#5a2c20', skin: '#e8b488', skirt: '#d98a3a' })
  dog(b, 322, 584, 1)
  cat(b, 494, 590, 0.96)
  crate(b, 'pumpkin', 378, 592, 70)
  crate(b, 'cabbage', 384, 572, 58)
  basket(b, 'apple', 210, 596, 0.9)
  basket(b, 'lemon', 598, 598, 0.9)
  for (const [x, y, facing, tone] of [
    [350, 522, 1, '#7a86a0'],
    [384, 534, -1, '#9a8a90'],
    [420, 546, 1, '#6a7890'],
    [456, 550, -1, '#b0a8b0'],
    [284, 546, 1, '#8a94aa'],
  ] as const)
    pigeon(b, x, y, facing, tone)
}
