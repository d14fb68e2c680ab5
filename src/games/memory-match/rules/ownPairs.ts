/** Own pairs: as lines of a form, and as cards. */

import type { OwnRead } from '../../../engine/core/game/own'
import { plainText } from '../../../engine/core/input/plainText'
import { shownLine, typedText } from '../../../engine/core/input/typed'
import { itemAt } from '../../../engine/core/itemAt'
import { charactersOf } from '../../../engine/core/text'
import {
  cellsOf,
  itemsOf,
  LIKE_EQUALS,
  linesOf,
  SEPARATORS,
  type Split,
  splitAt,
} from '../../shared/words/listText'
import { ownTexts as texts } from '../texts/own'
import { sizeOf } from './cardText'

export const MIN_PAIRS = 3
export const MAX_PAIRS = 24
/** The longest text of a card, characters: it fits a card of the largest set on a narrow phone. */
export const MAX_TEXT = 20

/** The texts of two cards; equal ones are two equal cards. */
export type Pair = readonly [string, string]

/** Splits 'dog = Hund', or two cells of a spreadsheet. */
function sidesOf(line: string): readonly string[] {
  const sides = line.split(line.trim().includes('\t') ? '\t' : /[=＝]/).map(shownLine)
  return sides.length === 1 ? [itemAt(sides, 0), itemAt(sides, 0)] : sides
}

const hasSeam = (line: string) => /[=＝]/.test(line) || line.trim().includes('\t')

/** In the form, arrows and similar signs mean the same as an equals sign. */
function withEquals(line: string): string {
  if (line.trim().includes('\t')) return cellsOf(line).join('\t')
  const split = splitAt(line, LIKE_EQUALS)
  return split && isFilled(split) && !split.parts.some(hasSeam) ? split.parts.join(' = ') : line
}

const isFilled = ({ parts }: Split) => parts.every((part) => part !== '')

/** Both sides of a line at a separator; null if one is empty. */
function sidesAt(line: string, form: RegExp): Split | null {
  const split = splitAt(line, form)
  return split && isFilled(split) ? split : null
}

const isSplit = (line: string) => SEPARATORS.some(({ form }) => sidesAt(line, form))

