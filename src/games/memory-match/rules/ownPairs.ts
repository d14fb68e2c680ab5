/** Own pairs: as lines of a form, and as cards. */
import type { OwnRead } from '../../../engine/core/game/own'
import { plainText } from '../../../engine/core/input/plainText'
import { shownLine, typedText } from '../../../engine/core/input/typed'
import { charactersOf, plural } from '../../../engine/core/text'
import { sizeOf } from './cardText'

export const LEAST_PAIRS = 3
export const MOST_PAIRS = 24
/** The longest text of a card, characters: it fits a card of the largest set on a narrow phone. */
export const MOST_TEXT = 20

/** The texts of two cards; equal ones are two equal cards. */
export type Pair = readonly [string, string]

/** Splits 'dog = Hund', or two cells of a spreadsheet. */
function sidesOf(line: string): readonly string[] {
  const sides = line.split(line.trim().includes('\t') ? '\t' : /[=＝]/).map(shownLine)
  return sides.length === 1 ? [sides[0] as string, sides[0] as string] : sides
}

const hasSeam = (line: string) => /[=＝]/.test(line) || line.trim().includes('\t')

/** In the form, an arrow means the same as an equals sign. */
function withoutArrow(line: string): string {
  const changed = line.replace(/(\S)\s*(?:<?[=-]+>|[→⇒⟶⟹➔➜⇔↔])\s*(?=\S)/u, '$1 = ')
  return hasSeam(changed.replace(' = ', ' ')) ? line : changed
}

/** Other signs between the sides of a pair. The first ones are rarely part of a text. */
const SEAMS: readonly { readonly sign: string; readonly form: RegExp; readonly isSure: boolean }[] = [
  { sign: ';', form: /\s*[;；]\s*/, isSure: true },
  { sign: '|', form: /\s*[|｜]\s*/, isSure: true },
  { sign: '-', form: /\s+[-–—]+\s+/, isSure: true },
  { sign: ':', form: /\s*[:：]\s+|\s+[:：]/, isSure: true },
  { sign: '/', form: /\s+\/\s+/, isSure: true },
  { sign: ':', form: /[:：]/, isSure: false },
  { sign: '/', form: /\//, isSure: false },
  { sign: ',', form: /\s*[,，、]\s*/, isSure: false },
  { sign: '-', form: /[-–—]/, isSure: false },
  { sign: 'spaces', form: /\s{2,}/, isSure: false },
]

/** Both sides of a line at its first separator; null if one is empty. */
function splitAt(line: string, form: RegExp): readonly [string, string] | null {
  const found = form.exec(line.trim())
  if (!found) return null
  const [one, other] = [line.trim().slice(0, found.index), line.trim().slice(found.index + found[0].length)]
  const bare = (side: string) => side.trim().replace(/^"(.*)"$/, '$1')
  return bare(one) === '' || bare(other) === '' ? null : [bare(one), bare(other)]
}

const isSplit = (line: string) => SEAMS.some(({ form }) => splitAt(line, form))

/** The question whether lines without “=” have another separator; null if they have none. */
function seamIn(lines: readonly string[]): OwnRead | null {
  const bare = lines.filter((line) => !hasSeam(line))
  const seam = SEAMS.find(({ form, isSure }) => {
    const split = bare.filter((line) => splitAt(line, form))
    return isSure ? split.length > 0 : bare.length > 1 && split.length === bare.length
  })
  const first = seam && bare.find((line) => splitAt(line, seam.form))
  if (!seam || first === undefined) return null
  const named = seam.sign === 'spaces' ? 'the spaces' : `“${seam.sign}”`
  const fixed = lines.map((line) => (hasSeam(line) ? line : (splitAt(line, seam.form)?.join(' = ') ?? line)))
  return {
    faults: [
      `“${short(shownLine(first))}” has no “=”, so both its cards would be equal. Split it at ${named}, or write it on both sides of “=”.`,
    ],
    fixed: [{ label: `Split at ${named}`, text: fixed.join('\n') }],
  }
}

const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)
const lengthOf = (text: string) => charactersOf(text).length

