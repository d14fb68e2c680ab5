/**
 * The 960 starts of Chess960, by the numbers of Reinhard Scharnagl: the number is divided by 4 (light-squared bishop), 4
 * (dark-squared bishop) and 6 (queen), and what is left places the knights (FIDE Laws of Chess, guidelines II;
 * https://en.wikipedia.org/wiki/Fischer_random_chess_numbering_scheme).
 */
import { itemAt } from '../../../engine/core/itemAt'
import { createRandom, drawInt } from '../../../engine/core/math/random'

export const STARTS = 960

/** Where the two knights stand among the five squares that are left. */
const KNIGHTS = ['01', '02', '03', '04', '12', '13', '14', '23', '24', '34'] as const

/** The first rank from the a-file: 'RNBQKBNR' for 518. @param number 0..959 */
export function rankOf(number: number): string {
  const rank: (string | null)[] = Array(8).fill(null)
  const put = (piece: string, index: number) => {
    const empty = rank.flatMap((at, file) => (at === null ? file : []))
    rank[itemAt(empty, index)] = piece
  }
  rank[(number % 4) * 2 + 1] = 'B'
  rank[(Math.floor(number / 4) % 4) * 2] = 'B'
  put('Q', Math.floor(number / 16) % 6)
  const [first, second] = itemAt(KNIGHTS, Math.floor(number / 96))
  // The later one first, so that the other keeps its index.
  put('N', Number(second))
  put('N', Number(first))
  for (const piece of 'RKR') put(piece, 0)
  return rank.join('')
}

/** The start as FEN, with castling rights by the files of the rooks. @param number 0..959 */
export function startFen(number: number): string {
  const rank = rankOf(number)
  const rooks = [rank.lastIndexOf('R'), rank.indexOf('R')].map((file) => 'abcdefgh'[file]).join('')
  const pieces = `${rank.toLowerCase()}/pppppppp/8/8/8/8/PPPPPPPP/${rank}`
  return [pieces, 'w', rooks.toUpperCase() + rooks, '-', 0, 1].join(' ')
}

/** The number of a start, 0..959; null for other positions. */
export function numberOf(fen: string): number | null {
  const number = Array.from({ length: STARTS }, (_, each) => each).find((each) => startFen(each) === fen)
  return number ?? null
}

/** The number of the start that a seed selects. */
export const numberFor = (seed: number) => drawInt(createRandom(seed), 0, STARTS - 1)
