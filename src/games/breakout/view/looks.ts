/** The six looks of the boards: five boards each share a landscape and a shape of bricks. The first is that of all modes. */
import type { Size } from '../../../engine/core/game/contract'
import { itemAt } from '../../../engine/core/itemAt'
import { PALETTE, tone } from '../../../engine/core/palette'
import type { Brush } from '../../../engine/stage/painting/paint'
import { disc, oval, verticalGradient } from '../../../engine/stage/painting/shapes'
import { drawProp } from './props'

interface Look {
  /** From the top to the bottom. */
  readonly colors: readonly string[]
  scenery(brush: Brush, size: Size): void
  /** Corners of a brick, and what is on it besides the bands of its hits: quieter than those. */
  readonly radius: number
  grain?(brush: Brush, width: number, height: number): void
}

const LIGHT = 'rgba(255, 255, 255, 0.22)'
const DARK = 'rgba(0, 0, 0, 0.16)'

/** Spreads over 0..1 without a pattern, the same in every visit. */
const spread = (n: number, step: number): number => (n * step) % 1

function lights(brush: Brush, { width, height }: Size, count: number, color: string, strength: number): void {
  for (let i = 0; i < count; i++) {
    const x = spread(i, 0.7548776662) * width
    const y = spread(i, 0.5698402909) * height
    disc(brush, x, y, 0.8 + (i % 3) * 0.5, `rgba(${color}, ${strength * (0.06 + (i % 5) * 0.035)})`)
  }
}

function glow(brush: Brush, { width, height }: Size, x: number, y: number, radius: number, color: string) {
  const light = brush.createRadialGradient(x, y, radius * 0.1, x, y, radius)
  light.addColorStop(0, `rgba(${color}, 0.16)`)
  light.addColorStop(1, `rgba(${color}, 0)`)
  brush.fillStyle = light
  brush.fillRect(0, 0, width, height)
}

/** A line of hills from wall to wall; `high` are shares of the height at even distances. */
function hills(brush: Brush, { width, height }: Size, color: string, high: readonly number[]): void {
  const at = (i: number) => ({ x: (width * i) / (high.length - 1), y: height * (high[i] ?? 1) })
  brush.fillStyle = color
  brush.beginPath()
  brush.moveTo(0, height)
  brush.lineTo(0, at(0).y)
  for (let i = 1; i < high.length; i++) {
    const from = at(i - 1)
    const to = at(i)
    const middle = (from.x + to.x) / 2
    brush.bezierCurveTo(middle, from.y, middle, to.y, to.x, to.y)
  }
  brush.lineTo(width, height)
  brush.fill()
}

function firs(
  brush: Brush,
  { width, height }: Size,
  color: string,
  foot: number,
  high: number,
  count: number,
) {
  brush.fillStyle = color
  for (let i = 0; i <= count; i++) {
    const x = (width * i) / count + (spread(i, 0.618) - 0.5) * 30
    const top = foot - high * (0.7 + 0.6 * spread(i, 0.7548776662))
    for (let level = 0; level < 3; level++) {
      const wide = (0.09 + 0.06 * level) * high * 1.6
      const low = top + ((foot - top) * (level + 1)) / 3
      brush.beginPath()
      brush.moveTo(x, low - (foot - top) / 2)
      brush.lineTo(x + wide, low)
      brush.lineTo(x - wide, low)
      brush.fill()
    }
  }
  brush.fillRect(0, foot - 1, width, height)
}

