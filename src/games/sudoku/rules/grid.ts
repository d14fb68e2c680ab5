/** Cells of a Sudoku grid, and sets of digits as bits. */
import { stepTexts } from '../texts/steps'

export const CELLS = 81

/** All nine digits as a bit set: digit d is bit d - 1. */
export const ALL = 0b111111111

const range = Array.from({ length: 9 }, (_, i) => i)

/** Size of each bit set. */
export const SIZE: Readonly<Uint8Array> = Uint8Array.from({ length: 512 }, (_, bits) => {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
})

export function bitOf(digit: number): number {
  return 1 << (digit - 1)
}

/** The digits of a set in ascending order. */
export function digitsOf(bits: number): number[] {
  return range.map((i) => i + 1).filter((digit) => bits & bitOf(digit))
}

/** The smallest digit of a non-empty set. */
export function firstOf(bits: number): number {
  return 32 - Math.clz32(bits & -bits)
}

/** 'row 3, column 4'. */
export function cellName(cell: number): string {
  return stepTexts.cell(Math.floor(cell / 9) + 1, (cell % 9) + 1)
}

/** 'Row 3, column 4', at the start of a text. */
export const cellTitle = (cell: number): string =>
  stepTexts.cellTitle(Math.floor(cell / 9) + 1, (cell % 9) + 1)