/** The question about a line, and the button that answers it. */
function askAt(line: string, { separator }: Split): readonly [question: string, answer: string] {
  const { noEquals, split } = texts
  if (separator === '') return [noEquals.spaces(line), split.spaces]
  if (/^[([（]$/.test(separator)) return [noEquals.parentheses(line), split.parentheses]
  return [noEquals.sign(line, separator), split.sign(separator)]
}

/** The question whether lines without “=” have another separator; null if they have none. */
function seamIn(lines: readonly string[]): OwnRead | null {
  const bare = lines.filter((line) => !hasSeam(line))
  const seam = SEPARATORS.find(({ form, isSure }) => {
    const split = bare.filter((line) => sidesAt(line, form))
    return isSure ? split.length > 0 : bare.length > 1 && split.length === bare.length
  })
  const first = seam && bare.find((line) => sidesAt(line, seam.form))
  const split = first === undefined ? null : sidesAt(first, seam?.form as RegExp)
  if (!seam || first === undefined || !split) return null
  const fixed = lines.map((line) =>
    hasSeam(line) ? line : (sidesAt(line, seam.form)?.parts.join(' = ') ?? line),
  )
  const [question, label] = askAt(short(shownLine(first)), split)
  return { faults: [question], fixed: [{ label, text: fixed.join('\n') }] }
}

const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)
const lengthOf = (text: string) => charactersOf(text).length

function faultOf(line: string): string | null {
  const sides = sidesOf(line)
  const shown = short(shownLine(line))
  if (sides.length > 2)
    return line.trim().includes('\t')
      ? texts.faults.cells(shown, sides.length)
      : texts.faults.manyEquals(shown)
  if (sides.some((side) => side === '')) return texts.faults.empty(shown)
  if (sides.some((side) => side.includes('=') || side.includes('＝'))) return texts.faults.equalsOnCard(shown)
  const long = sides.find((side) => lengthOf(side) > MAX_TEXT)
  return long === undefined ? null : texts.faults.long(short(long), lengthOf(long), MAX_TEXT)
}

function read(lines: readonly string[]): {
  readonly pairs: readonly Pair[]
  readonly faults: readonly string[]
} {
  if (lines.length < MIN_PAIRS || lines.length > MAX_PAIRS)
    return {
      pairs: [],
      faults: [texts.faults.count(MIN_PAIRS, MAX_PAIRS, lines.length)],
    }
  const faults = lines.flatMap((line) => faultOf(line) ?? [])
  if (faults.length > 0) return { pairs: [], faults: [...new Set(faults)] }
  const pairs = lines.map((line) => sidesOf(line) as unknown as Pair)
  const sides = pairs.flatMap((pair) => [...new Set(pair)])
  const twice = sides.filter((side, index) => sides.indexOf(side) < index)
  return {
    pairs,
    faults: [...new Set(twice)].map(texts.faults.twice),
  }
}

/** The field of cards on a small phone, CSS px, and the smallest font that is easy to read. */
const PHONE = { width: 312, height: 416 }
const MIN_FONT = 12

/** The size of a card in a field. */
function cellOn({ width, height }: typeof PHONE, cards: number): number {
  const columns = columnsFor(cards)
  return Math.min(width / columns, height / Math.ceil(cards / columns))
}

/** Symbols, and letters of other alphabets, that are drawn like those of `LATIN`, character by character. */
const ALIKE =
  '`\u00d7\u0430\u0435\u043e\u0440\u0441\u0443\u0445\u0456\u0458\u0455\u0410\u0412\u0415\u041a\u041c\u041d\u041e\u0420\u0421\u0422\u0425\u0406\u0391\u0392\u0395\u0396\u0397\u0399\u039a\u039c\u039d\u039f\u03a1\u03a4\u03a5\u03a7\u03bfIO'
const LATIN = "'xaeopcyxijsABEKMH0PCTXlABEZHlKMN0PTYXol0"

/** How a text looks, in small letters, also with symbols that are drawn alike as the same one. */
function looksOf(text: string): readonly [string, string] {
  const plain = typedText(plainText(text))
  const drawn = Array.from(plain, (character) => LATIN[ALIKE.indexOf(character)] ?? character).join('')
  return [plain.toLowerCase(), drawn.toLowerCase()]
}

/** What an author may not see: cards that look alike, and long texts on a phone. */
function notesOn(pairs: readonly Pair[]): readonly string[] {
  const cards = pairs.flatMap((pair) => [...new Set(pair)].map((text) => ({ text, looks: looksOf(text) })))
  const alike = cards.flatMap(({ text, looks }, i) => {
    const other = cards.slice(0, i).find((each) => looks.some((look, k) => look === each.looks[k]))
    return other ? [texts.notes.alike(other.text, text)] : []
  })
  const cell = cellOn(PHONE, 2 * pairs.length)
  const small = cards.find(({ text }) => sizeOf(text) * cell < MIN_FONT)
  const hard = small && texts.notes.small(small.text)
  return [...new Set(alike), ...(hard ? [hard] : [])]
}

/** Reads the lines of the form. */
export function readForm(text: string): OwnRead {
  const lines = itemsOf(text).map(withEquals)
  const seam = seamIn(lines)
  if (seam) return seam
  const { pairs, faults } = read(lines)
  if (faults.length > 0) return { faults }
  const notes = notesOn(pairs)
  const written = pairs.map(([one, other]) => (one === other ? one : `${one} = ${other}`))
  // What the form would ask about or split, opened again, is written on both sides.
  const isAsked = seamIn(written) !== null
  const kept = written.map((line) =>
    !hasSeam(line) && (withEquals(line) !== line || (isAsked && isSplit(line))) ? `${line} = ${line}` : line,
  )
  return {
    content: kept.join('\n'),
    summary: texts.summary(pairs.length),
    ...(notes.length > 0 && { notes }),
  }
}

/**
 * The pairs of a set.
 *
 * @throws Error with a sentence for the player if one cannot be used
 */
export function pairsOf(content: string): readonly Pair[] {
  const { pairs, faults } = read(linesOf(content))
  if (faults[0] !== undefined) throw new Error(faults[0])
  return pairs
}

/** Columns for a number of cards: few, so that texts have space, and with as few gaps in the last row as possible. */
export function columnsFor(cards: number): number {
  const choices = cards <= 12 ? [3, 4, 5] : cards <= 24 ? [4, 5, 6] : [5, 6]
  const gaps = (columns: number) => (columns - (cards % columns)) % columns
  return choices.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best))
}
