/** Owns a bingo card: which numbers each column holds, the free centre, and the patterns that win. */
import { type Random, shuffled } from '../../../engine/core/random'

export const NUMBERS = 75
export const SIZE = 5
/** Each column has fifteen numbers: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const
export const PER_COLUMN = NUMBERS / SIZE
export const CENTRE = 12

export interface Cell {
  /** 0 in the free centre. */
  readonly number: number
  readonly marked: boolean
  readonly isFree: boolean
}

/** 'B' of 7. */
export function letterOf(number: number): (typeof LETTERS)[number] {
  return LETTERS[Math.ceil(number / PER_COLUMN) - 1] as (typeof LETTERS)[number]
}

/** 'B 7', as it is called. */
export function callOf(number: number): string {
  return `${letterOf(number)} ${number}`
}

/** A card row by row: five different numbers of each column's range, the centre free and marked. */
export function makeCard(random: Random): Cell[] {
  const columns = LETTERS.map((_, col) =>
    shuffled(
      random,
      Array.from({ length: PER_COLUMN }, (_, i) => col * PER_COLUMN + i + 1),
    ),
  )
  return Array.from({ length: SIZE * SIZE }, (_, index) => {
    const isFree = index === CENTRE
    const number = isFree ? 0 : (columns[index % SIZE]?.[Math.floor(index / SIZE)] as number)
    return { number, marked: isFree, isFree }
  })
}

export interface Pattern {
  readonly name: string
  readonly cells: readonly number[]
}

const FIVE = [0, 1, 2, 3, 4]

/**
 * What wins: a row, a column, one of both diagonals, or the four corners. ("Both diagonals" names the two lines that
 * count, as rows and columns are named: either of them wins by itself.)
 */
export const PATTERNS: readonly Pattern[] = [
  ...FIVE.map((row) => ({ name: `Row ${row + 1}`, cells: FIVE.map((col) => row * SIZE + col) })),
  ...FIVE.map((col) => ({ name: `Column ${LETTERS[col]}`, cells: FIVE.map((row) => row * SIZE + col) })),
  { name: 'Diagonal down', cells: FIVE.map((i) => i * SIZE + i) },
  { name: 'Diagonal up', cells: FIVE.map((i) => (SIZE - 1 - i) * SIZE + i) },
  { name: 'Four corners', cells: [0, 4, 20, 24] },
]

/** The first pattern whose cells are all marked, or null. */
export function findPattern(card: readonly Cell[]): Pattern | null {
  return PATTERNS.find(({ cells }) => cells.every((cell) => card[cell]?.marked)) ?? null
}

/** How many marks the nearest pattern still needs. */
export function toGo(card: readonly Cell[]): number {
  return Math.min(...PATTERNS.map(({ cells }) => cells.filter((cell) => !card[cell]?.marked).length))
}
