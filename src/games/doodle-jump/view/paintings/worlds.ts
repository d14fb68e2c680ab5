/** Draws the worlds of Wild: calm pictures, dark enough for platforms to stand out. */
import { type Brush, paint } from '../../../../engine/stage/painting/paint'
import { disc, verticalGradient } from '../../../../engine/stage/painting/shapes'
import { WIDTH, type WorldName } from '../../rules'
import { MARGIN } from './index'
import { balloon, bird, comet, kite, rocks, satellite, spiral } from './scenery'

const WIDE = WIDTH + 2 * MARGIN

/** Spreads over 0..1 without a pattern, the same in every visit. */
const spread = (n: number, step: number) => (n * step) % 1

function cloud(brush: Brush, x: number, y: number, size: number, style: string): void {
  brush.fillStyle = style
  brush.beginPath()
  for (const [dx, dy, r] of [
    [-46, 8, 22],
    [-16, -8, 32],
    [20, -2, 28],
    [48, 9, 18],
  ] as const) {
    brush.moveTo(x + dx * size + r * size, y + dy * size)
    brush.arc(x + dx * size, y + dy * size, r * size, 0, Math.PI * 2)
  }
  brush.fill()
}

function clouds(brush: Brush, height: number, count: number, style: string, size: number): void {
  for (let n = 0; n < count; n++)
    cloud(
      brush,
      spread(n + 1, 0.7548776662) * WIDE,
      height * (0.05 + 0.9 * spread(n + 1, 0.5698402909)),
      size * (0.7 + 0.5 * spread(n, 0.618)),
      style,
    )
}

function planet(brush: Brush, x: number, y: number, radius: number, light: string, dark: string): void {
  const shade = brush.createLinearGradient(x - radius, y - radius, x + radius, y + radius)
  shade.addColorStop(0, light)
  shade.addColorStop(1, dark)
  disc(brush, x, y, radius, shade)
}

function nebula(brush: Brush, x: number, y: number, radius: number, color: string): void {
  const light = brush.createRadialGradient(x, y, 0, x, y, radius)
  light.addColorStop(0, `rgba(${color}, 0.4)`)
  light.addColorStop(1, `rgba(${color}, 0)`)
  brush.fillStyle = light
  brush.fillRect(x - radius, y - radius, 2 * radius, 2 * radius)
}

/** How visible things of the distance are: what a jumper meets is bright. */
const DIM = 0.5

interface Look {
  readonly colors: readonly string[]
  scenery?(brush: Brush, height: number): void
}

/** At shares of the sky's width and height. */
function birds(brush: Brush, height: number, ...places: readonly (readonly [number, number])[]): void {
  for (const [x, y] of places) bird(brush, WIDE * x, height * y, 9)
}

