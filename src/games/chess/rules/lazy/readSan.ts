/** Reads moves in standard algebraic notation, for both variants. */
import { itemAt } from '../../../../engine/core/itemAt'
import { CASTLE, from, isShort, PAWN, promoted, to, to0x88 } from '../codes'
import { generateMoves, isSafe } from '../moves'
import { KINDS, type Kind, squareIndex } from '../pieces'
import type { Position } from '../position'
import { nameAt } from '../san'

const FORM = /^([PNBRQKnrqk])?([a-h])?([1-8])?[x:×-]?([a-h][1-8])(?:[=:/]?\(?=?([NBRQnbrq])\)?)?$/

/** Whether a word looks like a move, legal or not. */
export const looksLikeSan = (text: string) => castling(text) !== null || FORM.test(bare(text))

/** Removes check signs and annotations: 'Nf3!?', 'Nf3+-', 'Nf3!N', 'exd6e.p.'. */
function bare(text: string): string {
  const plain = text.replace(/e\.?p\.?$/i, '')
  if (/\([NBRQ]\)$/i.test(plain)) return plain
  const unmarked = plain.replace(/[^\p{L}\p{N}]+$/u, '')
  return FORM.test(unmarked) ? unmarked : unmarked.replace(/[^\p{L}\p{N}]+(?:TN|N)$/u, '')
}

/** 'O-O' or 'O-O-O' in any spelling; null if the text is not castling. */
function castling(text: string): string | null {
  const parts = bare(text).match(/^[O0o](-?)[O0o](?:\1[O0o])?$/)
  if (!parts) return null
  return parts[0].replaceAll('-', '').length === 2 ? 'O-O' : 'O-O-O'
}

const squareAt = (name: string) => to0x88(squareIndex(name))

/** The moves of the current position; reused. */
const list = new Int32Array(256)

function allowedAmong(position: Position, wanted: (move: number) => boolean): number[] {
  if (position.kings[0] === -1 || position.kings[1] === -1) return []
  const end = generateMoves(position, list, 0)
  const found: number[] = []
  for (let i = 0; i < end; i++) if (wanted(itemAt(list, i))) found.push(itemAt(list, i))
  return position.full ? found.filter((move) => isSafe(position, move)) : found
}

/**
 * Finds the move a text means. Tolerates missing or redundant signs: 'Nf3', 'Ng1f3', 'Ng1-f3', 'g1f3', 'e8Q',
 * 'e8(Q)', '0-0', 'OO', 'exd5 e.p.', 'nf3', 'Pe4', 'Nf3!?'.
 *
 * @param position left unchanged
 * @param text one move, without its number
 * @returns the move's code, or 0 if no move or several moves match
 */
export function readSan(position: Position, text: string): number {
  const castles = castling(text)
  if (castles)
    return (
      allowedAmong(position, (move) => (move & CASTLE) !== 0 && isShort(move) === (castles === 'O-O'))[0] ?? 0
    )
  const byRook = castlingByRook(position, bare(text))
  if (byRook) return byRook
  const parts = bare(text).match(FORM)
  if (!parts) return 0
  const [, piece, file, row, target, rise] = parts
  // Two squares alone name a move of any piece, and castling by the king's squares: 'g1f3', 'e1g1'.
  const anyKind = piece === undefined && file !== undefined && row !== undefined
  const kind = KINDS.indexOf((piece ?? 'P').toLowerCase() as Kind) + 1
  const [targetAt, fileAt, rowAt] = [
    squareAt(target as string),
    'abcdefgh'.indexOf(file ?? ''),
    Number(row) - 1,
  ]
  const found = allowedAmong(position, (move) => {
    if (to(move) !== targetAt || (move & CASTLE && position.chess960)) return false
    const moved = itemAt(position.squares, from(move)) & 7
    if (!anyKind && moved !== kind) return false
    if ((file && (from(move) & 7) !== fileAt) || (row && from(move) >> 4 !== rowAt)) return false
    // Without a letter a pawn becomes a queen. After any other move, an N is the annotation for a novelty.
    if (promoted(move)) return KINDS[promoted(move) - 1] === (rise ?? 'q').toLowerCase()
    return rise === undefined || (rise === 'N' && (moved !== PAWN || text.endsWith('N')))
  })
  return found.length === 1 ? itemAt(found, 0) : 0
}

/** The castling written as king's square and rook's square, as in Chess960 ('e1h1'), or 0. */
function castlingByRook(position: Position, text: string): number {
  if (!/^[a-h][18][a-h][18]$/.test(text)) return 0
  const isMeant = (move: number) => nameAt(from(move)) + nameAt(position.rookOf(move)) === text
  return allowedAmong(position, (move) => (move & CASTLE) !== 0 && isMeant(move))[0] ?? 0
}
