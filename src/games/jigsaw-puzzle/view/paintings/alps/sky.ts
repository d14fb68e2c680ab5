/** The sky of the picture Alps: the sun, the clouds, an eagle and paragliders. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { bird, cloud, fill, glow, line, poly, repeat, upright } from '../tools'

export function sky(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    330,
    upright(b, 0, 300, [
      [0, '#2a74c4'],
      [0.35, '#62aee6'],
      [0.7, '#bfe2ee'],
      [1, '#ffe2c0'],
    ]),
  )
  glow(b, 116, 58, 180, '255, 240, 190', 0.9)
  repeat(18, (i) => {
    const [dx, dy] = [Math.cos(i * 0.349), Math.sin(i * 0.349)]
    const far = i % 2 ? 58 : 50
    line(b, 'rgba(255, 244, 190, 0.75)', 3, [116 + dx * 38, 58 + dy * 38, 116 + dx * far, 58 + dy * far])
  })
  disc(b, 116, 58, 30, '#ffe894')
  disc(b, 116, 58, 24, '#fffad8')
  const tones = [
    '#6fa6d8',
    'rgba(255, 206, 196, 0.7)',
    'rgba(236, 244, 252, 0.6)',
    'rgba(255, 255, 255, 0.62)',
  ]
  for (const [i, x, y, w] of [
    [1, 20, 118, 150],
    [2, 236, 36, 150],
    [3, 330, 104, 120],
    [4, 470, 30, 130],
    [5, 640, 44, 150],
    [6, 778, 104, 150],
    [7, 196, 112, 100],
    [8, 30, 20, 110],
    [9, 556, 112, 110],
    [10, 250, 150, 96],
    [11, 20, 172, 110],
    [12, 670, 92, 84],
    [13, 120, 150, 90],
    [14, 512, 64, 70],
    [15, 798, 60, 90],
  ] as const)
    cloud(b, i + 410, x, y, w, tones)
  for (const [x, y, s] of [
    [350, 62, 12],
    [384, 48, 8],
    [300, 92, 7],
    [566, 84, 9],
    [728, 78, 11],
    [756, 66, 7],
  ] as const)
    bird(b, x, y, s, '#2f3f66')
  glider(b, 232, 84, 1, ['#e8485a', '#fff0d4'])
  glider(b, 520, 94, 0.8, ['#ffc83c', '#7a5bc0'])
  glider(b, 612, 120, 0.62, ['#3fa37a', '#ffe8a0'])
  eagle(b, 744, 28)
}

function glider(b: Brush, x: number, y: number, s: number, hues: readonly [string, string]): void {
  b.save()
  b.translate(x, y)
  b.scale(s, s)
  for (const dx of [-24, -10, 10, 24]) line(b, '#4a5478', 0.9, [dx, -12, 0, 22])
  repeat(8, (i) => {
    const [from, to] = [Math.PI * (1.08 + i * 0.105), Math.PI * (1.08 + (i + 1) * 0.105)]
    b.strokeStyle = itemAt(hues, i % 2)
    b.lineWidth = 9
    b.lineCap = 'butt'
    b.beginPath()
    b.ellipse(0, 4, 32, 20, 0, from, to)
    b.stroke()
  })
  line(b, '#2f4a80', 5, [0, 25, 1, 32, 8, 36])
  disc(b, 0, 20, 4.2, hues[0])
  b.restore()
}

function eagle(b: Brush, x: number, y: number): void {
  for (const side of [-1, 1]) {
    poly(b, '#5a3a2c', x, y - 3, x + side * 20, y - 14, x + side * 40, y - 8, x + side * 24, y, x, y + 7)
    repeat(4, (i) =>
      line(b, '#7a5238', 2.4, [x + side * (30 + i * 2), y - 9, x + side * (44 - i * 3), y - 6 + i * 3.4]),
    )
    line(b, '#a87850', 1.8, [x + side * 4, y + 1, x + side * 26, y - 6])
  }
  oval(b, x, y + 1, 5, 9, '#6a4632')
  poly(b, '#f4ece0', x - 4, y + 8, x + 4, y + 8, x + 7, y + 16, x - 7, y + 16)
  disc(b, x, y - 8, 4.4, '#f4ece0')
  poly(b, '#f0b02c', x - 1.6, y - 11, x + 3, y - 12, x + 4, y - 7.6)
}
