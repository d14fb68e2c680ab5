import { plural } from '../../../../engine/core/text'
import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  chances: 'Chances de victoire',
  loss: {
    one: 'coûte # point de chances de victoire',
    many: 'coûte # de points de chances de victoire',
    other: 'coûte # points de chances de victoire',
  },
  winsLater: (moves) =>
    plural(moves, {
      one: 'gagne # coup plus tard',
      many: 'gagne # de coups plus tard',
      other: 'gagne # coups plus tard',
    }),
  losesSooner: (moves) =>
    plural(moves, {
      one: 'perd # coup plus tôt',
      many: 'perd # de coups plus tôt',
      other: 'perd # coups plus tôt',
    }),
  winsIn: (column, winner, moves) =>
    plural(moves, {
      one: `Après la colonne ${column}, ${winner} gagne en # coup.`,
      many: `Après la colonne ${column}, ${winner} gagne en # de coups.`,
      other: `Après la colonne ${column}, ${winner} gagne en # coups.`,
    }),
  lost: (column, foe) => `Après la colonne ${column}, ${foe} gagne en jouant bien.`,
  tied: (column) => `Après la colonne ${column}, c’est l’égalité si les deux jouent bien.`,
  another: 'Une autre colonne était meilleure.',
}
