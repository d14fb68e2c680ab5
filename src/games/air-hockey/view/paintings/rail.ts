/** Draws the edge of the table: glowing rails, goal posts and the pockets behind the goals. */
import { hexParts, PALETTE, tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import { GOAL_BOTTOM, GOAL_TOP, GOAL_WIDTH, HEIGHT } from '../../rules'
import { SIDE_COLORS } from './index'

/** Depth of a pocket behind its goal line. */
export const POCKET = 46

/** A `#rrggbb` color with an opacity. */
export const rgba = (hex: string, alpha: number) => `rgba(${hexParts(hex).join(', ')}, ${alpha})`

/** Strokes `path` as a glowing line: wide and faint first, thin and bright last. */
export function glow(
  brush: Brush,
  style: (alpha: number) => string | CanvasGradient,
  width: number,
  path: () => void,
) {
  for (const [spread, alpha] of [
    [8, 0.025],
    [6.8, 0.03],
    [5.7, 0.035],
    [4.7, 0.045],
    [3.8, 0.055],
    [3, 0.07],
    [2.3, 0.1],
    [1.6, 0.2],
    [1, 0.95],
  ] as const) {
    brush.strokeStyle = style(alpha)
    brush.lineWidth = width * spread
    brush.beginPath()
    path()
    brush.stroke()
  }
}

/** The hollow behind a goal line, and the light that comes out of it. */
export function drawPocket(brush: Brush, width: number, side: 0 | 1): void {
  const color = SIDE_COLORS[side]
  const line = side * width
  const out = side === 0 ? -1 : 1
  const box = (depth: number) => Math.min(line, line + out * depth)
  brush.fillStyle = '#060b17'
  brush.beginPath()
  brush.roundRect(box(POCKET), GOAL_TOP, POCKET, GOAL_WIDTH, side === 0 ? [16, 0, 0, 16] : [0, 16, 16, 0])
  brush.fill()
  const deep = brush.createLinearGradient(line, 0, line + out * POCKET, 0)
  deep.addColorStop(0, rgba(color, 0.05))
  deep.addColorStop(1, rgba(color, 0.55))
  brush.fillStyle = deep
  brush.fill()
  // Soft at its ends too: half an ellipse of light over the whole opening.
  brush.save()
  brush.translate(line, HEIGHT / 2)
  brush.scale(0.5, 1)
  const spill = brush.createRadialGradient(0, 0, 10, 0, 0, GOAL_WIDTH / 2 + 6)
  spill.addColorStop(0, rgba(color, 0.8))
  spill.addColorStop(0.5, rgba(color, 0.4))
  spill.addColorStop(1, rgba(color, 0))
  brush.fillStyle = spill
  brush.fillRect(side === 0 ? 0 : -GOAL_WIDTH, -GOAL_WIDTH / 2, GOAL_WIDTH, GOAL_WIDTH)
  brush.restore()
  // The mouth is a solid bar of light, and its lip the brightest.
  const lip = 10
  brush.fillStyle = tone(color, 0.12)
  brush.fillRect(side === 0 ? -1 : width - lip, GOAL_TOP, lip + 1, GOAL_WIDTH)
  glow(
    brush,
    (alpha) => rgba(tone(color, 0.65), alpha),
    3,
    () => {
      brush.moveTo(line - out * lip, GOAL_TOP)
      brush.lineTo(line - out * lip, GOAL_BOTTOM)
    },
  )
}

/** The lit edge of the rails, open at the goals; warm on the left, cool on the right. */
export function drawRail(brush: Brush, width: number, corner: number): void {
  const style = (alpha: number) => {
    const across = brush.createLinearGradient(0, 0, width, 0)
    across.addColorStop(0, rgba(tone(SIDE_COLORS[0], 0.18), alpha))
    across.addColorStop(0.42, rgba(tone(SIDE_COLORS[0], 0.4), alpha))
    across.addColorStop(0.5, rgba(PALETTE.paper, alpha))
    across.addColorStop(0.58, rgba(tone(SIDE_COLORS[1], 0.3), alpha))
    across.addColorStop(1, rgba(tone(SIDE_COLORS[1], 0.1), alpha))
    return across
  }
  const at = 2
  const arc = corner - at
  brush.lineCap = 'round'
  glow(brush, style, 4, () => {
    for (const side of [0, 1] as const) {
      const x = (inward: number) => (side === 0 ? inward : width - inward)
      brush.moveTo(x(at), GOAL_TOP)
      brush.arcTo(x(at), at, x(at + arc), at, arc)
      brush.lineTo(width / 2, at)
      brush.moveTo(x(at), GOAL_BOTTOM)
      brush.arcTo(x(at), HEIGHT - at, x(at + arc), HEIGHT - at, arc)
      brush.lineTo(width / 2, HEIGHT - at)
    }
  })
}

/** A round post at each end of a goal. */
export function drawPost(brush: Brush, x: number, y: number): void {
  const ball = (dy: number, radius: number, color: string) => {
    disc(brush, x, y + dy, radius, color)
  }
  ball(2, 7.5, 'rgba(3, 8, 20, 0.5)')
  ball(0, 7, tone(PALETTE.paper, -0.36))
  ball(-1.2, 6.2, PALETTE.paper)
}
