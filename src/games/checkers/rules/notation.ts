/** Owns positions as text: the FEN of draughts, 'B:W21,K22:B1,2', where B is Red (the dark side, who starts). */
import type { Position } from './moves'
import { CROWNING, count, SQUARES } from './squares'

const FORM =
  'A Checkers position is the side to move and the squares of both sides, such as B:W21,K22:B1,2 (B is Red, W is White, K a king, squares 1 to 32).'

/** Squares 1 to 32 of one side, kings with a K: 'K3,21'. */
function listOf(pieces: number, kings: number): string {
  const list: string[] = []
  for (let square = 0; square < SQUARES; square++) {
    const bit = 1 << square
    if (pieces & bit) list.push(`${kings & bit ? 'K' : ''}${square + 1}`)
  }
  return list.join(',')
}

/** 'W:W21,K22:B1,2': the side to move, White's squares, Red's squares. */
export function writePosition({ red, white, kings, turn }: Position): string {
  return `${turn === 0 ? 'B' : 'W'}:W${listOf(white, kings)}:B${listOf(red, kings)}`
}

/** Reads '1', 'K1' or '1-12' (a range, of men or of kings). Throws an Error on anything else. */
function readSquares(entry: string): { squares: readonly number[]; king: boolean } {
  const [, king, first, last] = entry.match(/^(K?)(\d{1,2})(?:-(\d{1,2}))?$/) ?? []
  if (first === undefined) throw new Error(`'${entry.slice(0, 12)}' is not a square. ${FORM}`)
  const from = Number(first)
  const to = last === undefined ? from : Number(last)
  if (from < 1 || to > SQUARES || from > to)
    throw new Error(`There is no square '${entry}': the dark squares are numbered 1 to 32.`)
  return { squares: Array.from({ length: to - from + 1 }, (_, i) => from + i - 1), king: king === 'K' }
}

/** Reads a position. Throws an Error that tells the visitor what is wrong. */
export function readPosition(text: string): Position {
  const [head, ...lists] = text
    .trim()
    .toUpperCase()
    .replace(/[\s."[\]]/g, '')
    .split(':')
  if ((head !== 'B' && head !== 'W') || lists.length !== 2) throw new Error(FORM)
  const sides = { B: 0, W: 0 }
  const given = new Set<string>()
  let kings = 0
  for (const list of lists) {
    const letter = list[0]
    if ((letter !== 'B' && letter !== 'W') || given.has(letter)) throw new Error(FORM)
    given.add(letter)
    for (const entry of list.slice(1).split(',').filter(Boolean)) {
      const { squares, king } = readSquares(entry)
      for (const square of squares) {
        const bit = 1 << square
        if ((sides.B | sides.W) & bit) throw new Error(`Square ${square + 1} holds two pieces.`)
        sides[letter] |= bit
        if (king) kings |= bit
        else if (bit & CROWNING[letter === 'B' ? 0 : 1])
          throw new Error(
            `The ${letter === 'B' ? 'red' : 'white'} man on square ${square + 1} would be a king: write K${square + 1}.`,
          )
      }
    }
  }
  if (count(sides.B) > 12 || count(sides.W) > 12) throw new Error('No side has more than twelve pieces.')
  if ((sides.B | sides.W) === 0) throw new Error('This position has no pieces at all.')
  return { red: sides.B, white: sides.W, kings, turn: head === 'B' ? 0 : 1 }
}
