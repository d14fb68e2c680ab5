/** The brook of the picture Forest, its stones and its frog. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, line, repeat, upright } from '../tools'

export function brook(b: Brush): void {
  b.fillStyle = upright(b, 430, 600, [
    [0, '#c9eff0'],
    [0.4, '#5fb3c9'],
    [1, '#1f6f93'],
  ])
  b.beginPath()
  b.moveTo(800, 424)
  b.bezierCurveTo(720, 452, 640, 450, 620, 482)
  b.bezierCurveTo(600, 520, 660, 540, 600, 600)
  b.lineTo(800, 600)
  b.fill()
  const by = chanceBy(44)
  repeat(60, (_, t) => {
    const y = 446 + t * 150
    const x = by.in(660 - t * 20, 800)
    line(
      b,
      `rgba(255, 255, 255, ${by.in(0.2, 0.7)})`,
      by.in(1, 2.4),
      [x, y, x + 14, y + 4, x + by.in(22, 46), y],
      true,
    )
  })
  for (const [x, y, r] of [
    [640, 476, 13],
    [628, 524, 17],
    [652, 556, 12],
    [618, 586, 20],
    [704, 508, 15],
    [760, 470, 12],
    [742, 566, 18],
  ] as const) {
    oval(b, x, y + 4, r * 1.25, r * 0.8, '#2f5560')
    oval(b, x, y, r * 1.2, r * 0.78, '#8c9aa0')
    oval(b, x - r * 0.3, y - r * 0.25, r * 0.55, r * 0.26, '#c9d3d3')
    oval(b, x + r * 0.5, y - r * 0.3, r * 0.4, r * 0.22, '#7fb356')
  }
  // A frog on the flat stone.
  oval(b, 742, 556, 14, 9, '#4f9d3a')
  for (const side of [-1, 1]) {
    oval(b, 742 + side * 12, 561, 6, 4, '#3f8430')
    disc(b, 742 + side * 6, 548, 4.6, '#6fbf4a')
    disc(b, 742 + side * 6, 547, 2, '#14161d')
  }
}
