/** Recognizes texts with several digits for a cell: the notes of a position, as people and programs write them. */
import { itemAt } from '../../../engine/core/itemAt'
import { CELLS } from './grid'

/** Between cells, and around the digits of one. */
const SEAMS = /[\s,;:/|'"()[\]{}]/g
/**
 * The digits of a cell: in quotes, in brackets, or without a space between them. In lists where only some cells are lists
 * too, those with nine values are rows.
 */
const GROUPS = [
  /"[^"]*"|'[^']*'|[[({][^[\](){}]*[\])}]|[^\s,;:/|'"()[\]{}]+/g,
  /"[^"]*"|'[^']*'|[[({][^[\](){}]{0,16}[\])}]|[^\s,;:/|'"()[\]{}]+/g,
]

const digitsIn = (characters: string): string => characters.replace(/[^1-9]/g, '')
const isAscending = (characters: string): boolean =>
  [...digitsIn(characters)].every((digit, i, all) => i === 0 || digit > itemAt(all, i - 1))
const slices = (characters: string, length: number): readonly string[] =>
  Array.from({ length: characters.length / length }, (_, i) => characters.slice(i * length, (i + 1) * length))

/** The nine fields of a table's row, which may contain spaces or nothing; null for other lines. */
function fieldsOf(line: string): readonly string[] | null {
  for (const seam of ['\t', ';', ',', '|']) {
    const fields = line.split(seam)
    if (fields.length === 11 && fields[0]?.trim() === '') fields.shift()
    if (fields.length === 10 && fields.at(-1)?.trim() === '') fields.pop()
    if (fields.length === 9) return fields
  }
  return null
}

/** 81 groups, of which some have several digits: '5 3 12 | 46 7 9 | …'. */
function areGroups(fields: readonly string[], isCell: (character: string) => boolean): boolean {
  const groups = fields.map((field) => field.replace(SEAMS, ''))
  const digits = groups.map(digitsIn)
  if (groups.length !== CELLS || !groups.some((_, i) => itemAt(digits, i).length > 1)) return false
  if (!groups.every((group, i) => group.length < 10 && new Set(digits[i]).size === digits[i]?.length))
    return false
  if (![...groups.join('')].every(isCell)) return false
  // Groups of the same length are the rows of nine puzzles, or the boxes of three.
  const isEven = new Set(groups.map((group) => group.length)).size === 1
  return !isEven || (groups[0]?.length === 9 && groups.every(isAscending))
}

/** Nine characters for each cell, cell by cell or digit by digit. */
const areNine = (characters: string): boolean =>
  characters.length === CELLS * 9 &&
  (slices(characters, 9).every(isAscending) ||
    slices(characters, CELLS).every((layer) => new Set(digitsIn(layer)).size < 2))

/** Three lines of three characters for each cell: 1 to 3, then 4 to 6, then 7 to 9. */
const areThirds = (lines: readonly string[]): boolean =>
  lines.length === 27 &&
  lines.some((line) => digitsIn(line).length > 0) &&
  lines.every((line, i) => [...digitsIn(line)].every((digit) => Math.ceil(Number(digit) / 3) === (i % 3) + 1))

/** Nine lines of 81 places, where a space is a digit that is not there. */
const areSpaced = (lines: readonly string[]): boolean =>
  lines.length === 9 &&
  lines.some((line) => line.trimEnd().length > 17) &&
  lines.every((line) =>
    [...line].every((character, i) => character === ' ' || character === String((i % 9) + 1)),
  )

/**
 * @param lines those of the cells, without edges
 * @param ways the characters of all cells, in every way to read them
 * @param isCell whether a character can stand in a cell
 */
export function hasNotes(
  lines: readonly string[],
  ways: readonly string[],
  isCell: (character: string) => boolean,
): boolean {
  if (ways.some(areNine) || areThirds(lines) || areSpaced(lines)) return true
  const rows = lines.map(fieldsOf)
  const groups = rows.every((row) => row !== null)
    ? [rows.flat()]
    : GROUPS.map((group) => lines.join('\n').match(group) ?? [])
  return groups.some((each) => areGroups(each, isCell))
}
