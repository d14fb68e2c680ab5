/** Draws the table: dark ice with air holes, glowing lines and the frame around it. */
import type { QuarterTurns } from '../../../../engine/core/game/shape'
import { tone } from '../../../../engine/core/palette'
import type { Brush } from '../../../../engine/stage/painting/paint'
import { disc } from '../../../../engine/stage/painting/shapes'
import {
  CHARACTERS,
  CORNER_RADIUS,
  GOAL_BOTTOM,
  GOAL_TOP,
  GOAL_WIDTH,
  HEIGHT,
  type RivalId,
} from '../../rules'
import { SIDE_COLORS } from './index'
import { type Look, lookOf } from './looks'
import { drawPattern } from './patterns'
import { drawPocket, drawPost, drawRail, glow, rgba } from './rail'

/**
 * How far the picture extends beyond the world on each side: visible when the table shakes or the camera moves to a
 * goal.
 */
export const MARGIN = 70
export const CIRCLE_RADIUS = 66
const CREASE_RADIUS = GOAL_WIDTH / 2 + 16

/**
 * Draws the whole table, with the world's corner at (`MARGIN`, `MARGIN`). The lamp is above what is seen at the top.
 *
 * @param rival the opponent in the cup, whose table it is
 */
export function drawTable(
  brush: Brush,
  width: number,
  turned: QuarterTurns,
  rival: RivalId | undefined,
): void {
  const look = lookOf(rival)
  const { corner = CORNER_RADIUS } = rival ? CHARACTERS[rival].table : {}
  brush.translate(MARGIN, MARGIN)
  drawFrame(brush, width, look)
  brush.save()
  brush.beginPath()
  brush.roundRect(0, 0, width, HEIGHT, corner)
  brush.clip()
  drawIce(brush, width, turned, look)
  drawPattern(brush, look, width)
  drawLines(brush, width, look)
  drawShade(brush, width, turned)
  brush.restore()
  for (const side of [0, 1] as const) drawPocket(brush, width, side)
  drawRail(brush, width, corner)
  for (const x of [0, width]) for (const y of [GOAL_TOP, GOAL_BOTTOM]) drawPost(brush, x, y)
}

/** The body of the table, around the ice. */
function drawFrame(brush: Brush, width: number, { frame }: Look): void {
  const wood = brush.createLinearGradient(0, -MARGIN, 0, HEIGHT + MARGIN)
  wood.addColorStop(0, frame[0])
  wood.addColorStop(1, frame[1])
  brush.fillStyle = wood
  brush.fillRect(-MARGIN, -MARGIN, width + 2 * MARGIN, HEIGHT + 2 * MARGIN)
}

function drawIce(brush: Brush, width: number, turned: QuarterTurns, look: Look): void {
  // Lighter toward the lamp.
  const top = turned === -1 ? width : 0
  const ice = turned
    ? brush.createLinearGradient(top, 0, width - top, 0)
    : brush.createLinearGradient(0, 0, 0, HEIGHT)
  for (const [n, color] of look.ice.entries()) ice.addColorStop(n / 2, color)
  brush.fillStyle = ice
  brush.fillRect(0, 0, width, HEIGHT)
  // Each half is lit from its goal, in its side's color.
  for (const side of [0, 1] as const) {
    const x = side * width
    const light = brush.createRadialGradient(x, HEIGHT / 2, 20, x, HEIGHT / 2, 300)
    light.addColorStop(0, rgba(SIDE_COLORS[side], side === 0 ? 0.34 : 0.3))
    light.addColorStop(0.5, rgba(SIDE_COLORS[side], 0.1))
    light.addColorStop(1, rgba(SIDE_COLORS[side], 0))
    brush.fillStyle = light
    brush.fillRect(0, 0, width, HEIGHT)
  }
  const lamp = brush.createRadialGradient(width / 2, HEIGHT * 0.4, 10, width / 2, HEIGHT * 0.45, 300)
  lamp.addColorStop(0, 'rgba(190, 225, 255, 0.16)')
  lamp.addColorStop(1, 'rgba(190, 225, 255, 0)')
  brush.fillStyle = lamp
  brush.fillRect(0, 0, width, HEIGHT)
  // Two broad streaks of lamp light on polished ice.
  brush.fillStyle = 'rgba(210, 235, 255, 0.028)'
  for (const [x, wide] of [
    [120, 110],
    [262, 34],
  ] as const) {
    brush.beginPath()
    brush.moveTo(x, 0)
    brush.lineTo(x + wide, 0)
    brush.lineTo(x + wide - 190, HEIGHT)
    brush.lineTo(x - 190, HEIGHT)
    brush.fill()
  }
  // Air holes.
  for (let y = 15; y < HEIGHT; y += 25) {
    for (let x = 12.5; x < width; x += 25) {
      disc(brush, x, y + 0.8, 1.5, 'rgba(190, 225, 255, 0.14)')
      disc(brush, x, y, 1.4, 'rgba(5, 14, 30, 0.6)')
    }
  }
}

