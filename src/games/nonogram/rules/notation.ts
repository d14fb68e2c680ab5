/**
 * Puzzles as text. Written as clues: numbers of a line joined by `-`, lines by `.`, and rows and columns by `_`, all
 * of which need no escape in a link. Read in many forms: pictures
 * (`pictureText.ts`), clues line by line, and the files of other programs (`clueFiles.ts`).
 */
import { withoutLink } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'
import { apart, readClue, readClueText } from './clueFiles'
import { bitsOf, type Clue, type Clues, cluesOf, clueText, spanOf, sumOf } from './clues'
import { solveExactly } from './exact'
import { LONGEST } from './line'
import { halved, readDrawing } from './pictureText'

export const write = ({ rows, cols }: Clues): string => [rows, cols].map(writeLines).join('_')

const writeLines = (lines: readonly Clue[]) =>
  lines.map((clue) => (clue.length === 0 ? '0' : clue.join('-'))).join('.')

const texts = gameTexts.position

/** The written form: it uses the same characters as some pictures. */
const WRITTEN = /^\d[\d.-]*_\d[\d.-]*$/

/** The file form, and the links, of a family of puzzle sites. */
const PUZZLE_SITE = /^\s*(?:pzprv?\d|(?:https?:\/\/)?[\w.-]+\/(?:p|pzv|rules)(?:\.html)?\?\w+\/)/i
/** A link without its scheme, as browsers show it. */
const BARE_LINK = /^\s*(?:[a-z\d-]+\.)+[a-z\d-]+(?::\d+)?\/\S*\s*$/i

/** A size before a picture; after P1, which begins a bitmap in PBM, lines may end anywhere. */
const SIZE = /^\s*(P1\s+(?:#.*\n\s*)*)?(\d{1,3})[ \t,x×*]+(\d{1,3})[ \t]*\n/

/** The rows of a picture, with or without its size before; null if the text is no picture. */
function readPicture(text: string): readonly string[] | null {
  const [start, bitmap, width, height] = SIZE.exec(text) ?? []
  if (start === undefined) {
    const drawn = readDrawing(text.split('\n'))
    const half = drawn && halved(drawn)?.[0]?.length
    if (half) throw new Error(texts.twice(half, drawn.length))
    return drawn
  }
  const rest = text.slice(start.length)
  const size: [number, number] = [Number(width), Number(height)]
  const isSized = (rows: readonly string[]) =>
    String([rows[0]?.length ?? 0, rows.length].toSorted()) === String(size.toSorted())
  const rows = bitmap
    ? (rest.replace(/\s/g, '').match(new RegExp(`[01]{1,${width}}`, 'g')) ?? []).map((row) =>
        row.replaceAll('0', '.'),
      )
    : readDrawing(rest.split('\n'))
  if (!rows || isSized(rows)) return rows
  const half = halved(rows)
  if (half && isSized(half)) return half
  throw new Error(texts.otherSize(rows.length, rows[0]?.length ?? 0, ...size))
}

/** The clues in a text of any accepted form, without any checks. */
function readClues(given: string): Clues {
  if (WRITTEN.test(given)) {
    const [rows, cols] = given.split('_').map((part) => part.split('.').map(readClue))
    return { rows: rows ?? [], cols: cols ?? [] }
  }
  // Programs write lists of rows in one line.
  const lines = /^\s*\[/.test(given) ? given.replace(/(\]|"|')\s*,\s*(?=\[|"|')/g, '$1\n') : given
  const rows = readPicture(lines)
  if (!rows) return readClueText(given)
  const width = itemAt(rows, 0).length
  if (rows.length > LONGEST || width > LONGEST) throw new Error(texts.large(LONGEST))
  return cluesOf(rows.map(bitsOf), width)
}

export interface Read {
  readonly clues: Clues
  /** The filled cells of each row; null if there are several solutions, or it takes too long to find out. */
  readonly solution: readonly number[] | null
}

/**
 * Reads a puzzle of at most 30 by 30 cells.
 *
 * @throws Error whose message says what is wrong
 */
export function readPuzzle(text: string): Read {
  const plain = pastedText(text)
    .replace(/^\s*\n/, '')
    .trimEnd()
  if (PUZZLE_SITE.test(plain)) throw new Error(texts.otherForm)
  const clues = readClues(withoutLink(BARE_LINK.test(plain) ? `https://${plain}` : plain, 'puzzle'))
  const { rows, cols } = clues
  if (Math.max(rows.length, cols.length) > LONGEST) throw new Error(texts.large(LONGEST))
  const refuseLong = (
    lines: readonly Clue[],
    length: number,
    short: (line: number, clue: string) => string,
  ) => {
    const line = lines.findIndex((clue) => spanOf(clue) > length)
    if (line < 0) return
    const clue = itemAt(lines, line)
    const joined = apart(clue, length)
    throw new Error([short(line + 1, clueText(clue)), ...(joined ? [texts.apart(joined)] : [])].join(' '))
  }
  refuseLong(rows, cols.length, texts.shortRow)
  refuseLong(cols, rows.length, texts.shortColumn)
  const [inRows, inCols] = [rows, cols].map((lines) => lines.reduce((sum, clue) => sum + sumOf(clue), 0))
  if (inRows !== inCols) throw new Error(texts.sums(inRows as number, inCols as number))
  if (inRows === 0) throw new Error(texts.empty)
  const { count, isWhole, solution } = solveExactly(clues)
  if (count === 0 && isWhole) throw new Error(texts.noSolution)
  return { clues, solution: count === 1 && isWhole ? solution : null }
}

/** Positions to search for a second solution. What this does not find may exist, as the other remark says. */
const REMARK_NODES = 400

/** A warning if the puzzle may have no solution or several, or null. A drawn picture may be one that nobody can judge. */
export function remark(state: Clues & Pick<Read, 'solution'>): string | null {
  if (state.solution) return null
  return solveExactly(state, undefined, REMARK_NODES).count > 1 ? texts.severalSolutions : texts.tooLong
}
