/** The picture Winter: a village under snow at dusk, with northern lights above it and skaters on its pond. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, glow, line, poly, repeat, ridge, upright } from '../tools'
import { foreground } from './garden'
import { fir } from './houses'
import { pond } from './pond'
import { village } from './village'

export function paintWinter(b: Brush): void {
  sky(b)
  northernLight(b)
  mountains(b)
  village(b)
  pond(b)
  foreground(b)
  flakes(b)
}

function sky(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    340,
    upright(b, 0, 330, [
      [0, '#0d1540'],
      [0.4, '#233a7c'],
      [0.72, '#6a5a9f'],
      [1, '#f2a68f'],
    ]),
  )
  const by = chanceBy(5)
  repeat(190, () =>
    disc(b, by.in(0, 800), by.in(0, 210), by.in(0.5, 1.8), `rgba(255, 252, 240, ${by.in(0.3, 1)})`),
  )
  // A great bear and a cross of stars that can be found.
  const bear = [578, 34, 612, 44, 636, 60, 664, 68, 672, 98, 720, 96, 728, 62] as const
  line(b, 'rgba(220, 235, 255, 0.35)', 1, [...bear, 664, 68])
  for (let i = 0; i < bear.length; i += 2) star(b, itemAt(bear, i), itemAt(bear, i + 1), 6)
  for (const [x, y, s] of [
    [40, 40, 8],
    [206, 24, 7],
    [770, 150, 7],
    [474, 30, 8],
  ] as const)
    star(b, x, y, s)
  glow(b, 112, 92, 110, '255, 244, 214', 0.6)
  b.fillStyle = '#fff6dc'
  b.beginPath()
  b.arc(112, 92, 34, 0.462, -1.579)
  b.arc(128, 82, 29, -2.167, 1.05, true)
  b.fill()
}

function star(b: Brush, x: number, y: number, s: number): void {
  glow(b, x, y, s * 2, '210, 230, 255', 0.5)
  poly(b, '#ffffff', x - s, y, x, y - s * 0.16, x + s, y, x, y + s * 0.16)
  poly(b, '#ffffff', x, y - s, x + s * 0.16, y, x, y + s, x - s * 0.16, y)
}

/** Three curtains of light: each a row of upright rays whose feet follow a wave. */
function northernLight(b: Brush): void {
  const by = chanceBy(44)
  b.save()
  b.globalCompositeOperation = 'screen'
  for (const [foot, tall, from, to, wave, low, high] of [
    [150, 130, 150, 800, 74, '70, 255, 180', '120, 90, 255'],
    [206, 120, 0, 560, 92, '60, 235, 220', '90, 120, 255'],
    [232, 90, 380, 800, 58, '140, 255, 150', '230, 90, 210'],
  ] as const) {
    for (let x = from; x < to; x += 5) {
      const y = foot + Math.sin(x / wave) * 26 + Math.sin(x / (wave * 0.37)) * 9
      const h = tall * by.in(0.55, 1)
      const light = by.in(0.16, 0.5) * Math.min(1, (x - from) / 60, (to - x) / 60)
      const ray = upright(b, y - h, y, [
        [0, `rgba(${high}, 0)`],
        [0.45, `rgba(${high}, ${light * 0.5})`],
        [0.86, `rgba(${low}, ${light})`],
        [1, `rgba(${low}, 0)`],
      ])
      fill(b, x, y - h, by.in(4, 9), h, ray)
    }
  }
  b.restore()
}

function mountains(b: Brush): void {
  const by = chanceBy(61)
  const peaks = [
    [60, 208, 150],
    [196, 176, 170],
    [330, 226, 130],
    [470, 190, 160],
    [610, 214, 150],
    [740, 168, 190],
  ] as const
  for (const [x, y, w] of peaks) {
    poly(b, '#4a5795', x - w, 340, x, y, x + w, 340)
    poly(b, '#38437c', x, y, x + w, 340, x + w * 0.1, 340, x - w * 0.08, y + 50, x + w * 0.05, y + 30)
    // Snow on the side of the light, torn below.
    poly(b, '#f6d9dc', x, y, x - w * 0.34, y + 44, x - w * 0.2, y + 38, x - w * 0.14, y + 58, x, y + 34)
    poly(b, '#a9b4e0', x, y, x, y + 34, x + w * 0.1, y + 56, x + w * 0.17, y + 40, x + w * 0.32, y + 42)
    repeat(16, (_, t) => {
      const low = by.in(62, 120)
      const at = x + (t - 0.5) * w * 0.012 * low
      line(b, at < x ? '#6f7fc0' : '#28336b', by.in(1.4, 3.6), [
        at,
        y + low,
        at + (at < x ? -9 : 9),
        y + low + 16,
      ])
    })
  }
  ridge(b, 15, 292, 16, 74, 350, '#7d86bd')
  repeat(70, (i) => fir(b, 6 + i * 11.6 + by.in(-4, 4), 304 + by.in(-8, 12), by.in(18, 36), i % 3))
}

function flakes(b: Brush): void {
  const by = chanceBy(90)
  repeat(190, () =>
    disc(b, by.in(0, 800), by.in(120, 600), by.in(0.8, 2.6), `rgba(255, 255, 255, ${by.in(0.4, 0.95)})`),
  )
}
