/** Owns positions as text: the FEN of draughts, 'B:W21,K22:B1,2', where B is Red (the dark side, who starts). */
import type { Position } from './moves'
import { isKing, sideOf } from './pieces'
import { rowOf, SIZE, type Side } from './squares'

const FORM =
  'A Checkers position is the side to move and the squares of both sides, such as B:W21,K22:B1,2 (B is Red, W is White, K a king, squares 1 to 32, or 1 to 50 on ten rows).'

/** 'W:W21,K22:B1,2': the side to move, White's squares, Red's squares. `pieces` is one sign a square. */
export function writePieces(pieces: string, turn: Side): string {
  const listOf = (side: Side) =>
    [...pieces]
      .flatMap((sign, square) => (sideOf(sign) === side ? [`${isKing(sign) ? 'K' : ''}${square + 1}`] : []))
      .join(',')
  return `${turn === 0 ? 'B' : 'W'}:W${listOf(1)}:B${listOf(0)}`
}

/** Reads '1', 'K1' or '1-12' (a range, of men or of kings). Throws an Error on anything else. */
function readSquares(entry: string, most: number): { squares: readonly number[]; king: boolean } {
  const [, king, first, last] = entry.match(/^(K?)(\d{1,2})(?:-(\d{1,2}))?$/) ?? []
  if (first === undefined) throw new Error(`'${entry.slice(0, 12)}' is not a square. ${FORM}`)
  const from = Number(first)
  const to = last === undefined ? from : Number(last)
  if (from < 1 || to > most || from > to)
    throw new Error(`There is no square '${entry}': the dark squares are numbered 1 to ${most}.`)
  return { squares: Array.from({ length: to - from + 1 }, (_, i) => from + i - 1), king: king === 'K' }
}

/** The bits of a board of 32 squares. */
export function readPosition(text: string): Position {
  const { pieces, turn } = readPieces(text, SIZE)
  const bits = (signs: string) =>
    [...pieces].reduce((sum, sign, square) => (signs.includes(sign) ? sum | (1 << square) : sum), 0)
  return { red: bits('rR'), white: bits('wW'), kings: bits('RW'), turn }
}

/** Reads a position on a board of so many cells a row, as one sign a square. Throws an Error that tells the visitor what is wrong. */
export function readPieces(text: string, size: number): { readonly pieces: string; readonly turn: Side } {
  const most = (size * size) / 2
  const [head, ...lists] = text
    .trim()
    .toUpperCase()
    .replace(/[\s."[\]]/g, '')
    .split(':')
  if ((head !== 'B' && head !== 'W') || lists.length !== 2) throw new Error(FORM)
  const pieces: string[] = Array.from({ length: most }, () => '.')
  const given = new Set<string>()
  for (const list of lists) {
    const letter = list[0]
    if ((letter !== 'B' && letter !== 'W') || given.has(letter)) throw new Error(FORM)
    given.add(letter)
    const red = letter === 'B'
    for (const entry of list.slice(1).split(',').filter(Boolean)) {
      const { squares, king } = readSquares(entry, most)
      for (const square of squares) {
        if (pieces[square] !== '.') throw new Error(`Square ${square + 1} holds two pieces.`)
        if (!king && rowOf(square, size) === (red ? size - 1 : 0))
          throw new Error(
            `The ${red ? 'red' : 'white'} man on square ${square + 1} would be a king: write K${square + 1}.`,
          )
        const sign = red ? 'r' : 'w'
        pieces[square] = king ? sign.toUpperCase() : sign
      }
    }
  }
  const full = size === SIZE ? 12 : 20
  for (const side of [0, 1])
    if (pieces.filter((sign) => sideOf(sign) === side).length > full)
      throw new Error(`No side has more than ${size === SIZE ? 'twelve' : 'twenty'} pieces.`)
  if (pieces.every((sign) => sign === '.')) throw new Error('This position has no pieces at all.')
  return { pieces: pieces.join(''), turn: head === 'B' ? 0 : 1 }
}
