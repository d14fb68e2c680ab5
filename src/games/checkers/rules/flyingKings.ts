/**
 * Draughts with flying kings and men that capture backward. International: ten by ten cells; one must capture the most
 * pieces, and a man becomes a king only where its move ends. Russian: eight by eight cells; any capture will do, and a man
 * that reaches the far row while it captures continues as a king. The number of squares tells the two games apart.
 */
import { itemAt } from '../../../engine/core/itemAt'
import { colOf, rowOf, type Side, squareAt, WAYS } from './squares'

/** Number of dark squares. */
const INTERNATIONAL = 50
const RUSSIAN = 32

/** The dark squares: 1 red man, 2 red king, -1 and -2 White's, 0 empty. */
export type Cells = Int8Array

/** Squares (from 0) from the start to the end with every landing, and the squares of the captured pieces. */
export interface WideMove {
  readonly path: readonly number[]
  readonly taken: readonly number[]
}

const CHARACTERS = 'Ww.rR'

/** 'r' and 'w' are men, 'R' and 'W' kings, a dot is empty: a character per square, from square 1. */
export const START_WIDE = `${'r'.repeat(20)}${'.'.repeat(10)}${'w'.repeat(20)}`
export const START_RUSSIAN = `${'r'.repeat(12)}${'.'.repeat(8)}${'w'.repeat(12)}`

/** A board of either game: its cells per row. */
export const rowsOf = ({ length }: string | Cells): number => (length === RUSSIAN ? 8 : 10)
export const isRussian = ({ length }: string | Cells): boolean => length === RUSSIAN

export function readCells(text: string): Cells {
  return Int8Array.from(text, (character) => CHARACTERS.indexOf(character) - 2)
}

export function writeCells(cells: Cells): string {
  return Array.from(cells, (cell) => CHARACTERS[cell + 2]).join('')
}

type Rays = readonly (readonly number[])[]

/** The squares on each diagonal from each square, nearest first. */
const raysOn = (squares: number, size: number): Rays =>
  Array.from({ length: squares * 4 }, (_, n) => {
    const [rows, cols] = WAYS[n & 3] as (typeof WAYS)[number]
    const ray: number[] = []
    let row = rowOf(n >> 2, size) + rows
    let col = colOf(n >> 2, size) + cols
    for (; squareAt(row, col, size) >= 0; row += rows, col += cols) ray.push(squareAt(row, col, size))
    return ray
  })

const INTERNATIONAL_RAYS = raysOn(INTERNATIONAL, 10)
const RUSSIAN_RAYS = raysOn(RUSSIAN, 8)
const raysOf = (cells: Cells) => (isRussian(cells) ? RUSSIAN_RAYS : INTERNATIONAL_RAYS)

/** Whether a square is in the far row of a side, where its men become kings. */
function isFar(cells: Cells, square: number, side: Side): boolean {
  const row = rowsOf(cells) / 2
  return side === 0 ? square >= cells.length - row : square < row
}

/** Whether a man becomes a king on this path. */
function isCrowned(cells: Cells, side: Side, path: readonly number[]): boolean {
  const landings = isRussian(cells) ? path : path.slice(-1)
  return landings.some((square) => isFar(cells, square, side))
}

const signOf = (side: Side) => (side === 0 ? 1 : -1)

/**
 * All captures of one piece, each followed to its end. A piece is captured only once, and removed when the move has
 * ended. Behind a captured piece, a king lands where it can capture on if there is such a square.
 */
function hops(cells: Cells, from: number, side: Side, into: WideMove[]): void {
  const piece = itemAt(cells, from)
  const own = Math.sign(piece)
  const rays = raysOf(cells)
  const russian = isRussian(cells)
  cells[from] = 0
  const path = [from]
  const taken: number[] = []
  /** Whether the capture went on from this square. */
  const hop = (at: number, king: boolean): boolean => {
    let went = false
    for (let direction = 0; direction < 4; direction++) {
      const ray = itemAt(rays, at * 4 + direction)
      let n = 0
      if (king) while (n < ray.length && cells[itemAt(ray, n)] === 0) n++
      const over = ray[n]
      if (over === undefined || Math.sign(itemAt(cells, over)) !== -own || taken.includes(over)) continue
      const last = king ? ray.length : Math.min(ray.length, n + 2)
      const ended: WideMove[] = []
      let continues = false
      taken.push(over)
      for (n++; n < last && cells[itemAt(ray, n)] === 0; n++) {
        const to = itemAt(ray, n)
        went = true
        path.push(to)
        if (hop(to, king || (russian && isFar(cells, to, side)))) continues = true
        else ended.push({ path: path.slice(), taken: taken.slice() })
        path.pop()
      }
      taken.pop()
      if (!continues) into.push(...ended)
    }
    return went
  }
  hop(from, Math.abs(piece) === 2)
  cells[from] = piece
}

/** Keeps only one of several captures that lead to the same board. */
function different(cells: Cells, side: Side, moves: readonly WideMove[]): WideMove[] {
  const found = new Map<string, WideMove>()
  for (const move of moves) {
    const { path, taken } = move
    const ends = [path[0], path.at(-1), isCrowned(cells, side, path)]
    const key = [...ends, ...taken.toSorted((a, b) => a - b)].join()
    if (!found.has(key)) found.set(key, move)
  }
  return [...found.values()]
}

/** The captures the side to move must choose from; empty if there are none. Leaves `cells` unchanged. */
export function wideCaptures(cells: Cells, side: Side): WideMove[] {
  const found: WideMove[] = []
  const own = signOf(side)
  for (let square = 0; square < cells.length; square++)
    if (Math.sign(itemAt(cells, square)) === own) hops(cells, square, side, found)
  if (found.length < 2) return found
  const least = isRussian(cells) ? 1 : Math.max(...found.map(({ taken }) => taken.length))
  return different(
    cells,
    side,
    found.filter(({ taken }) => taken.length >= least),
  )
}

/** All legal moves. */
export function wideMoves(cells: Cells, side: Side): WideMove[] {
  const captures = wideCaptures(cells, side)
  if (captures.length > 0) return captures
  const found: WideMove[] = []
  const own = signOf(side)
  const rays = raysOf(cells)
  for (let square = 0; square < cells.length; square++) {
    const piece = itemAt(cells, square)
    if (Math.sign(piece) !== own) continue
    const king = Math.abs(piece) === 2
    for (let direction = king || side === 0 ? 0 : 2; direction < (king || side === 1 ? 4 : 2); direction++)
      for (const to of itemAt(rays, square * 4 + direction)) {
        if (cells[to] !== 0) break
        found.push({ path: [square, to], taken: [] })
        if (!king) break
      }
  }
  return found
}

/** The board after a legal move, with a man that became a king. */
export function wideMoved(cells: Cells, side: Side, { path, taken }: WideMove): Cells {
  const next = cells.slice()
  const from = itemAt(path, 0)
  const to = itemAt(path, path.length - 1)
  const piece = itemAt(cells, from)
  next[from] = 0
  for (const square of taken) next[square] = 0
  next[to] = isCrowned(cells, side, path) ? 2 * signOf(side) : piece
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
