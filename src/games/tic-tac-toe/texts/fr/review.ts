import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  missedWinAndLost: (mark, other, place) =>
    `${mark} pouvait gagner. Après ${mark} (${place}), ${other} gagne quoi que fasse ${mark}.`,
  missedWin: (mark) => `Ici, ${mark} pouvait forcer la victoire.`,
  lost: (mark, other, place) => `Après ${mark} (${place}), ${other} gagne quoi que fasse ${mark}.`,
}
