/** The trees of the picture Forest, and the plants below them. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, flower, heap, leaf, line, poly, repeat } from '../tools'

export function trunk(b: Brush, x: number, w: number, seed: number): void {
  const by = chanceBy(seed * 13)
  const bark = b.createLinearGradient(x - w, 0, x + w, 0)
  for (const [at, color] of [
    [0, '#3a2a1f'],
    [0.35, '#7a5638'],
    [0.6, '#a97c4e'],
    [1, '#4a3423'],
  ] as const)
    bark.addColorStop(at, color)
  b.fillStyle = bark
  b.beginPath()
  b.moveTo(x - w * 0.55, 0)
  b.bezierCurveTo(x - w * 0.5, 260, x - w * 0.6, 420, x - w * 1.5, 496)
  b.lineTo(x + w * 1.5, 496)
  b.bezierCurveTo(x + w * 0.6, 420, x + w * 0.5, 260, x + w * 0.6, 0)
  b.fill()
  repeat(46, () => {
    const px = x + by.in(-0.48, 0.48) * w
    const y = by.in(0, 440)
    line(
      b,
      by.of(['rgba(40, 26, 18, 0.5)', 'rgba(220, 176, 120, 0.35)', 'rgba(30, 20, 14, 0.4)']),
      by.in(1, 2.4),
      [px, y, px + by.in(-4, 4), y + 14, px + by.in(-3, 3), y + by.in(22, 46)],
      true,
    )
  })
  repeat(9, () =>
    oval(
      b,
      x + by.in(-0.9, 0.5) * w,
      by.in(380, 488),
      by.in(5, 12),
      by.in(3, 6),
      by.of(['#6fae4c', '#8fc75e', '#4f8f46']),
    ),
  )
  // Grass and moss at its foot.
  oval(b, x, 497, w * 1.7, 11, '#3d7d3f')
  repeat(26, () =>
    leaf(
      b,
      x + by.in(-1.6, 1.6) * w,
      504,
      by.in(10, 24),
      2.6,
      by.in(-0.4, 0.4),
      by.of(['#5fa84c', '#2f6b3a', '#8cc653']),
    ),
  )
  // Bracket fungi and a knot hole.
  repeat(3, (i) => {
    oval(b, x + w * 0.5, 300 + i * 22, 13 - i * 2, 5, '#f0c987')
    oval(b, x + w * 0.5, 298 + i * 22, 12 - i * 2, 3.4, '#d98e4a')
  })
}

export function crowns(b: Brush): void {
  const greens = ['#245230', '#2f6b3a', '#468a45', '#6fb04f', '#a3d062']
  const spots = [
    [20, 20, 80],
    [110, 50, 74],
    [200, 14, 66],
    [292, 30, 52],
    [380, 0, 50],
    [470, 0, 46],
    [560, 10, 60],
    [640, 40, 74],
    [740, 30, 88],
    [790, 120, 50],
    [10, 130, 46],
  ] as const
  spots.forEach(([x, y, r], i) => {
    heap(
      b,
      i + 300,
      x,
      y,
      r,
      r * 0.62,
      r * 0.36,
      i % 4 === 2 ? ['#5a4a1c', '#9a7a24', '#d9a52e', '#f5cf5a'] : greens,
    )
  })
  const by = chanceBy(31)
  repeat(170, () =>
    leaf(
      b,
      by.in(0, 800),
      by.in(10, 100),
      by.in(9, 17),
      4.5,
      by.in(0, 6.3),
      by.of(['#8cc653', '#c5e37a', '#3d7d3f', '#e3f09a', '#f0b93a']),
    ),
  )
  // A branch for the owl, and one for the squirrel.
  line(b, '#5c412b', 11, [660, 196, 720, 184, 792, 196], true)
  line(b, '#5c412b', 9, [110, 284, 150, 272, 196, 280], true)
  repeat(8, (i) => leaf(b, 170 + i * 4, 279, 18, 5, i * 0.8, i % 2 ? '#6fb04f' : '#a3d062'))
}

export function growth(b: Brush): void {
  const by = chanceBy(63)
  for (const [x, y, s] of [
    [40, 590, 1.2],
    [196, 596, 0.9],
    [560, 592, 0.8],
    [14, 508, 0.8],
    [240, 560, 0.6],
  ] as const)
    repeat(9, (i) => {
      const angle = (i - 4) * 0.3
      const tx = x + Math.sin(angle) * 74 * s
      const ty = y - Math.cos(angle) * 78 * s
      line(b, '#2f7a3f', 2.4 * s, [x, y, x + Math.sin(angle) * 24 * s, y - 60 * s, tx, ty], true)
      repeat(8, (n, t) => {
        const px = x + (tx - x) * (0.25 + t * 0.75)
        const py = y + (ty - y) * (0.25 + t * 0.75) - 8 * Math.sin(t * Math.PI)
        for (const side of [-1, 1])
          leaf(b, px, py, (18 - t * 12) * s, 4 * s, angle + side * 1.15, n % 2 ? '#4fa34e' : '#7cc25f')
      })
    })
  for (const [x, y, s, cap] of [
    [150, 520, 1.3, '#d62839'],
    [176, 538, 0.85, '#d62839'],
    [130, 545, 0.7, '#e4572e'],
    [356, 590, 1, '#c8812f'],
    [376, 598, 0.7, '#c8812f'],
    [540, 520, 0.9, '#7a4fa3'],
    [764, 420, 0.8, '#d62839'],
  ] as const) {
    b.save()
    b.translate(x, y)
    b.scale(s, s)
    poly(b, '#f7ead2', -7, 26, -5, -2, 6, -2, 8, 26)
    b.fillStyle = cap
    b.beginPath()
    b.ellipse(0, 0, 25, 20, 0, Math.PI, 0)
    b.quadraticCurveTo(0, 9, -25, 0)
    b.fill()
    for (const [dx, dy, r] of [
      [-12, -7, 4],
      [2, -13, 4.6],
      [13, -6, 3.4],
      [-2, -3, 2.6],
    ] as const)
      disc(b, dx, dy, r, '#fff7e8')
    b.restore()
  }
  repeat(330, () => {
    const x = by.in(0, 590)
    if (x > 392 && x < 500) return
    leaf(
      b,
      x,
      by.in(556, 608),
      by.in(12, 30),
      2.4,
      by.in(-0.5, 0.5),
      by.of(['#2d6b3a', '#418a42', '#63ab4d', '#9ccf62']),
    )
  })
  repeat(64, () => {
    const x = by.in(6, 586)
    if (x > 396 && x < 490) return
    flower(
      b,
      x,
      by.in(486, 592),
      by.in(4, 7.5),
      by.of(['#ffffff', '#ffd84d', '#8f7be0', '#f28fb5', '#6fb7f0']),
      '#f0a81c',
    )
  })
}
