/** The text form of cages: 81 characters that name the cage of each cell, then the sums separated by dots. */
import { namedCharacter } from '../../../engine/core/input/typed'
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'
import { type Cage, setsOf } from './cages'
import { CELLS, cellName } from './grid'

const texts = gameTexts.position

/** One character per cage, in the order of the cages. */
const CAGE_NAMES = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Writes the two parts: the cage of each cell, and the sums. */
export function writeCages(cages: readonly Cage[]): [cells: string, sums: string] {
  const characters = Array.from({ length: CELLS }, (_, cell) =>
    CAGE_NAMES.charAt(cages.findIndex(({ cells }) => cells.includes(cell))),
  )
  return [characters.join(''), cages.map(({ sum }) => sum).join('.')]
}

/** What other programs write for a cell in no cage. */
const NO_CAGE = /[-._*?·•∙□]/
/** The largest number that is shown in a message; no sum is larger than 45. */
const MAX_SHOWN = 999

/** Throws if a cell has no cage, or a character that names none. */
function checkCharacters(characters: readonly string[]): void {
  if (characters.length !== CELLS) throw new Error(texts.cageSigns(characters.length))
  const wrong = characters.findIndex((character) => !/[a-zA-Z\d]/.test(character))
  // Where letters name the cages, noughts in several places are none.
  const noughts = characters.flatMap((character, cell) => (character === '0' ? [cell] : []))
  const isNone =
    noughts.length > 0 && !characters.some((character) => /[1-9]/.test(character)) && !isWhole(noughts)
  if (wrong < 0 && isNone) throw new Error(texts.cageNone(cellName(itemAt(noughts, 0))))
  if (wrong < 0) return
  const [character, name] = [itemAt(characters, wrong), cellName(wrong)]
  throw new Error(
    NO_CAGE.test(character) ? texts.cageNone(name) : texts.cageSign(name, namedCharacter(character)),
  )
}

/**
 * Reads the two parts.
 *
 * @param written the cage of each cell
 * @param numbers the sums
 * @throws Error with a message for the player
 */
export function readCages(written: string, numbers: string): readonly Cage[] {
  const characters = [...written]
  checkCharacters(characters)
  const names = [...new Set(characters)]
  const sums = numbers.replace(/[.,;]+$/, '').split(/[.,;]/)
  if (names.length !== sums.length)
    throw new Error(numbers === '' ? texts.cageForm : texts.sums(names.length, sums.length))
  return names.map((name, i) => {
    const cells = characters.flatMap((character, cell) => (character === name ? [cell] : []))
    const number = itemAt(sums, i)
    const first = cellName(itemAt(cells, 0))
    if (number === '') throw new Error(texts.noSum(first))
    if (!/^\d+$/.test(number)) throw new Error(texts.strangeSum(first, number.slice(0, 16)))
    const sum = Math.min(Number(number), MAX_SHOWN)
    if (cells.length > 9) throw new Error(texts.cageLarge(first))
    if (!isWhole(cells)) throw new Error(texts.cageSplit(first))
    if (setsOf(cells.length, sum).length === 0) throw new Error(texts.cageSum(first, sum, cells.length))
    return { cells, sum }
  })
}

/** Whether the cells are connected by their sides. */
function isWhole(cells: readonly number[]): boolean {
  const reached = new Set([itemAt(cells, 0)])
  for (const cell of reached) {
    for (const next of cells) {
      const across = Math.abs((next % 9) - (cell % 9))
      const down = Math.abs(Math.floor(next / 9) - Math.floor(cell / 9))
      if (across + down === 1) reached.add(next)
    }
  }
  return reached.size === cells.length
}
