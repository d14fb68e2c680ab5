/** The number that is shown while a line is drawn. */
import { cellsOfLine, changedBy, heightOf, type Move, type State, widthOf } from '../rules'

/**
 * @param shown the marks with automatic crosses
 * @returns the length of the block at the end of a filled line; for other lines, the number of cells that change
 */
export function lineCount(state: State, shown: string, drawn: Move): number {
  const changed = changedBy(state, shown, drawn)
  if (drawn.mark !== 'fill') return changed.length
  const width = widthOf(state)
  const row = Math.floor(drawn.from / width)
  const isRow = row === Math.floor(drawn.to / width)
  const cells = cellsOfLine(state, isRow ? row : heightOf(state) + (drawn.from % width))
  const isFilled = (index: number) => {
    const cell = cells[index] ?? -1
    return shown[cell] === '#' || changed.includes(cell)
  }
  let first = cells.indexOf(changed.at(-1) ?? drawn.from)
  let last = first
  while (isFilled(first - 1)) first--
  while (isFilled(last + 1)) last++
  return last - first + 1
}
