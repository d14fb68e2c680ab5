/** Describes moves of Sudoku in words: '5 in row 1, column 3'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'
import { moveTexts as texts } from './texts/moves'

export const describeMove: DescribeMove<State, Move> = (_before, move, after) => {
  if (move.type === 'fill') return texts.fill
  if (move.type === 'look') return null
  const [row, column] = [Math.floor(move.cell / 9) + 1, (move.cell % 9) + 1]
  if (move.type === 'clear') return texts.clear(row, column)
  if (move.type === 'digit') return texts.digit(move.digit, row, column)
  const on = ((after.notes[move.cell] ?? 0) & (1 << (move.digit - 1))) !== 0
  return on ? texts.note(move.digit, row, column) : texts.noteRemoved(move.digit, row, column)
}
