/** Owns reading a move as players write it (standard algebraic notation), by both variants. */
import { CASTLE, from, promoted, to } from '../codes'
import { allowed } from '../moves'
import { KINDS, type Kind } from '../pieces'
import type { Position } from '../position'
import { nameAt } from '../san'

/** The move meant by a text, or 0. Forgives missing or needless signs: 'Nf3', 'Ng1f3', 'Ng1-f3', 'g1f3', 'e8Q', '0-0', 'exd5 e.p.' */
export function readSan(position: Position, text: string): number {
  const moves = allowed(position)
  const plain = text.replace(/e\.?p\.?|[+#!?=]/g, '').replace(/0/g, 'O')
  if (/^O-O(-O)?$/.test(plain)) {
    const short = plain === 'O-O'
    return moves.find((move) => move & CASTLE && to(move) > from(move) === short) ?? 0
  }
  const parts = plain.match(/^([NBRQK])?([a-h])?([1-8])?[x:-]?([a-h][1-8])([NBRQnbrq])?$/)
  if (!parts) return 0
  const [, piece, file, row, target, rise] = parts
  // Both squares alone name a move of any piece, castling by the king's: 'g1f3', 'e1g1'.
  const anyKind = piece === undefined && file !== undefined && row !== undefined
  const kind = KINDS.indexOf((piece ?? 'P').toLowerCase() as Kind) + 1
  const found = moves.filter((move) => {
    const start = nameAt(from(move))
    return (
      (anyKind || ((position.squares[from(move)] as number) & 7) === kind) &&
      nameAt(to(move)) === target &&
      (!file || start[0] === file) &&
      (!row || start[1] === row) &&
      // Without a letter a pawn becomes a queen.
      (!promoted(move) || KINDS[promoted(move) - 1] === (rise ?? 'q').toLowerCase()) &&
      (anyKind || !(move & CASTLE))
    )
  })
  return found.length === 1 ? (found[0] as number) : 0
}
