/** Sentences about houses and cages, whole for each kind of house. */
import { itemAt } from '../../../engine/core/itemAt'
import { listText } from '../../../engine/core/text'
import { cellName } from './grid'
import type { Shape } from './shape'

/** '3 and 7', '2, 3, and 7'. */
export const list = (items: readonly (string | number)[], word: 'and' | 'or' = 'and') =>
  listText(items.map(String), word)

const BOXES = [
  'top-left',
  'top-middle',
  'top-right',
  'middle-left',
  'center',
  'middle-right',
  'bottom-left',
  'bottom-middle',
  'bottom-right',
] as const

/** The corners in which the diagonals start. */
const CORNERS = ['top left', 'top right'] as const

/** A sentence with a house and further values, for each kind of house that it can be about. */
interface Kinds<Values extends readonly unknown[]> {
  row(row: number, ...values: Values): string
  column(column: number, ...values: Values): string
  /** @param box - its place: 'top-left' */
  box?(box: string, ...values: Values): string
  /** @param corner - where it starts: 'top left' */
  diagonal?(corner: string, ...values: Values): string
}

/** The same, also for cages. */
interface WithCage<Values extends readonly unknown[]> extends Kinds<Values> {
  /** @param at - the first cell: 'row 3, column 4' */
  cage(sum: number, at: string, ...values: Values): string
}

function about<Values extends readonly unknown[]>(kinds: Kinds<Values>) {
  /** @param house - an index of the houses of a shape: 0 to 28 */
  return (house: number, ...values: Values): string => {
    if (house < 9) return kinds.row(house + 1, ...values)
    if (house < 18) return kinds.column(house - 8, ...values)
    const text =
      house < 27
        ? kinds.box?.(itemAt(BOXES, house - 18), ...values)
        : kinds.diagonal?.(itemAt(CORNERS, house - 27), ...values)
    return text ?? ''
  }
}

function aboutAll<Values extends readonly unknown[]>(kinds: WithCage<Values>) {
  const ofHouse = about(kinds)
  /** @param house - an index of the houses, or of a cage after them */
  return ({ houses, cages }: Shape, house: number, ...values: Values): string => {
    if (house < houses.length) return ofHouse(house, ...values)
    const { sum, cells } = itemAt(cages, house - houses.length)
    return kinds.cage(sum, cellName(itemAt(cells, 0)), ...values)
  }
}

/** Where to look. */
export const lookAt = aboutAll({
  row: (row) => `Look at row ${row}.`,
  column: (column) => `Look at column ${column}.`,
  box: (box) => `Look at the ${box} box.`,
  diagonal: (corner) => `Look at the diagonal from the ${corner}.`,
  cage: (sum, at) => `Look at the cage of ${sum} at ${at}.`,
})

/** Where to look: several adjacent rows or columns. */
export const lookAtSeveral = (houses: readonly number[]): string =>
  itemAt(houses, 0) < 9
    ? `Look at rows ${list(houses.map((house) => house + 1))}.`
    : `Look at columns ${list(houses.map((house) => house - 8))}.`

export const twice = aboutAll<[digit: number]>({
  row: (row, digit) => `This Sudoku has ${digit} twice in row ${row}.`,
  column: (column, digit) => `This Sudoku has ${digit} twice in column ${column}.`,
  box: (box, digit) => `This Sudoku has ${digit} twice in the ${box} box.`,
  diagonal: (corner, digit) => `This Sudoku has ${digit} twice in the diagonal from the ${corner}.`,
  cage: (sum, at, digit) => `This Sudoku has ${digit} twice in the cage of ${sum} at ${at}.`,
})

/** Sentences about the box of a cell. @param house - the index of a box: 18 to 26 */
export const boxTexts = {
  isWrong: (house: number) => `A digit in the ${itemAt(BOXES, house - 18)} box is wrong.`,
  isOneOf: (house: number, digits: string) =>
    `One of your digits in the ${itemAt(BOXES, house - 18)} box is wrong: ${digits}.`,
  noRule: (house: number) =>
    `In the ${itemAt(BOXES, house - 18)} box, no rule helps, but one cell has few digits left.`,
}

export const lastCell = about({
  row: (row) => `It is the last cell of row ${row}.`,
  column: (column) => `It is the last cell of column ${column}.`,
  box: (box) => `It is the last cell of the ${box} box.`,
  diagonal: (corner) => `It is the last cell of the diagonal from the ${corner}.`,
})

export const fitsNowhereElse = about<[digit: number]>({
  row: (row, digit) => `In row ${row}, ${digit} fits nowhere else.`,
  column: (column, digit) => `In column ${column}, ${digit} fits nowhere else.`,
  box: (box, digit) => `In the ${box} box, ${digit} fits nowhere else.`,
  diagonal: (corner, digit) => `On the diagonal from the ${corner}, ${digit} fits nowhere else.`,
})

const lockedInBox = about<[box: string, digit: number]>({
  row: (row, box, digit) =>
    `In row ${row}, ${digit} only fits within the ${box} box, so it can’t be anywhere else in that box.`,
  column: (column, box, digit) =>
    `In column ${column}, ${digit} only fits within the ${box} box, so it can’t be anywhere else in that box.`,
  diagonal: (corner, box, digit) =>
    `On the diagonal from the ${corner}, ${digit} only fits within the ${box} box, so it can’t be anywhere else in that box.`,
})

