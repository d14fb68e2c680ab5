import { percentText, plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  thisMove: 'ce coup',
  canMate: (played, foe, moves) =>
    plural(moves, {
      one: `Après ${played}, les ${foe} peuvent mater en # coup.`,
      many: `Après ${played}, les ${foe} peuvent mater en # de coups.`,
      other: `Après ${played}, les ${foe} peuvent mater en # coups.`,
    }),
  canTakeKing: (played, foe, moves) =>
    plural(moves, {
      one: `Après ${played}, les ${foe} peuvent prendre le roi en # coup.`,
      many: `Après ${played}, les ${foe} peuvent prendre le roi en # de coups.`,
      other: `Après ${played}, les ${foe} peuvent prendre le roi en # coups.`,
    }),
  wouldMate: (better, moves) =>
    plural(moves, {
      one: `${better} materait en # coup.`,
      many: `${better} materait en # de coups.`,
      other: `${better} materait en # coups.`,
    }),
  wouldTakeKing: (better, moves) =>
    plural(moves, {
      one: `${better} prendrait le roi en # coup.`,
      many: `${better} prendrait le roi en # de coups.`,
      other: `${better} prendrait le roi en # coups.`,
    }),
  canCapture: (played, foe, square, piece) =>
    `Après ${played}, les ${foe} peuvent prendre en ${square} (${piece}).`,
  captures: (better, piece, played) => `${better} prend une pièce (${piece}). ${played} la laisse.`,
  keeps: (best, played, chance) =>
    `Il garde tes chances de victoire à ${percentText(best)}. Après ${played}, elles tombent à ${percentText(chance)}.`,
}
