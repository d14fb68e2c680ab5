/** The stalls of the picture Market: striped awnings, lanterns, and crates on their counters. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { fill, glow, line, poly, repeat } from '../tools'
import { head, type Look } from './folk'
import { crate, type Ware, ware } from './wares'

interface Stall {
  /** Middle of its foot, and its size. */
  readonly x: number
  readonly y: number
  readonly s: number
  readonly stripes: readonly [string, string]
  readonly cloth: string
  readonly wares: readonly Ware[]
  readonly keeper: Look
}

export function stall(b: Brush, { x, y, s, stripes, cloth, wares, keeper }: Stall): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  oval(b, 0, 2, 92, 7, 'rgba(60, 30, 40, 0.35)')
  fill(b, -72, -116, 144, 70, '#5a3a40')
  shelf(b, wares)
  keeperAt(b, keeper)
  for (const at of [-74, 70]) {
    fill(b, at, -116, 5, 116, '#8a5a34')
    fill(b, at, -116, 2, 116, '#b8804c')
  }
  fill(b, -76, -52, 152, 52, '#8f5c34')
  // A cloth with a hem of points.
  fill(b, -76, -24, 152, 18, cloth)
  repeat(15, (i) => poly(b, cloth, -76 + i * 10.2, -7, -66 + i * 10.2, -7, -71 + i * 10.2, 1))
  repeat(15, (i) => disc(b, -71 + i * 10.2, -14, 2.4, i % 2 ? '#fff4dc' : '#ffd046'))
  repeat(4, (i) => crate(b, itemAt(wares, i + 4), -75 + i * 38, -22, 36))
  repeat(4, (i) => crate(b, itemAt(wares, i), -75 + i * 38, -44, 36))
  // Prices on little boards.
  repeat(4, (i) => {
    fill(b, -50 + i * 38, -38, 11, 8, i % 2 ? '#2f4a44' : '#3a3a4a')
    line(b, '#fff4dc', 1, [-48 + i * 38, -35, -42 + i * 38, -35])
    line(b, '#ffd046', 1, [-48 + i * 38, -32.6, -44 + i * 38, -32.6])
  })
  awning(b, stripes)
  b.restore()
}

/** The goods at the back, hanging and standing. */
function shelf(b: Brush, wares: readonly Ware[]): void {
  fill(b, -68, -74, 136, 3, '#a87040')
  repeat(11, (i) => ware(b, itemAt(wares, (i + 2) % 8), -62 + i * 12.4, -81, i * 0.3))
  repeat(9, (i) => {
    line(b, '#c9a070', 1, [-62 + i * 15, -112, -62 + i * 15, -100])
    disc(b, -62 + i * 15, -98, 4, itemAt(['#e8c79a', '#c4303a', '#f4ead0'], i % 3))
    disc(b, -63 + i * 15, -99.4, 1.6, 'rgba(255, 255, 255, 0.5)')
  })
}

function keeperAt(b: Brush, look: Look): void {
  poly(b, look.top, -16, -48, -13, -72, 13, -72, 16, -48)
  poly(b, '#fff8ea', -8, -48, -7, -70, 7, -70, 8, -48)
  line(b, look.top, 7, [-13, -68, -24, -58, -18, -50])
  line(b, look.top, 7, [13, -68, 25, -62, 30, -72])
  disc(b, 31, -74, 4, look.skin)
  disc(b, -17, -50, 4, look.skin)
  head(b, 0, -82, look)
}

function awning(b: Brush, stripes: readonly [string, string]): void {
  const count = 11
  repeat(count, (i) => {
    const edge = (t: number, half: number) => -half + (t / count) * half * 2
    const color = itemAt(stripes, i % 2)
    poly(b, color, edge(i, 68), -152, edge(i + 1, 68), -152, edge(i + 1, 86), -112, edge(i, 86), -112)
    oval(b, edge(i + 0.5, 86), -112, 7.9, 8, color)
  })
  poly(b, 'rgba(60, 20, 40, 0.16)', -79, -128, 79, -128, 86, -112, -86, -112)
  poly(b, 'rgba(255, 255, 255, 0.3)', -68, -152, 68, -152, 71, -146, -71, -146)
  for (const x of [-54, 54]) lantern(b, x, -106)
}

export function lantern(b: Brush, x: number, y: number): void {
  glow(b, x, y + 12, 26, '255, 205, 110', 0.75)
  line(b, '#4a2a30', 1.4, [x, y - 6, x, y + 4])
  fill(b, x - 4, y + 3, 8, 3, '#4a2a30')
  oval(b, x, y + 12, 7, 8, '#ffb43c')
  oval(b, x, y + 12, 3.6, 7, '#fff0b0')
  fill(b, x - 4, y + 18, 8, 3, '#4a2a30')
}

const RED = ['#d9443e', '#fff4e0'] as const
const BLUE = ['#2f7fb8', '#f4f8f0'] as const
const GREEN = ['#3a9a5f', '#fff4dc'] as const
const YELLOW = ['#f0b02c', '#fff8e4'] as const
const PINK = ['#d95f8f', '#fff0ea'] as const
const VIOLET = ['#7a5bb8', '#f8ecd8'] as const

const look = (top: string, hair: string, skin: string, hat?: string): Look => ({ top, hair, skin, hat })

export const BACK: readonly Stall[] = [
  {
    x: 252,
    y: 420,
    s: 0.72,
    stripes: GREEN,
    cloth: '#e8c25a',
    keeper: look('#4a7fa8', '#5a3420', '#f0c49a', '#e0b060'),
    wares: ['cabbage', 'carrot', 'tomato', 'cabbage', 'pumpkin', 'pear', 'carrot', 'melon'],
  },
  {
    x: 66,
    y: 418,
    s: 0.72,
    stripes: BLUE,
    cloth: '#7ab8c8',
    keeper: look('#c9503f', '#2a2024', '#c98f62', '#f4f4f0'),
    wares: ['fish', 'lemon', 'fish', 'fish', 'fish', 'lemon', 'fish', 'lemon'],
  },
  {
    x: 552,
    y: 420,
    s: 0.72,
    stripes: YELLOW,
    cloth: '#c9704a',
    keeper: look('#7a9a4a', '#d9a04a', '#f4cba4', '#fff8ea'),
    wares: ['bread', 'bread', 'cheese', 'bread', 'cheese', 'bread', 'bread', 'cheese'],
  },
  {
    x: 736,
    y: 418,
    s: 0.72,
    stripes: VIOLET,
    cloth: '#8fb860',
    keeper: look('#e0804a', '#3a2a30', '#a8704a', '#5f8f5a'),
    wares: ['plum', 'grape', 'pear', 'grape', 'apple', 'plum', 'grape', 'pear'],
  },
]

export const FRONT: readonly Stall[] = [
  {
    x: 110,
    y: 584,
    s: 1.28,
    stripes: RED,
    cloth: '#4a8f6a',
    keeper: look('#3f7aa0', '#8a4a28', '#f0c49a', '#e8c070'),
    wares: ['apple', 'orange', 'banana', 'grape', 'lemon', 'melon', 'pear', 'tomato'],
  },
  {
    x: 694,
    y: 586,
    s: 1.28,
    stripes: PINK,
    cloth: '#5a7fc0',
    keeper: look('#8a5bb0', '#f0d080', '#f4cba4', '#c9605a'),
    wares: ['flower', 'flower', 'flower', 'flower', 'flower', 'plum', 'flower', 'pumpkin'],
  },
]
