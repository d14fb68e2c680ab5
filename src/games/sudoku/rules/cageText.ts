/** The text form of cages: 81 characters that name the cage of each cell, then the sums separated by dots. */
import { itemAt } from '../../../engine/core/itemAt'
import { texts as gameTexts } from '../texts/game'
import { type Cage, setsOf } from './cages'
import { CELLS, cellName } from './grid'

const texts = gameTexts.position

/** One character per cage, in the order of the cages. */
const SIGNS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'

/** Writes the two parts: the cage of each cell, and the sums. */
export function writeCages(cages: readonly Cage[]): [cells: string, sums: string] {
  const signs = Array.from({ length: CELLS }, (_, cell) =>
    SIGNS.charAt(cages.findIndex(({ cells }) => cells.includes(cell))),
  )
  return [signs.join(''), cages.map(({ sum }) => sum).join('.')]
}

/**
 * Reads the two parts.
 *
 * @throws Error with a message for the player
 */
export function readCages(parts: readonly string[]): readonly Cage[] {
  const [signs = '', numbers = ''] = parts
  if (parts.length !== 2 || !/^[a-zA-Z\d]{81}$/.test(signs) || !/^\d{1,2}(\.\d{1,2})*$/.test(numbers))
    throw new Error(texts.cageForm)
  const names = [...new Set(signs)]
  const sums = numbers.split('.').map(Number)
  if (names.length !== sums.length) throw new Error(texts.sums(names.length, sums.length))
  return names.map((name, i) => {
    const cells = [...signs].flatMap((sign, cell) => (sign === name ? [cell] : []))
    const sum = itemAt(sums, i)
    const place = cellName(itemAt(cells, 0))
    if (cells.length > 9) throw new Error(texts.cageLarge(place))
    if (!isWhole(cells)) throw new Error(texts.cageSplit(place))
    if (setsOf(cells.length, sum).length === 0) throw new Error(texts.cageSum(place, sum, cells.length))
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
