/** Describes moves of Sudoku in words: '5 in row 1, column 3'. */
import type { DescribeMove } from '../../engine/core/game/contract'
import { itemAt } from '../../engine/core/itemAt'
import type { Move, State } from './rules'
import { contains, LAYERS, type Layer, layerOf } from './rules/marks'
import { colorNames } from './texts/colors'
import { moveTexts as texts } from './texts/moves'

const rowOf = (cell: number) => Math.floor(cell / 9) + 1
const columnOf = (cell: number) => (cell % 9) + 1

/** Those of the cells in which the move changed one of the layers. */
const changedIn = (layers: readonly Layer[], cells: readonly number[], before: State, after: State) =>
  cells.filter((cell) => layers.some((layer) => layerOf(before, layer)[cell] !== layerOf(after, layer)[cell]))

type Written = Extract<Move, { readonly type: 'set' | 'unset' }>

function describeWritten(before: State, move: Written, after: State): string {
  const { layer, value } = move
  const on = move.type === 'set'
  const cells = changedIn([layer], move.cells, before, after)
  const count = cells.length
  const cell = itemAt(cells, 0)
  const [row, column] = [rowOf(cell), columnOf(cell)]
  if (count === 1) {
    if (layer === 'digit') return on ? texts.digit(value, row, column) : texts.clear(row, column)
    if (layer === 'note') return on ? texts.note(value, row, column) : texts.noteRemoved(value, row, column)
    if (layer === 'center')
      return on ? texts.center(value, row, column) : texts.centerRemoved(value, row, column)
    return on ? texts.color(itemAt(colorNames, value - 1), row, column) : texts.colorRemoved(row, column)
  }
  if (layer === 'digit') return on ? texts.digits(value, count) : texts.cleared(count)
  if (layer === 'note') return on ? texts.notes(value, count) : texts.notesRemoved(value, count)
  if (layer === 'center') return on ? texts.centers(value, count) : texts.centersRemoved(value, count)
  return on ? texts.colored(itemAt(colorNames, value - 1), count) : texts.colorsRemoved(count)
}

export const describeMove: DescribeMove<State, Move> = (before, move, after) => {
  if (move.type === 'fill') return texts.fill
  if (move.type === 'look') return null
  if (move.type === 'set' || move.type === 'unset') return describeWritten(before, move, after)
  if (move.type === 'erase') {
    const cells = changedIn(LAYERS, move.cells, before, after)
    const cell = itemAt(cells, 0)
    return cells.length === 1 ? texts.clear(rowOf(cell), columnOf(cell)) : texts.cleared(cells.length)
  }
  const [row, column] = [rowOf(move.cell), columnOf(move.cell)]
  if (move.type === 'clear') return texts.clear(row, column)
  if (move.type === 'digit') return texts.digit(move.digit, row, column)
  return contains(after, 'note', move.cell, move.digit)
    ? texts.note(move.digit, row, column)
    : texts.noteRemoved(move.digit, row, column)
}
