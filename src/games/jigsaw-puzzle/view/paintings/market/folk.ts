/** The people and animals of the picture Market: visitors with bags, children, a dog, a cat and pigeons. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { fill, line, poly, repeat } from '../tools'

export interface Look {
  readonly top: string
  readonly hair: string
  readonly skin: string
  readonly hat?: string | undefined
  /** Worn below: a skirt, else trousers. */
  readonly skirt?: string
  readonly legs?: string
}

/** A head of radius 9 that looks to the right. */
export function head(b: Brush, x: number, y: number, { hair, skin, hat }: Look): void {
  disc(b, x - 1, y - 1, 10, hair)
  oval(b, x - 8, y + 5, 4, 7, hair)
  oval(b, x + 1.4, y + 1, 8.2, 8.6, skin)
  oval(b, x - 1, y - 7, 8.4, 4, hair, -0.2)
  disc(b, x + 2, y + 0.4, 1.2, '#2a1c24')
  disc(b, x + 7, y + 0.4, 1.1, '#2a1c24')
  disc(b, x + 0.4, y + 4, 2, 'rgba(230, 90, 90, 0.4)')
  line(b, '#9a4438', 1.3, [x + 2.4, y + 4.6, x + 5, y + 6.6, x + 7.4, y + 4.4], true)
  if (!hat) return
  oval(b, x, y - 6.4, 14, 3.4, hat)
  oval(b, x - 0.4, y - 10, 8.6, 6, hat)
  fill(b, x - 9, y - 9, 17, 2.4, 'rgba(90, 30, 40, 0.5)')
}

/** A visitor, about 96 tall at size 1; `facing` is where they look. */
export function person(b: Brush, x: number, y: number, s: number, facing: 1 | -1, look: Look): void {
  const { top, skin, skirt, legs } = look
  b.save()
  b.translate(x, y)
  oval(b, 4 * s, 1, 24 * s, 5 * s, 'rgba(60, 30, 50, 0.35)')
  b.scale(s * facing, s)
  for (const [foot, knee] of [
    [-9, -5],
    [10, 7],
  ] as const) {
    line(b, skirt ? skin : (legs ?? '#3a4a6a'), 8, [foot * 0.4, -34, knee, -16, foot, -3])
    oval(b, foot + 3, -1.6, 7.4, 3.6, '#4a2c28')
  }
  if (skirt) {
    poly(b, skirt, -11, -42, 11, -42, 19, -13, -18, -13)
    repeat(5, (i) => line(b, 'rgba(255, 255, 255, 0.35)', 1.6, [-7 + i * 3.6, -40, -13 + i * 7, -14]))
    repeat(6, (i) => disc(b, -12 + i * 5.4, -20 - (i % 2) * 6, 1.7, '#fff4dc'))
  }
  line(b, top, 8, [-9, -64, -19, -52, -15, -40])
  disc(b, -15, -38, 4, skin)
  poly(b, top, -12, -38, -12, -66, -6, -71, 7, -71, 12, -66, 12, -38)
  poly(b, 'rgba(255, 255, 255, 0.22)', 4, -71, 7, -71, 12, -66, 12, -38, 7, -38)
  repeat(4, (i) => line(b, 'rgba(50, 20, 40, 0.18)', 2, [-11, -62 + i * 7, 11, -62 + i * 7]))
  line(b, top, 7.4, [9, -65, 18, -54, 27, -50])
  disc(b, 29, -49, 4, skin)
  fill(b, -3, -74, 7, 5, skin)
  head(b, 0, -81, look)
  b.restore()
}

export function dog(b: Brush, x: number, y: number, s: number): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  oval(b, 2, 2, 30, 5, 'rgba(60, 30, 50, 0.35)')
  line(b, '#c98a4c', 6, [-20, -16, -34, -22, -32, -38], true)
  for (const dx of [-16, -8, 10, 17]) {
    line(b, dx === -8 || dx === 10 ? '#a86a38' : '#c98a4c', 6.4, [dx, -14, dx - 1, -2])
    oval(b, dx + 1.4, -1, 4.6, 2.6, '#fff0d8')
  }
  oval(b, 0, -20, 23, 10.5, '#c98a4c')
  oval(b, -6, -25, 10, 4, '#f4e0c0', -0.2)
  oval(b, 8, -14, 10, 4, '#f4e0c0')
  line(b, '#c98a4c', 13, [16, -24, 22, -36])
  line(b, '#2f7fb8', 4.4, [15, -31, 25, -27])
  disc(b, 21, -25, 2.4, '#ffd046')
  disc(b, 24, -42, 10, '#c98a4c')
  oval(b, 33, -38, 8, 5.4, '#f4e0c0')
  oval(b, 40, -41, 3, 2.4, '#20141c')
  disc(b, 27, -45, 1.9, '#20141c')
  oval(b, 17, -39, 4.6, 10, '#8a5228', 0.3)
  oval(b, 34, -31, 2.4, 4, '#ff7b8a')
  b.restore()
}

/** It sits and looks out of the picture. */
export function cat(b: Brush, x: number, y: number, s: number): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  oval(b, 0, 1, 22, 4, 'rgba(60, 30, 50, 0.35)')
  line(b, '#5a5a6a', 5.4, [12, -3, 34, 0, 30, -22], true)
  oval(b, 3, -13, 13, 14, '#6f7080')
  oval(b, -5, -16, 8, 12, '#8a8c9c')
  repeat(4, (i) => line(b, '#4a4a5a', 2.2, [6, -22 + i * 5, 15, -19 + i * 5]))
  for (const dx of [-9, -2]) {
    line(b, '#8a8c9c', 5, [dx, -12, dx, -2])
    oval(b, dx - 1, -1, 4, 2.4, '#ffffff')
  }
  disc(b, -6, -32, 10.4, '#7c7e8e')
  for (const side of [-1, 1]) {
    poly(b, '#7c7e8e', -6 + side * 9, -34, -6 + side * 9.6, -48, -6 + side * 1, -40)
    poly(b, '#f0a8a8', -6 + side * 8, -38, -6 + side * 8.6, -44, -6 + side * 4, -40)
    oval(b, -6 + side * 4, -33, 2.2, 2.8, '#c8e85a')
    oval(b, -6.6 + side * 4, -33, 0.9, 2.4, '#182018')
    repeat(3, (i) => line(b, '#ffffff', 0.8, [-6 + side * 4, -28, -6 + side * 15, -31 + i * 3]))
  }
  repeat(3, (i) => line(b, '#4a4a5a', 1.6, [-9 + i * 3, -42, -8.4 + i * 2.6, -38]))
  oval(b, -6, -27.6, 4.4, 3, '#ffffff')
  poly(b, '#e87a8a', -7.6, -29.6, -4.4, -29.6, -6, -27.6)
  b.restore()
}

export function pigeon(b: Brush, x: number, y: number, facing: 1 | -1, tone: string): void {
  b.save()
  b.translate(x, y)
  b.scale(facing, 1)
  for (const dx of [-1, 3]) line(b, '#e07a5a', 1.3, [dx, -4, dx + 1, 1])
  poly(b, '#5a6078', -6, -9, -16, -5, -6, -5)
  oval(b, 0, -8, 8, 5, tone, -0.25)
  oval(b, -2, -8, 6, 3, '#e4e8f0', -0.2)
  line(b, '#4a8a7a', 4.4, [6, -11, 8, -14])
  disc(b, 9, -16, 3.2, tone)
  poly(b, '#e8b04a', 11.6, -16.6, 15, -15, 11.6, -14.6)
  disc(b, 9.8, -16.6, 0.8, '#20141c')
  b.restore()
}
