/** Sentences about houses and cages, by the kind of house. */
import { itemAt } from '../../../engine/core/itemAt'
import { listText } from '../../../engine/core/text'
import { stepTexts as texts } from '../texts/steps'
import { cellName } from './grid'
import type { Shape } from './shape'

/** '3 and 7', '2, 3, and 7'. */
export const list = (items: readonly (string | number)[], word: 'and' | 'or' = 'and') =>
  listText(items.map(String), word)

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

/** What a box is called. @param house - its index: 18 to 26 */
export const boxName = (house: number): string => itemAt(texts.boxes, house - 18)

function about<Values extends readonly unknown[]>(kinds: Kinds<Values>) {
  /** @param house - an index of the houses of a shape: 0 to 28 */
  return (house: number, ...values: Values): string => {
    if (house < 9) return kinds.row(house + 1, ...values)
    if (house < 18) return kinds.column(house - 8, ...values)
    const text =
      house < 27
        ? kinds.box?.(boxName(house), ...values)
        : kinds.diagonal?.(itemAt(texts.corners, house - 27), ...values)
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
export const lookAt = aboutAll(texts.lookAt)

/** Adjacent rows or columns as a list of their numbers. */
const linesIn = (houses: readonly number[]) =>
  list(houses.map((house) => (house < 9 ? house + 1 : house - 8)))
const areRows = (houses: readonly number[]) => itemAt(houses, 0) < 9

/** Where to look: several adjacent rows or columns. */
export const lookAtSeveral = (houses: readonly number[]): string =>
  areRows(houses) ? texts.lookAtRows(linesIn(houses)) : texts.lookAtColumns(linesIn(houses))

export const twice = aboutAll(texts.twice)
export const lastCell = about(texts.lastCell)
export const fitsNowhereElse = about(texts.fitsNowhereElse)
const lockedInBox = about(texts.lockedInBox)
const lockedInLine = about(texts.lockedInLine)

/**
 * All cells for a digit in a house are also in another one.
 *
 * @param house - a line, or a box
 * @param other - a box, or a line
 */
export const locked = (house: number, other: number, digit: number): string =>
  other >= 18 && other < 27
    ? lockedInBox(house, boxName(other), digit)
    : lockedInLine(other, boxName(house), digit)

export const nakedPair = about(texts.nakedPair)
export const nakedTriple = about(texts.nakedTriple)
export const hiddenPair = about(texts.hiddenPair)
export const hiddenTriple = about(texts.hiddenTriple)

/** The sums of the rule of 45: what the cages make, the sum of the houses, and their difference. */
type Sums = readonly [made: number, whole: number, rest: number]

const inside = about(texts.inside)

/**
 * The cages inside the houses leave cells over.
 *
 * @param houses - one house, or adjacent rows or columns
 * @param cells - the cells left over: 'row 1, column 2'
 */
export function cagesInside(houses: readonly number[], sums: Sums, cells: string): string {
  if (houses.length === 1) return inside(itemAt(houses, 0), ...sums, cells)
  return areRows(houses)
    ? texts.insideRows(linesIn(houses), ...sums, cells)
    : texts.insideColumns(linesIn(houses), ...sums, cells)
}

const covering = about(texts.covering)

/**
 * The cages of the houses stick out of them.
 *
 * @param houses - one house, or adjacent rows or columns
 * @param cells - the cells outside: 'row 1, column 2'
 */
export function cagesCovering(houses: readonly number[], sums: Sums, cells: string): string {
  if (houses.length === 1) return covering(itemAt(houses, 0), ...sums, cells)
  return areRows(houses)
    ? texts.coveringRows(linesIn(houses), ...sums, cells)
    : texts.coveringColumns(linesIn(houses), ...sums, cells)
}
