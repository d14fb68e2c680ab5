/** The lake of the picture Alps and what floats on it: a paddle steamer, sails, a rowing boat and swans. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, line, poly, repeat, upright } from '../tools'
import { fir } from './slopes'

export function lake(b: Brush): void {
  fill(
    b,
    0,
    370,
    800,
    140,
    upright(b, 370, 476, [
      [0, '#8fd8d8'],
      [0.3, '#3fb0c4'],
      [0.7, '#2480ac'],
      [1, '#1c5f94'],
    ]),
  )
  const by = chanceBy(64)
  // The reflection of the mountains.
  for (const [x, w, h] of [
    [420, 120, 84],
    [140, 100, 60],
    [676, 110, 74],
    [290, 60, 40],
    [560, 70, 46],
  ] as const) {
    poly(b, 'rgba(240, 244, 255, 0.34)', x - w, 374, x + w * 0.1, 374, x, 374 + h)
    poly(b, 'rgba(80, 80, 150, 0.34)', x + w * 0.1, 374, x + w, 374, x, 374 + h)
  }
  repeat(390, () => {
    const y = by.in(374, 500)
    const color = by.of(['#c8f4f0', '#1c6f9c', '#6fd0d8', '#ffffff', '#14588a', '#8fe0b8'])
    b.globalAlpha = by.in(0.3, 0.8)
    oval(b, by.in(0, 800), y, by.in(5, 22) * (0.5 + (y - 370) / 110), by.in(0.9, 2), color)
  })
  b.globalAlpha = 1
  // The shore below the viaduct, with reeds and firs.
  repeat(44, (i) =>
    oval(b, i * 19, 372 + (i % 3) * 2, 15, 5, by.of(['#5f9a58', '#7ab464', '#c9b48a', '#4a8450'])),
  )
  repeat(30, (i) =>
    fir(b, i * 27 + by.in(-8, 8), 374 + by.in(-3, 3), by.in(16, 28), by.of(['#2a5f4c', '#39785c'])),
  )
}

export function boats(b: Brush): void {
  steamer(b, 292, 424)
  sail(b, 128, 408, 0.8, '#ff7a4a', '#fff4dc')
  sail(b, 470, 412, 0.72, '#ffffff', '#4fa0e0')
  sail(b, 588, 424, 1.05, '#ffd046', '#e8485a')
  sail(b, 742, 408, 0.82, '#b47ae0', '#fff0f4')
  rower(b, 450, 452)
  for (const [x, y, facing] of [
    [206, 462, 1],
    [228, 468, 1],
    [668, 452, -1],
  ] as const)
    swan(b, x, y, facing)
}

function wake(b: Brush, x: number, y: number, w: number): void {
  oval(b, x, y, w, w * 0.1, 'rgba(10, 50, 100, 0.45)')
  repeat(3, (i) =>
    line(b, 'rgba(255, 255, 255, 0.8)', 1.6, [
      x - w * (0.7 - i * 0.2),
      y + 3 + i * 3,
      x + w * (0.8 - i * 0.2),
      y + 3 + i * 3,
    ]),
  )
}

function sail(b: Brush, x: number, y: number, s: number, main: string, other: string): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  wake(b, 0, 2, 40)
  line(b, '#6a4430', 2.6, [0, -8, 0, -70])
  poly(b, main, 3, -68, 3, -14, 34, -14)
  repeat(4, (i) => line(b, other, 2.4, [4, -56 + i * 11, 9 + i * 5.4, -56 + i * 11]))
  poly(b, other, -3, -64, -3, -14, -25, -14)
  line(b, main, 2.4, [-6, -42, -14, -20])
  poly(b, '#e8485a', 0, -70, 12, -74, 0, -78)
  disc(b, -8, -15, 4, '#f0c49a')
  poly(b, '#2f7fb8', -13, -10, -4, -10, -3, -2, -14, -2)
  poly(b, '#a8603c', -30, -8, 36, -8, 26, 4, -22, 4)
  poly(b, '#fff4dc', -30, -8, 36, -8, 34, -5, -28, -5)
  b.restore()
}

function steamer(b: Brush, x: number, y: number): void {
  wake(b, x, y + 10, 96)
  fill(b, x - 46, y - 26, 92, 14, '#fff8ea')
  fill(b, x - 28, y - 40, 56, 14, '#ffe8c4')
  fill(b, x - 32, y - 43, 64, 4, '#c4303a')
  repeat(7, (i) => disc(b, x - 38 + i * 12.6, y - 19, 3.4, '#3a7aa8'))
  repeat(5, (i) => fill(b, x - 24 + i * 10, y - 37, 7, 8, '#8fd0f0'))
  fill(b, x - 6, y - 66, 14, 24, '#e8a03a')
  fill(b, x - 6, y - 62, 14, 6, '#2a2a3a')
  repeat(6, (i) =>
    oval(b, x + 8 + i * 12, y - 72 - i * 4, 8 + i * 1.6, 5 + i, `rgba(250, 250, 255, ${0.75 - i * 0.1})`),
  )
  poly(b, '#ffffff', x - 84, y - 12, x + 80, y - 12, x + 66, y + 8, x - 70, y + 8)
  poly(b, '#c4303a', x - 76, y + 1, x + 72, y + 1, x + 66, y + 8, x - 70, y + 8)
  repeat(12, (i) => line(b, '#8a8a9a', 1.2, [x - 76 + i * 13, y - 12, x - 76 + i * 13, y - 20]))
  line(b, '#8a8a9a', 1.2, [x - 78, y - 20, x + 74, y - 20])
  disc(b, x, y - 2, 15, '#e8a03a')
  disc(b, x, y - 2, 12, '#8f2a38')
  repeat(6, (i) =>
    line(b, '#ffe0a0', 1.8, [x, y - 2, x + Math.cos(i * 1.047) * 11, y - 2 + Math.sin(i * 1.047) * 11]),
  )
  oval(b, x, y + 12, 22, 4, '#2a88b0')
  line(b, '#6a4430', 2, [x - 62, y - 12, x - 62, y - 46])
  poly(b, '#e8485a', x - 62, y - 46, x - 42, y - 42, x - 62, y - 36)
  repeat(6, (i) => {
    const place = x - 70 + i * 9 + (i > 2 ? 84 : 0)
    disc(b, place, y - 23, 3.4, itemAt(['#f0c49a', '#a8704a', '#f4d0b0'], i % 3))
    fill(b, place - 3.4, y - 20, 7, 8, itemAt(['#ffd046', '#3fa37a', '#e8719a', '#7a5bc0'], i % 4))
  })
}

function rower(b: Brush, x: number, y: number): void {
  wake(b, x, y + 4, 40)
  line(b, '#c98f54', 2.4, [x - 4, y - 12, x - 34, y + 8])
  line(b, '#c98f54', 2.4, [x - 4, y - 12, x + 28, y + 10])
  poly(b, '#ffb43c', x - 10, y - 4, x - 7, y - 20, x + 5, y - 20, x + 8, y - 4)
  disc(b, x - 1, y - 27, 6, '#f0c49a')
  oval(b, x - 1, y - 32, 10, 3, '#e8c070')
  oval(b, x - 1, y - 34, 6, 4, '#e8c070')
  b.fillStyle = '#3fa37a'
  b.beginPath()
  b.moveTo(x - 36, y - 8)
  b.quadraticCurveTo(x, y - 2, x + 36, y - 8)
  b.quadraticCurveTo(x + 26, y + 8, x, y + 8)
  b.quadraticCurveTo(x - 26, y + 8, x - 36, y - 8)
  b.fill()
  line(b, '#d8f4dc', 2, [x - 34, y - 6, x, y, x + 34, y - 6], true)
}

function swan(b: Brush, x: number, y: number, facing: 1 | -1): void {
  b.save()
  b.translate(x, y)
  b.scale(facing, 1)
  oval(b, 0, 3, 13, 2, 'rgba(10, 50, 100, 0.4)')
  oval(b, 0, -2, 11, 5, '#ffffff')
  poly(b, '#e4ecf8', -4, -4, -15, -9, -8, 1)
  line(b, '#ffffff', 3.4, [8, -3, 16, -9, 9, -16], true)
  disc(b, 10, -16, 3, '#ffffff')
  poly(b, '#f08a2c', 12, -17, 17, -15, 12, -14)
  disc(b, 11, -17, 0.8, '#20141c')
  b.restore()
}
