/** Hints of Extreme Chess. Squares are written 'e4'. */
import { plural } from '../../../engine/core/text'

export const hintTexts = {
  /** What matters now. `piece` or `pieces` follows. */
  themes: {
    only: 'You have only one move.',
    danger: 'Your king is in danger.',
    king: 'Look at your opponent’s king.',
    inCheck: 'Your king is in check.',
    castle: 'Think of your king’s safety.',
    promote: 'Think of promoting a pawn.',
    capture: 'Look for a capture.',
    attacked: 'One of your pieces is attacked.',
    check: 'Look for a check.',
    attack: 'Look for a piece to attack.',
    develop: 'Bring out another piece.',
    center: 'Think of the center.',
    quiet: 'Nothing is urgent: improve a piece.',
  },
  piece: 'Look at the highlighted piece: it has the best move.',
  pieces: 'Look at the highlighted pieces: one of them has the best move.',
  lost: (foe: string) => `${foe} wins with good play: keep the highlighted king safe as long as you can.`,
  takeKing: 'The highlighted king can be captured.',
  canMate: (side: string, moves: number) =>
    plural(moves, {
      one: `${side} can mate in # move: look at the king and the squares around it.`,
      other: `${side} can mate in # moves: look at the king and the squares around it.`,
    }),
  canTakeKing: (side: string, moves: number) =>
    plural(moves, {
      one: `${side} can capture the king in # move: look at the squares around it.`,
      other: `${side} can capture the king in # moves: look at the squares around it.`,
    }),
  passant: 'A pawn that just moved two squares can be captured en passant.',
  unprotected: 'The highlighted piece can be captured, and nothing protects it.',
  worthMore: 'The highlighted piece is worth more than the one that can capture it.',
  countRecaptures: 'The highlighted piece can be captured: count the recaptures.',
  attackedByLess: 'The highlighted piece is attacked by a less valuable one.',
  attacked: 'The highlighted piece is attacked, and nothing protects it.',
  giveCheck: 'You can give check, which limits your opponent’s replies.',
  attackOne: 'A less valuable piece can attack the highlighted one.',
  attackSeveral: 'A less valuable piece can attack the highlighted ones.',
  develop: 'The highlighted pieces haven’t moved yet: bring one out.',
  center: 'The center matters: pieces reach the most squares from there.',
  improve: 'The best move neither captures nor gives check: find a piece to improve.',
  onlyMove: 'There is only one move.',
  inCheck: 'The king is in check: capture the attacker, block it, or move away.',
  castle: 'The highlighted king is safer behind its pawns: it can castle.',
  promote: 'The highlighted pawn can be promoted.',
  countPieces: 'Look at all the pieces: count what each side has left.',
  mayClaim: (side: string) => `You can claim a draw. ${side} isn’t ahead, so a draw is a good result.`,
  offered: (side: string) => `A draw is offered. ${side} isn’t ahead, so a draw is a good result.`,
  claim: 'Claiming the draw is best.',
  accept: 'Accepting the draw is best.',
  /** The best move. A sentence about its value follows. */
  titles: { p: 'Pawn', n: 'Knight', b: 'Bishop', r: 'Rook', q: 'Queen', k: 'King' },
  kingside: 'Castling kingside.',
  queenside: 'Castling queenside.',
  /** @param piece - one of `titles` */
  takesKing: (piece: string, square: string) => `${piece} captures the king on ${square}.`,
  takes: (piece: string, square: string) => `${piece} captures on ${square}.`,
  moves: (piece: string, square: string) => `${piece} to ${square}.`,
  mate: 'Checkmate.',
  matesIn: (moves: number) =>
    plural(moves, { one: 'This mates in # move.', other: 'This mates in # moves.' }),
  wins: 'This wins.',
  takesKingIn: (moves: number) =>
    plural(moves, {
      one: 'This captures the king in # move.',
      other: 'This captures the king in # moves.',
    }),
  holdsOut: 'This holds out longest.',
  farAhead: 'This keeps you far ahead.',
  ahead: 'This keeps you ahead.',
  best: 'This is the best move.',
}
