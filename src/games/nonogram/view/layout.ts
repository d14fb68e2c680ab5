/** Cell size: the whole board if it fits, but never too small for a finger or an eye, and zoomable. */
import { type Clues, clueText } from '../rules/clues'

/** A whole board is shown at first if its cells have at least this size, in CSS pixels; else it must be scrolled. */
const LEAST_WHOLE = 20
/** The smallest cell of a board that must be scrolled, the cell when zoomed in by the button, and the largest by pinching, in CSS pixels. */
const LEAST = 22
export const ZOOMED = 36
export const LARGEST = 56
/** Clues stop growing at this cell size, because they would cover a zoomed board. */
const LARGEST_CLUES = 30
/** Sizes of a clue in cells: its font, a digit, the gap between two numbers, and the height of a number. */
const FONT = 0.56
const DIGIT = 0.34
const GAP = 0.34
const LINE = 0.66
const MARGIN = 0.4
/** Space for the outline of the cells, in CSS pixels. */
const OUTLINE = 6

export interface Layout {
  /** Cell size in CSS pixels. */
  readonly cell: number
  /** The cell size for which the clues are drawn. */
  readonly unit: number
  readonly font: number
  /** Width of the row clues and height of the column clues in CSS pixels. */
  readonly before: number
  readonly above: number
  /** Cell size without zoom, and with the whole board in view. */
  readonly plain: number
  readonly whole: number
}

/** @param zoom the wanted cell size; null for the usual one */
export function layOut(clues: Clues, width: number, height: number, zoom: number | null): Layout {
  const across = (clue: readonly number[]) => {
    const text = clueText(clue)
    return text.replaceAll(' ', '').length * DIGIT + (text.split(' ').length - 1) * GAP + MARGIN
  }
  const before = Math.max(1, ...clues.rows.map(across))
  const above = Math.max(1, ...clues.cols.map((clue) => Math.max(1, clue.length) * LINE + MARGIN))
  const fit = Math.min(
    (width - OUTLINE) / (clues.cols.length + before),
    (height - OUTLINE) / (clues.rows.length + above),
  )
  const whole = Math.floor(fit * 2) / 2
  const plain = whole >= LEAST_WHOLE ? whole : LEAST
  const cell = zoom === null ? plain : Math.min(Math.max(zoom, whole), Math.max(LARGEST, plain))
  const unit = Math.min(cell, Math.max(LARGEST_CLUES, plain))
  return { cell, unit, font: unit * FONT, before: before * unit, above: above * unit, plain, whole }
}
