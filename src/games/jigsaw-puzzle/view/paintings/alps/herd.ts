/** The meadow of the picture Alps: cows and goats with their bells, and the horn player. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { fill, line, poly, repeat } from '../tools'

function bell(b: Brush, x: number, y: number, s: number): void {
  poly(b, '#e0a52c', x - 3 * s, y, x + 3 * s, y, x + 5 * s, y + 8 * s, x - 5 * s, y + 8 * s)
  line(b, '#fff0a8', 1.2 * s, [x - 1.6 * s, y + 1.4 * s, x - 2.6 * s, y + 6 * s])
  disc(b, x, y + 9 * s, 1.7 * s, '#8a5a1c')
}

/** About 110 long at size 1; its middle is at x, y. */
export function cow(
  b: Brush,
  x: number,
  y: number,
  s: number,
  facing: 1 | -1,
  coat: string,
  spots: string,
): void {
  b.save()
  b.translate(x, y)
  oval(b, 0, 1, 56 * s, 7 * s, 'rgba(20, 60, 40, 0.4)')
  b.scale(s * facing, s)
  line(b, coat, 4, [-38, -52, -50, -44, -47, -22], true)
  oval(b, -47, -18, 4, 7, spots)
  for (const dx of [-32, -20, 16, 28]) {
    line(b, dx === -20 || dx === 16 ? spots : coat, 9, [dx, -26, dx, -6])
    fill(b, dx - 5, -6, 10, 6, '#3a2a2c')
  }
  b.fillStyle = coat
  b.beginPath()
  b.roundRect(-42, -60, 80, 38, 17)
  b.fill()
  for (const [dx, dy, rx, ry] of [
    [-24, -50, 13, 9],
    [2, -34, 15, 10],
    [18, -54, 11, 6],
    [-32, -32, 7, 6],
  ] as const)
    oval(b, dx, dy, rx, ry, spots, 0.3)
  oval(b, -16, -21, 9, 5, '#f4b0b4')
  line(b, coat, 22, [32, -48, 44, -60])
  // Head, with a wreath of flowers.
  for (const side of [-1, 1]) {
    line(b, '#f4e8d0', 4, [48 + side * 9, -78, 48 + side * 16, -84, 48 + side * 13, -93], true)
    oval(b, 48 + side * 17, -70, 8, 4.4, spots, side * 0.4)
  }
  oval(b, 48, -66, 13, 15, coat)
  oval(b, 43, -71, 6, 9, spots, 0.2)
  oval(b, 49, -55, 11.4, 8, '#f6c4bc')
  for (const dx of [-4, 5]) {
    oval(b, 49 + dx, -55, 1.8, 2.2, '#a8605c')
    disc(b, 47.6 + dx * 1.3, -69, 2.2, '#20141c')
    disc(b, 48 + dx * 1.3, -69.8, 0.8, '#ffffff')
  }
  line(b, '#a8605c', 1.4, [45, -50.4, 49, -48.6, 54, -50.4], true)
  repeat(7, (i) =>
    disc(
      b,
      38 + i * 3.4,
      -79 - Math.sin((i / 6) * Math.PI) * 3,
      3,
      itemAt(['#e8485a', '#ffffff', '#ffd046', '#7a9ae8'], i % 4),
    ),
  )
  line(b, '#b4303c', 4.4, [31, -58, 38, -46, 50, -42])
  bell(b, 40, -45, 1.2)
  b.restore()
}

export function goat(
  b: Brush,
  x: number,
  y: number,
  s: number,
  facing: 1 | -1,
  coat: string,
  dark: string,
): void {
  b.save()
  b.translate(x, y)
  oval(b, 0, 1, 26 * s, 4 * s, 'rgba(20, 60, 40, 0.4)')
  b.scale(s * facing, s)
  for (const dx of [-15, -9, 8, 14]) {
    line(b, dx === -9 || dx === 8 ? dark : coat, 4.6, [dx, -14, dx, -3])
    fill(b, dx - 2.6, -3, 5.2, 3.4, '#3a2a2c')
  }
  oval(b, -1, -22, 20, 11, coat)
  oval(b, -12, -21, 9, 9.6, dark)
  repeat(6, (i) => line(b, dark, 1.6, [-6 + i * 4, -14, -7 + i * 4, -8 + (i % 2) * 2]))
  line(b, coat, 4, [-19, -27, -25, -33])
  line(b, coat, 10, [14, -26, 20, -38])
  oval(b, 23, -42, 9.4, 6.6, coat, 0.35)
  oval(b, 30, -39, 4, 3.6, '#f4e4d4')
  disc(b, 32.6, -39.6, 1.3, '#4a2a2c')
  disc(b, 23, -44, 1.6, '#20141c')
  oval(b, 13.6, -44, 6, 2.8, dark, -0.4)
  poly(b, dark, 26, -36, 31, -35, 27, -26)
  line(b, '#8a7a6c', 3, [20, -48, 15, -58, 6, -60], true)
  line(b, '#b4a494', 3, [23, -48, 20, -59, 11, -63], true)
  line(b, '#b4303c', 3, [12, -33, 20, -28])
  bell(b, 17, -29, 0.7)
  b.restore()
}

/** The long horn rests on the grass. */
export function horn(b: Brush, x: number, y: number): void {
  oval(b, x, y + 1, 24, 5, 'rgba(20, 60, 40, 0.4)')
  for (const dx of [-6, 6]) {
    line(b, '#4a3a34', 8, [x + dx, y - 34, x + dx, y - 3])
    oval(b, x + dx + 3, y - 1, 7, 3.4, '#2f2024')
    fill(b, x + dx - 4, y - 12, 8, 9, '#f4ece0')
  }
  poly(b, '#c4303a', x - 13, y - 32, x - 12, y - 62, x + 12, y - 62, x + 13, y - 32)
  poly(b, '#fff8ea', x - 5, y - 34, x - 6, y - 62, x + 6, y - 62, x + 5, y - 34)
  line(b, '#2f6f58', 3, [x - 7, y - 62, x - 5, y - 34])
  line(b, '#2f6f58', 3, [x + 7, y - 62, x + 5, y - 34])
  disc(b, x, y - 73, 10, '#f0c49a')
  oval(b, x - 3, y - 68, 7, 5, '#d8d0c8')
  disc(b, x + 4, y - 75, 1.4, '#20141c')
  oval(b, x, y - 80, 14, 3.6, '#3f6a4a')
  oval(b, x - 1, y - 84, 9, 6, '#3f6a4a')
  line(b, '#e8485a', 2.6, [x - 8, y - 84, x - 14, y - 96])
  line(b, '#7a4a28', 4, [x + 9, y - 68, x + 50, y - 44, x + 82, y - 18])
  line(b, '#b87a44', 7, [x + 50, y - 44, x + 86, y - 15])
  line(b, '#b87a44', 10, [x + 80, y - 20, x + 94, y - 6, x + 106, y - 16], true)
  oval(b, x + 109, y - 20, 11, 6, '#8a5228', -0.7)
  oval(b, x + 110, y - 21, 8, 4, '#4a2c1c', -0.7)
  line(b, '#c4303a', 7, [x + 10, y - 58, x + 26, y - 50, x + 30, y - 56])
  disc(b, x + 31, y - 57, 4, '#f0c49a')
  repeat(3, (i) => {
    const [nx, ny] = [x + 120 + i * 20, y - 40 - i * 13]
    disc(b, nx, ny, 4, '#3a2a5a')
    line(b, '#3a2a5a', 2, [nx + 3.4, ny, nx + 3.4, ny - 15, nx + 10, ny - 12])
  })
}