const LOOKS: Readonly<Record<WorldName, Look>> = {
  sky: {
    colors: ['#1f5a94', '#3a7fb5', '#74aecb', '#c3b49a'],
    scenery(brush, height) {
      disc(brush, WIDE * 0.78, height * 0.2, 70, 'rgba(255, 240, 190, 0.16)')
      disc(brush, WIDE * 0.78, height * 0.2, 38, 'rgba(255, 240, 190, 0.8)')
      clouds(brush, height, 9, 'rgba(255, 255, 255, 0.12)', 1.3)
      clouds(brush, height * 0.8, 5, 'rgba(255, 255, 255, 0.16)', 0.8)
      brush.globalAlpha = DIM
      balloon(brush, WIDE * 0.2, height * 0.24, 34, '#c96f5a', '#e8d9b0')
      balloon(brush, WIDE * 0.9, height * 0.52, 20, '#5a86b8', '#e8e2cc')
      kite(brush, WIDE * 0.46, height * 0.4, 24, '#d9a64a', '#b8553c')
      kite(brush, WIDE * 0.14, height * 0.66, 17, '#79a86a', '#e2d48a')
      birds(brush, height, [0.52, 0.13], [0.6, 0.16], [0.45, 0.17], [0.74, 0.72], [0.8, 0.7])
      brush.globalAlpha = 1
    },
  },
  clouds: {
    colors: ['#2e6a8f', '#4c89a8', '#6ea4b8', '#8fb9c2'],
    scenery(brush, height) {
      clouds(brush, height, 12, 'rgba(255, 255, 255, 0.13)', 1.3)
      clouds(brush, height, 6, 'rgba(255, 255, 255, 0.16)', 0.8)
      brush.globalAlpha = DIM
      balloon(brush, WIDE * 0.78, height * 0.2, 40, '#a86a9a', '#e6dcc2')
      balloon(brush, WIDE * 0.16, height * 0.5, 24, '#c98a4a', '#efe3c0')
      balloon(brush, WIDE * 0.66, height * 0.76, 17, '#4f8f86', '#e0e6cc')
      birds(brush, height, [0.3, 0.2], [0.38, 0.18], [0.24, 0.17], [0.5, 0.6], [0.57, 0.62])
      brush.globalAlpha = 1
    },
  },
  storm: {
    colors: ['#3d4668', '#4f5a80', '#6b7398', '#8a8aa8'],
    scenery(brush, height) {
      clouds(brush, height, 16, 'rgba(36, 40, 66, 0.17)', 1.7)
      clouds(brush, height, 14, 'rgba(206, 212, 238, 0.06)', 1.4)
      clouds(brush, height, 9, 'rgba(226, 230, 250, 0.07)', 0.8)
      brush.lineJoin = 'round'
      for (const [x, y, size] of [
        [0.2, 0.12, 1.2],
        [0.8, 0.3, 1],
        [0.14, 0.52, 0.8],
        [0.6, 0.6, 1.1],
        [0.34, 0.84, 0.9],
        [0.9, 0.86, 0.7],
      ] as const) {
        nebula(brush, WIDE * x, height * y, 150 * size, '150, 152, 205')
        for (const [wide, style] of [
          [9, 'rgba(226, 222, 255, 0.03)'],
          [3, 'rgba(240, 236, 255, 0.12)'],
        ] as const) {
          brush.strokeStyle = style
          brush.lineWidth = wide
          brush.beginPath()
          for (const [dx, dy] of [
            [6, -50],
            [-10, -8],
            [8, -10],
            [-8, 36],
            [5, 34],
            [-14, 84],
          ] as const)
            brush.lineTo(WIDE * x + dx * size, height * y + dy * size)
          brush.moveTo(WIDE * x - 8 * size, height * y + 36 * size)
          brush.lineTo(WIDE * x - 26 * size, height * y + 62 * size)
          brush.stroke()
        }
      }
      brush.strokeStyle = 'rgba(210, 224, 250, 0.15)'
      brush.lineWidth = 1.8
      brush.beginPath()
      for (let n = 0; n < 190; n++) {
        const x = spread(n, 0.7548776662) * WIDE
        const y = spread(n, 0.5698402909) * height
        const long = 14 + 16 * spread(n, 0.618)
        brush.moveTo(x, y)
        brush.lineTo(x - long * 0.3, y + long)
      }
      brush.stroke()
    },
  },
  night: {
    colors: ['#0b1026', '#141b3d', '#26305c', '#37406c'],
    scenery(brush, height) {
      nebula(brush, WIDE * 0.28, height * 0.18, 120, '200, 215, 255')
      disc(brush, WIDE * 0.28, height * 0.18, 36, '#dfe5fa')
      disc(brush, WIDE * 0.28 - 12, height * 0.18 - 8, 8, 'rgba(140, 155, 200, 0.5)')
      disc(brush, WIDE * 0.28 + 10, height * 0.18 + 11, 10, 'rgba(140, 155, 200, 0.4)')
      clouds(brush, height, 7, 'rgba(150, 165, 220, 0.09)', 1.4)
      brush.globalAlpha = DIM
      satellite(brush, WIDE * 0.76, height * 0.3, 1.1, -0.4)
      comet(brush, WIDE * 0.62, height * 0.1, 80)
      comet(brush, WIDE * 0.3, height * 0.6, 56)
      balloon(brush, WIDE * 0.14, height * 0.42, 20, '#6a5a9a', '#c9b98a')
      balloon(brush, WIDE * 0.86, height * 0.66, 26, '#4a6a9a', '#c9b98a')
      brush.globalAlpha = 1
    },
  },
  space: {
    colors: ['#04050f', '#080b1e', '#0d1330'],
    scenery(brush, height) {
      // Dim: what a jumper meets is bright.
      brush.globalAlpha = 0.6
      planet(brush, WIDE * 0.8, height * 0.26, 58, '#8a5a3c', '#2a1a1e')
      brush.strokeStyle = 'rgba(210, 180, 140, 0.5)'
      brush.lineWidth = 6
      brush.beginPath()
      brush.ellipse(WIDE * 0.8, height * 0.26, 92, 20, -0.3, 0, Math.PI * 2)
      brush.stroke()
      planet(brush, WIDE * 0.16, height * 0.7, 26, '#4a6f8a', '#132033')
      planet(brush, WIDE * 0.1, height * 0.14, 16, '#a87a9a', '#2a1a30')
      planet(brush, WIDE * 0.92, height * 0.86, 64, '#3c6a5c', '#0d1a20')
      nebula(brush, WIDE * 0.3, height * 0.45, 190, '60, 90, 190')
      rocks(brush, WIDE, height * 0.52)
      satellite(brush, WIDE * 0.3, height * 0.3, 1.2, 0.5)
      comet(brush, WIDE * 0.6, height * 0.68, 70)
      brush.globalAlpha = 1
    },
  },
  galaxy: {
    colors: ['#12061f', '#1f0b34', '#2c1046', '#1a0a30'],
    scenery(brush, height) {
      nebula(brush, WIDE * 0.3, height * 0.3, 220, '190, 80, 200')
      nebula(brush, WIDE * 0.75, height * 0.55, 200, '70, 110, 230')
      nebula(brush, WIDE * 0.35, height * 0.82, 170, '230, 110, 120')
      brush.globalAlpha = DIM
      spiral(brush, WIDE * 0.32, height * 0.28, 110)
      spiral(brush, WIDE * 0.8, height * 0.64, 64)
      planet(brush, WIDE * 0.16, height * 0.62, 34, '#b0708a', '#2a1030')
      planet(brush, WIDE * 0.84, height * 0.14, 20, '#6a8ac0', '#1a1438')
      comet(brush, WIDE * 0.56, height * 0.46, 84)
      brush.globalAlpha = 1
    },
  },
}

export function worldTexture(name: WorldName, height: number) {
  const high = height + 2 * MARGIN
  return paint(
    `doodle:world:${name}:${height}`,
    WIDE,
    high,
    (brush) => {
      const { colors, scenery } = LOOKS[name]
      brush.fillStyle = verticalGradient(brush, high, ...colors)
      brush.fillRect(0, 0, WIDE, high)
      scenery?.(brush, high)
    },
    { role: 'ground', sharpness: 2 },
  )
}
