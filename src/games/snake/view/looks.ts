/** The colors of the grounds: the meadow of the classic game, and those of the worlds. */
import type { Brush } from '../../../engine/stage/painting/paint'
import type { WorldName } from '../rules'

export interface Look {
  /** The two colors of the checkerboard, the hedge, and `r, g, b` of its light. */
  readonly ground: readonly [string, string]
  readonly hedge: string
  readonly light: string
}

const MEADOW: Look = {
  ground: ['#0b5a46', '#0d664f'],
  hedge: '#063d31',
  light: '120, 220, 165',
}

const LOOKS: Readonly<Record<WorldName, Look>> = {
  meadow: { ground: ['#12683f', '#167849'], hedge: '#07402a', light: '170, 240, 140' },
  open: { ground: ['#0c5673', '#10658a'], hedge: '#063449', light: '160, 225, 255' },
  stones: { ground: ['#39435a', '#434f69'], hedge: '#1f2637', light: '190, 205, 235' },
  runaway: { ground: ['#4a2b57', '#563365'], hedge: '#2b1634', light: '235, 175, 245' },
  portals: { ground: ['#17245c', '#1d2d70'], hedge: '#0b1235', light: '160, 190, 255' },
  mushrooms: { ground: ['#1c4a2d', '#225737'], hedge: '#0d2a19', light: '150, 225, 150' },
  twoHeads: { ground: ['#5b2344', '#692a50'], hedge: '#351226', light: '250, 180, 215' },
  keys: { ground: ['#2d4555', '#345164'], hedge: '#16262f', light: '180, 220, 235' },
  night: { ground: ['#12263f', '#162e4b'], hedge: '#081424', light: '150, 190, 240' },
  festival: { ground: ['#3a2170', '#452983'], hedge: '#1e0f40', light: '225, 200, 255' },
}

export const lookOf = (name: WorldName | undefined): Look => (name ? LOOKS[name] : MEADOW)

/** A tuft of grass of the classic meadow. */
export function drawGrass(brush: Brush, x: number, y: number, { light }: Look): void {
  brush.strokeStyle = `rgba(${light}, 0.22)`
  brush.lineCap = 'round'
  brush.lineWidth = 1.6
  for (const slant of [-3, 0, 3]) {
    brush.beginPath()
    brush.moveTo(x + slant * 0.5, y)
    brush.lineTo(x + slant, y - 5 + Math.abs(slant) * 0.5)
    brush.stroke()
  }
}
