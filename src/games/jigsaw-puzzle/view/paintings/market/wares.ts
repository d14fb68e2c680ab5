/** The goods of the picture Market: fruit and vegetables, bread, cheese, fish and flowers, singly and by the crate. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, flower, leaf, line, poly, repeat } from '../tools'

export type Ware =
  | 'apple'
  | 'orange'
  | 'lemon'
  | 'pear'
  | 'carrot'
  | 'tomato'
  | 'cabbage'
  | 'plum'
  | 'grape'
  | 'melon'
  | 'pumpkin'
  | 'banana'
  | 'cheese'
  | 'bread'
  | 'fish'
  | 'flower'

const ROUND: Readonly<Partial<Record<Ware, readonly [dark: string, light: string]>>> = {
  apple: ['#c4303a', '#f0605a'],
  orange: ['#e8822a', '#ffb050'],
  tomato: ['#d63a2c', '#ff7a5a'],
  plum: ['#5f3a86', '#9a6ac4'],
}

/** One of a kind, about 12 wide. */
export function ware(b: Brush, kind: Ware, x: number, y: number, turn = 0): void {
  const tones = ROUND[kind]
  if (tones) {
    disc(b, x, y, 6, tones[0])
    disc(b, x - 1.2, y - 1.4, 4, tones[1])
    if (kind !== 'orange') leaf(b, x, y - 4, 6, 3, 0.7 + turn * 0.3, '#3f9a4a')
    return
  }
  b.save()
  b.translate(x, y)
  b.rotate(turn * 0.4)
  if (kind === 'lemon' || kind === 'pear') {
    oval(b, 0, 1, 6, kind === 'pear' ? 6 : 4.6, kind === 'pear' ? '#9ab83a' : '#f2c51f')
    oval(b, 0, kind === 'pear' ? -4 : 0, 3.2, 3.6, kind === 'pear' ? '#c3d860' : '#ffe66a')
    line(b, '#6a4a2a', 1.4, [0, -7, 1, -10])
  } else if (kind === 'carrot') {
    poly(b, '#ee7a24', -4, -5, 4, -5, 0, 11)
    line(b, '#ffac5c', 1.4, [-1.5, -3, 0, 6])
    for (const slant of [-0.5, 0, 0.5]) leaf(b, 0, -5, 9, 3, slant, '#4aa04a')
  } else if (kind === 'cabbage') {
    disc(b, 0, 0, 8, '#4f9a4a')
    disc(b, 1, 0.6, 5.8, '#8cc866')
    disc(b, 1.6, 1, 3.2, '#c4e89a')
    line(b, '#e0f4c0', 1, [-6, -2, 0, 1, 6, -3], true)
  } else if (kind === 'grape') {
    for (const [dx, dy] of [
      [-4, -3],
      [0, -4],
      [4, -3],
      [-2, 0],
      [2, 0],
      [0, 4],
    ] as const) {
      disc(b, dx, dy, 2.9, '#6a3a8a')
      disc(b, dx - 0.7, dy - 0.8, 1.3, '#b48ad8')
    }
  } else if (kind === 'melon' || kind === 'pumpkin') {
    const [dark, light] = kind === 'melon' ? ['#2f7a44', '#7ac06a'] : ['#d96a1e', '#ffa648']
    oval(b, 0, 0, 10, 8, dark)
    for (const r of [7, 2.6]) {
      b.strokeStyle = light
      b.lineWidth = 2
      b.beginPath()
      b.ellipse(0, 0, r, 8, 0, 0, Math.PI * 2)
      b.stroke()
    }
    line(b, '#4a6a2a', 2.4, [0, -7, 2, -11])
  } else if (kind === 'banana') {
    repeat(3, (i) =>
      line(
        b,
        itemAt(['#d9a81e', '#f2c832', '#ffe46a'], i),
        3.4,
        [-7, -4 + i * 2, -1, 6 + i * 2, 8, -2 + i * 2],
        true,
      ),
    )
    disc(b, -7, -3, 1.6, '#6a4a2a')
  } else if (kind === 'cheese') {
    poly(b, '#e0a52c', -9, 2, 9, -3, 9, 5, -9, 8)
    poly(b, '#ffd866', -9, 2, 4, -7, 9, -3)
    for (const [dx, dy] of [
      [-4, 4],
      [2, 2],
      [6, 1],
    ] as const)
      disc(b, dx, dy, 1.5, '#b87f1c')
  } else if (kind === 'bread') {
    oval(b, 0, 0, 11, 5.4, '#b8702c')
    oval(b, 0, -1, 9.6, 4, '#e0a050')
    repeat(3, (i) => line(b, '#fff0cc', 1.6, [-5 + i * 4, 1, -3 + i * 4, -4]))
  } else if (kind === 'fish') {
    poly(b, '#5f86a8', 6, 0, 12, -5, 12, 5)
    oval(b, 0, 0, 9, 4, '#7fa8c8')
    oval(b, -1, 1, 7, 2.2, '#dcecf6')
    disc(b, -6, -1, 1.1, '#182430')
  } else {
    leaf(b, 0, 8, 12, 4, 0.3, '#4a9a4a')
    flower(
      b,
      0,
      0,
      7,
      itemAt(['#ff7ba8', '#ffd046', '#ffffff', '#b47ae0', '#ff6a4a'], Math.abs(Math.round(turn * 7 + x)) % 5),
      '#c9702c',
    )
  }
  b.restore()
}

/** A wooden crate that is heaped with them: `x` left, `y` its foot. */
export function crate(b: Brush, kind: Ware, x: number, y: number, w: number): void {
  const by = chanceBy(Math.round(x * 3 + y * 7 + w) + kind.length)
  const big =
    kind === 'melon' ||
    kind === 'pumpkin' ||
    kind === 'cabbage' ||
    kind === 'bread' ||
    kind === 'cheese' ||
    kind === 'fish'
  fill(b, x, y - 16, w, 16, '#5a3420')
  const gap = big ? 13 : 9
  for (let row = 2; row >= 0; row--)
    for (let at = x + 5 + row * 3; at < x + w - 3 - row * 3; at += gap)
      ware(b, kind, at + by.in(-1, 1), y - 13 - row * (big ? 6 : 5) + by.in(-1, 1), by.in(-1, 1))
  fill(b, x, y - 9, w, 9, '#c98f54')
  fill(b, x, y - 9, w, 1.6, '#e8b87c')
  fill(b, x, y - 4.6, w, 1.2, '#8a5a30')
  for (const at of [x, x + w - 3]) fill(b, at, y - 12, 3, 12, '#a87040')
}

/** A basket with a handle. */
export function basket(b: Brush, kind: Ware, x: number, y: number, s: number): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  b.strokeStyle = '#a06a34'
  b.lineWidth = 3
  b.beginPath()
  b.ellipse(0, -14, 15, 20, 0, Math.PI, 0)
  b.stroke()
  for (const [dx, dy] of [
    [-8, -20],
    [8, -20],
    [0, -22],
    [-12, -16],
    [12, -16],
    [-4, -16],
    [5, -15],
  ] as const)
    ware(b, kind, dx, dy, dx * 0.2)
  poly(b, '#c08a48', -18, -15, 18, -15, 14, 2, -14, 2)
  repeat(4, (i) => line(b, i % 2 ? '#8a5c2c' : '#e4b878', 1.6, [-17 + i, -12 + i * 4, 17 - i, -12 + i * 4]))
  repeat(7, (i) => line(b, '#8a5c2c', 1, [-14 + i * 4.6, -14, -12 + i * 4, 1]))
  b.restore()
}
