/** Describes moves of Minesweeper in words: 'Row 3, column 4: 5 cells opened', 'Flag on row 1, column 2'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { moveTexts as texts } from './texts/moves'

const openIn = (state: State) => state.cells.filter((cell) => cell.isRevealed).length

export const describeMove: DescribeMove<State, Move> = (before, { type, cell }, after) => {
  const [row, column] = [Math.floor(cell / before.cols) + 1, (cell % before.cols) + 1]
  if (type === 'flag')
    return after.cells[cell]?.isFlagged ? texts.flag(row, column) : texts.unflag(row, column)
  if (type === 'question')
    return after.asked.includes(cell) ? texts.ask(row, column) : texts.unask(row, column)
  const isAround = type === 'chord'
  if (after.exploded >= 0) return isAround ? texts.mineAround(row, column) : texts.mine(row, column)
  const opened = openIn(after) - openIn(before)
  return isAround ? texts.openedAround(row, column, opened) : texts.opened(row, column, opened)
}
