/** The picture Sunset: balloons over a bay, a lighthouse, sails, and a meadow in the last light. */
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc } from '../../../../../engine/stage/painting/shapes'
import { bird, chanceBy, cloud, fill, glow, poly, repeat, ridge, upright } from '../tools'
import { balloon, SUN, sea } from './sea'
import { lighthouse, meadow } from './shore'

export function paintSunset(b: Brush): void {
  sky(b)
  land(b)
  sea(b)
  balloon(b, 150, 150, 58, ['#e4572e', '#ffd166', '#b5304a'])
  balloon(b, 655, 108, 40, ['#3d7ea6', '#f4e9cd', '#275d80'])
  balloon(b, 292, 226, 23, ['#7a4fa3', '#ffb35c', '#593680'])
  balloon(b, 566, 214, 15, ['#f28482', '#fff1d0', '#b5304a'])
  lighthouse(b)
  meadow(b)
}

function sky(b: Brush): void {
  fill(
    b,
    0,
    0,
    800,
    330,
    upright(b, 0, 330, [
      [0, '#27285e'],
      [0.24, '#5b3a86'],
      [0.46, '#b2497f'],
      [0.68, '#ee7752'],
      [0.88, '#ffb24d'],
      [1, '#ffe08a'],
    ]),
  )
  const by = chanceBy(4)
  repeat(60, () =>
    disc(b, by.in(0, 800), by.in(0, 105), by.in(0.5, 1.6), `rgba(255, 244, 220, ${by.in(0.3, 0.95)})`),
  )
  // The moon, thin and early.
  b.fillStyle = '#fff3d6'
  b.beginPath()
  b.arc(742, 52, 20, -1.9, 2.5)
  b.arc(733, 47, 18, 2.1, -1.25, true)
  b.fill()
  b.save()
  b.globalCompositeOperation = 'screen'
  repeat(18, (i) => {
    const angle = Math.PI + (i / 17) * Math.PI
    const wide = 0.035 + (i % 3) * 0.014
    poly(
      b,
      `rgba(255, 190, 90, ${0.05 + (i % 4) * 0.022})`,
      SUN.x,
      SUN.y,
      SUN.x + Math.cos(angle - wide) * 560,
      SUN.y + Math.sin(angle - wide) * 560,
      SUN.x + Math.cos(angle + wide) * 560,
      SUN.y + Math.sin(angle + wide) * 560,
    )
  })
  b.restore()
  const tones = [
    ['#6c3f86', '#a44f86', '#e0777d'],
    ['#8f4583', '#d8627a', '#ffa36b'],
    ['#c9597a', '#f4845f', '#ffc27a'],
    ['#e8795a', '#ffae5e', '#ffe3a0'],
  ] as const
  const spots = [
    [70, 60, 190],
    [330, 40, 250],
    [520, 92, 170],
    [40, 128, 110],
    [246, 118, 150],
    [420, 152, 240],
    [730, 168, 190],
    [60, 214, 230],
    [380, 222, 150],
    [640, 250, 260],
    [200, 268, 240],
    [770, 286, 120],
  ] as const
  spots.forEach(([x, y, width], i) => {
    cloud(b, i + 20, x, y, width, tones[Math.min(3, Math.floor(y / 72)) as 0 | 1 | 2 | 3])
  })
  glow(b, SUN.x, SUN.y, 250, '255, 226, 140', 0.85)
  disc(b, SUN.x, SUN.y, 44, '#fff4c4')
  disc(b, SUN.x, SUN.y, 38, '#fffbe6')
  for (const [x, y, s] of [
    [352, 86, 10],
    [378, 100, 8],
    [336, 106, 7],
    [402, 84, 6],
    [610, 176, 8],
    [634, 166, 6],
    [60, 176, 7],
    [84, 186, 5],
    [236, 64, 6],
  ] as const)
    bird(b, x, y, s, '#3b2352')
}

function land(b: Brush): void {
  ridge(b, 11, 300, 40, 95, 340, '#b4637f', 0.8)
  ridge(b, 31, 312, 24, 70, 340, '#8d4a78', 0.5)
  ridge(b, 12, 322, 13, 48, 340, '#6c3b70')
  // The far shore's village.
  const by = chanceBy(9)
  repeat(16, (i) => {
    const x = 20 + i * 15 + by.in(-4, 4)
    const h = by.in(7, 14)
    fill(b, x, 331 - h, 9, h, by.of(['#5b3267', '#7c4670', '#4c2b5e']))
    poly(b, '#43254f', x - 2, 331 - h, x + 4.5, 325 - h, x + 11, 331 - h)
    fill(b, x + 3, 334 - h, 2.4, 3, '#ffd98a')
  })
}
