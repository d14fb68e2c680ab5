/** The mountains of the picture Alps: rock faces, snow and waterfalls. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, line, poly, repeat } from '../tools'

type Peak = readonly [
  x: number,
  top: number,
  half: number,
  foot: number,
  light: string,
  dark: string,
  seed: number,
]

const FAR: readonly Peak[] = [
  [60, 168, 130, 330, '#a9b4dc', '#7f8cc0', 1],
  [232, 142, 140, 330, '#b4bce0', '#8492c6', 2],
  [566, 138, 140, 330, '#a9b8e0', '#7c8ec4', 3],
  [748, 146, 130, 330, '#b8bee0', '#8a94c8', 4],
]
const NEAR: readonly Peak[] = [
  [420, 62, 190, 360, '#a8a0b8', '#625f8c', 5],
  [148, 158, 150, 360, '#9d98b0', '#5b5c86', 6],
  [676, 112, 180, 360, '#a89cae', '#625a84', 7],
]

export function peaks(b: Brush): void {
  for (const each of FAR) peak(b, each)
  for (const each of NEAR) peak(b, each)
  waterfall(b, 556, 250, 78)
  waterfall(b, 262, 262, 56)
  // A cross on the highest.
  line(b, '#5a3a30', 2.6, [420, 63, 420, 44])
  line(b, '#5a3a30', 2.6, [413, 50, 427, 50])
}

/** Lit from the left; snow above, gullies and ledges below it. */
function peak(b: Brush, [x, top, half, foot, light, dark, seed]: Peak): void {
  const by = chanceBy(seed + 500)
  const h = foot - top
  // Down either side in steps that differ, but never back up.
  const side = (slope: number) => {
    const at: [number, number][] = []
    repeat(9, (_, t) =>
      at.push([
        x + slope * half * (t + (t > 0 && t < 1 ? by.in(-0.04, 0.05) : 0)),
        top + h * (t ** 0.92 + by.in(0, 0.02)),
      ]),
    )
    return at
  }
  const [left, right] = [side(-1), side(1)]
  const spine = [...Array(7).keys()].map((i): [number, number] => [
    x + (i % 2 ? 1 : -1) * half * 0.05 * Math.min(i, 3) + i * half * 0.03,
    top + (h * i) / 6,
  ])
  const up = [...spine].reverse()
  poly(b, light, ...left.flat(), ...up.flat())
  poly(b, dark, ...right.flat(), ...up.flat())
  b.save()
  b.beginPath()
  for (const [px, py] of [...left, ...[...right].reverse()]) b.lineTo(px, py)
  b.clip()
  // Rock faces: each a sliver that is lighter or darker than its neighbors.
  repeat(130, () => {
    const t = by.in(0.16, 1)
    const at = x + half * t * by.in(-0.95, 0.95)
    const [y, s] = [top + h * t, half * by.in(0.05, 0.14)]
    const lit = at < x + half * 0.05
    const tone = lit
      ? by.of(['rgba(255, 236, 220, 0.34)', 'rgba(70, 60, 110, 0.28)', 'rgba(255, 214, 190, 0.3)'])
      : by.of(['rgba(30, 26, 80, 0.3)', 'rgba(150, 160, 220, 0.26)', 'rgba(20, 16, 60, 0.3)'])
    poly(
      b,
      tone,
      at,
      y - s * 1.5,
      at + (lit ? -s : s),
      y + s * 0.4,
      at + (lit ? -s * 0.3 : s * 0.3),
      y + s * 0.7,
    )
  })
  snow(b, x, top, half, h, by)
  b.restore()
}

function snow(
  b: Brush,
  x: number,
  top: number,
  half: number,
  h: number,
  by: ReturnType<typeof chanceBy>,
): void {
  const teeth = (slope: number) => {
    const at: number[] = []
    repeat(8, (i, t) => {
      const reach = half * 0.5 * (1 - t)
      at.push(x + slope * reach, top + h * ((i % 2 ? 0.24 : 0.4) + by.in(-0.05, 0.06)) * (1 - t * 0.25))
    })
    return at
  }
  poly(
    b,
    '#fffdfa',
    x,
    top - 2,
    x - half * 0.56,
    top + h * 0.52,
    ...teeth(-1),
    x + half * 0.04,
    top + h * 0.3,
  )
  poly(b, '#b9c8ee', x, top - 2, x + half * 0.56, top + h * 0.52, ...teeth(1), x + half * 0.04, top + h * 0.3)
  repeat(12, () => {
    const t = by.in(0.05, 0.3)
    const at = x + half * t * by.in(-0.8, 0.8)
    const tone = at < x ? 'rgba(255, 206, 190, 0.6)' : 'rgba(130, 146, 214, 0.55)'
    poly(
      b,
      tone,
      at,
      top + h * t,
      at + (at < x ? -9 : 9),
      top + h * t + 16,
      at + (at < x ? -2 : 2),
      top + h * t + 13,
    )
  })
  repeat(16, () => {
    const t = by.in(0.4, 0.66)
    const at = x + half * t * by.in(-0.8, 0.8)
    poly(
      b,
      at < x ? '#fffaf4' : '#c4d0f0',
      at - by.in(1, 3),
      top + h * t,
      at + 2,
      top + h * t + 4,
      at + by.in(-8, 8),
      top + h * t + by.in(14, 30),
    )
  })
}

function waterfall(b: Brush, x: number, y: number, h: number): void {
  line(b, '#e8f6ff', 8, [x, y, x + 3, y + h * 0.4, x - 2, y + h])
  repeat(5, (i) =>
    line(b, i % 2 ? '#a8d8f0' : '#ffffff', 1.6, [
      x - 3 + i * 1.6,
      y + 4 + i,
      x + i * 1.2,
      y + h * 0.4,
      x - 6 + i * 2.2,
      y + h,
    ]),
  )
  repeat(7, (i) => oval(b, x - 14 + i * 4.4, y + h + (i % 3) * 2, 8, 5, 'rgba(255, 255, 255, 0.55)'))
}
