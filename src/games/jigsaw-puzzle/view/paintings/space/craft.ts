/** The spacecraft of the picture Space: station, rocket, satellite, saucer, and an astronaut outside. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { fill, glow, line, poly, repeat, upright } from '../tools'

function panel(b: Brush, x: number, y: number, w: number, h: number): void {
  fill(b, x - 2, y - 2, w + 4, h + 4, '#d9dcf0')
  repeat(6, (i) =>
    repeat(3, (j) => {
      const hue = itemAt(['#2f5fc0', '#3f78dc', '#274fa8', '#4f8ff0'], (i * 3 + j * 2) % 4)
      fill(b, x + (i * w) / 6 + 0.6, y + (j * h) / 3 + 0.6, w / 6 - 1.2, h / 3 - 1.2, hue)
    }),
  )
  poly(b, 'rgba(255, 255, 255, 0.3)', x, y + h, x + w * 0.3, y, x + w * 0.46, y, x + w * 0.16, y + h)
}

function tube(b: Brush, x: number, y: number, w: number, h: number): void {
  const tones = upright(b, y, y + h, [
    [0, '#ffffff'],
    [0.45, '#d3d6ee'],
    [1, '#7f7fb0'],
  ])
  b.fillStyle = tones
  b.beginPath()
  b.roundRect(x, y, w, h, h * 0.3)
  b.fill()
}

export function station(b: Brush, x: number, y: number): void {
  b.save()
  b.translate(x, y)
  b.rotate(-0.12)
  fill(b, -172, -3, 344, 6, '#b8b8d8')
  repeat(28, (i) => line(b, '#6f6fa0', 1, [-170 + i * 12, -3, -164 + i * 12, 3]))
  for (const side of [-1, 1])
    for (const dx of [86, 136]) {
      panel(b, side * dx - 21, -62, 42, 54)
      panel(b, side * dx - 21, 8, 42, 54)
    }
  // A wheel that turns, and lit windows all around it.
  for (const [size, color] of [
    [13, '#8f8fc0'],
    [8, '#eceefb'],
  ] as const) {
    b.strokeStyle = color
    b.lineWidth = size
    b.beginPath()
    b.ellipse(0, -6, 56, 50, 0, 0, Math.PI * 2)
    b.stroke()
  }
  repeat(20, (i) => {
    const angle = (i / 20) * Math.PI * 2
    disc(b, Math.cos(angle) * 56, -6 + Math.sin(angle) * 50, 2.4, i % 4 ? '#ffd46b' : '#6fe0ff')
  })
  repeat(3, (i) => {
    const angle = i * 1.047 + 0.5
    const [dx, dy] = [Math.cos(angle) * 52, Math.sin(angle) * 46]
    line(b, '#c9cbe6', 5, [-dx, -6 - dy, dx, -6 + dy])
  })
  tube(b, -22, -84, 44, 30)
  tube(b, -16, -58, 32, 112)
  tube(b, -62, -16, 124, 26)
  tube(b, -26, 44, 52, 34)
  fill(b, -16, -40, 32, 5, '#e8485a')
  fill(b, -26, 56, 52, 4, '#ff9f4a')
  repeat(5, (i) => {
    disc(b, -44 + i * 22, -4, 5, '#3a3a70')
    disc(b, -44 + i * 22, -4, 3.6, i === 2 ? '#8ff0c8' : '#ffe08a')
  })
  repeat(3, (i) => disc(b, -14 + i * 14, -70, 4, '#6fe0ff'))
  line(b, '#d9dcf0', 3, [0, -84, 0, -104])
  poly(b, '#f4f5ff', -18, -118, 18, -112, 4, -100, -8, -102)
  line(b, '#d9dcf0', 2, [0, -108, 8, -126])
  glow(b, 8, -126, 10, '255, 90, 90', 0.9)
  disc(b, 8, -126, 2.4, '#ff7070')
  b.restore()
}

export function satellite(b: Brush, x: number, y: number): void {
  b.save()
  b.translate(x, y)
  b.rotate(0.5)
  panel(b, -52, -9, 34, 18)
  panel(b, 18, -9, 34, 18)
  line(b, '#d9dcf0', 3, [-18, 0, 18, 0])
  fill(b, -11, -14, 22, 28, '#f0b840')
  fill(b, -11, -14, 8, 28, '#ffd980')
  fill(b, -6, -4, 12, 8, '#5a3f80')
  b.fillStyle = '#f4f5ff'
  b.beginPath()
  b.arc(0, -20, 11, 0, Math.PI)
  b.fill()
  line(b, '#f4f5ff', 2, [0, -18, 0, -32])
  repeat(3, (i) => {
    b.strokeStyle = `rgba(160, 240, 255, ${0.8 - i * 0.2})`
    b.lineWidth = 1.8
    b.beginPath()
    b.arc(0, -32, 7 + i * 6, Math.PI * 1.2, Math.PI * 1.8)
    b.stroke()
  })
  b.restore()
}

export function rocket(b: Brush, x: number, y: number): void {
  b.save()
  b.translate(x, y)
  b.rotate(0.62)
  repeat(7, (i) =>
    oval(
      b,
      Math.sin(i * 2) * 7,
      74 + i * 15,
      12 + i * 2,
      10 + i * 1.6,
      `rgba(220, 210, 255, ${0.5 - i * 0.06})`,
    ),
  )
  glow(b, 0, 58, 46, '255, 150, 60', 0.9)
  poly(b, '#ff8a3a', -13, 40, 13, 40, 7, 66, 0, 92, -7, 66)
  poly(b, '#fff0a8', -7, 40, 7, 40, 0, 70)
  for (const side of [-1, 1]) poly(b, '#c9304f', side * 14, 8, side * 34, 36, side * 32, 50, side * 12, 36)
  b.fillStyle = '#f4f5ff'
  b.beginPath()
  b.moveTo(0, -64)
  b.bezierCurveTo(28, -34, 24, 14, 14, 40)
  b.lineTo(-14, 40)
  b.bezierCurveTo(-24, 14, -28, -34, 0, -64)
  b.fill()
  poly(b, 'rgba(80, 70, 150, 0.3)', 4, -56, 20, -14, 20, 10, 13, 40, 4, 40)
  poly(b, '#e8485a', 0, -66, 12, -46, 15, -38, -15, -38, -12, -46)
  fill(b, -19, 18, 38, 6, '#e8485a')
  for (const [dy, r] of [
    [-18, 11],
    [8, 7],
  ] as const) {
    disc(b, 0, dy, r, '#6f6fa8')
    disc(b, 0, dy, r - 3, '#7fd8ff')
    oval(b, -2, dy - 2, 2.6, 1.6, '#ffffff', -0.6)
  }
  fill(b, -4, 26, 8, 26, '#c9304f')
  b.restore()
}

export function saucer(b: Brush, x: number, y: number): void {
  const beam = upright(b, y + 10, y + 96, [
    [0, 'rgba(170, 255, 190, 0.6)'],
    [1, 'rgba(170, 255, 190, 0)'],
  ])
  poly(b, beam, x - 14, y + 10, x + 14, y + 10, x + 44, y + 96, x - 44, y + 96)
  oval(b, x, y - 10, 19, 19, 'rgba(150, 240, 255, 0.75)')
  oval(b, x, y - 9, 9, 11, '#7ad860')
  for (const side of [-1, 1]) oval(b, x + side * 4, y - 12, 2.6, 4, '#142038', side * 0.3)
  line(b, '#2a6a3a', 1.4, [x - 4, y - 4, x, y - 2, x + 4, y - 4], true)
  oval(b, x, y + 2, 44, 12, '#8a6fd0')
  oval(b, x, y - 1, 44, 8, '#c0a8f4')
  oval(b, x, y + 10, 18, 5, '#5a4498')
  repeat(7, (i) =>
    disc(
      b,
      x - 36 + i * 12,
      y + 4 + Math.sin((i / 6) * Math.PI) * 3,
      2.8,
      itemAt(['#ffe08a', '#ff7ba8', '#8ff0c8'], i % 3),
    ),
  )
}

export function astronaut(b: Brush, x: number, y: number): void {
  // The safety line leads back to the station.
  line(b, '#ffd46b', 2.4, [x - 10, y, x - 60, y + 50, x - 84, y - 6, x - 100, y - 40, x - 128, y - 50], true)
  b.save()
  b.translate(x, y)
  b.rotate(-0.3)
  fill(b, -23, -22, 46, 42, '#8f8fc0')
  for (const side of [-1, 1]) {
    line(b, '#e4e6f6', 15, [side * 9, 18, side * 13, 38, side * 9, 56])
    line(b, '#e8485a', 4, [side * 5, 34, side * 20, 34])
    line(b, '#8f8fc0', 9, [side * 9 - 3, 60, side * 9 + 6, 60])
  }
  line(b, '#e4e6f6', 13, [-18, -10, -38, -2, -46, 16])
  line(b, '#e4e6f6', 13, [18, -10, 38, -22, 44, -44])
  disc(b, -47, 20, 7, '#ff9f4a')
  disc(b, 45, -49, 7, '#ff9f4a')
  b.fillStyle = '#f8f9ff'
  b.beginPath()
  b.roundRect(-19, -22, 38, 46, 12)
  b.fill()
  fill(b, -11, -6, 22, 14, '#5a5a98')
  repeat(3, (i) => disc(b, -6 + i * 6, -1, 2, itemAt(['#ff7070', '#ffe08a', '#8ff0c8'], i)))
  fill(b, -8, 3, 16, 2, '#c9cbe6')
  disc(b, 0, -36, 22, '#f8f9ff')
  oval(b, 2, -35, 16, 14, '#2c2a60')
  oval(b, 2, -37, 15, 12, '#f0a840')
  oval(b, -3, -41, 6, 3.6, '#fff4d0', -0.4)
  fill(b, 20, -38, 4, 10, '#e8485a')
  b.restore()
}
