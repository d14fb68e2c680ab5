/** Texts of the review of Connect Four. Sides are `discs` of `game.ts`. */
import { type PluralForms, plural } from '../../../engine/core/text'

export const reviewTexts = {
  chances: 'Winning chances',
  loss: { one: 'costs # point of winning chance', other: 'costs # points of winning chance' } as PluralForms,
  winsLater: (moves: number) => plural(moves, { one: 'wins # move later', other: 'wins # moves later' }),
  losesSooner: (moves: number) =>
    plural(moves, { one: 'loses # move sooner', other: 'loses # moves sooner' }),
  winsIn: (column: number, winner: string, moves: number) =>
    plural(moves, {
      one: `After column ${column}, ${winner} wins in # move.`,
      other: `After column ${column}, ${winner} wins in # moves.`,
    }),
  lost: (column: number, foe: string) => `After column ${column}, ${foe} wins with good play.`,
  tied: (column: number) => `After column ${column}, it’s a tie with good play.`,
  /** Of the numbers on the board. */
  values: 'In the columns: moves until a win (+) or a loss (-); = is a tie.',
  another: 'Another column was better.',
}
