/**
 * Puzzles as text. Written as clues: numbers of a line joined by `-`, lines by `.`, and rows and columns by `_`, all
 * of which need no escape in a link. Read in many forms: these clues, clues line by line, or a picture of `.` and `#`.
 */
import { plainText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { bitsOf, type Clue, type Clues, cluesOf, spanOf, sumOf } from './clues'
import { solveExactly } from './exact'
import { LONGEST } from './line'

export const write = ({ rows, cols }: Clues): string => [rows, cols].map(writeLines).join('_')

const writeLines = (lines: readonly Clue[]) =>
  lines.map((clue) => (clue.length === 0 ? '0' : clue.join('-'))).join('.')

/** Extracts the position from a link, or returns the text itself. */
function unwrapped(text: string): string {
  if (!/^https?:\/\/\S+$/.test(text)) return text
  const position = text.match(/[?&]position=([^&#]+)/)?.[1]
  if (position === undefined) throw new Error('This is a link. Open it, and paste the puzzle that it shows.')
  try {
    return decodeURIComponent(position)
  } catch {
    throw new Error('This link is damaged: its puzzle can’t be read.')
  }
}

const FORM = 'Paste rows of . and #, or the clues of all rows, an empty line, and the clues of all columns.'

const TOO_LARGE = `A puzzle can have at most ${LONGEST} rows and ${LONGEST} columns.`

function readClue(text: string): Clue {
  const numbers = text.trim().split(/[\s,-]+/)
  if (!numbers.every((each) => /^\d{1,2}$/.test(each)))
    throw new Error(`“${text.trim().slice(0, 20)}” is not a clue. ${FORM}`)
  return numbers.map(Number).filter((block) => block > 0)
}

/** Rows of one kind of signs: dots, hyphens, underscores, zeros and white squares are empty cells. */
const PICTURE_ROW = /^[.\-_0□#1█■ ]+$/

/** The written form: it uses the same signs as some pictures. */
const WRITTEN = /^\d[\d.-]*_\d[\d.-]*$/

function readPicture(lines: readonly string[]): Clues {
  const rows = lines.map((line) => line.replace(/ /g, '').replace(/[-_0□]/g, '.'))
  const width = Math.max(...rows.map((row) => row.length))
  if (rows.some((row) => row.length !== width))
    throw new Error('The rows of this picture have different lengths.')
  if (rows.length > LONGEST || width > LONGEST) throw new Error(TOO_LARGE)
  return cluesOf(rows.map(bitsOf), width)
}

/** The clues in a text of any accepted form, without any checks. */
function readClues(given: string): Clues {
  if (WRITTEN.test(given)) {
    const [rows, cols] = given.split('_').map((part) => part.split('.').map(readClue))
    return { rows: rows ?? [], cols: cols ?? [] }
  }
  const lines = given
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  if (lines.length > 0 && lines.every((line) => PICTURE_ROW.test(line)) && isPicture(lines))
    return readPicture(lines)
  const parts = given.split(/\n\s*\n/).map((part) => part.trim().split('\n'))
  if (parts.length !== 2) throw new Error(`This is not a Nonogram. ${FORM}`)
  return { rows: itemAt(parts, 0).map(readClue), cols: itemAt(parts, 1).map(readClue) }
}

/** A picture has signs other than digits, or rows of zeros and ones too long to be a clue. */
function isPicture(lines: readonly string[]): boolean {
  return /[._□#█■]/.test(lines.join('')) || lines.every((line) => /^[01]{4,}$/.test(line))
}

export interface Read {
  readonly clues: Clues
  /** The filled cells of each row; null if there are several solutions. */
  readonly solution: readonly number[] | null
}

/**
 * Reads a puzzle of at most 30 by 30 cells.
 *
 * @throws Error whose message says what is wrong
 */
export function readPuzzle(text: string): Read {
  const plain = plainText(text).replace(/^\s*\n|\s+$/g, '')
  const clues = readClues(unwrapped(plain))
  const { rows, cols } = clues
  if (Math.max(rows.length, cols.length) > LONGEST) throw new Error(TOO_LARGE)
  for (const [lines, length, kind] of [
    [rows, cols.length, 'Row'],
    [cols, rows.length, 'Column'],
  ] as const)
    for (const [i, clue] of lines.entries())
      if (spanOf(clue) > length)
        throw new Error(`${kind} ${i + 1} is too short for its clue ${clue.join(' ')}.`)
  const [inRows, inCols] = [rows, cols].map((lines) => lines.reduce((sum, clue) => sum + sumOf(clue), 0))
  if (inRows !== inCols)
    throw new Error(`The rows have ${inRows} filled cells, but the columns have ${inCols}.`)
  if (inRows === 0) throw new Error('This puzzle is empty: no cell is filled.')
  const { count, isWhole, solution } = solveExactly(clues)
  if (count === 0)
    throw new Error(
      isWhole
        ? 'This puzzle has no solution.'
        : 'It takes too long to find out whether this puzzle has a solution.',
    )
  return { clues, solution: count === 1 && isWhole ? solution : null }
}

/** A warning if the puzzle may have several solutions, or null. */
export function remark({ solution }: { readonly solution: readonly number[] | null }): string | null {
  return solution ? null : 'This puzzle has more than one solution. Any of them counts.'
}
