/** A bingo card: the numbers of each column, and the free center. */
import { type Random, shuffled } from '../../../engine/core/math/random'

export const NUMBERS = 75
export const SIZE = 5
/** Each column has fifteen numbers: B 1-15, I 16-30, N 31-45, G 46-60, O 61-75. */
export const LETTERS = ['B', 'I', 'N', 'G', 'O'] as const
export const PER_COLUMN = NUMBERS / SIZE
const CENTER = 12

export interface Cell {
  /** 0 in the free center. */
  readonly number: number
  readonly marked: boolean
  readonly isFree: boolean
}

/** 'B' for 7. */
export function letterOf(number: number): (typeof LETTERS)[number] {
  return LETTERS[Math.ceil(number / PER_COLUMN) - 1] as (typeof LETTERS)[number]
}

/** 'B 7', as it is called. */
export function callOf(number: number): string {
  return `${letterOf(number)} ${number}`
}

/** A card row by row: five different numbers per column from its range, with the center free and marked. */
export function makeCard(random: Random): Cell[] {
  const columns = LETTERS.map((_, col) =>
    shuffled(
      random,
      Array.from({ length: PER_COLUMN }, (_, i) => col * PER_COLUMN + i + 1),
    ),
  )
  return Array.from({ length: SIZE * SIZE }, (_, index) => {
    const isFree = index === CENTER
    const number = isFree ? 0 : (columns[index % SIZE]?.[Math.floor(index / SIZE)] as number)
    return { number, marked: isFree, isFree }
  })
}