const lockedInLine = about<[box: string, digit: number]>({
  row: (row, box, digit) =>
    `In the ${box} box, ${digit} only fits within row ${row}, so it can’t be anywhere else in that row.`,
  column: (column, box, digit) =>
    `In the ${box} box, ${digit} only fits within column ${column}, so it can’t be anywhere else in that column.`,
  diagonal: (corner, box, digit) =>
    `In the ${box} box, ${digit} only fits on the diagonal from the ${corner}, so it can’t be anywhere else on that diagonal.`,
})

/**
 * All places of a digit in a house are also in another one.
 *
 * @param house - a line, or a box
 * @param other - a box, or a line
 */
export const locked = (house: number, other: number, digit: number): string =>
  other >= 18 && other < 27
    ? lockedInBox(house, itemAt(BOXES, other - 18), digit)
    : lockedInLine(other, itemAt(BOXES, house - 18), digit)

export const nakedPair = about<[digits: string]>({
  row: (row, digits) =>
    `In row ${row}, two cells can only hold ${digits}, so no other cell there can hold them.`,
  column: (column, digits) =>
    `In column ${column}, two cells can only hold ${digits}, so no other cell there can hold them.`,
  box: (box, digits) =>
    `In the ${box} box, two cells can only hold ${digits}, so no other cell there can hold them.`,
  diagonal: (corner, digits) =>
    `On the diagonal from the ${corner}, two cells can only hold ${digits}, so no other cell there can hold them.`,
})

export const nakedTriple = about<[digits: string]>({
  row: (row, digits) =>
    `In row ${row}, three cells can only hold ${digits}, so no other cell there can hold them.`,
  column: (column, digits) =>
    `In column ${column}, three cells can only hold ${digits}, so no other cell there can hold them.`,
  box: (box, digits) =>
    `In the ${box} box, three cells can only hold ${digits}, so no other cell there can hold them.`,
  diagonal: (corner, digits) =>
    `On the diagonal from the ${corner}, three cells can only hold ${digits}, so no other cell there can hold them.`,
})

export const hiddenPair = about<[digits: string]>({
  row: (row, digits) => `In row ${row}, ${digits} only fit in two cells, so nothing else fits in those.`,
  column: (column, digits) =>
    `In column ${column}, ${digits} only fit in two cells, so nothing else fits in those.`,
  box: (box, digits) => `In the ${box} box, ${digits} only fit in two cells, so nothing else fits in those.`,
  diagonal: (corner, digits) =>
    `On the diagonal from the ${corner}, ${digits} only fit in two cells, so nothing else fits in those.`,
})

export const hiddenTriple = about<[digits: string]>({
  row: (row, digits) => `In row ${row}, ${digits} only fit in three cells, so nothing else fits in those.`,
  column: (column, digits) =>
    `In column ${column}, ${digits} only fit in three cells, so nothing else fits in those.`,
  box: (box, digits) =>
    `In the ${box} box, ${digits} only fit in three cells, so nothing else fits in those.`,
  diagonal: (corner, digits) =>
    `On the diagonal from the ${corner}, ${digits} only fit in three cells, so nothing else fits in those.`,
})

/** The sums of the rule of 45: what the cages make, the sum of the houses, and their difference. */
type Sums = readonly [made: number, whole: number, rest: number]

/**
 * The cages inside the houses leave cells over.
 *
 * @param houses - one house, or adjacent rows or columns
 * @param cells - the cells left over: 'row 1, column 2'
 */
export function cagesInside(houses: readonly number[], [made, whole, rest]: Sums, cells: string): string {
  if (houses.length === 1) return inside(itemAt(houses, 0), made, whole, rest, cells)
  return itemAt(houses, 0) < 9
    ? `The cages inside rows ${list(houses.map((house) => house + 1))} make ${made} of ${whole}, leaving ${rest} for ${cells}.`
    : `The cages inside columns ${list(houses.map((house) => house - 8))} make ${made} of ${whole}, leaving ${rest} for ${cells}.`
}

type Around = readonly [...Sums, cells: string]

const inside = about<Around>({
  row: (row, made, whole, rest, cells) =>
    `The cages inside row ${row} make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
  column: (column, made, whole, rest, cells) =>
    `The cages inside column ${column} make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
  box: (box, made, whole, rest, cells) =>
    `The cages inside the ${box} box make ${made} of ${whole}, leaving ${rest} for ${cells}.`,
})

/**
 * The cages of the houses stick out of them.
 *
 * @param houses - one house, or adjacent rows or columns
 * @param cells - the cells outside: 'row 1, column 2'
 */
export function cagesCovering(houses: readonly number[], [made, whole, rest]: Sums, cells: string): string {
  if (houses.length === 1) return covering(itemAt(houses, 0), made, whole, rest, cells)
  return itemAt(houses, 0) < 9
    ? `The cages covering rows ${list(houses.map((house) => house + 1))} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`
    : `The cages covering columns ${list(houses.map((house) => house - 8))} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`
}

const covering = about<Around>({
  row: (row, made, whole, rest, cells) =>
    `The cages covering row ${row} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
  column: (column, made, whole, rest, cells) =>
    `The cages covering column ${column} make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
  box: (box, made, whole, rest, cells) =>
    `The cages covering the ${box} box make ${made}: the ${rest} beyond ${whole} is in ${cells}.`,
})
