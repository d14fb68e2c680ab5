/** The planets, the comets and the asteroids of the picture Space. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, heap, line, poly, repeat } from '../tools'

/** Everything `inside` paints stays on the disc, and is dark on the side away from the sun. */
function globe(b: Brush, x: number, y: number, r: number, air: string, inside: () => void): void {
  glow(b, x, y, r * 1.5, air, 0.75)
  b.save()
  b.beginPath()
  b.arc(x, y, r, 0, Math.PI * 2)
  b.clip()
  inside()
  repeat(4, (i) => {
    b.fillStyle = 'rgba(10, 6, 44, 0.2)'
    b.beginPath()
    b.rect(x - r, y - r, r * 2, r * 2)
    b.arc(x - r * (0.16 + i * 0.1), y - r * (0.14 + i * 0.08), r * (1.06 - i * 0.03), 0, Math.PI * 2, true)
    b.fill()
  })
  oval(b, x - r * 0.45, y - r * 0.5, r * 0.34, r * 0.2, 'rgba(255, 255, 255, 0.22)', -0.7)
  b.restore()
}

export function ringed(b: Brush, x: number, y: number, r: number): void {
  b.save()
  b.translate(x, y)
  b.rotate(-0.3)
  rings(b, r, Math.PI, Math.PI * 2)
  globe(b, 0, 0, r, '255, 190, 120', () => {
    const tones = [
      '#f6d08a',
      '#e59a5c',
      '#fbe3b0',
      '#cf7350',
      '#f0b46e',
      '#b85a4e',
      '#f7d59a',
      '#dc8a58',
      '#a84c50',
    ]
    repeat(19, (i) => fill(b, -r, -r + (i * r) / 9.5, r * 2, r / 9 + 1, itemAt(tones, (i * 2) % 9)))
    const by = chanceBy(16)
    repeat(90, () => {
      const [at, dy, w] = [by.in(-r, r), by.in(-r, r), by.in(12, 44)]
      const color = by.of(['rgba(255, 244, 214, 0.6)', 'rgba(150, 60, 60, 0.4)', 'rgba(255, 200, 130, 0.6)'])
      line(b, color, by.in(1.4, 4), [at, dy, at + w / 2, dy + by.in(-6, 6), at + w, dy], true)
    })
    for (const [sx, sy, size] of [
      [34, 40, 22],
      [-46, -30, 12],
      [-30, 62, 9],
    ] as const)
      repeat(4, (i) =>
        oval(
          b,
          sx,
          sy,
          size * (1 - i * 0.24),
          size * 0.6 * (1 - i * 0.24),
          itemAt(['#fff0cc', '#c9583f', '#f0a060', '#a83f3c'], i),
        ),
      )
  })
  rings(b, r, 0, Math.PI)
  b.restore()
}

function rings(b: Brush, r: number, from: number, to: number): void {
  const tones = ['#8f6fc0', '#d9a8d0', '#ffe0c0', '#c98fb0', '#fff0dc', '#a878b8', '#f0c0a8', '#7a5fb0']
  tones.forEach((color, i) => {
    const size = r * (1.3 + i * 0.085)
    b.globalAlpha = i === 3 ? 0.45 : 0.9
    b.strokeStyle = color
    b.lineWidth = r * 0.062
    b.beginPath()
    b.ellipse(0, 0, size, size * 0.27, 0, from, to)
    b.stroke()
  })
  b.globalAlpha = 1
  const by = chanceBy(52)
  repeat(90, () => {
    const [angle, size] = [by.in(from, to), r * by.in(1.28, 1.94)]
    disc(
      b,
      Math.cos(angle) * size,
      Math.sin(angle) * size * 0.27,
      by.in(0.8, 2.4),
      by.of(['#ffffff', '#5f4590', '#ffd9a0']),
    )
  })
}

