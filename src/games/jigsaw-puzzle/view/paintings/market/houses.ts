/** The old houses of the picture Market: gables, shutters, flower boxes and shops. */
import { itemAt } from '../../../../../engine/core/itemAt'
import type { Brush } from '../../../../../engine/stage/painting/paint'
import { disc, oval } from '../../../../../engine/stage/painting/shapes'
import { chanceBy, fill, line, poly, repeat } from '../tools'

/** The ground line of all houses. */
const FOOT = 372

type House = readonly [
  x: number,
  width: number,
  eaves: number,
  wall: string,
  shade: string,
  roof: string,
  shutters: string,
  gable: 'steps' | 'bell' | 'point' | 'long',
]

const HOUSES: readonly House[] = [
  [-14, 92, 176, '#e9b35f', '#c48a44', '#a8483a', '#3f7a62', 'point'],
  [78, 74, 146, '#d9705a', '#b0503f', '#7a3f48', '#f4e2c0', 'steps'],
  [152, 84, 186, '#8fb9a8', '#6a9686', '#b85a3c', '#c9604a', 'long'],
  [236, 72, 138, '#f2dcae', '#cfb27e', '#8f4438', '#4a7fa8', 'bell'],
  [470, 80, 152, '#7fa6c8', '#5a80a6', '#a64a3c', '#f2e4c4', 'steps'],
  [550, 78, 190, '#f0c08a', '#cc9560', '#8a3f3c', '#5a8a5a', 'long'],
  [628, 74, 134, '#c9869a', '#a3637a', '#6f3f50', '#f4dcc0', 'bell'],
  [702, 112, 172, '#e6cf8f', '#bfa362', '#b4533c', '#8f4450', 'point'],
]

export function houses(b: Brush): void {
  HOUSES.forEach((each, i) => {
    house(b, each, i)
  })
}

function house(b: Brush, [x, w, eaves, wall, shade, roof, shutters, gable]: House, seed: number): void {
  const by = chanceBy(seed + 40)
  const mid = x + w / 2
  fill(b, x, eaves, w, FOOT - eaves, wall)
  if (gable === 'long') longRoof(b, x, w, eaves, roof, by)
  else {
    const peak = eaves - w * 0.72
    if (gable === 'point') {
      poly(b, wall, x, eaves, mid, peak, x + w, eaves)
      timbers(b, x, w, eaves, peak)
      line(b, roof, 8, [x - 4, eaves + 2, mid, peak - 2, x + w + 4, eaves + 2])
      line(b, 'rgba(255, 220, 190, 0.4)', 2, [x - 4, eaves - 1, mid, peak - 6, x + w + 4, eaves - 1])
    } else if (gable === 'steps')
      repeat(5, (i) => {
        const half = (w / 2) * (1 - i * 0.19)
        fill(b, mid - half, eaves - (i + 1) * 13, half * 2, 14, wall)
        fill(b, mid - half - 1, eaves - (i + 1) * 13, half * 2 + 2, 3, '#fff0d4')
      })
    else {
      b.fillStyle = wall
      b.beginPath()
      b.moveTo(x, eaves)
      b.bezierCurveTo(x + w * 0.34, eaves - 4, x + w * 0.06, peak + 20, x + w * 0.36, peak + 12)
      b.quadraticCurveTo(mid, peak - 16, x + w * 0.64, peak + 12)
      b.bezierCurveTo(x + w * 0.94, peak + 20, x + w * 0.66, eaves - 4, x + w, eaves)
      b.fill()
      b.strokeStyle = '#fff0d4'
      b.lineWidth = 3
      b.stroke()
    }
    if (gable !== 'point') window(b, mid - 7, eaves - 28, 14, 20, shutters, seed, false)
  }
  // Bricks and stains of many years.
  repeat(64, () =>
    fill(
      b,
      x + by.in(2, w - 12),
      by.in(eaves + 4, FOOT),
      by.in(6, 11),
      2.4,
      by.of([shade, shade, '#ffffff38']),
    ),
  )
  fill(b, x + w - 6, eaves, 6, FOOT - eaves, shade)
  fill(b, x, eaves, w, 4, '#fff0d4')
  const panes = w > 88 ? 3 : 2
  for (let y = eaves + 16; y < 282; y += 46) {
    repeat(panes, (i) => {
      const at = x + (w * (i + 0.5)) / panes - 8
      window(b, at, y, 16, 24, shutters, seed + i + y, by.next() < 0.7)
    })
    fill(b, x, y + 36, w, 2, shade)
  }
  shop(b, x, w, seed)
}

