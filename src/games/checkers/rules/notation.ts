/** Positions as text in draughts FEN: 'B:W21,K22:B1,2', where B is Red (the dark side, which starts). */
import { PositionFault } from '../../../engine/core/game/positionFault'
import { whyUnreadable } from '../../../engine/core/input/pasted'
import { pastedText } from '../../../engine/core/input/plainText'
import { texts as gameTexts } from '../texts/game'
import type { Position } from './moves'
import { isKing, sideOf } from './pieces'
import { colOf, rowOf, SIZE, type Side } from './squares'

const texts = gameTexts.position

/**
 * Writes 'W:W21,K22:B1,2': the side to move, White's squares, Red's squares.
 *
 * @param pieces one character per square
 */
export function writePieces(pieces: string, turn: Side): string {
  const listOf = (side: Side) =>
    [...pieces]
      .flatMap((character, square) =>
        sideOf(character) === side ? [`${isKing(character) ? 'K' : ''}${square + 1}`] : [],
      )
      .join(',')
  return `${turn === 0 ? 'B' : 'W'}:W${listOf(1)}:B${listOf(0)}`
}

/**
 * Reads '1', 'K1' or a range of men or kings like '1-12'.
 *
 * @throws Error for anything else
 */
function readSquares(entry: string, max: number): { squares: readonly number[]; king: boolean } {
  const [, king, first, last] = entry.match(/^(K?)(\d{1,2})(?:-(\d{1,2}))?$/) ?? []
  if (first === undefined) throw new Error(texts.noSquare(entry.slice(0, 12)))
  const from = Number(first)
  const to = last === undefined ? from : Number(last)
  if (from >= 1 && from <= to && to > max && to <= 50) throw new Error(texts.eightRows(entry, max))
  if (from < 1 || to > max || from > to) throw new Error(texts.outside(entry, max))
  return { squares: Array.from({ length: to - from + 1 }, (_, i) => from + i - 1), king: king === 'K' }
}

/** The bit sets of a board of 32 squares. */
export function bitsOf({ pieces, turn }: Pick<ReadPosition, 'pieces' | 'turn'>): Position {
  const bits = (characters: string) =>
    [...pieces].reduce(
      (sum, character, square) => (characters.includes(character) ? sum | (1 << square) : sum),
      0,
    )
  return { red: bits('rR'), white: bits('wW'), kings: bits('RW'), turn }
}

/** A parsed position. */
export interface ReadPosition {
  /** One character per square. */
  readonly pieces: string
  readonly turn: Side
  /** Moves of both sides since the last capture or man's move, if the text contains it (H). */
  readonly quiet: number
}

/** Side letters: Red is the dark side. */
const SIDES: Readonly<Record<string, Side>> = { B: 0, W: 1 }

/** Fields after the pieces: the count of quiet moves, and the move number, which is ignored. */
function readField(field: string): number | null {
  const [, name, count] = field.match(/^([HF])(\d{1,4})$/) ?? []
  if (name === undefined) throw new Error(texts.strange(field.slice(0, 16)))
  return name === 'H' ? Number(count) : null
}

/** The reason why a text is no position: its format, or its first character that belongs to none. */
function whyNoPosition(text: string): string {
  if (/^\s*\[/.test(text)) return texts.noMoves
  const why = whyUnreadable(pastedText(text), /[BWK\d:,.\-"[\]FENH]/i)
  return why ? `${why} ${texts.form}` : texts.form
}

/**
 * Reads a position, such as 'W:W31-50:B1-20:H0:F1'; the last two fields are optional.
 *
 * @param text draughts FEN, pasted or from a link
 * @param size cells per row: 8 or 10
 * @throws Error whose message says what is wrong; PositionFault if it is about a square
 */
export function readPieces(text: string, size: number): ReadPosition {
  const max = (size * size) / 2
  const [head = '', ...parts] = pastedText(text)
    .toUpperCase()
    .replace(/[\s."[\]]/g, '')
    .replace(/^FEN:?(?=[BW]:)/, '')
    .split(':')
  const turn = SIDES[head]
  const lists = parts.filter((part) => /^[BW]/.test(part))
  if (turn === undefined || (lists.length === 0 && parts.length > 0)) throw new Error(whyNoPosition(text))
  const listOf = (side: 'B' | 'W', name: string): string => {
    const own = lists.filter((list) => list.startsWith(side))
    const [list = own[0], ...more] = own.filter((each) => each.length > 1)
    if (more.length > 0) throw new Error(texts.twice(name))
    if (list === undefined) throw new Error(texts.missing(name))
    return list
  }
  const fields = parts.filter((part) => part !== '' && !/^[BW]/.test(part)).map(readField)
  const pieces: string[] = Array.from({ length: max }, () => '.')
  for (const list of [listOf('W', gameTexts.sides.white), listOf('B', gameTexts.sides.red)]) {
    const red = list.startsWith('B')
    for (const entry of list.slice(1).split(',').filter(Boolean)) {
      const { squares, king } = readSquares(entry, max)
      for (const square of squares) {
        const cell = rowOf(square, size) * size + colOf(square, size)
        if (pieces[square] !== '.') throw new PositionFault(texts.twoPieces(square + 1), [cell])
        if (!king && rowOf(square, size) === (red ? size - 1 : 0))
          throw new PositionFault((red ? texts.redMan : texts.whiteMan)(square + 1), [cell])
        const character = red ? 'r' : 'w'
        pieces[square] = king ? character.toUpperCase() : character
      }
    }
  }
  const full = size === SIZE ? 12 : 20
  for (const side of [0, 1])
    if (pieces.filter((character) => sideOf(character) === side).length > full)
      throw new Error(texts.many(full))
  if (pieces.every((character) => character === '.')) throw new Error(texts.empty)
  return { pieces: pieces.join(''), turn, quiet: fields.find((count) => count !== null) ?? 0 }
}
