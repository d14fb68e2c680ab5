/** Owns how another's snake is seen beside one's own: every cell of it, on its way. */
import type { Ghost } from '../../../engine/core/ghost'
import { cellOf } from '../../../engine/core/grid'
import { PALETTE } from '../../../engine/core/palette'
import { CELL, SIZE, type World } from '../rules'

const SIDE = CELL * 0.8

function middle(cell: number): { x: number; y: number } {
  const { row, col } = cellOf(cell, SIZE)
  return { x: (col + 0.5) * CELL, y: (row + 0.5) * CELL }
}

/** Each cell of the body on its way from the one behind it. Across the edge it jumps. */
function spot({ body, vacated, clock, stepTicks }: World, i: number): { x: number; y: number } {
  const to = middle(body[i] as number)
  const behind = body[i + 1] ?? vacated
  if (behind < 0) return to
  const from = middle(behind)
  if (Math.abs(to.x - from.x) + Math.abs(to.y - from.y) > CELL) return to
  const t = Math.min(1, (clock + 1) / stepTicks)
  return { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
}

export const ghost: Ghost<World> = {
  color: PALETTE.yellow,
  shape: 'round',
  parts: (other) =>
    other.end ? [] : other.body.map((_, i) => ({ ...spot(other, i), width: SIDE, height: SIDE })),
}
