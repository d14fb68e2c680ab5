/** The reef and the ground of the picture Ocean. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, leaf, line, poly, repeat, ridge, upright } from '../tools'

export function reef(b: Brush): void {
  const by = chanceBy(55)
  // Kelp from the ground up to the light.
  for (const [x, height] of [
    [22, 330],
    [52, 250],
    [770, 300],
    [742, 220],
    [790, 380],
    [340, 150],
    [566, 130],
  ] as const) {
    const sway = by.in(-14, 14)
    line(
      b,
      '#1f7a5a',
      5,
      [
        x,
        560,
        x + sway,
        560 - height * 0.3,
        x,
        560 - height * 0.5,
        x - sway,
        560 - height * 0.75,
        x + sway * 0.6,
        560 - height,
      ],
      true,
    )
    repeat(Math.round(height / 15), (i, t) =>
      leaf(
        b,
        x + Math.sin(i) * 5,
        552 - t * height,
        34 - t * 10,
        6,
        (i % 2 ? 1 : -1) * by.in(0.7, 1.2),
        i % 3 ? '#2fa36b' : '#74c365',
      ),
    )
  }
  ridge(b, 61, 524, 26, 60, 600, '#233f74', 0.2)
  // Branching corals.
  for (const [x, y, size, color] of [
    [120, 540, 70, '#ff6f7d'],
    [196, 556, 46, '#ffb347'],
    [470, 548, 54, '#e056a0'],
    [640, 540, 78, '#ff8c61'],
    [716, 560, 50, '#f7d154'],
    [290, 556, 40, '#c77dff'],
  ] as const)
    branch(b, x, y, size, -Math.PI / 2, color, 4)
  // Brain and fan corals.
  for (const [x, y, r, light, dark] of [
    [60, 552, 40, '#9be3c8', '#3a9d86'],
    [410, 566, 36, '#ffc8a2', '#d9776a'],
    [556, 566, 32, '#b8a1ff', '#6c55c9'],
    [782, 556, 34, '#a6e3ff', '#3f8fc9'],
  ] as const) {
    disc(b, x, y, r, dark)
    disc(b, x - 2, y - 4, r * 0.93, light)
    b.strokeStyle = dark
    b.lineWidth = 2
    repeat(4, (i) => {
      b.beginPath()
      repeat(14, (n, t) =>
        b.lineTo(x - r * 0.85 + t * r * 1.7, y - r * 0.6 + i * r * 0.38 + (n % 2 ? 3 : -3)),
      )
      b.stroke()
    })
  }
}

function branch(
  b: Brush,
  x: number,
  y: number,
  length: number,
  angle: number,
  color: string,
  depth: number,
): void {
  const tx = x + Math.cos(angle) * length * 0.5
  const ty = y + Math.sin(angle) * length * 0.5
  line(b, color, depth * 2.6, [x, y, tx, ty])
  line(b, 'rgba(255, 255, 255, 0.25)', depth * 0.8, [x - 1, y, tx - 1, ty])
  if (depth === 1) disc(b, tx, ty, 3.6, '#fff1e0')
  else
    for (const slant of [-0.62, 0.05, 0.58]) branch(b, tx, ty, length * 0.72, angle + slant, color, depth - 1)
}

export function floor(b: Brush): void {
  ridge(
    b,
    71,
    572,
    12,
    90,
    600,
    upright(b, 556, 600, [
      [0, '#f2dca6'],
      [1, '#c7a36b'],
    ]),
  )
  const by = chanceBy(73)
  repeat(260, () =>
    oval(
      b,
      by.in(0, 800),
      by.in(574, 600),
      by.in(0.8, 2.6),
      by.in(0.6, 1.4),
      by.of(['#a9864f', '#fff3cf', '#d6b57a', '#8a7f9c']),
    ),
  )
  // A chest, half sunk.
  b.save()
  b.translate(352, 560)
  b.rotate(-0.08)
  fill(b, -34, -20, 68, 34, '#7a4a24')
  poly(b, '#965d2e', -34, -20, -28, -44, 26, -50, 34, -20)
  poly(b, '#2b1a10', -30, -20, -24, -32, 24, -34, 30, -20)
  repeat(16, (i) => disc(b, -22 + i * 3, -21 - (i % 4) * 2.4, 3.6, i % 3 ? '#ffd84d' : '#fff1a8'))
  disc(b, 14, -24, 4, '#ef476f')
  disc(b, -12, -25, 3.6, '#4cc9f0')
  for (const x of [-30, 22]) fill(b, x, -20, 8, 34, '#c9993f')
  fill(b, -5, -12, 10, 12, '#e0b64f')
  b.restore()
  for (const [x, y, r, color] of [
    [154, 584, 13, '#ff7f50'],
    [500, 588, 11, '#f25c7e'],
    [690, 586, 14, '#ffb000'],
    [246, 590, 9, '#c77dff'],
  ] as const) {
    b.fillStyle = color
    b.beginPath()
    repeat(10, (i) =>
      b.lineTo(
        x + Math.cos((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r),
        y + Math.sin((i * Math.PI) / 5) * (i % 2 ? r * 0.45 : r) * 0.8,
      ),
    )
    b.fill()
    repeat(5, (i) =>
      disc(
        b,
        x + Math.cos((i * Math.PI * 2) / 5) * r * 0.5,
        y + Math.sin((i * Math.PI * 2) / 5) * r * 0.4,
        1.2,
        '#fff1e0',
      ),
    )
  }
  // A crab on its way.
  for (const side of [-1, 1]) {
    repeat(3, (i) =>
      line(b, '#c23f34', 2.4, [
        600,
        584,
        600 + side * (14 + i * 3),
        576 + i * 5,
        600 + side * (20 + i * 3),
        586 + i * 4,
      ]),
    )
    line(b, '#c23f34', 3, [600 + side * 10, 578, 600 + side * 22, 568])
    disc(b, 600 + side * 24, 565, 6, '#ef6461')
    line(b, '#c23f34', 1.6, [600 + side * 4, 576, 600 + side * 5, 568])
    disc(b, 600 + side * 5, 567, 2.4, '#fff')
    disc(b, 600 + side * 5, 567, 1.2, '#14161d')
  }
  oval(b, 600, 582, 16, 9, '#ef6461')
}