/** A door, a window full of bright things, and a sign on an arm. */
function shop(b: Brush, x: number, w: number, seed: number): void {
  const hue = itemAt(['#2f6f68', '#8a3f50', '#3f5a90', '#7a5a2c'], seed % 4)
  fill(b, x + 4, 320, w - 8, 8, hue)
  repeat(7, (i) =>
    line(b, '#ffe8b0', 1.6, [x + 12 + i * (w - 24) * 0.15, 324, x + 17 + i * (w - 24) * 0.15, 324]),
  )
  fill(b, x + 8, 330, w * 0.52, 30, '#fff4dc')
  fill(b, x + 10, 332, w * 0.52 - 4, 26, '#4a3a4a')
  repeat(14, (i) =>
    disc(
      b,
      x + 15 + (i % 7) * (w * 0.068),
      338 + Math.floor(i / 7) * 13,
      4,
      itemAt(['#ffd046', '#e8485a', '#8fe0c8', '#ff9f4a', '#b47ae0'], (i * 2 + seed) % 5),
    ),
  )
  fill(b, x + w * 0.68, 332, w * 0.2, 40, hue)
  fill(b, x + w * 0.71, 336, w * 0.14, 14, '#ffe0a0')
  disc(b, x + w * 0.72, 356, 1.6, '#ffd046')
  line(b, '#4a2a30', 2, [x + w - 12, 308, x + w + 6, 308])
  disc(b, x + w + 2, 316, 7, hue)
  disc(b, x + w + 2, 316, 4, itemAt(['#ffd046', '#fff4dc', '#ff9ab0'], seed % 3))
}

function longRoof(
  b: Brush,
  x: number,
  w: number,
  eaves: number,
  roof: string,
  by: ReturnType<typeof chanceBy>,
): void {
  const top = eaves - 46
  poly(b, roof, x - 3, eaves, x + 8, top, x + w - 8, top, x + w + 3, eaves)
  repeat(6, (row) =>
    repeat(12, (i) => {
      const color = by.of(['#c9684a', '#8f3f34', '#d98460', '#a8503c'])
      oval(b, x + 8 + i * ((w - 14) / 11), top + 6 + row * 7.4, 4, 3.4, color)
    }),
  )
  const mid = x + w / 2
  fill(b, mid - 11, top + 16, 22, 24, '#f4e2c0')
  fill(b, mid - 7, top + 21, 14, 16, '#5a86a8')
  line(b, '#f4e2c0', 1.6, [mid, top + 20, mid, top + 38])
  poly(b, '#7a3a38', mid - 16, top + 18, mid, top + 2, mid + 16, top + 18)
  fill(b, x + w * 0.78, top - 20, 12, 34, '#a8604a')
  fill(b, x + w * 0.78 - 2, top - 22, 16, 5, '#7a3f38')
  // A stork's nest on the chimney.
  repeat(7, (i) =>
    line(b, '#8a6a3c', 2, [x + w * 0.78 - 6, top - 24 - (i % 3) * 2, x + w * 0.78 + 18, top - 28 + i]),
  )
}

function timbers(b: Brush, x: number, w: number, eaves: number, peak: number): void {
  const mid = x + w / 2
  line(b, '#7a4630', 4, [mid, eaves, mid, peak])
  line(b, '#7a4630', 4, [x + w * 0.18, eaves, mid, eaves - (eaves - peak) * 0.6, x + w * 0.82, eaves])
  line(b, '#7a4630', 4, [x, eaves, x + w, eaves])
  for (const dx of [-14, 6]) fill(b, mid + dx, eaves - 22, 9, 14, '#5a86a8')
}

/** A window, with shutters, and flowers before it where `planted`. */
function window(
  b: Brush,
  x: number,
  y: number,
  w: number,
  h: number,
  shutters: string,
  seed: number,
  planted: boolean,
): void {
  fill(b, x - 2, y - 3, w + 4, h + 5, '#fff4dc')
  fill(b, x, y, w, h, seed % 3 < 1 ? '#6f9cc0' : '#4a7296')
  poly(b, 'rgba(255, 255, 255, 0.35)', x, y + h, x + w * 0.7, y, x + w, y, x + w * 0.3, y + h)
  line(b, '#fff4dc', 1.8, [x + w / 2, y, x + w / 2, y + h])
  line(b, '#fff4dc', 1.8, [x, y + h * 0.42, x + w, y + h * 0.42])
  for (const at of [x - 9, x + w + 2]) {
    fill(b, at, y - 2, 7, h + 3, shutters)
    repeat(5, (i) => fill(b, at + 1, y + 1 + i * (h / 5), 5, 1.2, 'rgba(40, 20, 20, 0.35)'))
  }
  if (!planted) return
  fill(b, x - 4, y + h, w + 8, 6, '#8a5236')
  const hues = itemAt(
    [
      ['#e8485a', '#ff9ab0'],
      ['#ffd046', '#ff8f3a'],
      ['#c06ad0', '#ffffff'],
    ],
    Math.floor(seed) % 3,
  )
  repeat(8, (i) => {
    disc(b, x - 3 + i * (w + 6) * 0.143, y + h - (i % 2) * 3, 3.6, i % 2 ? '#3f8a4a' : '#5fae50')
    disc(b, x - 3 + i * (w + 6) * 0.143, y + h - 2 - ((i * 2) % 5), 2.4, itemAt(hues, i % 2))
  })
}
