/** Owns a Sudoku puzzle as text: 81 digits row by row, 0 or . for an empty cell. */
import { isUnique, solveExactly } from './exact'
import { CELLS } from './grid'
import { houseName, type Shape } from './shape'

/**
 * Reads a puzzle. White space and lines between boxes (|, -, +) do not count. Throws an Error that tells the visitor
 * what is wrong.
 */
export function read(text: string, shape: Shape): number[] {
  const signs = text.replaceAll(/[\s|+-]/g, '')
  if (signs.length !== CELLS || !/^[\d.]*$/.test(signs))
    throw new Error('A Sudoku position is 81 digits, row by row, with 0 or . for an empty cell.')
  const digits = [...signs].map((sign) => (sign === '.' ? 0 : Number(sign)))
  for (const [i, house] of shape.houses.entries()) {
    const seen = new Set<number>()
    for (const cell of house) {
      const digit = digits[cell] as number
      if (digit > 0 && seen.has(digit))
        throw new Error(`This Sudoku has ${digit} twice in ${houseName(shape, i)}.`)
      seen.add(digit)
    }
  }
  if (!digits.includes(0)) throw new Error('This Sudoku is full: nothing is left to fill in.')
  if (solveExactly(digits, 1, shape).count === 0) throw new Error('This Sudoku has no solution.')
  return digits
}

/** What there is to know of a puzzle that was read: it may have more than one solution. */
export function remark(givens: readonly number[], shape: Shape): string | null {
  if (isUnique(givens, shape)) return null
  return 'This Sudoku has more than one solution: any of them is right.'
}
