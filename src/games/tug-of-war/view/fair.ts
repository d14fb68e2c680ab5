/** Draws the fair behind the meadow of Tug of War: trees, stalls, bunting, and the animals that watch. */
import { PALETTE, tone } from '../../../engine/core/palette'
import type { Brush } from '../../../engine/stage/painting/paint'
import { scatter } from '../../../engine/stage/painting/scatter'
import { disc, oval } from '../../../engine/stage/painting/shapes'
import { WIDTH } from '../rules'
import { BEYOND } from './layout'

/** The upper edge of the grass, on which the fair is. */
const FOOT = 314
const LEFT = -BEYOND
const WIDE = WIDTH + 2 * BEYOND
const STALLS: readonly (readonly [
  x: number,
  width: number,
  hue: 'vermilion' | 'blue' | 'green' | 'purple',
])[] = [
  [-110, 104, 'green'],
  [70, 116, 'vermilion'],
  [300, 96, 'purple'],
  [505, 96, 'green'],
  [735, 116, 'blue'],
  [905, 104, 'vermilion'],
]
const FURS = ['#b98a5c', '#8c6a4a', '#d8c3a2', '#9a9aa6', '#c9a27a', '#6f5744'] as const
const CLOTHES = ['#b5654f', '#4f7aa3', '#c9a64a', '#5d8f6a', '#8d6ea8'] as const

/** @param hills colors of the hills, of which the trees are; the whole fair has some of their haze */
export function drawFair(brush: Brush, hills: readonly [string, string, string], isNight: boolean): void {
  trees(brush, tone(hills[2], -0.14), tone(hills[2], 0.02))
  for (const [x, width, hue] of STALLS) stall(brush, x, width, PALETTE[hue], isNight)
  bunting(brush, isNight)
  crowd(brush, 292, 26, 9)
  crowd(brush, 304, 24, 10.5)
  // Haze, inside of what is drawn: those who pull are in front.
  brush.save()
  brush.globalCompositeOperation = 'source-atop'
  brush.globalAlpha = isNight ? 0.6 : 0.36
  brush.fillStyle = hills[1]
  brush.fillRect(LEFT, 0, WIDE, FOOT)
  brush.restore()
  fence(brush, tone(hills[2], isNight ? 0.3 : -0.35))
}

function trees(brush: Brush, dark: string, light: string): void {
  for (let n = 0; n < 15; n++) {
    const x = LEFT + (n + 0.2 + 0.6 * scatter(n)) * (WIDE / 15)
    const r = 30 + 22 * scatter(n + 40)
    const y = FOOT - 34 - r
    brush.fillStyle = dark
    brush.fillRect(x - 4, y, 8, FOOT - y)
    disc(brush, x - r * 0.5, y + 10, r * 0.66, dark)
    disc(brush, x + r * 0.5, y + 12, r * 0.6, dark)
    disc(brush, x, y - 6, r * 0.8, dark)
    disc(brush, x - r * 0.14, y - 12, r * 0.6, light)
  }
}

/** A stall with a striped roof and a counter. */
function stall(brush: Brush, x: number, width: number, color: string, isNight: boolean): void {
  const left = x - width / 2
  const [top, eaves] = [FOOT - 108, FOOT - 74]
  brush.fillStyle = isNight ? '#e8b860' : '#5b4634'
  brush.fillRect(left + 6, eaves, width - 12, 50)
  brush.fillStyle = '#a57a4c'
  brush.fillRect(left + 2, FOOT - 34, width - 4, 34)
  brush.fillRect(left + 2, eaves, 5, 60)
  brush.fillRect(left + width - 7, eaves, 5, 60)
  const stripes = 8
  const step = width / stripes
  for (let n = 0; n < stripes; n++) {
    brush.fillStyle = n % 2 ? PALETTE.paper : color
    brush.beginPath()
    brush.moveTo(left + width * 0.12 + n * step * 0.76, top)
    brush.lineTo(left + width * 0.12 + (n + 1) * step * 0.76, top)
    brush.lineTo(left + (n + 1) * step, eaves)
    brush.arc(left + (n + 0.5) * step, eaves, step / 2, 0, Math.PI)
    brush.fill()
  }
}