function faultOf(line: string): string | null {
  const sides = sidesOf(line)
  const shown = short(shownLine(line))
  if (sides.length > 2) return `“${shown}” has more than one “=”. A pair has two sides.`
  if (sides.some((side) => side === '')) return `“${shown}” has an empty side.`
  if (sides.some((side) => side.includes('=') || side.includes('＝')))
    return `“${shown}” has an “=” on a card. Leave it out.`
  const long = sides.find((side) => lengthOf(side) > MOST_TEXT)
  return long === undefined
    ? null
    : `“${short(long)}” has ${lengthOf(long)} characters. A card holds up to ${MOST_TEXT}.`
}

const linesOf = (text: string) => text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '')

function read(text: string): { readonly pairs: readonly Pair[]; readonly faults: readonly string[] } {
  const lines = linesOf(text)
  if (lines.length < LEAST_PAIRS || lines.length > MOST_PAIRS)
    return {
      pairs: [],
      faults: [`A set has ${LEAST_PAIRS} to ${MOST_PAIRS} pairs. This one has ${lines.length}.`],
    }
  const faults = lines.flatMap((line) => faultOf(line) ?? [])
  if (faults.length > 0) return { pairs: [], faults: [...new Set(faults)] }
  const pairs = lines.map((line) => sidesOf(line) as unknown as Pair)
  const texts = pairs.flatMap((pair) => [...new Set(pair)])
  const twice = texts.filter((side, place) => texts.indexOf(side) < place)
  return {
    pairs,
    faults: [...new Set(twice)].map(
      (side) => `“${side}” is in two pairs, so nobody could know which card it belongs to.`,
    ),
  }
}

/** The field of cards on a small phone, CSS px, and the smallest font that is easy to read. */
const PHONE = { width: 312, height: 416 }
const LEAST_FONT = 12

/** The size of a card in a field. */
function cellOn({ width, height }: typeof PHONE, cards: number): number {
  const columns = columnsFor(cards)
  return Math.min(width / columns, height / Math.ceil(cards / columns))
}

/** How a text looks: signs that are drawn alike are the same. */
const looksOf = (text: string) => plainText(typedText(text))

/** What an author may not see: cards that look alike, and long texts on a phone. */
function notesOn(pairs: readonly Pair[]): readonly string[] {
  const cards = pairs.flatMap((pair, place) => [...new Set(pair)].map((text) => ({ text, place })))
  const alike = cards.flatMap(({ text }, i) => {
    const other = cards
      .slice(0, i)
      .find((each) => looksOf(each.text).toLowerCase() === looksOf(text).toLowerCase())
    return other ? [`“${other.text}” and “${text}” look alike.`] : []
  })
  const cell = cellOn(PHONE, 2 * pairs.length)
  const small = cards.find(({ text }) => sizeOf(text) * cell < LEAST_FONT)
  const hard = small && `“${small.text}” is hard to read on a small phone. Use fewer pairs or shorter texts.`
  return [...new Set(alike), ...(hard ? [hard] : [])]
}

/** Reads the lines of the form. */
export function readForm(text: string): OwnRead {
  const lines = linesOf(text).map(withoutArrow)
  const seam = seamIn(lines)
  if (seam) return seam
  const { pairs, faults } = read(lines.join('\n'))
  if (faults.length > 0) return { faults }
  const notes = notesOn(pairs)
  const written = pairs.map(([one, other]) => (one === other ? one : `${one} = ${other}`))
  // What the form would ask about or split, opened again, is written on both sides.
  const isAsked = seamIn(written) !== null
  const kept = written.map((line) =>
    !hasSeam(line) && (withoutArrow(line) !== line || (isAsked && isSplit(line)))
      ? `${line} = ${line}`
      : line,
  )
  return {
    content: kept.join('\n'),
    summary: plural(pairs.length, { one: '# pair', other: '# pairs' }),
    ...(notes.length > 0 && { notes }),
  }
}

/**
 * The pairs of a set.
 *
 * @throws Error with a sentence for the player if one cannot be used
 */
export function pairsOf(content: string): readonly Pair[] {
  const { pairs, faults } = read(content)
  if (faults[0] !== undefined) throw new Error(faults[0])
  return pairs
}

/** Columns for a number of cards: few, so that texts have space, and with as few gaps in the last row as possible. */
export function columnsFor(cards: number): number {
  const choices = cards <= 12 ? [3, 4, 5] : cards <= 24 ? [4, 5, 6] : [5, 6]
  const gaps = (columns: number) => (columns - (cards % columns)) % columns
  return choices.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best))
}
