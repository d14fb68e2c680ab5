/** The animals of the picture Forest. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { fill, leaf, line, poly, repeat } from '../tools'

export function owl(b: Brush, x: number, y: number): void {
  oval(b, x, y, 25, 33, '#6b4a2f')
  oval(b, x, y + 8, 17, 22, '#e0bd8a')
  repeat(12, (i) => oval(b, x - 10 + (i % 4) * 6.6, y - 2 + Math.floor(i / 4) * 9, 2.4, 3.4, '#9a6f45'))
  for (const side of [-1, 1]) {
    poly(b, '#6b4a2f', x + side * 8, y - 26, x + side * 21, y - 42, x + side * 22, y - 20)
    leaf(b, x + side * 22, y - 14, -44, 9, side * 0.2, '#4f3522')
    disc(b, x + side * 10, y - 15, 11, '#f3e2bd')
    disc(b, x + side * 10, y - 15, 6.6, '#f0a81c')
    disc(b, x + side * 10, y - 15, 3.8, '#14161d')
    disc(b, x + side * 10 - 2, y - 17, 1.4, '#fff')
    line(b, '#e69f00', 3, [x + side * 7, y + 30, x + side * 7, y + 37])
  }
  poly(b, '#e69f00', x - 4, y - 8, x + 4, y - 8, x, y + 2)
}

export function squirrel(b: Brush, x: number, y: number): void {
  line(
    b,
    '#b5562a',
    15,
    [x - 12, y + 18, x - 40, y + 10, x - 28, y - 22, x - 16, y - 30, x - 30, y - 38],
    true,
  )
  oval(b, x, y + 8, 13, 18, '#c8662f')
  oval(b, x + 4, y + 12, 7, 12, '#f5dcb5')
  disc(b, x + 8, y - 13, 11, '#c8662f')
  poly(b, '#b5562a', x + 1, y - 20, x + 2, y - 34, x + 9, y - 22)
  disc(b, x + 12, y - 14, 2.4, '#14161d')
  disc(b, x + 19, y - 10, 2, '#4a2415')
  disc(b, x + 16, y + 5, 5, '#8a5a2b')
}

export function deer(b: Brush, x: number, y: number): void {
  for (const [dx, slant] of [
    [-34, -3],
    [-24, 3],
    [22, -2],
    [32, 4],
  ] as const)
    line(b, '#8a5a33', 6, [x + dx, y + 14, x + dx + slant, y + 66])
  oval(b, x, y, 46, 23, '#b57a45')
  oval(b, x + 4, y + 10, 34, 10, '#dcb07a')
  poly(b, '#b57a45', x - 46, y + 6, x - 28, y - 16, x - 44, y - 66, x - 60, y - 60)
  oval(b, x - 58, y - 66, 18, 11, '#b57a45', -0.35)
  oval(b, x - 72, y - 60, 6, 5, '#5a3a22')
  leaf(b, x - 46, y - 70, 22, 6, 1, '#c98f58')
  disc(b, x - 58, y - 69, 2.6, '#14161d')
  for (const side of [-1, 1]) {
    line(b, '#7a5a3a', 3, [x - 52, y - 76, x - 50 + side * 14, y - 96, x - 46 + side * 22, y - 122], true)
    line(b, '#7a5a3a', 2.4, [x - 50 + side * 11, y - 92, x - 52 + side * 26, y - 104])
  }
  leaf(b, x + 44, y - 8, 18, 7, 0.9, '#fff1da')
  repeat(9, (i) => disc(b, x - 22 + i * 6, y - 10 + (i % 3) * 5, 2, '#f0d9ae'))
}

export function fox(b: Brush, x: number, y: number): void {
  line(b, '#e07a2c', 22, [x + 44, y + 40, x + 92, y + 44, x + 88, y + 6], true)
  line(b, '#fff4e0', 14, [x + 89, y + 12, x + 88, y + 2])
  poly(b, '#e07a2c', x - 24, y + 60, x - 18, y - 4, x + 22, y - 4, x + 52, y + 60)
  oval(b, x + 16, y + 46, 38, 22, '#d96c22')
  poly(b, '#fff1dd', x - 16, y + 6, x + 8, y + 6, x + 2, y + 46, x - 12, y + 46)
  for (const dx of [-16, 4]) {
    fill(b, x + dx, y + 34, 10, 30, '#d96c22')
    fill(b, x + dx, y + 56, 11, 9, '#3b2418')
  }
  for (const side of [-1, 1]) {
    poly(b, '#e07a2c', x - 4 + side * 8, y - 32, x - 4 + side * 26, y - 58, x - 4 + side * 28, y - 22)
    poly(b, '#3b2418', x - 4 + side * 15, y - 38, x - 4 + side * 24, y - 51, x - 4 + side * 25, y - 32)
  }
  poly(b, '#e98534', x - 34, y - 26, x - 16, y - 40, x + 8, y - 40, x + 26, y - 26, x - 4, y + 12)
  poly(b, '#fff4e0', x - 34, y - 24, x - 10, y - 18, x - 4, y + 12)
  poly(b, '#fff4e0', x + 26, y - 24, x + 2, y - 18, x - 4, y + 12)
  for (const side of [-1, 1]) oval(b, x - 4 + side * 12, y - 21, 3, 4, '#14161d')
  disc(b, x - 4, y + 8, 4.4, '#14161d')
}

export function wings(b: Brush): void {
  for (const [x, y, s, color] of [
    [214, 378, 1.1, '#f0a81c'],
    [486, 250, 0.8, '#5b8def'],
    [348, 196, 0.9, '#f25c7e'],
    [520, 446, 1, '#fff4e0'],
    [606, 250, 0.7, '#f0a81c'],
  ] as const) {
    for (const side of [-1, 1]) {
      oval(b, x + side * 9 * s, y - 6 * s, 10 * s, 8 * s, color, side * -0.6)
      oval(b, x + side * 7 * s, y + 6 * s, 7 * s, 6 * s, color, side * 0.6)
      disc(b, x + side * 10 * s, y - 6 * s, 3 * s, 'rgba(30, 20, 40, 0.55)')
    }
    line(b, '#2b1d24', 2.4 * s, [x, y - 10 * s, x, y + 10 * s])
  }
}
