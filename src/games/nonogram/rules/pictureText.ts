/** Pictures as people draw them: two kinds of characters, or one kind and spaces. */

import { cannotRead } from '../../../engine/core/input/pasted'
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'

/** Characters that are always empty, and always filled. Others depend on the characters beside them. */
const EMPTY = '.-_0□\u2b1c◻\u25fd▫·∙░⚪○'
const FILLED = '#1█■\u2b1b◼\u25fe▪@*●⚫▓'

const texts = gameTexts.position

const FRAME = /^\s*[+┌├└╔╠╚┏┣┗─═━-][-+=─═━\s┬┴┼┐┤┘╦╩╬╗╣╝┓┫┛]*$/
const BAR = /^\s*[|│┃║](.*)[|│┃║]\s*$/

/** The cells of each line; a space is a cell only where `isSpaced`. */
interface Cells {
  readonly rows: readonly string[]
  readonly isSpaced: boolean
}

/** Splits a table of one character per field, as spreadsheets and programs write it; null for other text. */
function tableOf(lines: readonly string[]): Cells | null {
  const seam = ['\t', ',', ';', '|'].find((character) => lines.every((line) => line.includes(character)))
  if (seam === undefined) return null
  const rows = lines.map((line) =>
    (seam === '\t' ? line : line.replace(/[[\]"' ]/g, '').replace(/\[/.test(line) ? /,$/ : /$^/, ''))
      .split(seam)
      .map((field) => field.trim() || ' '),
  )
  if (rows.some((row) => row.some((field) => [...field].length > 1))) return null
  // Lines of programs end with the separator too.
  const ends =
    rows.every((row) => row.at(-1) === ' ') &&
    seam !== '\t' &&
    lines.every((line) => line.trimEnd().endsWith(seam))
  return { rows: rows.map((row) => (ends ? row.slice(0, -1) : row).join('')), isSpaced: true }
}

const charactersIn = (rows: readonly string[]) => [...new Set(rows.join('').replace(/\s/g, '').toLowerCase())]

/** The cells of a drawing. */
function cellsOf(lines: readonly string[]): Cells {
  const table = tableOf(lines.filter((line) => line.trim() !== '' || line.includes('\t')))
  if (table) return table
  const [character, ...others] = charactersIn(lines)
  if (character !== '1' && others.length === 0) {
    const isSpaced = lines.some((line) => /\S\s+\S|^\s+\S/.test(line))
    const isAlternate = lines.length > 3 && lines.every((line, i) => (line.trim() === '') === (i % 2 === 1))
    if (isAlternate || (!isSpaced && lines.some((line) => line.trim() === '')))
      throw new Error(texts.blankLines)
    if (isSpaced) return { rows: lines, isSpaced }
  }
  return {
    rows: lines.map((line) => line.replace(/[\s[\]"',;]/g, '')).filter((line) => line !== ''),
    isSpaced: false,
  }
}

/** Whether rows of digits are a picture, and not clues. */
function isDigits(lines: readonly string[], { rows, isSpaced }: Cells): boolean {
  const width = rows[0]?.length ?? 0
  const isEven = isSpaced || rows.every((row) => row.length === width)
  if (lines.some((line) => /^ *$/.test(line)) || !isEven) return false
  return width > 2
    ? !lines.every((line) => /^1(?:[-.,\s]1)*$/.test(line.trim()))
    : rows.length > 1 &&
        lines.every((line) => /^\W*[01]\W+[01]\W*$/.test(line)) &&
        rows.some((row) => row.includes('0'))
}

/** Tells empty characters from filled ones. */
function meaningOf(characters: readonly string[], lines: readonly string[]): (character: string) => boolean {
  const others = characters.filter((character) => !EMPTY.includes(character) && !FILLED.includes(character))
  const hasEmpty = characters.some((character) => EMPTY.includes(character))
  const hasFilled = characters.some((character) => FILLED.includes(character))
  const strange = (character: string): Error => {
    const line = lines.findIndex((each) => each.toLowerCase().includes(character)) + 1
    return new Error(`${cannotRead(character, lines.length > 1 ? line : undefined)} ${texts.signs}`)
  }
  const filled = new Set<string>()
  if (hasFilled) {
    // Beside filled cells, crosses and noughts are empty; a colored square could be either.
    const odd = others.find((character) => !/[xo×✕✖\u274c]/.test(character))
    if (odd !== undefined) throw strange(odd)
  } else if (hasEmpty || others.length === 1) {
    const colored = others.filter((character) => !(others.length > 1 && /[x×✕✖\u274c]/.test(character)))
    if (colored.length > 1) throw strange(itemAt(colored, 1))
    for (const character of colored) filled.add(character)
  } else if (others.length === 2 && others.includes('b') && others.includes('w')) filled.add('b')
  else throw new Error(texts.unclearSigns(others.slice(0, 3)))
  return (character) => FILLED.includes(character) || filled.has(character)
}

/**
 * Reads a picture.
 *
 * @param lines without blank lines at the start and end
 * @returns rows of # and . of the same length; null if the text is no picture
 * @throws Error that names the character or row that cannot be read
 */
export function readDrawing(lines: readonly string[]): readonly string[] | null {
  const inside = lines.filter((line) => !FRAME.test(line) || (!line.includes('+') && !/[─═━]/.test(line)))
  const framed = inside.every((line) => BAR.test(line) || line.trim() === '')
  const inner = framed && inside.length > 0 ? inside.map((line) => line.replace(BAR, '$1')) : inside
  const characters = charactersIn(inner).filter((character) => !',;|[]"\''.includes(character))
  if (characters.length === 0 || characters.some((character) => /[2-9]/.test(character))) return null
  // Clues of ones: a line with another character ends their lists.
  const numbers = inner.filter((line) => /\d/.test(line))
  if (numbers.length > 0 && inner.every((line) => (/\d/.test(line) ? /^[\s\d,.-]*$/ : /^\W*$/).test(line)))
    if (
      inner.some(
        (line) => /^\s*([^\w\s#.*@|[\]])(?:\s*\1)*\s*$/.test(line) && !EMPTY.includes(line.trim().charAt(0)),
      )
    )
      return null
  const known = [...inner.join('')].filter(
    (character) =>
      /[.\-_0#1xXoO*@]/.test(character) || EMPTY.includes(character) || FILLED.includes(character),
  ).length
  const seen = inner.join('').replace(/[\s,;|[\]"']/g, '')
  if (known < 0.6 * [...seen].length && (characters.length > 2 || inner.length < 2)) return null
  const cells = cellsOf(inner)
  const { rows, isSpaced } = cells
  if (
    characters.every((character) => /[01.-]/.test(character)) &&
    characters.includes('1') &&
    !isDigits(inner, cells)
  )
    return null
  if (characters.every((character) => character === '0' || character === '-')) return null
  const isFilled = meaningOf(characters, inner)
  const split = rows.map((row) =>
    Array.from(row.trimEnd().toLowerCase(), (character) =>
      /\s/.test(character) || !isFilled(character) ? '.' : '#',
    ).join(''),
  )
  const width = Math.max(...split.map((row) => row.length))
  const short = split.findIndex((row) => row.length !== width)
  if (short >= 0 && !isSpaced) throw new Error(texts.lengths(short + 1, split[short]?.length ?? 0, width))
  return split.map((row) => row.padEnd(width, '.'))
}

/** The rows of a picture in which every cell is drawn twice, each with half as many cells; null for others. */
export function halved(rows: readonly string[]): readonly string[] | null {
  const areTwice = rows.every((row) => /^(?:##|\.\.)+$/.test(row))
  // Where each row is there twice too, the picture is as wide as it is drawn.
  const areSquares = rows.length % 2 === 0 && rows.every((row, i) => row === rows[i - (i % 2)])
  return areTwice && !areSquares ? rows.map((row) => row.replace(/(.)./g, '$1')) : null
}
