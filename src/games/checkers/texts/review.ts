/** Texts of the review of Checkers. Moves are in notation: '11-15'. */
import { type PluralForms, percentText, plural } from '../../../engine/core/text'

export const reviewTexts = {
  chances: 'Winning chances',
  loss: { one: 'costs # point of winning chance', other: 'costs # points of winning chance' } as PluralForms,
  canWin: (move: string, foe: string, moves: number) =>
    plural(moves, {
      one: `After ${move}, ${foe} can win in # move.`,
      other: `After ${move}, ${foe} can win in # moves.`,
    }),
  /** The best move. */
  winsIn: (moves: number) => plural(moves, { one: 'It wins in # move.', other: 'It wins in # moves.' }),
  canCapture: (move: string, foe: string, pieces: number) =>
    plural(pieces, {
      one: `After ${move}, ${foe} can capture a piece.`,
      other: `After ${move}, ${foe} can capture # pieces.`,
    }),
  captures: (pieces: number) =>
    plural(pieces, { one: 'It captures a piece.', other: 'It captures # pieces.' }),
  /** Both chances are from 0 to 1. */
  keeps: (best: number, move: string, chance: number) =>
    `It keeps your winning chances at ${percentText(best)}. After ${move}, they drop to ${percentText(chance)}.`,
}
