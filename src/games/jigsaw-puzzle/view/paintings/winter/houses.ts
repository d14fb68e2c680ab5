/** A house and a fir under snow, of the picture Winter. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc } from '../../../../../engine/stage/painting/shapes'
import { fill, glow, line, poly, repeat, upright } from '../tools'

const FIRS = [
  ['#1d4a55', '#2f6a68'],
  ['#234a66', '#39708a'],
  ['#1a3f4c', '#2a5a5f'],
] as const

/** A fir with snow on its boughs, from its foot. */
export function fir(b: Brush, x: number, y: number, h: number, kind: number): void {
  const [dark, light] = itemAt(FIRS, kind % 3)
  fill(b, x - h * 0.04, y - h * 0.1, h * 0.08, h * 0.1, '#4a3038')
  repeat(4, (i) => {
    const top = y - h + i * h * 0.2
    const w = h * (0.13 + i * 0.065)
    const foot = top + h * 0.33
    poly(
      b,
      dark,
      x,
      top,
      x + w,
      foot,
      x + w * 0.3,
      foot - h * 0.03,
      x - w * 0.4,
      foot,
      x - w,
      foot - h * 0.02,
    )
    poly(b, light, x, top, x - w, foot - h * 0.02, x - w * 0.25, foot - h * 0.06)
    poly(
      b,
      '#f4f7ff',
      x,
      top,
      x + w * 0.5,
      top + h * 0.17,
      x + w * 0.12,
      top + h * 0.11,
      x - w * 0.2,
      top + h * 0.2,
    )
    poly(b, '#cfdcf6', x - w * 0.45, top + h * 0.17, x - w, foot - h * 0.02, x - w * 0.5, foot - h * 0.07)
  })
}

export type House = readonly [
  x: number,
  y: number,
  w: number,
  h: number,
  wall: string,
  shade: string,
  kind: number,
]

export function house(b: Brush, [x, y, w, h, wall, shade, kind]: House): void {
  const roof = h * 0.75
  fill(
    b,
    x,
    y - h,
    w,
    h,
    upright(b, y - h, y, [
      [0, shade],
      [1, wall],
    ]),
  )
  poly(b, wall, x, y - h, x + w / 2, y - h - roof, x + w, y - h)
  if (kind === 0) {
    // Timbers.
    for (const t of [0.04, 0.5, 0.96]) line(b, '#5a3440', 2.4, [x + w * t, y, x + w * t, y - h])
    line(b, '#5a3440', 2.4, [x, y - h, x + w, y - h])
    line(b, '#5a3440', 2, [x + w * 0.28, y - h, x + w / 2, y - h - roof * 0.5, x + w * 0.72, y - h])
  } else if (kind === 1)
    repeat(Math.floor(h / 5), (i) => fill(b, x, y - i * 5 - 3, w, 1, 'rgba(40, 16, 40, 0.28)'))
  else
    repeat(14, (i) =>
      fill(b, x + ((i * 17) % (w - 6)), y - 5 - ((i * 11) % h), 6, 2.4, 'rgba(255, 240, 230, 0.3)'),
    )
  fill(b, x + w * 0.66, y - h - roof * 0.95, w * 0.13, roof * 0.62, '#7a3f4a')
  fill(b, x + w * 0.64, y - h - roof, w * 0.17, 4, '#ffffff')
  // The roof's snow hangs over, with icicles below.
  line(b, '#9fb2e2', 9, [x - 5, y - h + 3, x + w / 2, y - h - roof + 2, x + w + 5, y - h + 3])
  line(b, '#f8faff', 6.5, [x - 5, y - h, x + w / 2, y - h - roof - 1, x + w + 5, y - h])
  repeat(6, (i, t) => {
    const at = x + 3 + t * (w / 2 - 5)
    const low = y - h + 4 - (t * roof * (w - 10)) / w
    poly(b, '#e3edff', at - 1.2, low, at + 1.2, low, at, low + 5 + (i % 3) * 2)
  })
  glow(b, x + w / 2, y - h * 0.45, w * 0.75, '255, 190, 90', 0.5)
  const panes = w > 62 ? [0.12, 0.42, 0.72] : [0.16, 0.6]
  panes.forEach((t, i) => {
    if (i === 1 && panes.length === 3) {
      fill(b, x + w * t - 1, y - h * 0.52, 14, h * 0.52, kind === 1 ? '#2f5a6d' : '#7b2f3d')
      disc(b, x + w * t + 6, y - h * 0.36, 4, '#3f8a5a')
      disc(b, x + w * t + 6, y - h * 0.36, 1.8, '#e8485a')
    } else lit(b, x + w * t, y - h * 0.66, 12, 14, i)
  })
  lit(b, x + w / 2 - 5, y - h - roof * 0.4, 10, 11, kind)
}

export function lit(b: Brush, x: number, y: number, w: number, h: number, i: number): void {
  fill(b, x - 2, y - 2, w + 4, h + 4, '#4a2a3a')
  fill(b, x, y, w, h, i % 2 ? '#ffd46b' : '#ffe9a0')
  line(b, '#a8683f', 1.2, [x + w / 2, y, x + w / 2, y + h])
  line(b, '#a8683f', 1.2, [x, y + h / 2, x + w, y + h / 2])
  fill(b, x - 3, y + h + 1, w + 6, 3, '#f8faff')
}
