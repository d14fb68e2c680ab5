/** Texts of the review of Tic Tac Toe. Places are `places` of `moves.ts`. */
import type { PluralForms } from '../../../engine/core/text'

export const reviewTexts = {
  chances: 'Winning chances',
  loss: { one: 'costs # point of winning chance', other: 'costs # points of winning chance' } as PluralForms,
  missedWinAndLost: (mark: string, other: string, place: string) =>
    `${mark} could have won. After ${mark} plays ${place}, ${other} wins whatever ${mark} does.`,
  missedWin: (mark: string) => `${mark} could have forced a win here.`,
  lost: (mark: string, other: string, place: string) =>
    `After ${mark} plays ${place}, ${other} wins whatever ${mark} does.`,
}
