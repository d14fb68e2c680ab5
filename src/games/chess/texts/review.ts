/** Texts of the review of Extreme Chess. Moves are in notation ('Qf3'), pieces are `kinds` of `game.ts`. */
import { type PluralForms, percentText, plural } from '../../../engine/core/text'

export const reviewTexts = {
  chances: 'Winning chances',
  loss: { one: 'costs # point of winning chance', other: 'costs # points of winning chance' } as PluralForms,
  /** In place of a move without notation. */
  thisMove: 'this move',
  canMate: (played: string, foe: string, moves: number) =>
    plural(moves, {
      one: `After ${played}, ${foe} can mate in # move.`,
      other: `After ${played}, ${foe} can mate in # moves.`,
    }),
  canTakeKing: (played: string, foe: string, moves: number) =>
    plural(moves, {
      one: `After ${played}, ${foe} can capture the king in # move.`,
      other: `After ${played}, ${foe} can capture the king in # moves.`,
    }),
  wouldMate: (better: string, moves: number) =>
    plural(moves, {
      one: `${better} would mate in # move.`,
      other: `${better} would mate in # moves.`,
    }),
  wouldTakeKing: (better: string, moves: number) =>
    plural(moves, {
      one: `${better} would capture the king in # move.`,
      other: `${better} would capture the king in # moves.`,
    }),
  canCapture: (played: string, foe: string, square: string, piece: string) =>
    `After ${played}, ${foe} can capture on ${square} (${piece}).`,
  captures: (better: string, piece: string, played: string) =>
    `${better} captures a piece (${piece}). ${played} leaves it.`,
  /** Both chances are from 0 to 1. */
  keeps: (best: number, played: string, chance: number) =>
    `It keeps your winning chances at ${percentText(best)}. After ${played}, they drop to ${percentText(chance)}.`,
}
