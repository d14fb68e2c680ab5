/** The opponent's snake in a race: all its cells as they move. Among four it would be one snake too many. */
import type { Ghost } from '../../../engine/core/game/ghost'
import { itemAt } from '../../../engine/core/itemAt'
import { cellOf } from '../../../engine/core/math/grid'
import { PALETTE } from '../../../engine/core/palette'
import { cellSide, type Either, isFour, rowsOf, type World } from '../rules'
import { RIM, scaleWithin } from './rim'

/** Fraction of a cell that a part of the body fills. */
const FILLED = 0.8

/** The position of a body cell on its way from the one behind it. It jumps across edges. */
function spot(world: World, i: number): { x: number; y: number } {
  const { body, vacated, clock, stepTicks, size, road } = world
  const side = cellSide(world)
  const middle = (cell: number) => {
    const { row, col } = cellOf(cell, size)
    return { x: (col + 0.5) * side, y: (row + 0.5) * side }
  }
  const to = middle(itemAt(body, i))
  const behind = body[i + 1] ?? vacated
  if (behind < 0) return to
  const from = middle(behind)
  if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > side * 1.5) return to
  const t = road?.waits ? 1 : Math.min(1, (clock + 1) / stepTicks)
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

export const ghost: Ghost<Either> = {
  get color() {
    return PALETTE.yellow
  },
  shape: 'round',
  parts(other) {
    if (isFour(other) || other.end) return []
    const side = cellSide(other)
    const scale = scaleWithin({ width: other.size * side, height: rowsOf(other) * side })
    return other.body.map((_, i) => {
      const { x, y } = spot(other, i)
      return {
        x: RIM + x * scale.x,
        y: RIM + y * scale.y,
        width: side * FILLED * scale.x,
        height: side * FILLED * scale.y,
      }
    })
  },
}