function drawLines(brush: Brush, width: number, { line }: Look): void {
  const paper = (alpha: number) => `rgba(${line}, ${alpha * 0.8})`
  glow(brush, paper, 3, () => {
    brush.moveTo(width / 2, 0)
    brush.lineTo(width / 2, HEIGHT / 2 - CIRCLE_RADIUS)
    brush.moveTo(width / 2, HEIGHT / 2 + CIRCLE_RADIUS)
    brush.lineTo(width / 2, HEIGHT)
  })
  glow(brush, paper, 3, () => brush.arc(width / 2, HEIGHT / 2, CIRCLE_RADIUS, 0, Math.PI * 2))
  brush.fillStyle = paper(0.6)
  brush.beginPath()
  brush.arc(width / 2, HEIGHT / 2, 5, 0, Math.PI * 2)
  brush.fill()
  for (const side of [0, 1] as const) {
    const edge = tone(SIDE_COLORS[side], 0.3)
    const turn = side === 0 ? -Math.PI / 2 : Math.PI / 2
    const crease = () => brush.arc(side * width, HEIGHT / 2, CREASE_RADIUS, turn, turn + Math.PI)
    brush.fillStyle = rgba(SIDE_COLORS[side], 0.1)
    brush.beginPath()
    crease()
    brush.fill()
    glow(brush, (alpha) => rgba(edge, alpha * 0.85), 2.6, crease)
  }
}

/** The rails' shadow on the ice: deep under the upper rail, because the lamp is above it, and none under the lower. */
function drawShade(brush: Brush, width: number, turned: QuarterTurns): void {
  const deep = { reach: 30, alpha: 0.5 }
  const faint = { reach: 18, alpha: 0.36 }
  /** From the line at (`x`, `y`) inward, over these places and lengths along it. */
  const shade = (
    { reach, alpha }: typeof deep,
    [x, y]: readonly [number, number],
    [dx, dy]: readonly [number, number],
    spans: readonly (readonly [number, number])[],
  ) => {
    const slope = brush.createLinearGradient(x, y, x + dx * reach, y + dy * reach)
    slope.addColorStop(0, `rgba(3, 8, 20, ${alpha})`)
    slope.addColorStop(1, 'rgba(3, 8, 20, 0)')
    brush.fillStyle = slope
    for (const [from, long] of spans)
      if (dx === 0) brush.fillRect(from, Math.min(y, y + dy * reach), long, reach)
      else brush.fillRect(Math.min(x, x + dx * reach), from, reach, long)
  }
  const ends = [
    [0, GOAL_TOP],
    [GOAL_BOTTOM, HEIGHT - GOAL_BOTTOM],
  ] as const
  const left = (how: typeof deep) => shade(how, [0, 0], [1, 0], ends)
  const right = (how: typeof deep) => shade(how, [width, 0], [-1, 0], ends)
  if (turned) {
    shade(faint, [0, 0], [0, 1], [[0, width]])
    shade(faint, [0, HEIGHT], [0, -1], [[0, width]])
    if (turned === -1) right(deep)
    else left(deep)
  } else {
    shade(deep, [0, 0], [0, 1], [[0, width]])
    left(faint)
    right(faint)
  }
}