export function far(b: Brush): void {
  // A blue one with lands, clouds and lights on its dark side.
  globe(b, 112, 112, 74, '110, 200, 255', () => {
    fill(b, 30, 30, 170, 170, '#2f86d0')
    heap(b, 2, 86, 90, 30, 24, 12, ['#2f8a5a', '#5fb86a', '#c9d88a'])
    heap(b, 5, 146, 140, 34, 26, 12, ['#2f8a5a', '#4fa860', '#d8c88a'])
    heap(b, 9, 142, 72, 18, 10, 7, ['#3f9a5f', '#8ac87a'])
    heap(b, 11, 62, 150, 14, 12, 7, ['#3f9a5f', '#e0d09a'])
    oval(b, 112, 42, 40, 10, '#f4fbff')
    const by = chanceBy(8)
    repeat(30, () => {
      const [x, y, w] = [by.in(36, 180), by.in(50, 178), by.in(12, 36)]
      line(b, 'rgba(255, 255, 255, 0.75)', by.in(2, 5), [x, y, x + w / 2, y + by.in(-7, 7), x + w, y], true)
    })
  })
  repeat(16, (i) => disc(b, 138 + ((i * 7) % 34), 142 + ((i * 5) % 26), 1.1, '#ffe08a'))
  // A red one with rivers of fire, a green one, and a moon between them.
  globe(b, 740, 236, 38, '255, 110, 80', () => {
    fill(b, 700, 196, 80, 80, '#7a2438')
    const by = chanceBy(13)
    repeat(22, () => {
      const [x, y] = [by.in(700, 770), by.in(200, 272)]
      line(b, by.of(['#ffb040', '#ff6a3a', '#ffe08a']), by.in(1.4, 3.4), [
        x,
        y,
        x + 10,
        y + 8,
        x + by.in(4, 22),
        y + by.in(-12, 16),
      ])
    })
  })
  globe(b, 284, 44, 26, '150, 255, 190', () => {
    repeat(8, (i) =>
      fill(b, 256, 18 + i * 7, 60, 7, itemAt(['#2f9a86', '#7ad8a0', '#4fc0a0', '#c0f0b0'], i % 4)),
    )
  })
  globe(b, 212, 196, 20, '230, 230, 255', () => {
    fill(b, 190, 174, 44, 44, '#cfcbe4')
    for (const [x, y, r] of [
      [206, 190, 5],
      [218, 200, 6],
      [208, 206, 3],
      [216, 186, 3],
    ] as const)
      disc(b, x, y, r, '#a09cc0')
  })
}

export function comet(b: Brush, x: number, y: number, length: number, color: string): void {
  b.save()
  b.translate(x, y)
  b.rotate(-0.5)
  repeat(7, (i) => {
    const bow = (i - 3) * length * 0.05
    poly(
      b,
      `rgba(${color}, 0.16)`,
      0,
      -5,
      length * (0.55 + ((i * 3) % 5) * 0.11),
      bow - 4,
      length * 0.5,
      bow + 4,
      0,
      5,
    )
  })
  glow(b, 0, 0, length * 0.24, color, 0.9)
  disc(b, 0, 0, length * 0.055, '#ffffff')
  repeat(9, (i) => disc(b, 14 + i * length * 0.08, Math.sin(i * 2.2) * 9, 1.5, '#ffffff'))
  b.restore()
}

/** A belt of stones across the picture, each with a lit side and craters. */
export function asteroids(b: Brush): void {
  const by = chanceBy(40)
  repeat(58, (_, t) => {
    const [x, y] = [t * 830 - 10 + by.in(-12, 12), 402 - t * 70 + Math.sin(t * 6) * 26 + by.in(-34, 34)]
    const r = by.in(3, 12)
    const corner = (i: number, size: number) => [
      x + Math.cos(i * 0.9) * r * size * (0.86 + ((i * 7) % 4) * 0.09),
      y + Math.sin(i * 0.9) * r * size * (0.8 + ((i * 5) % 3) * 0.12),
    ]
    const [dark, light] = by.of([
      ['#4a3a68', '#9a84b8'],
      ['#5a3a4f', '#c08a86'],
      ['#3a446f', '#8098c8'],
    ] as const)
    poly(b, dark, ...[0, 1, 2, 3, 4, 5, 6].flatMap((i) => corner(i, 1)))
    poly(b, light, ...[3, 4, 5, 6].flatMap((i) => corner(i, 0.94)), x + r * 0.2, y)
    disc(b, x + r * 0.1, y + r * 0.3, r * 0.2, 'rgba(20, 12, 50, 0.5)')
  })
}
