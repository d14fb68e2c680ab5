/**
 * International draughts: ten by ten cells, flying kings, men that capture backward, and the majority rule for
 * captures.
 */
import { itemAt } from '../../../engine/core/itemAt'
import type { Side } from './squares'

/** Cells per row, and number of dark squares. */
export const WIDE = 10
export const WIDE_SQUARES = 50

/** The fifty dark squares: 1 red man, 2 red king, -1 and -2 White's, 0 empty. */
export type Cells = Int8Array

/** Squares (0 to 49) from the start to the end with every landing, and the squares of the captured pieces. */
export interface WideMove {
  readonly path: readonly number[]
  readonly taken: readonly number[]
}

const CHARACTERS = 'Ww.rR'

/** 'r' and 'w' are men, 'R' and 'W' kings, a dot is empty: fifty characters from square 1. */
export const START_WIDE = `${'r'.repeat(20)}${'.'.repeat(10)}${'w'.repeat(20)}`

export function readCells(text: string): Cells {
  return Int8Array.from(text, (character) => CHARACTERS.indexOf(character) - 2)
}

export function writeCells(cells: Cells): string {
  return Array.from(cells, (cell) => CHARACTERS[cell + 2]).join('')
}

/** Down left, down right, up left, up right. The first two are forward for Red, the others for White. */
const WAYS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const

/** The squares on each diagonal from each square, nearest first. */
const RAYS: readonly (readonly number[])[] = Array.from({ length: WIDE_SQUARES * 4 }, (_, n) => {
  const square = n >> 2
  const [rows, cols] = WAYS[n & 3] as (typeof WAYS)[number]
  const ray: number[] = []
  let row = Math.floor(square / 5) + rows
  let col = (square % 5) * 2 + (Math.floor(square / 5) % 2 === 0 ? 1 : 0) + cols
  for (; row >= 0 && row < WIDE && col >= 0 && col < WIDE; row += rows, col += cols)
    ray.push(row * 5 + (col >> 1))
  return ray
})

const rayOf = (square: number, direction: number) => itemAt(RAYS, square * 4 + direction)

/** Whether a square is in the far row of a side, where its men become kings. */
const isFar = (square: number, side: Side) => (side === 0 ? square >= 45 : square < 5)

const signOf = (side: Side) => (side === 0 ? 1 : -1)

/**
 * All captures of one piece, each followed to its end. A piece is captured only once, and removed when the move has
 * ended.
 */
function hops(cells: Cells, from: number, into: WideMove[]): void {
  const piece = itemAt(cells, from)
  const own = Math.sign(piece)
  const king = Math.abs(piece) === 2
  cells[from] = 0
  const path = [from]
  const taken: number[] = []
  const hop = (at: number): void => {
    let went = false
    for (let direction = 0; direction < 4; direction++) {
      const ray = rayOf(at, direction)
      let n = 0
      if (king) while (n < ray.length && cells[itemAt(ray, n)] === 0) n++
      const over = ray[n]
      if (over === undefined || Math.sign(itemAt(cells, over)) !== -own || taken.includes(over)) continue
      const last = king ? ray.length : Math.min(ray.length, n + 2)
      for (n++; n < last && cells[itemAt(ray, n)] === 0; n++) {
        went = true
        path.push(itemAt(ray, n))
        taken.push(over)
        hop(itemAt(ray, n))
        path.pop()
        taken.pop()
      }
    }
    if (!went && taken.length > 0) into.push({ path: path.slice(), taken: taken.slice() })
  }
  hop(from)
  cells[from] = piece
}

/** Keeps the captures of the most pieces, and only one of several with the same ends and captured pieces. */
function max(moves: readonly WideMove[]): WideMove[] {
  const best = Math.max(...moves.map(({ taken }) => taken.length))
  const found = new Map<string, WideMove>()
  for (const move of moves) {
    if (move.taken.length < best) continue
    const key = [move.path[0], move.path.at(-1), ...move.taken.toSorted((a, b) => a - b)].join()
    if (!found.has(key)) found.set(key, move)
  }
  return [...found.values()]
}

/** The captures the side to move must choose from; empty if there are none. Leaves `cells` unchanged. */
export function wideCaptures(cells: Cells, side: Side): WideMove[] {
  const found: WideMove[] = []
  const own = signOf(side)
  for (let square = 0; square < WIDE_SQUARES; square++)
    if (Math.sign(itemAt(cells, square)) === own) hops(cells, square, found)
  return found.length > 1 ? max(found) : found
}

/** All legal moves. */
export function wideMoves(cells: Cells, side: Side): WideMove[] {
  const captures = wideCaptures(cells, side)
  if (captures.length > 0) return captures
  const found: WideMove[] = []
  const own = signOf(side)
  for (let square = 0; square < WIDE_SQUARES; square++) {
    const piece = itemAt(cells, square)
    if (Math.sign(piece) !== own) continue
    const king = Math.abs(piece) === 2
    for (let direction = king || side === 0 ? 0 : 2; direction < (king || side === 1 ? 4 : 2); direction++)
      for (const to of rayOf(square, direction)) {
        if (cells[to] !== 0) break
        found.push({ path: [square, to], taken: [] })
        if (!king) break
      }
  }
  return found
}

/** The board after a legal move. A man that ends in the far row becomes a king. */
export function wideMoved(cells: Cells, side: Side, { path, taken }: WideMove): Cells {
  const next = cells.slice()
  const from = itemAt(path, 0)
  const to = itemAt(path, path.length - 1)
  const piece = itemAt(cells, from)
  next[from] = 0
  for (const square of taken) next[square] = 0
  next[to] = isFar(to, side) ? 2 * signOf(side) : piece
  return next
}

/** Number of move sequences of this length, to verify the move generator. */
export function widePerft(cells: Cells, side: Side, depth: number): number {
  const moves = wideMoves(cells, side)
  if (depth === 1) return moves.length
  let sum = 0
  for (const move of moves) sum += widePerft(wideMoved(cells, side, move), side === 0 ? 1 : 0, depth - 1)
  return sum
}
