import type * as hints from '../../../games/spider/texts/hints'
import type * as review from '../../../games/spider/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  nothing: 'Aucun coup utile trouvé. Essaie autrement ou annule des coups.',
  where: {
    completes: (column) => `Regarde la colonne ${column}\u00a0: ses dernières cartes terminent une suite.`,
    turns: (column) => `Regarde la colonne ${column}\u00a0: une carte cachée peut y être retournée.`,
    joins: (column) =>
      `Regarde la colonne ${column}\u00a0: ses dernières cartes prolongent une suite de leur couleur.`,
    empties: (column) => `Regarde la colonne ${column}\u00a0: elle peut être vidée.`,
    column: (column) => `Regarde la colonne ${column}\u00a0: une de ses cartes est plus utile ailleurs.`,
    stock: 'Regarde la pioche\u00a0: de nouvelles cartes aident plus que tout coup.',
  },
  moves: {
    onto: (card, other, column) => `Place ${card} sur ${other} dans la colonne ${column}`,
    toEmpty: (card, column) => `Place ${card} dans la colonne vide ${column}`,
    draw: 'Donne les cartes de la pioche',
  },
  completes: (move) => `${move}. Cela termine une suite.`,
  turns: (move) => `${move}. Cela retourne une carte.`,
  joins: (move) => `${move}. Cela prolonge une suite d’une couleur.`,
  empties: (move) => `${move}. Cela vide une colonne.`,
  wins: (move) => `${move}. La partie peut encore être gagnée ainsi.`,
  likely: (move) => `${move}. Cela mène à la meilleure position trouvée.`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  wayFound: 'Voie vers la victoire',
  lost: 'Avant ce coup, une voie vers la victoire a été trouvée\u00a0; après, aucune.',
  moves: 'Coups',
  runs: 'Suites complètes',
  waysLost: 'Voies vers la victoire perdues',
}
