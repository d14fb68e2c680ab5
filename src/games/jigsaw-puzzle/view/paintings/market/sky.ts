/** The sky of the picture Market: the sun, the clouds, two balloons and the swallows. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { bird, cloud, fill, glow, line, repeat, upright } from '../tools'

export function sky(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    380,
    upright(b, 0, 260, [
      [0, '#2f86cc'],
      [0.3, '#6fbce6'],
      [0.6, '#bfe4ee'],
      [1, '#ffdca8'],
    ]),
  )
  glow(b, 706, 40, 170, '255, 240, 180', 0.95)
  repeat(16, (i) => {
    const angle = i * 0.3927
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    line(b, 'rgba(255, 246, 200, 0.7)', 3, [706 + dx * 32, 40 + dy * 32, 706 + dx * 50, 40 + dy * 50])
  })
  disc(b, 706, 40, 24, '#fff2b0')
  disc(b, 706, 40, 18, '#fffbe4')
  const tones = [
    '#7fb4dc',
    'rgba(255, 214, 200, 0.7)',
    'rgba(240, 246, 252, 0.6)',
    'rgba(255, 255, 255, 0.62)',
  ]
  for (const [i, x, y, w] of [
    [1, 60, 40, 170],
    [2, 240, 66, 130],
    [3, 520, 44, 170],
    [4, 730, 84, 150],
    [5, 170, 104, 120],
    [6, 620, 112, 130],
    [7, 320, 18, 110],
    [8, 800, 26, 120],
  ] as const)
    cloud(b, i + 210, x, y, w, tones)
  balloon(b, 196, 52, '#e8485a', '#ffe08a')
  balloon(b, 596, 46, '#7a5bc0', '#8fe0d0')
  for (const [x, y, s] of [
    [90, 66, 10],
    [118, 54, 7],
    [300, 60, 9],
    [470, 90, 8],
    [496, 78, 6],
    [722, 40, 9],
    [752, 54, 7],
  ] as const)
    bird(b, x, y, s, '#3a4a70')
}

function balloon(b: Brush, x: number, y: number, dark: string, light: string): void {
  const half = [25, 17, 8]
  oval(b, x, y, 25, 28, dark)
  half.forEach((w, i) => {
    oval(b, x, y, w, 28, i % 2 ? light : dark)
  })
  fill(b, x - 24, y - 3, 48, 5, '#fff8e4')
  line(b, '#6a4a40', 1, [x - 12, y + 24, x - 5, y + 38])
  line(b, '#6a4a40', 1, [x + 12, y + 24, x + 5, y + 38])
  fill(b, x - 6, y + 37, 12, 9, '#a86a3c')
}
