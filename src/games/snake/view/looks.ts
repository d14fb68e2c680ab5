/** The colors and patterns of the grounds: the meadow of the classic game, and those of the worlds. */
import { PALETTE } from '../../../engine/core/palette'
import type { Brush } from '../../../engine/stage/painting/paint'
import { disc } from '../../../engine/stage/painting/shapes'
import type { WorldName } from '../rules'

export interface Look {
  /** The two colors of the checkerboard, the hedge, and `r, g, b` of its light and of the pattern. */
  readonly ground: readonly [string, string]
  readonly hedge: string
  readonly light: string
  readonly pattern: 'grass' | 'waves' | 'dots' | 'confetti'
}

const MEADOW: Look = {
  ground: ['#0b5a46', '#0d664f'],
  hedge: '#063d31',
  light: '120, 220, 165',
  pattern: 'grass',
}

const LOOKS: Readonly<Record<WorldName, Look>> = {
  meadow: { ground: ['#12683f', '#167849'], hedge: '#07402a', light: '170, 240, 140', pattern: 'grass' },
  open: { ground: ['#0c5673', '#10658a'], hedge: '#063449', light: '160, 225, 255', pattern: 'waves' },
  stones: { ground: ['#39435a', '#434f69'], hedge: '#1f2637', light: '190, 205, 235', pattern: 'dots' },
  runaway: { ground: ['#4a2b57', '#563365'], hedge: '#2b1634', light: '235, 175, 245', pattern: 'confetti' },
  portals: { ground: ['#17245c', '#1d2d70'], hedge: '#0b1235', light: '160, 190, 255', pattern: 'dots' },
  mushrooms: { ground: ['#1c4a2d', '#225737'], hedge: '#0d2a19', light: '150, 225, 150', pattern: 'grass' },
  twoHeads: { ground: ['#5b2344', '#692a50'], hedge: '#351226', light: '250, 180, 215', pattern: 'waves' },
  keys: { ground: ['#2d4555', '#345164'], hedge: '#16262f', light: '180, 220, 235', pattern: 'dots' },
  night: { ground: ['#12263f', '#162e4b'], hedge: '#081424', light: '150, 190, 240', pattern: 'grass' },
  festival: { ground: ['#3a2170', '#452983'], hedge: '#1e0f40', light: '225, 200, 255', pattern: 'confetti' },
}

export const lookOf = (name: WorldName | undefined): Look => (name ? LOOKS[name] : MEADOW)

/** One mark of the pattern. */
export function drawMark(brush: Brush, x: number, y: number, n: number, { pattern, light }: Look): void {
  brush.strokeStyle = `rgba(${light}, 0.22)`
  brush.lineCap = 'round'
  brush.lineWidth = 1.6
  if (pattern === 'grass') {
    for (const slant of [-3, 0, 3]) {
      brush.beginPath()
      brush.moveTo(x + slant * 0.5, y)
      brush.lineTo(x + slant, y - 5 + Math.abs(slant) * 0.5)
      brush.stroke()
    }
  } else if (pattern === 'waves') {
    brush.beginPath()
    brush.moveTo(x - 8, y)
    brush.quadraticCurveTo(x - 4, y - 4, x, y)
    brush.quadraticCurveTo(x + 4, y + 4, x + 8, y)
    brush.stroke()
  } else if (pattern === 'dots') disc(brush, x, y, 1 + (n % 3), `rgba(${light}, ${0.1 + (n % 4) * 0.05})`)
  else {
    brush.save()
    brush.translate(x, y)
    brush.rotate(n)
    brush.globalAlpha = 0.32
    brush.fillStyle = [PALETTE.sky, PALETTE.pink, PALETTE.yellow, PALETTE.green][n % 4] ?? PALETTE.sky
    brush.fillRect(-4, -2, 8, 4)
    brush.restore()
  }
}
