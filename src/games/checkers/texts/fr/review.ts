import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  canWin: (move, foe, moves) =>
    plural(moves, {
      one: `Après ${move}, les ${foe} peuvent gagner en # coup.`,
      many: `Après ${move}, les ${foe} peuvent gagner en # de coups.`,
      other: `Après ${move}, les ${foe} peuvent gagner en # coups.`,
    }),
  winsIn: (moves) =>
    plural(moves, {
      one: 'Il gagne en # coup.',
      many: 'Il gagne en # de coups.',
      other: 'Il gagne en # coups.',
    }),
  canCapture: (move, foe, pieces) =>
    plural(pieces, {
      one: `Après ${move}, les ${foe} peuvent prendre une pièce.`,
      many: `Après ${move}, les ${foe} peuvent prendre # de pièces.`,
      other: `Après ${move}, les ${foe} peuvent prendre # pièces.`,
    }),
  captures: (pieces) =>
    plural(pieces, {
      one: 'Il prend une pièce.',
      many: 'Il prend # de pièces.',
      other: 'Il prend # pièces.',
    }),
  keeps: (best, move, chance) =>
    `Il garde tes chances de victoire à ${percentText(best)}. Après ${move}, elles tombent à ${percentText(chance)}.`,
}