const LOOKS: readonly Look[] = [
  {
    colors: ['#26367a', '#1f2a5c', '#1b2148'],
    scenery(brush, size) {
      const { width, height } = size
      lights(brush, size, 90, '200, 218, 255', 1.5)
      glow(brush, size, width / 2, -60, 560, '120, 150, 255')
      // A planet rises behind the ridges.
      glow(brush, size, width * 0.22, height * 0.8, height * 0.42, '120, 180, 255')
      disc(brush, width * 0.22, height * 0.8, height * 0.13, '#2d4488')
      disc(brush, width * 0.24, height * 0.785, height * 0.112, '#37529c')
      hills(brush, size, '#212f68', [0.82, 0.86, 0.76, 0.88, 0.78, 0.84])
      hills(brush, size, '#192450', [0.9, 0.84, 0.92, 0.83, 0.9, 0.86])
    },
    radius: 6,
  },
  {
    colors: ['#12506b', '#0d3a56', '#08223a'],
    scenery(brush, size) {
      const { width, height } = size
      // Rays of light from above, then the ground with weed and bubbles.
      brush.fillStyle = 'rgba(160, 230, 255, 0.05)'
      for (let i = 0; i < 5; i++) {
        const x = width * (0.08 + 0.2 * i)
        brush.beginPath()
        brush.moveTo(x, 0)
        brush.lineTo(x + width * 0.07, 0)
        brush.lineTo(x + width * (0.2 - 0.04 * i), height)
        brush.lineTo(x - width * 0.04 * i, height)
        brush.fill()
      }
      hills(brush, size, '#0b2e48', [0.9, 0.82, 0.88, 0.8, 0.9])
      brush.strokeStyle = '#0f4a50'
      brush.lineCap = 'round'
      brush.lineWidth = 9
      for (let i = 0; i < 9; i++) {
        const x = width * (0.04 + 0.115 * i)
        const high = height * (0.08 + 0.1 * spread(i, 0.618))
        brush.beginPath()
        brush.moveTo(x, height)
        brush.bezierCurveTo(x - 18, height - high / 2, x + 18, height - high, x + 4, height - high * 1.6)
        brush.stroke()
      }
      brush.lineWidth = 1.5
      brush.strokeStyle = 'rgba(190, 240, 255, 0.22)'
      for (let i = 0; i < 24; i++) {
        brush.beginPath()
        const y = height * (0.3 + 0.6 * spread(i, 0.569))
        brush.arc(spread(i, 0.7548776662) * width, y, 2 + (i % 4) * 2, 0, Math.PI * 2)
        brush.stroke()
      }
    },
    radius: 9,
  },
  {
    colors: ['#4a2a66', '#7a3a58', '#94503f'],
    scenery(brush, size) {
      const { width, height } = size
      lights(brush, { width, height: height * 0.5 }, 30, '255, 225, 190', 1)
      glow(brush, size, width * 0.76, height * 0.6, height * 0.4, '255, 190, 120')
      disc(brush, width * 0.76, height * 0.6, height * 0.12, '#b8663f')
      hills(brush, size, '#6d3742', [0.74, 0.66, 0.78, 0.7, 0.8])
      hills(brush, size, '#552a3b', [0.84, 0.8, 0.72, 0.86, 0.78])
      hills(brush, size, '#3d1f30', [0.86, 0.92, 0.85, 0.94, 0.88])
    },
    radius: 2,
    grain(brush, width, height) {
      brush.fillStyle = DARK
      brush.fillRect(width * 0.3, height / 2, 2, height / 2 - 5)
      brush.fillRect(width * 0.7, 3, 2, height / 2 - 3)
      brush.fillRect(2, height / 2 - 2, width - 4, 2)
    },
  },
  {
    colors: ['#1d5a52', '#174546', '#0f2a30'],
    scenery(brush, size) {
      const { width, height } = size
      glow(brush, size, width * 0.2, height * 0.52, height * 0.36, '190, 255, 210')
      disc(brush, width * 0.2, height * 0.52, height * 0.08, '#4d8a76')
      firs(brush, size, '#173f3d', height * 0.84, height * 0.26, 16)
      firs(brush, size, '#123233', height * 0.92, height * 0.22, 11)
      lights(brush, size, 40, '230, 255, 170', 1.2)
    },
    radius: 8,
    grain(brush, width, height) {
      brush.strokeStyle = DARK
      brush.lineWidth = 2
      for (const y of [height * 0.36, height * 0.6]) {
        brush.beginPath()
        brush.moveTo(4, y)
        brush.bezierCurveTo(width * 0.3, y - 4, width * 0.6, y + 4, width - 4, y)
        brush.stroke()
      }
    },
  },
  {
    colors: ['#3a2363', '#2c1d52', '#17122e'],
    scenery(brush, size) {
      const { width, height } = size
      glow(brush, size, width * 0.5, height * 0.9, height * 0.8, '255, 120, 200')
      for (const [row, color] of ['#2f2058', '#241a45'].entries()) {
        const count = 12 - row * 3
        for (let i = 0; i < count; i++) {
          const high = height * (0.16 + 0.24 * spread(i + row * 5, 0.618) - row * 0.06)
          const x = (width * i) / count
          brush.fillStyle = color
          brush.fillRect(x, height - high, width / count - 4, high)
          brush.fillStyle = 'rgba(255, 214, 140, 0.2)'
          for (let window = 0; window < 12; window++) {
            if (spread(window + i * 3, 0.7548776662) < 0.55) continue
            const across = x + 8 + (window % 3) * ((width / count - 20) / 3)
            brush.fillRect(across, height - high + 12 + Math.floor(window / 3) * 22, 7, 9)
          }
        }
      }
    },
    radius: 4,
    grain(brush, width, height) {
      brush.fillStyle = LIGHT
      for (let i = 0; i < 4; i++) brush.fillRect(width * (0.14 + 0.2 * i), height * 0.34, width * 0.1, 7)
    },
  },
  {
    colors: ['#191532', '#100e22', '#080811'],
    scenery(brush, size) {
      const { width, height } = size
      glow(brush, size, width * 0.2, height * 0.7, height * 0.6, '190, 110, 255')
      glow(brush, size, width * 0.9, height * 0.3, height * 0.5, '90, 190, 255')
      lights(brush, size, 150, '230, 235, 255', 2)
      const [x, y, radius] = [width * 0.8, height * 0.72, height * 0.1]
      disc(brush, x, y, radius, '#2c2550')
      disc(brush, x - radius * 0.12, y - radius * 0.14, radius * 0.84, '#342c5d')
      brush.strokeStyle = '#443a70'
      brush.lineWidth = 5
      brush.beginPath()
      brush.ellipse(x, y, radius * 1.8, radius * 0.4, -0.35, -0.25, Math.PI + 0.25)
      brush.stroke()
      oval(brush, width * 0.12, height * 0.86, 26, 20, '#221d3d', 0.4)
    },
    radius: 6,
    grain(brush, width, height) {
      brush.fillStyle = LIGHT
      brush.beginPath()
      brush.moveTo(4, height * 0.42)
      brush.lineTo(width / 2, 3)
      brush.lineTo(width - 4, height * 0.42)
      brush.fill()
    },
  },
]

