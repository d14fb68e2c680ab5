/** Describes moves of Minesweeper in words: 'Row 3, column 4: 5 cells opened', 'Flag on row 1, column 2'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import { plural } from '../../engine/core/text'
import type { Move, State } from './rules'

const openIn = (state: State) => state.cells.filter((cell) => cell.isRevealed).length

export const describeMove: DescribeMove<State, Move> = (before, { type, cell }, after) => {
  const place = `row ${Math.floor(cell / before.cols) + 1}, column ${(cell % before.cols) + 1}`
  if (type === 'flag') return after.cells[cell]?.isFlagged ? `Flag on ${place}` : `Flag removed from ${place}`
  if (type === 'question')
    return after.asked.includes(cell) ? `Question mark on ${place}` : `Question mark removed from ${place}`
  const how =
    type === 'chord'
      ? `Around ${place}`
      : `Row ${Math.floor(cell / before.cols) + 1}, column ${(cell % before.cols) + 1}`
  if (after.exploded >= 0) return `${how}: a mine`
  const opened = openIn(after) - openIn(before)
  return plural(opened, { one: `${how}: # cell opened`, other: `${how}: # cells opened` })
}
