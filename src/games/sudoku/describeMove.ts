/** Describes moves of Sudoku in words: '5 in row 1, column 3'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import type { Move, State } from './rules'

export const describeMove: DescribeMove<State, Move> = (_before, move, after) => {
  if (move.type === 'fill') return 'All notes'
  if (move.type === 'look') return null
  const place = `row ${Math.floor(move.cell / 9) + 1}, column ${(move.cell % 9) + 1}`
  if (move.type === 'clear') return `Cleared ${place}`
  if (move.type === 'digit') return `${move.digit} in ${place}`
  const on = ((after.notes[move.cell] ?? 0) & (1 << (move.digit - 1))) !== 0
  return on ? `Note ${move.digit} in ${place}` : `Note ${move.digit} removed from ${place}`
}