/** Strings of small flags between poles; by night lanterns. */
function bunting(brush: Brush, isNight: boolean): void {
  const hues = ['vermilion', 'yellow', 'blue', 'green', 'pink'] as const
  const span = WIDE / 5
  for (let n = 0; n <= 5; n++) {
    const x = LEFT + n * span
    brush.fillStyle = '#7a5c40'
    brush.fillRect(x - 3, 128, 6, FOOT - 128)
    disc(brush, x, 126, 6, PALETTE.yellow)
    if (n === 5) break
    brush.strokeStyle = '#5d4a3a'
    brush.lineWidth = 2
    brush.beginPath()
    brush.moveTo(x, 132)
    brush.quadraticCurveTo(x + span / 2, 214, x + span, 132)
    brush.stroke()
    for (let flag = 1; flag < 12; flag++) {
      const t = flag / 12
      const [fx, fy] = [x + span * t, 132 + 164 * t * (1 - t)]
      const color = PALETTE[hues[(flag + n) % hues.length] ?? 'yellow']
      if (isNight) {
        disc(brush, fx, fy + 8, 13, 'rgba(255, 214, 130, 0.35)')
        oval(brush, fx, fy + 8, 6, 8, tone(color, 0.35))
        continue
      }
      brush.fillStyle = color
      brush.beginPath()
      brush.moveTo(fx - 8, fy - 1)
      brush.lineTo(fx + 8, fy - 1)
      brush.lineTo(fx, fy + 18)
      brush.fill()
    }
  }
}

/** A row of animals: some with round ears, some with long ones, some with arms up. */
function crowd(brush: Brush, y: number, step: number, r: number): void {
  for (let n = 0; n * step < WIDE; n++) {
    const at = n + y
    const x = LEFT + n * step + 8 * scatter(at)
    const head = y - 8 * scatter(at + 7)
    const fur = FURS[Math.floor(scatter(at + 3) * FURS.length)] ?? FURS[0]
    const ear = scatter(at + 11) < 0.3 ? 2.1 : 1
    if (scatter(at + 19) < 0.3)
      for (const half of [-1, 1]) oval(brush, x + half * r * 1.5, head - r * 0.2, 3.4, r, fur, half * 0.5)
    oval(
      brush,
      x,
      head + r * 2,
      r * 1.15,
      r * 1.5,
      CLOTHES[Math.floor(scatter(at + 5) * CLOTHES.length)] ?? CLOTHES[0],
    )
    for (const half of [-1, 1])
      oval(
        brush,
        x + half * r * 0.62,
        head - r * (0.3 + 0.42 * ear),
        r * 0.34,
        r * 0.4 * ear,
        tone(fur, -0.15),
        half * 0.2,
      )
    disc(brush, x, head, r, fur)
    for (const half of [-1, 1]) disc(brush, x + half * r * 0.36, head - r * 0.05, 1.5, '#2a1c18')
    oval(brush, x, head + r * 0.42, 2.6, scatter(at + 23) < 0.5 ? 2.8 : 1.4, '#4a2a24')
  }
}

/** A rope on posts in front of those who watch. */
function fence(brush: Brush, color: string): void {
  brush.strokeStyle = color
  brush.fillStyle = color
  brush.lineWidth = 3
  for (let x = LEFT; x < LEFT + WIDE; x += 58) {
    brush.fillRect(x - 2, FOOT - 14, 5, 16)
    brush.beginPath()
    brush.moveTo(x, FOOT - 11)
    brush.quadraticCurveTo(x + 29, FOOT - 4, x + 58, FOOT - 11)
    brush.stroke()
  }
}
