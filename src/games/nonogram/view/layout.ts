/** Cell size: the whole board if it fits, but never too small for a finger or an eye, and zoomable. */
import type { Clues } from '../rules/clues'
import { charsFor, linesOf } from './clueLines'

/** A whole board is shown at first if its cells have at least this size, in CSS pixels; else it must be scrolled. */
const MIN_WHOLE = 20
/** The smallest cell of a board that must be scrolled, the cell when zoomed in by the button, and the largest by pinching, in CSS pixels. */
const MIN = 22
export const ZOOMED = 36
export const LARGEST = 56
/** A zoomed board shows this many rows and columns: its clues shrink for that, then its cells, but not below a fingertip. */
export const IN_SIGHT = 5
const FINGERTIP = 30
/** The cell sizes for which the clues of a zoomed board are drawn: larger ones would cover it. */
const MIN_CLUES = MIN
const LARGEST_CLUES = 30
/** Sizes of a clue in cells: its font, a digit or the gap between two numbers, and the height of a number in a column and in a broken row. */
const FONT = 0.56
const DIGIT = 0.34
const LINE = 0.66
const ROW_LINE = 0.56
/** The least space between the broken clues of two rows, in cells: more than between their lines. */
const APART = 0.25
const MARGIN = 0.4
/** Space for the line between two clues, and for the frame on both sides, in CSS pixels. */
const GRID = 2
export const FRAME = 10

export interface Layout {
  /** Cell size in CSS pixels. */
  readonly cell: number
  /** The cell size for which the clues are drawn. */
  readonly unit: number
  readonly font: number
  /** Width of the row clues and height of the column clues in CSS pixels. */
  readonly before: number
  readonly above: number
  /** The longest line of a row clue, in digits and gaps, and the most lines of a column clue. */
  readonly chars: number
  readonly lines: number
  /** Cell size without zoom, with the whole board in view, and the largest one. */
  readonly plain: number
  readonly whole: number
  readonly largest: number
}

/** @param zoom the wanted cell size; null for the usual one */
export function layOut(clues: Clues, width: number, height: number, zoom: number | null): Layout {
  const [cols, rows] = [clues.cols.length, clues.rows.length]
  const [across, down] = [width - FRAME, height - FRAME]
  const charsIn = remembered((lines) => Math.max(...clues.rows.map((clue) => charsFor(clue, lines))))
  const linesIn = remembered((chars) => Math.max(...clues.cols.map((clue) => linesOf(clue, chars).length)))
  /** The clues when those of a row are broken into lines, and a line of a column may have some characters. */
  const drawn = (unit: number, rowLines = 1, colChars = 1) => {
    const [chars, lines] = [charsIn(rowLines), linesIn(colChars)]
    const [before, above] = [chars * DIGIT + MARGIN, lines * LINE + MARGIN]
    return { unit, chars, lines, before: Math.max(1, before) * unit, above: Math.max(1, above) * unit }
  }
  const { before, above } = drawn(1)
  const whole = Math.floor(Math.min(across / (cols + before), down / (rows + above)) * 2) / 2
  const plain = whole >= MIN_WHOLE ? whole : MIN

  /** The largest clues that leave room for the cells that must be in sight, broken into lines where that helps. */
  const zoomed = (cell: number) => {
    const needed = { across: cell * Math.min(cols, IN_SIGHT), down: cell * Math.min(rows, IN_SIGHT) }
    let unit = Math.min(cell, Math.max(LARGEST_CLUES, plain))
    for (;;) {
      const usual = drawn(unit)
      const rowLines =
        usual.before <= across - needed.across
          ? 1
          : Math.max(1, Math.floor((cell - GRID - APART * unit) / (ROW_LINE * unit)))
      const colChars =
        usual.above <= down - needed.down ? 1 : Math.max(1, Math.floor((cell - GRID) / (DIGIT * unit)) - 1)
      const margins = drawn(unit, rowLines, colChars)
      const sight = Math.min((across - margins.before) / needed.across, (down - margins.above) / needed.down)
      if (sight >= 1 || unit <= MIN_CLUES) return { margins, sight }
      unit = Math.max(MIN_CLUES, unit - 1)
    }
  }
  // Where too few cells are in sight at any size, the size that shows most.
  let largest = Math.max(LARGEST, plain)
  for (let cell = largest; cell >= Math.max(FINGERTIP, plain) && zoomed(largest).sight < 1; cell--)
    if (zoomed(cell).sight > zoomed(largest).sight) largest = cell

  const cell = zoom === null ? plain : Math.min(Math.max(zoom, whole), largest)
  const margins = cell > plain ? zoomed(cell).margins : drawn(cell)
  return { cell, font: margins.unit * FONT, ...margins, plain, whole, largest }
}

function remembered(compute: (key: number) => number): (key: number) => number {
  const known = new Map<number, number>()
  return (key) => {
    const value = known.get(key) ?? compute(key)
    known.set(key, value)
    return value
  }
}
