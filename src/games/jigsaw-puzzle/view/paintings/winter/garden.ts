/** The foreground of the picture Winter: firs, a snowman, a sled, and animals in the snow. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, leaf, line, poly, repeat, ridge, upright } from '../tools'
import { fir } from './houses'

export function foreground(b: Brush): void {
  ridge(
    b,
    23,
    556,
    13,
    130,
    600,
    upright(b, 540, 600, [
      [0, '#f4f7ff'],
      [1, '#93a6dc'],
    ]),
  )
  const by = chanceBy(33)
  repeat(110, () =>
    oval(
      b,
      by.in(0, 800),
      by.in(556, 598),
      by.in(8, 30),
      by.in(1.4, 3.6),
      by.of(['#ffffff', '#b4c4ee', '#8da2d8', '#d5c5e8']),
    ),
  )
  // Tracks of a hare lead to the hare.
  repeat(13, (i) => {
    const [x, y] = [470 + i * 14, 588 - Math.sin(i / 3.4) * 12]
    for (const [dx, dy] of [
      [0, 0],
      [5, 3],
      [9, -2],
    ] as const)
      oval(b, x + dx, y + dy, 2.2, 1.4, '#6f84c0')
  })
  for (const [x, y, h, kind] of [
    [32, 566, 196, 0],
    [104, 580, 128, 1],
    [776, 574, 204, 2],
    [700, 582, 118, 0],
  ] as const) {
    oval(b, x, y, h * 0.3, 7, 'rgba(70, 86, 150, 0.55)')
    fir(b, x, y, h, kind)
  }
  robin(b, 118, 476)
  fence(b)
  snowman(b, 188, 574)
  sledge(b, 348, 582)
  hare(b, 660, 584)
  fox(b, 560, 574)
  repeat(34, (i) => {
    const x = (i * 97) % 800
    leaf(b, x, 600, by.in(10, 24), 2, by.in(-0.5, 0.5), i % 2 ? '#a88a6a' : '#6f5a6a')
    if (i % 3 === 0) disc(b, x + 4, 582 + (i % 4) * 3, 2.4, '#d9405a')
  })
}

function fence(b: Brush): void {
  repeat(11, (i) => {
    const [x, y] = [396 + i * 19, 562 - Math.sin(i) * 2]
    fill(b, x, y - 20, 5, 26, '#7a5568')
    oval(b, x + 2.5, y - 21, 5, 3.4, '#ffffff')
    if (i < 10)
      for (const dy of [-13, -3]) {
        line(b, '#8a6275', 3, [x + 5, y + dy, x + 19, y + dy])
        line(b, '#ffffff', 1.6, [x + 6, y + dy - 2, x + 18, y + dy - 2])
      }
  })
}

function snowman(b: Brush, x: number, y: number): void {
  oval(b, x + 4, y + 4, 40, 7, 'rgba(70, 86, 150, 0.55)')
  for (const [dy, r] of [
    [-22, 29],
    [-62, 21],
    [-94, 15],
  ] as const) {
    disc(b, x, y + dy, r, '#b8c8f0')
    disc(b, x - r * 0.12, y + dy - r * 0.08, r * 0.88, '#ffffff')
    oval(b, x + r * 0.5, y + dy + r * 0.5, r * 0.3, r * 0.2, '#dbe5fb', -0.6)
  }
  line(b, '#5a3a33', 3, [x + 18, y - 66, x + 42, y - 84, x + 50, y - 80])
  line(b, '#5a3a33', 3, [x + 42, y - 84, x + 44, y - 95])
  line(b, '#5a3a33', 3, [x - 18, y - 66, x - 42, y - 76])
  line(b, '#c98f4a', 2.6, [x - 40, y - 112, x - 44, y - 16])
  repeat(7, (i) => line(b, '#e0b060', 2, [x - 40, y - 110, x - 50 + i * 4, y - 132]))
  line(b, '#e8485a', 7, [x - 14, y - 80, x + 13, y - 79])
  line(b, '#e8485a', 6, [x + 9, y - 78, x + 16, y - 52])
  for (const dy of [-70, -60, -28, -16]) disc(b, x - 1, y + dy, 2.4, '#2c2a40')
  for (const dx of [-5, 5]) disc(b, x + dx, y - 98, 2, '#20141c')
  poly(b, '#f2883c', x, y - 95, x + 17, y - 91, x, y - 90)
  fill(b, x - 18, y - 108, 36, 4, '#2c2a52')
  fill(b, x - 11, y - 128, 22, 21, '#2c2a52')
  fill(b, x - 11, y - 113, 22, 4, '#ffd46b')
}

function sledge(b: Brush, x: number, y: number): void {
  oval(b, x, y + 6, 46, 5, 'rgba(70, 86, 150, 0.5)')
  line(b, '#7a3f33', 3.4, [x - 42, y + 4, x + 34, y + 4, x + 50, y + 4, x + 46, y - 12], true)
  fill(b, x - 38, y - 8, 76, 5, '#b5683f')
  for (const dx of [-28, 0, 28]) line(b, '#7a3f33', 3, [x + dx, y - 4, x + dx, y + 4])
  line(b, '#d9405a', 1.6, [x + 46, y - 10, x + 72, y + 6, x + 92, y - 2], true)
  for (const [dx, w, h, paint, band] of [
    [-34, 26, 22, '#d9405a', '#ffe08a'],
    [-6, 18, 30, '#2f8a78', '#ffffff'],
    [14, 22, 16, '#5a6fd0', '#ffb3c4'],
  ] as const) {
    fill(b, x + dx, y - 8 - h, w, h, paint)
    fill(b, x + dx + w / 2 - 2, y - 8 - h, 4, h, band)
    fill(b, x + dx, y - 8 - h * 0.55, w, 3.4, band)
    for (const side of [-1, 1]) leaf(b, x + dx + w / 2, y - 8 - h, 10, 4, side * 0.8, band)
  }
}

function fox(b: Brush, x: number, y: number): void {
  line(b, '#d9682f', 12, [x + 20, y - 2, x + 46, y + 2, x + 48, y - 22], true)
  disc(b, x + 48, y - 24, 6, '#fff4e8')
  oval(b, x + 6, y - 9, 20, 13, '#d9682f')
  oval(b, x - 7, y - 20, 11, 18, '#e27a3a')
  oval(b, x - 10, y - 12, 6, 12, '#fff4e8')
  poly(b, '#e27a3a', x - 26, y - 34, x - 8, y - 50, x + 6, y - 38, x - 6, y - 26)
  poly(b, '#fff4e8', x - 26, y - 34, x - 12, y - 34, x - 8, y - 27)
  for (const dx of [-12, 0]) poly(b, '#8a3a2a', x + dx, y - 44, x + dx + 2, y - 60, x + dx + 8, y - 44)
  disc(b, x - 26, y - 34, 2.2, '#20141c')
  disc(b, x - 11, y - 39, 1.8, '#20141c')
  for (const dx of [-13, -5]) line(b, '#5a2f2a', 4, [x + dx, y - 8, x + dx, y + 3])
}

function hare(b: Brush, x: number, y: number): void {
  oval(b, x + 8, y - 9, 16, 12, '#ffffff')
  oval(b, x + 10, y - 4, 12, 7, '#cbd6f4')
  disc(b, x + 25, y - 8, 5, '#ffffff')
  disc(b, x - 8, y - 20, 9, '#ffffff')
  leaf(b, x - 8, y - 26, 24, 6, -0.25, '#ffffff')
  leaf(b, x - 3, y - 26, 24, 6, 0.3, '#e6ecfb')
  leaf(b, x - 8, y - 27, 18, 3, -0.25, '#f2b3c0')
  disc(b, x - 11, y - 21, 1.8, '#20141c')
  disc(b, x - 17, y - 18, 1.6, '#e88a9a')
}

function robin(b: Brush, x: number, y: number): void {
  line(b, '#5a3a33', 3.4, [x - 40, y + 18, x - 10, y + 10, x + 26, y + 12], true)
  line(b, '#ffffff', 2, [x - 30, y + 13, x - 8, y + 8, x + 20, y + 9], true)
  oval(b, x, y, 10, 9, '#8a6a5a')
  oval(b, x + 4, y + 1, 6, 7, '#f2683c')
  disc(b, x + 5, y - 8, 6, '#f2683c')
  poly(b, '#6a4f46', x - 8, y - 2, x - 22, y + 4, x - 9, y + 5)
  poly(b, '#e0a030', x + 10, y - 9, x + 16, y - 7, x + 10, y - 5)
  disc(b, x + 6, y - 10, 1.5, '#20141c')
}
