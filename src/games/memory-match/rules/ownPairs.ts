/** Own pairs: as lines of a form, and as cards. */
import type { OwnRead } from '../../../engine/core/game/own'
import { shownLine } from '../../../engine/core/input/typed'
import { plural } from '../../../engine/core/text'

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

const short = (text: string) => (text.length > 30 ? `${text.slice(0, 30)}…` : text)
const lengthOf = (text: string) => [...text].length

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

function read(text: string): { readonly pairs: readonly Pair[]; readonly faults: readonly string[] } {
  const lines = text.split(/[\r\n\u2028\u2029]+/).filter((line) => line.trim() !== '')
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

/** Reads the lines of the form. */
export function readForm(text: string): OwnRead {
  const { pairs, faults } = read(text)
  if (faults.length > 0) return { faults }
  return {
    content: pairs.map(([one, other]) => (one === other ? one : `${one} = ${other}`)).join('\n'),
    summary: plural(pairs.length, { one: '# pair', other: '# pairs' }),
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
