/** The frozen pond of the picture Winter and its skaters. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, line, poly, repeat, upright } from '../tools'

export function pond(b: Brush): void {
  fill(
    b,
    0,
    420,
    800,
    180,
    upright(b, 420, 600, [
      [0, '#c6cfee'],
      [0.5, '#b4c2ea'],
      [1, '#8396d0'],
    ]),
  )
  oval(b, 410, 482, 336, 66, '#f2f6ff')
  b.save()
  b.beginPath()
  b.ellipse(410, 484, 322, 58, 0, 0, Math.PI * 2)
  b.clip()
  fill(
    b,
    70,
    420,
    700,
    130,
    upright(b, 426, 544, [
      [0, '#e9a58f'],
      [0.3, '#8f9ad0'],
      [0.7, '#5f8ac4'],
      [1, '#3f6aa8'],
    ]),
  )
  const by = chanceBy(18)
  // Light from the windows, reflected in the ice.
  repeat(46, (i) => {
    const x = by.in(90, 730)
    const color = ['255, 214, 120', '120, 255, 200', '255, 150, 130', '190, 170, 255'][i % 4]
    repeat(6, (_, t) =>
      oval(
        b,
        x + by.in(-4, 4),
        430 + t * 90 + by.in(-7, 7),
        by.in(4, 12),
        2,
        `rgba(${color}, ${0.55 * (1 - t * 0.8)})`,
      ),
    )
  })
  // Lines that the skates have cut.
  repeat(58, () => {
    const [x, y, w] = [by.in(80, 720), by.in(432, 538), by.in(24, 90)]
    line(
      b,
      `rgba(240, 248, 255, ${by.in(0.3, 0.8)})`,
      by.in(0.8, 1.8),
      [x, y, x + w / 2, y + by.in(-14, 14), x + w, y],
      true,
    )
  })
  for (const [x, y, r] of [
    [300, 512, 30],
    [540, 458, 24],
  ] as const)
    repeat(3, (i) => {
      b.strokeStyle = 'rgba(250, 253, 255, 0.75)'
      b.lineWidth = 1.4
      b.beginPath()
      b.ellipse(x, y, r + i * 9, r * 0.3 + i * 3, 0, i, i + 4.6)
      b.stroke()
    })
  b.restore()
  repeat(44, (i) => {
    const angle = (i / 44) * Math.PI * 2
    oval(
      b,
      410 + Math.cos(angle) * 328,
      482 + Math.sin(angle) * 61,
      by.in(10, 24),
      by.in(4, 7),
      i % 3 ? '#f8faff' : '#dbe5fb',
    )
  })
  skater(b, 250, 478, 0.95, '#e8485a', '#ffd46b', 1)
  skater(b, 330, 462, 0.66, '#3fa37a', '#ffffff', -1)
  skater(b, 398, 520, 1.15, '#f2a23c', '#2f6fb8', 1)
  skater(b, 462, 466, 0.7, '#7a5bc0', '#ff9ab0', 1)
  skater(b, 486, 467, 0.7, '#d9568a', '#8fe8ff', -1)
  skater(b, 610, 490, 0.9, '#2f6fb8', '#ff7b5a', -1)
  skater(b, 524, 502, 0.62, '#ffd46b', '#c9405a', 1)
  dog(b, 286, 528)
  for (const x of [66, 676]) {
    line(b, '#3a2a4f', 4, [x, 484, x, 420])
    glow(b, x, 414, 42, '255, 214, 130', 0.85)
    poly(b, '#fff0b8', x - 7, 422, x - 9, 406, x + 9, 406, x + 7, 422)
    poly(b, '#f8faff', x - 12, 407, x, 396, x + 12, 407)
  }
}

function skater(
  b: Brush,
  x: number,
  y: number,
  s: number,
  coat: string,
  scarf: string,
  facing: 1 | -1,
): void {
  b.save()
  b.translate(x, y)
  b.scale(s * facing, s)
  oval(b, 2, 3, 24, 4, 'rgba(30, 40, 90, 0.35)')
  line(b, '#2c2a52', 6, [0, -24, 6, -12, 4, -2])
  line(b, '#2c2a52', 6, [-2, -24, -14, -16, -24, -12])
  line(b, '#eef4ff', 2, [-3, 2, 13, 2])
  line(b, '#eef4ff', 2, [-30, -16, -22, -5])
  poly(b, coat, -10, -22, -4, -48, 10, -50, 10, -24)
  poly(b, 'rgba(255, 255, 255, 0.25)', 4, -49, 10, -50, 10, -24, 6, -23)
  line(b, coat, 6, [-2, -45, -14, -38, -22, -42])
  line(b, coat, 6, [8, -45, 18, -40, 26, -46])
  disc(b, -23, -42, 3.4, scarf)
  disc(b, 27, -47, 3.4, scarf)
  line(b, scarf, 5, [0, -50, 11, -50])
  line(b, scarf, 4, [0, -50, -12, -52, -20, -58], true)
  disc(b, 7, -59, 8, '#f4cba4')
  b.fillStyle = scarf
  b.beginPath()
  b.arc(6, -61, 8.4, Math.PI * 0.9, Math.PI * 2.05)
  b.fill()
  disc(b, 4, -71, 3.2, '#ffffff')
  disc(b, 11, -58, 1.2, '#2c1f38')
  b.restore()
}

function dog(b: Brush, x: number, y: number): void {
  for (const dx of [-10, -5, 8, 13]) line(b, '#8a5a33', 3.4, [x + dx, y - 8, x + dx * 1.5, y + 1])
  oval(b, x, y - 11, 17, 7.4, '#b57a45')
  disc(b, x + 19, y - 18, 7, '#b57a45')
  oval(b, x + 25, y - 16, 5, 3.6, '#e8c79a')
  disc(b, x + 29, y - 17, 1.6, '#20141c')
  disc(b, x + 21, y - 20, 1.3, '#20141c')
  oval(b, x + 14, y - 16, 3, 6, '#7a4a2b', 0.4)
  line(b, '#b57a45', 4, [x - 15, y - 13, x - 26, y - 16, x - 25, y - 26], true)
  line(b, '#e8485a', 3, [x + 12, y - 13, x + 17, y - 10])
}
