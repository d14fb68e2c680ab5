/** Owns FEN that comes from elsewhere: reading it with a clear word for every fault. */
import type { Setup } from '../fen'
import { COLOR_NAMES, type Color, colorOf, type Letter, squareIndex, type Variant } from '../pieces'

/** King and rook squares that a castling right needs. */
const CASTLING_NEEDS = [
  ['K', 60, 63],
  ['Q', 60, 56],
  ['k', 4, 7],
  ['q', 4, 0],
] as const

export function looksLikeFen(text: string): boolean {
  return /^\s*[1-8pnbrqk]+(\/[1-8pnbrqk]*){2,}/i.test(text)
}

function readSquares(placement: string): (Letter | null)[] {
  const rows = placement.split('/')
  if (rows.length !== 8)
    throw new Error(`A FEN has eight rows with a slash between them; this one has ${rows.length}.`)
  return rows.flatMap((row, at) => {
    const squares: (Letter | null)[] = []
    for (const sign of row) {
      if (/[1-8]/.test(sign)) squares.push(...Array.from({ length: Number(sign) }, () => null))
      else if (/[pnbrqk]/i.test(sign)) squares.push(sign as Letter)
      else throw new Error(`The FEN has '${sign}' in row ${8 - at}. Pieces are p n b r q k, gaps 1 to 8.`)
    }
    if (squares.length !== 8)
      throw new Error(`Row ${8 - at} of the FEN has ${squares.length} squares instead of eight.`)
    return squares
  })
}

function readCount(text: string | undefined, least: number, what: string): number {
  if (text === undefined) return least
  if (!/^\d{1,4}$/.test(text)) throw new Error(`The FEN's ${what} is '${text}', not a whole number.`)
  return Math.max(least, Number(text))
}

/**
 * Reads a FEN; the parts after the pieces may be left out. What cannot be true (a castling right without its rook) is
 * dropped; where the laws know none of it (Simplified) castling and en passant are dropped altogether.
 * Throws an Error that tells the visitor what is wrong.
 */
export function judgeFen(text: string, variant: Variant): Setup {
  const [placement = '', turn = 'w', castling = '-', passant = '-', quiet, number] = text.trim().split(/\s+/)
  if (!looksLikeFen(text))
    throw new Error('A chess position is written as FEN: eight rows of pieces, then w or b for who moves.')
  const squares = readSquares(placement)
  if (turn !== 'w' && turn !== 'b')
    throw new Error(`The FEN says '${turn}' moves next. It must be w for White or b for Black.`)
  if (!/^(-|[KQkq]{1,4})$/.test(castling))
    throw new Error(`The FEN's castling rights are '${castling}'. They are some of KQkq, or a dash.`)
  if (passant !== '-' && !/^[a-h][36]$/.test(passant))
    throw new Error(`The FEN's en passant square is '${passant}'. It is on row 3 or 6, or a dash.`)
  checkPieces(squares, variant)
  const full = variant === 'full'
  const rights = CASTLING_NEEDS.filter(
    ([right, king, rook]) =>
      castling.includes(right) &&
      squares[king] === (right < 'a' ? 'K' : 'k') &&
      squares[rook] === (right < 'a' ? 'R' : 'r'),
  )
  return {
    squares,
    turn,
    castling: full ? rights.map(([right]) => right).join('') : '',
    passant: full && passant !== '-' && stepped(squares, turn, passant) ? passant : null,
    quiet: readCount(quiet, 0, 'count of quiet moves'),
    number: readCount(number, 1, 'move number'),
  }
}

/** Whether a pawn really stands where it would have come to by two steps over this square. */
function stepped(squares: readonly (Letter | null)[], turn: Color, passant: string): boolean {
  const over = squareIndex(passant)
  const down = turn === 'w' ? 8 : -8
  return (
    passant[1] === (turn === 'w' ? '6' : '3') &&
    squares[over] === null &&
    squares[over - down] === null &&
    squares[over + down] === (turn === 'w' ? 'p' : 'P')
  )
}

function checkPieces(squares: readonly (Letter | null)[], variant: Variant): void {
  const count = (letter: Letter) => squares.filter((each) => each === letter).length
  for (const king of ['K', 'k'] as const) {
    const kings = count(king)
    const who = COLOR_NAMES[colorOf(king)]
    if (kings > 1) throw new Error(`This position has ${kings} kings for ${who}. Each side has one.`)
    if (kings === 0 && variant === 'full') throw new Error(`This position has no king for ${who}.`)
  }
  if (count('K') + count('k') === 0) throw new Error('This position has no kings.')
  const last = [...squares.slice(0, 8), ...squares.slice(56)]
  if (last.includes('P') || last.includes('p'))
    throw new Error('A pawn stands on the first or the last row, where no pawn can be.')
  for (const color of ['w', 'b'] as const)
    if (squares.filter((each) => each && colorOf(each) === color).length > 16)
      throw new Error(`${COLOR_NAMES[color]} has more than sixteen pieces.`)
}
