/** Parses the text of a puzzle as programs and people write it: rows, diagrams, tables, collections. */
import { cannotRead, formatOf } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'
import { CELLS } from './grid'
import { hasNotes } from './notedText'

export interface PuzzleText {
  /** 81 digits, 0 for an empty cell. */
  readonly givens: readonly number[]
  /** Number of further puzzles in the text, which are not read. */
  readonly others: number
}

/** Characters for an empty cell. Dash and underscore also draw lines; the count of cells decides what they mean. */
const EMPTY = '0.*_-xXoO?·•∙□☐◦'
/** Separators between cells, or box lines. */
const BETWEEN = /[\s|:;,/\\"'()[\]{}=~#│┃║┆┊▏▕]/g
/** Corners and lines of diagrams. */
const DRAWN = /[+─━═╌┄┈┌┐└┘├┤┬┴┼╒╓╔╕╖╗╘╙╚╛╜╝╞╟╠╡╢╣╤╥╦╧╨╩╪╫╬╭╮╯╰┏┓┗┛┣┫┳┻╋┝┠┥┨┯┰┷┸┿╂]/gu

const texts = gameTexts.position

/** Lines about the puzzle: a comment after a number character, a section in brackets, a name with a colon. */
const ABOUT =
  /^\s*(?:#|\/\/|\[[A-Za-z]+\]\s*$|(?=[A-Za-z])(?=[A-Za-z ]*[a-np-wyzA-NP-WYZ])[A-Za-z][\w ]*[=:])/

/** The lines of a text that are not blank; in a file with sections, those of the first puzzle. */
function sectionOf(text: string): string[] {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => /^\s*\[puzzle\]/i.test(line))
  const rest = lines.slice(first + 1)
  const end = first < 0 ? -1 : rest.findIndex((line) => /^\s*\[/.test(line))
  return (end < 0 ? rest : rest.slice(0, end)).filter((line) => line.trim() !== '')
}

/** A title such as 'Sudoku #12 (hard)'. */
function isTitle(line: string): boolean {
  const [, word = ''] = /^[\s#*"'(]*(\p{L}{3,})[^<>{}[\]]*$/u.exec(line) ?? []
  return word !== '' && !/^[xo]+$/i.test(word) && line.replace(/\D/g, '').length < 9
}

/** The name of a row before its cells: 'R1:', 'Row 1', '1)', 'A'. */
const LABEL = /^\s*(?:\|\s*)?(?:(r(?:ow)?)\s*[#-]?\s*)?([1-9a-i])(?:\s*([:)=|-]|\.(?=\s))\s*|\s+)(?=\S)/i
/** The names of the columns. */
const LETTERS = /^[\s|]*a(?:[\s|]*[b-i]){8}[\s|]*$/i
const NUMBERS = /^[\s|]*1[\s|]*2[\s|]*3[\s|]*4[\s|]*5[\s|]*6[\s|]*7[\s|]*8[\s|]*9[\s|]*$/

/** The rows without their names; null if they have none. */
function named(lines: readonly string[]): string[] | null {
  const rows = lines.filter((line) => LABEL.test(line))
  const isInOrder = rows.every((line, i) => {
    const name = (LABEL.exec(line)?.[2] ?? '').toLowerCase()
    return name === '123456789'[i] || name === 'abcdefghi'[i]
  })
  const bare = rows.map((line) => line.replace(LABEL, ''))
  const areMarked = rows.every((line) => {
    const [, word, name = '', mark] = LABEL.exec(line) ?? []
    return word || mark || /[a-i]/i.test(name)
  })
  const areWhole = bare.every((row) => cellsIn([row], false).length === 9)
  return rows.length > 4 && isInOrder && (areMarked || areWhole) ? bare : null
}

/** The lines that belong to the puzzle. */
function linesOf(text: string): string[] {
  const all = sectionOf(text)
  // The head of a table in Markdown stands above a drawn line.
  const hasHead = /^[\s|]*-[\s|:-]*$/.test(all[1] ?? '') && /^(?:[\s|]+|[\s|]*1.*9[\s|]*)$/.test(all[0] ?? '')
  const lines = all.slice(hasHead ? 1 : 0).filter((line) => !LETTERS.test(line))
  const rows = named(lines) ?? named(lines.filter((line) => !NUMBERS.test(line)))
  if (rows) return rows
  const rests = lines.map((line) => line.replace(/^[^:=]*[:=]/, ''))
  const behind = rests.filter((rest, i) => rest !== lines[i] && cellsIn([rest], false).length === 9)
  return behind.length === 9 ? behind : lines.filter((line) => !ABOUT.test(line) && !isTitle(line))
}

/** Whether a line draws the edge of a box. `loose`: nine dashes or dots count as an edge too. */
function isEdge(line: string, loose: boolean): boolean {
  const bare = line.replace(/[\s|:│┃║]/g, '')
  if (/[\p{L}\d]/u.test(bare)) return false
  if (/[+─━═┌├└┼╔╠╚╬┏┣┗╋=~]/u.test(bare)) return true
  return /[-_*]{3}/.test(bare) && (bare.length !== 9 || loose)
}

/** The nine cells of a table row, in which empty cells may be blank; null for other lines. */
function tableRow(line: string): string | null {
  for (const seam of [',', ';', '\t', '|']) {
    if (!line.includes(seam)) continue
    const fields = line.split(seam).map((field) => field.trim().replace(/^["']|["']$/g, ''))
    if (fields.length === 11 && fields[0] === '') fields.shift()
    if (fields.length === 10 && fields.at(-1) === '') fields.pop()
    if (fields.length % 9 === 0 && fields.every((field) => field.length < 2))
      return fields.map((field) => field || '0').join('')
  }
  return null
}

/** The cells of a text under one interpretation. */
function cellsIn(lines: readonly string[], loose: boolean): string {
  return lines
    .filter((line) => !isEdge(line, loose))
    .map((line) => tableRow(line) ?? line.replace(BETWEEN, '').replace(DRAWN, ''))
    .join('')
}

/** Nine lines of nine characters, where a space is an empty cell. */
function spaced(text: string): string | null {
  const lines = text.split('\n').filter((line, at, all) => line !== '' || (at > 0 && at < all.length - 1))
  if (lines.length !== 9 || lines.some((line) => line.trimEnd().length > 9 || /[^1-9 ]/.test(line)))
    return null
  // Without any space, the short rows have lost cells.
  if (!lines.some((line) => line.trimEnd().includes(' '))) return null
  return lines.map((line) => line.trimEnd().padEnd(9).replaceAll(' ', '0')).join('')
}

const CELL = `[1-9${EMPTY.replace('-', '\\-')}]`
/** 81 cells, with other text around, such as a number of the puzzle. */
const RUN = new RegExp(`(?<!${CELL}|\\p{L})(${CELL}{81})(?!${CELL})`, 'u')
/** Nine groups of nine digits, all joined by the same character. */
const JOINED = /(?<!\d)\d{9}([^\d\s])(?:\d{9}\1){7}\d{9}(?!\d)/

/** One-line puzzles, as collections list them: a number or name may stand before the cells, and more behind them. */
function collection(lines: readonly string[]): string[] {
  const found = lines.map((line) => line.match(JOINED)?.[0].replace(/\D/g, '') ?? line.match(RUN)?.[1])
  const isOther = (line: string) =>
    ABOUT.test(line) || /[<>{}]|\p{L}/u.test(line) || /^\W*\d{1,6}\W*$/.test(line)
  if (lines.some((line, i) => found[i] === undefined && !isOther(line))) return []
  return found.filter((each) => each !== undefined)
}

/** The lists of numbers in the text of a program; the text itself without any. */
const listsIn = (text: string): string => {
  const flat = text
    .replace(/\s/g, '')
    .replace(/[{(]/g, '[')
    .replace(/[})]/g, ']')
    .replace(/,(?=\])/g, '')
  const [first, last] = [flat.indexOf('[['), flat.lastIndexOf(']]')]
  if (first < 0 || last < first) return text
  return flat.slice(first, last).replace(/\b(?:null|none|undefined|nan)\b|""|''/gi, '0')
}

const isCell = (character: string) => /[1-9]/.test(character) || EMPTY.includes(character)

/** The error message for a text that does not have 81 valid cells. */
function faultOf(lines: readonly string[]): string {
  const format = formatOf(lines.join('\n'))
  if (format) return texts.format(format)
  for (const [row, line] of lines.entries()) {
    const strange = [...line.replace(BETWEEN, '').replace(DRAWN, '')].find((character) => !isCell(character))
    if (strange !== undefined) return `${cannotRead(strange, row + 1)} ${texts.onlyDigits} ${texts.cellForm}`
  }
  const rows = lines.filter((line) => !isEdge(line, false)).map((line) => cellsIn([line], false))
  const wrong = rows.findIndex((row) => row.length !== 9)
  if (rows.length === 9 && wrong >= 0) {
    const { length } = itemAt(rows, wrong)
    return length > 17 ? texts.notes : texts.rowLength(wrong + 1, length)
  }
  const { length } = rows.join('')
  return texts.length(length)
}

/**
 * Reads the cells of a puzzle: 81 characters in one line or in rows, a diagram with boxes, a table with separators,
 * or the first puzzle of a collection.
 *
 * @param text the pasted text
 * @throws Error that names the wrong character or count, or says that cells have notes
 */
export function readGivens(text: string): PuzzleText {
  const plain = pastedText(text)
  const digits = (characters: string, others = 0): PuzzleText => ({
    givens: Array.from(characters, (character) => (/[1-9]/.test(character) ? Number(character) : 0)),
    others,
  })
  const list = collection(sectionOf(plain))
  const lines = linesOf(listsIn(plain))
  const without = (characters: string, character: string) => characters.replaceAll(character, '')
  const strict = cellsIn(lines, false)
  const loose = cellsIn(lines, true)
  const cells = lines.filter((line) => !isEdge(line, false)).map((line) => line.replace(DRAWN, '|'))
  if (hasNotes(cells, [list.join(''), strict, loose], isCell)) throw new Error(texts.notes)
  if (list.length > 0) return digits(itemAt(list, 0), list.length - 1)
  // A dash is either an empty cell or a line: use the interpretation that gives 81 cells.
  const ways = [
    strict,
    loose,
    spaced(plain) ?? '',
    without(strict, '-'),
    without(strict, '.'),
    without(strict, '_'),
    without(strict, '*'),
  ]
  const found = ways.find((way) => way.length === CELLS && [...way].every(isCell))
  if (found !== undefined) return digits(found)
  const several = [strict, loose].find(
    (way) => way.length > CELLS && way.length % CELLS === 0 && [...way].every(isCell),
  )
  const areRows = lines.every(
    (line) => isEdge(line, several === loose) || cellsIn([line], false).length === 9,
  )
  if (several && areRows) return digits(several.slice(0, CELLS), several.length / CELLS - 1)
  throw new Error(several ? texts.several(several.length / CELLS) : faultOf(lines))
}
