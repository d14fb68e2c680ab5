/** Owns a Sudoku puzzle as text: 81 digits row by row, 0 or . for an empty cell; in Killer the cages behind them. */
import { readCages, writeCages } from './cageText'
import { isUnique, solveExactly } from './exact'
import { CELLS } from './grid'
import { cellsOf, houseName, type Kind, type Puzzle, shapeOf } from './shape'

/** Parts of a text of cages: the digits, whose cage each cell is, the sums. */
const SEAM = '_'

/**
 * Reads a puzzle of a kind. White space and lines between boxes (|, -, +) do not count. Throws an Error that tells the visitor
 * what is wrong.
 */
export function read(text: string, kind: Kind): Puzzle {
  const [first = '', ...rest] = text.replaceAll(/\s/g, '').split(SEAM)
  const signs = first.replaceAll(/[|+-]/g, '')
  if (signs.length !== CELLS || !/^[\d.]*$/.test(signs))
    throw new Error('A Sudoku position is 81 digits, row by row, with 0 or . for an empty cell.')
  if (kind !== 'killer' && rest.length > 0)
    throw new Error('This position has cages: it is one of Killer Sudoku.')
  const givens = [...signs].map((sign) => (sign === '.' ? 0 : Number(sign)))
  const puzzle = { kind, givens, cages: kind === 'killer' ? readCages(rest) : [] }
  check(puzzle)
  return puzzle
}

/** The digits that a puzzle shows, and its cages. */
export function write({ givens, cages }: Puzzle): string {
  return [givens.join(''), ...(cages.length > 0 ? writeCages(cages) : [])].join(SEAM)
}

function check(puzzle: Puzzle): void {
  const { givens } = puzzle
  const shape = shapeOf(puzzle)
  for (let i = 0; i < shape.houses.length + shape.cages.length; i++) {
    const seen = new Set<number>()
    for (const cell of cellsOf(shape, i)) {
      const digit = givens[cell] as number
      if (digit > 0 && seen.has(digit))
        throw new Error(`This Sudoku has ${digit} twice in ${houseName(shape, i)}.`)
      seen.add(digit)
    }
  }
  if (!givens.includes(0)) throw new Error('This Sudoku is full: nothing is left to fill in.')
  const { count, whole } = solveExactly(givens, 1, shape)
  if (count > 0) return
  throw new Error(
    whole
      ? 'This Sudoku has no solution.'
      : 'It takes too long to find out whether this Sudoku has a solution.',
  )
}

/** What there is to know of a puzzle that was read: it may have more than one solution. */
export function remark(puzzle: Puzzle): string | null {
  if (isUnique(puzzle.givens, shapeOf(puzzle))) return null
  return 'This Sudoku has more than one solution: any of them is right.'
}
