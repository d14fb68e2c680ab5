/** Finds moves that lead to a position, which is written as the columns played. */

import { PositionFault } from '../../../engine/core/game/positionFault'
import { itemAt } from '../../../engine/core/itemAt'
import { dialogTexts as texts } from '../texts/dialog'
import { COLUMNS, type Disc, LINES, type Move, ROWS } from './board'

/** The number of heights of a column. */
const HEIGHTS = ROWS + 1

const cellOf = (column: number, height: number) => (ROWS - 1 - height) * COLUMNS + column

/**
 * An order of drops after which the discs of a position stand as given. No order is tried twice from the same heights of
 * the columns, of which there are fewer than a million.
 *
 * @param last - the column of the last drop, if it must be a certain one
 * @returns null if there is none
 */
function search(cells: readonly Disc[], last: number | null): Move[] | null {
  const columns = Array.from({ length: COLUMNS }, (_, column) => column)
  const full = columns.map((column) => {
    let height = 0
    while (height < ROWS && cells[cellOf(column, height)] !== 0) height++
    return height
  })
  const count = full.reduce((sum, height) => sum + height, 0)
  const heights = full.map(() => 0)
  const failed = new Uint8Array(columns.reduce((product) => product * HEIGHTS, 1))
  const order: Move[] = []
  const go = (): boolean => {
    if (order.length === count) return true
    const key = heights.reduce((sum, height) => sum * HEIGHTS + height, 0)
    if (failed[key]) return false
    const disc = order.length % 2 === 0 ? 1 : 2
    for (const column of columns) {
      const height = itemAt(heights, column)
      if (height === full[column] || cells[cellOf(column, height)] !== disc) continue
      if (column === last && height === itemAt(full, column) - 1 && order.length < count - 1) continue
      heights[column] = height + 1
      order.push(column)
      if (go()) return true
      order.pop()
      heights[column] = height
    }
    failed[key] = 1
    return false
  }
  return go() ? order : null
}

/** The cell of the highest disc of each column that has any. */
function topsOf(cells: readonly Disc[]): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => {
    for (let cell = column; cell < cells.length; cell += COLUMNS) if (cells[cell] !== 0) return cell
    return -1
  }).filter((cell) => cell >= 0)
}

/**
 * The drops, without pops, that lead to a position: Red goes first, and only the last disc may make four in a row.
 *
 * @param cells - 42 cells, row by row from the top; no disc has an empty cell below it
 * @throws PositionFault with a message for the player if the position cannot arise
 */
export function orderOf(cells: readonly Disc[]): Move[] {
  const count = (disc: Disc) => cells.filter((each) => each === disc).length
  const [red, yellow] = [count(1), count(2)]
  if (red !== yellow && red !== yellow + 1) throw new PositionFault(texts.counts(red, yellow))
  const latest = red > yellow ? 1 : 2
  const fours = LINES.filter(([first = 0, ...rest]) =>
    cells[first] !== 0 ? rest.every((cell) => cells[cell] === cells[first]) : false,
  )
  const early = fours.filter(([cell = 0]) => cells[cell] !== latest)
  // The last disc completes every four.
  const lasts = topsOf(cells).filter((top) => fours.every((four) => four.includes(top)))
  if (early.length > 0 || (fours.length > 0 && lasts.length === 0)) {
    const squares = [...new Set((early.length > 0 ? early : fours).flat())]
    throw new PositionFault(cells[squares[0] ?? 0] === 1 ? texts.redWon : texts.yellowWon, squares)
  }
  const ends = fours.length > 0 ? lasts.map((cell) => cell % COLUMNS) : [null]
  for (const end of ends) {
    const order = search(cells, end)
    if (order) return order
  }
  throw new PositionFault(texts.noOrder)
}
