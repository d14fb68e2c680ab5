/** The picture Ocean: a reef in sunlit water, with a turtle, a distant whale, jellyfish and a lost chest. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, line, repeat, ridge, upright } from '../tools'
import { floor, reef } from './floor'
import { jelly, schools, turtle, whale } from './life'

export function paintOcean(b: Brush): void {
  water(b)
  whale(b)
  reef(b)
  schools(b)
  turtle(b, 300, 236)
  jelly(b, 664, 190, 40, ['#f7a8d8', '#b45fc0'])
  jelly(b, 736, 300, 25, ['#ffd6a5', '#e07a5f'])
  jelly(b, 604, 96, 19, ['#bde0fe', '#5a8fd6'])
  floor(b)
  bubbles(b)
}

function water(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    600,
    upright(b, 0, 600, [
      [0, '#9af0e6'],
      [0.12, '#4cc9d8'],
      [0.38, '#1f8fc2'],
      [0.7, '#145a9a'],
      [1, '#0d2f66'],
    ]),
  )
  glow(b, 300, -20, 330, '235, 255, 240', 0.9)
  b.save()
  b.globalCompositeOperation = 'screen'
  repeat(11, (i) => {
    const x = 60 + i * 62
    const wide = 12 + (i % 4) * 11
    const slant = (x - 300) * 0.55
    b.fillStyle = upright(b, 0, 470, [
      [0, `rgba(220, 255, 240, ${0.2 + (i % 3) * 0.09})`],
      [1, 'rgba(120, 220, 255, 0)'],
    ])
    b.beginPath()
    for (const [px, py] of [
      [x, 0],
      [x + wide, 0],
      [x + wide * 2.6 + slant, 470],
      [x - wide + slant, 470],
    ] as const)
      b.lineTo(px, py)
    b.fill()
  })
  b.restore()
  const by = chanceBy(5)
  repeat(90, (_, t) =>
    line(
      b,
      `rgba(255, 255, 255, ${by.in(0.25, 0.8) * (1 - t)})`,
      1 + by.in(0, 2.4) * (1 - t),
      wave(by.in(-20, 790), 3 + t * 54, by.in(16, 54)),
    ),
  )
  ridge(b, 41, 420, 52, 110, 600, 'rgba(20, 92, 150, 0.75)', 0.4)
  ridge(b, 42, 462, 40, 70, 600, 'rgba(16, 70, 130, 0.9)', 0.3)
}

function wave(x: number, y: number, w: number): number[] {
  return [x, y, x + w * 0.5, y + 2, x + w, y - 1]
}

function bubbles(b: Brush): void {
  const by = chanceBy(91)
  repeat(70, (i) => {
    const x = itemAt([96, 250, 420, 520, 690], i % 5)
    const t = by.next()
    const r = by.in(1.6, 7)
    const px = x + Math.sin(t * 9) * 14 + by.in(-10, 10)
    const y = 520 - t * 480
    disc(b, px, y, r, 'rgba(210, 245, 255, 0.22)')
    b.strokeStyle = 'rgba(235, 252, 255, 0.75)'
    b.lineWidth = 1
    b.stroke()
    disc(b, px - r * 0.35, y - r * 0.35, r * 0.25, 'rgba(255, 255, 255, 0.9)')
  })
}
