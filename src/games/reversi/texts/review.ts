/** Texts of the review of Reversi. Sides are `sides` of `game.ts`, squares are written 'd3'. */
import { type PluralForms, percentText, plural } from '../../../engine/core/text'

export const reviewTexts = {
  chances: 'Winning chances',
  opening: 'Opening',
  loss: { one: 'costs # point of winning chance', other: 'costs # points of winning chance' } as PluralForms,
  leadsToTie: (square: string) => `After ${square}, best play leads to a tie.`,
  leadsToWin: (square: string, winner: string, discs: number) =>
    plural(discs, {
      one: `After ${square}, best play leads to a win for ${winner} by # disc.`,
      other: `After ${square}, best play leads to a win for ${winner} by # discs.`,
    }),
  ledToTie: 'Best play led to a tie.',
  ledToWin: (winner: string, discs: number) =>
    plural(discs, {
      one: `Best play led to a win for ${winner} by # disc.`,
      other: `Best play led to a win for ${winner} by # discs.`,
    }),
  behind: (discs: number) =>
    plural(discs, { one: 'ends # disc behind the best', other: 'ends # discs behind the best' }),
  /** Both chances are from 0 to 1. */
  chance: (best: number, square: string, chance: number) =>
    `The best move keeps a ${percentText(best)} chance of winning; ${square} keeps only ${percentText(chance)}.`,
  /** Of the numbers on the board. */
  values: 'On the squares: by how many discs the move should win (+) or lose (-).',
  givesCorner: (square: string, foe: string) => `After ${square}, ${foe} can take a corner.`,
}