const look = (index: number): Look => (LOOKS[index] ?? LOOKS[0]) as Look

/** Corners of the bricks of a look. */
export const brickRadius = (index: number): number => look(index).radius

/** What is on the bricks of a look, inside their corners. */
export const drawGrain = (brush: Brush, index: number, width: number, height: number): void =>
  look(index).grain?.(brush, width, height)

/** Over the landscape of each of the boards that share it: another hour or weather. */
const HOURS = [
  null,
  ['255, 170, 110', 0.13],
  ['130, 220, 255', 0.12],
  ['255, 120, 190', 0.14],
  ['30, 20, 60', 0.34],
] as const

/** The landscape. On a `board` of Arcade, from 1, a ball that touches the upper edge halves the paddle. */
export function drawGround(brush: Brush, size: Size, index: number, board?: number): void {
  const { width, height } = size
  const { colors, scenery } = look(index)
  brush.fillStyle = verticalGradient(brush, height, ...colors)
  brush.fillRect(0, 0, width, height)
  const hour = board === undefined ? null : itemAt(HOURS, (board - 1) % HOURS.length)
  brush.save()
  // Every other board sees it from the other side.
  if (board !== undefined && board % 2 === 0) {
    brush.translate(width, 0)
    brush.scale(-1, 1)
  }
  scenery(brush, size)
  brush.restore()
  if (board !== undefined) drawProp(brush, size, index, board)
  if (hour) {
    const [color, strength] = hour
    brush.fillStyle = verticalGradient(
      brush,
      height,
      `rgba(${color}, ${strength})`,
      `rgba(${color}, ${strength / 3})`,
    )
    brush.fillRect(0, 0, width, height)
  }
  // The lower half is lit a little.
  const [unlit, lit] = ['rgba(190, 200, 255, 0)', 'rgba(190, 200, 255, 0.13)']
  brush.fillStyle = verticalGradient(brush, height, unlit, unlit, lit, lit)
  brush.fillRect(0, 0, width, height)
  // The open bottom: a darker edge shows where balls are lost.
  const clear = 'rgba(6, 8, 18, 0)'
  brush.fillStyle = verticalGradient(brush, height, clear, clear, clear, clear, clear, 'rgba(6, 8, 18, 0.5)')
  brush.fillRect(0, 0, width, height)
  if (board !== undefined) drawRail(brush, width)
}

/** The upper edge that halves the paddle: a plain rail from wall to wall, and its shadow. */
function drawRail(brush: Brush, width: number): void {
  for (const [color, y, high] of [
    ['rgba(6, 8, 18, 0.3)', 0, 14],
    [tone(PALETTE.vermilion, -0.62), 0, 10],
    [PALETTE.vermilion, 0, 8],
    [tone(PALETTE.vermilion, 0.45), 5.5, 1.5],
  ] as const) {
    brush.fillStyle = color
    brush.fillRect(0, y, width, high)
  }
}
