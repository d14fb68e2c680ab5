/** The swimming animals of the picture Ocean. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, leaf, line, poly, repeat, round, upright } from '../tools'

export function whale(b: Brush): void {
  b.save()
  b.translate(470, 346)
  b.scale(1.15, 1.15)
  b.fillStyle = upright(b, -46, 46, [
    [0, '#2d7db4'],
    [0.6, '#2f6fa8'],
    [1, '#7db4d4'],
  ])
  b.beginPath()
  b.moveTo(-120, -2)
  b.bezierCurveTo(-100, -58, 10, -56, 74, -20)
  b.bezierCurveTo(96, -10, 106, -22, 122, -46)
  b.bezierCurveTo(128, -26, 140, -20, 156, -22)
  b.bezierCurveTo(146, -2, 120, 6, 98, 10)
  b.bezierCurveTo(40, 46, -104, 52, -120, -2)
  b.fill()
  repeat(7, (i) =>
    line(
      b,
      'rgba(20, 60, 110, 0.4)',
      1.5,
      [-112 + i * 5, 12 + i * 2, -76 + i * 6, 20 + i * 2.4, -34 + i * 4, 16 + i * 3],
      true,
    ),
  )
  leaf(b, -36, 16, 52, 14, 2.5, '#255f96')
  disc(b, -86, -4, 3.4, '#0d2f66')
  disc(b, -87, -5, 1.1, '#fff')
  const by = chanceBy(12)
  repeat(22, () => disc(b, by.in(-70, 60), by.in(-32, -14), by.in(0.8, 2.2), 'rgba(190, 230, 250, 0.5)'))
  b.restore()
}

function fish(
  b: Brush,
  x: number,
  y: number,
  s: number,
  facing: number,
  body: string,
  stripe: string,
  fin: string,
): void {
  b.save()
  b.translate(x, y)
  b.scale(s * facing, s)
  poly(b, fin, -15, 0, -30, -11, -25, 0, -30, 11)
  poly(b, fin, -8, -8, 4, -17, 9, -8)
  poly(b, fin, -4, 8, 4, 15, 7, 8)
  oval(b, 0, 0, 20, 11, body)
  b.save()
  b.beginPath()
  b.ellipse(0, 0, 20, 11, 0, 0, Math.PI * 2)
  b.clip()
  for (const at of [-9, 3]) fill(b, at, -12, 5, 24, stripe)
  oval(b, 2, 8, 20, 5, 'rgba(255, 255, 255, 0.28)')
  b.restore()
  leaf(b, 2, 3, 11, 4, -2, fin)
  disc(b, 12, -2, 3.4, '#fff')
  disc(b, 13, -2, 1.8, '#14161d')
  b.restore()
}

export function schools(b: Brush): void {
  const by = chanceBy(33)
  // Silver ones turn together.
  repeat(46, (i) => {
    const angle = i * 0.52
    const r = 18 + i * 1.5
    const x = 150 + Math.cos(angle) * r * 1.35
    const y = 142 + Math.sin(angle) * r * 0.62
    leaf(b, x, y, 15, 4, angle + Math.PI, i % 3 ? '#e6f7ff' : '#a9d8ee')
    poly(b, '#bfe6f5', x, y, x - 5 * Math.sin(angle), y - 5, x + 5 * Math.sin(angle), y + 5)
  })
  repeat(15, () =>
    fish(b, by.in(560, 790), by.in(30, 92), by.in(0.32, 0.5), -1, '#ffd23f', '#f2a516', '#f2a516'),
  )
  repeat(9, () =>
    fish(b, by.in(20, 190), by.in(262, 330), by.in(0.4, 0.62), 1, '#6c63d9', '#b9b3ff', '#403a9c'),
  )
  for (const [x, y, s, facing, body, stripe, fin] of [
    [430, 142, 1.2, -1, '#ff8a3d', '#fff6e8', '#e0611b'],
    [492, 176, 0.8, -1, '#ff8a3d', '#fff6e8', '#e0611b'],
    [610, 410, 1.1, -1, '#f25c7e', '#ffd1dc', '#b8365a'],
    [226, 392, 1, 1, '#ffe066', '#2b4f9e', '#e0a100'],
    [84, 404, 0.75, 1, '#4fd1a5', '#eafff5', '#1f8f6d'],
    [384, 440, 0.7, 1, '#9be564', '#3f7d20', '#5fa83a'],
    [520, 470, 0.8, -1, '#5fc9ff', '#0d2f66', '#1f6fb0'],
    [30, 92, 0.85, 1, '#ff6f61', '#ffe3a0', '#c23f34'],
  ] as const)
    fish(b, x, y, s, facing, body, stripe, fin)
}

export function turtle(b: Brush, x: number, y: number): void {
  b.save()
  b.translate(x, y)
  b.rotate(-0.22)
  b.scale(1.15, 1.15)
  for (const [fx, fy, length, width, angle] of [
    [26, -22, 62, 12, 0.5],
    [26, 22, 66, 13, 2.4],
    [-38, -16, 32, 9, -1],
    [-38, 16, 32, 9, -2.2],
  ] as const) {
    leaf(b, fx, fy, length, width, angle, '#3f8f5b')
    leaf(b, fx, fy, length * 0.86, width * 0.55, angle, '#79c27d')
  }
  oval(b, 68, 0, 19, 14, '#5fae6b')
  disc(b, 76, -6, 3, '#14161d')
  line(b, '#2f6b43', 1.4, [82, 4, 76, 7, 70, 6], true)
  oval(b, 0, 0, 56, 41, '#2f5d3a')
  oval(
    b,
    0,
    -2,
    52,
    37,
    round(b, -8, -14, 60, [
      [0, '#c9a24a'],
      [0.7, '#8b6a2b'],
      [1, '#5c451c'],
    ]),
  )
  b.strokeStyle = '#4a3a18'
  b.lineWidth = 2.2
  repeat(3, (i) => {
    const px = -26 + i * 26
    b.beginPath()
    repeat(6, (n) => b.lineTo(px + Math.cos((n * Math.PI) / 3) * 13, -2 + Math.sin((n * Math.PI) / 3) * 13))
    b.closePath()
    b.stroke()
    for (const side of [-1, 1]) {
      b.beginPath()
      b.moveTo(px - 6, -2 + side * 12)
      b.lineTo(px - 12, -2 + side * 36)
      b.stroke()
    }
  })
  oval(b, -12, -18, 24, 8, 'rgba(255, 255, 255, 0.2)', -0.2)
  b.restore()
}

export function jelly(
  b: Brush,
  x: number,
  y: number,
  r: number,
  [light, dark]: readonly [string, string],
): void {
  repeat(7, (i) => {
    const px = x - r * 0.7 + i * r * 0.23
    line(
      b,
      i % 2 ? light : dark,
      r * 0.06,
      [
        px,
        y,
        px + r * 0.25,
        y + r * 0.8,
        px - r * 0.1,
        y + r * 1.4,
        px - r * 0.4,
        y + r * 1.9,
        px + (i - 3) * 2,
        y + r * 2.4 + (i % 3) * r * 0.3,
      ],
      true,
    )
  })
  glow(b, x, y, r * 2, '255, 220, 250', 0.35)
  b.fillStyle = upright(b, y - r, y + r * 0.3, [
    [0, light],
    [1, dark],
  ])
  b.beginPath()
  b.arc(x, y, r, Math.PI, 0)
  repeat(5, (i) =>
    b.quadraticCurveTo(x + r - (i + 0.5) * r * 0.4, y + r * 0.36, x + r - (i + 1) * r * 0.4, y + r * 0.06),
  )
  b.fill()
  oval(b, x - r * 0.35, y - r * 0.5, r * 0.22, r * 0.34, 'rgba(255, 255, 255, 0.55)', 0.6)
  repeat(5, (i) => disc(b, x - r * 0.5 + i * r * 0.26, y - r * 0.18, r * 0.07, 'rgba(255, 255, 255, 0.5)'))
}
