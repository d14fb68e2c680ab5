import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  leadsToTie: (square) => `Après ${square}, le meilleur jeu mène à l’égalité.`,
  leadsToWin: (square, winner, discs) =>
    plural(discs, {
      one: `Après ${square}, avec le meilleur jeu, les ${winner} gagnent de # pion.`,
      many: `Après ${square}, avec le meilleur jeu, les ${winner} gagnent de # de pions.`,
      other: `Après ${square}, avec le meilleur jeu, les ${winner} gagnent de # pions.`,
    }),
  ledToTie: 'Le meilleur jeu menait à l’égalité.',
  ledToWin: (winner, discs) =>
    plural(discs, {
      one: `Avec le meilleur jeu, les ${winner} gagnaient de # pion.`,
      many: `Avec le meilleur jeu, les ${winner} gagnaient de # de pions.`,
      other: `Avec le meilleur jeu, les ${winner} gagnaient de # pions.`,
    }),
  behind: (discs) =>
    plural(discs, {
      one: 'finit à # pion du meilleur coup',
      many: 'finit à # de pions du meilleur coup',
      other: 'finit à # pions du meilleur coup',
    }),
  chance: (best, square, chance) =>
    `Le meilleur coup garde ${percentText(best)} de chances de victoire\u202f; ${square}, seulement ${percentText(chance)}.`,
  givesCorner: (square, foe) => `Après ${square}, les ${foe} peuvent prendre un coin.`,
}
