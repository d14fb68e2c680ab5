import type * as hints from '../../../games/klondike/texts/hints'
import type * as review from '../../../games/klondike/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  lost: 'Cette partie ne peut plus être gagnée. Annule des coups pour essayer autrement.',
  unknown: 'Aucun coup utile trouvé. Essaie autrement ou annule des coups.',
  where: {
    turns: (column) => `Regarde la colonne ${column}\u00a0: une carte cachée peut y être retournée.`,
    empties: (column) => `Regarde la colonne ${column}\u00a0: elle peut être vidée.`,
    column: (column) => `Regarde la colonne ${column}\u00a0: une de ses cartes est plus utile ailleurs.`,
    cell: (cell) => `Regarde la case libre ${cell}\u00a0: elle peut être libérée.`,
    waste: 'Regarde la défausse\u00a0: sa carte du dessus va dans les colonnes.',
    foundation: 'Regarde les bases\u00a0: la prochaine carte de l’une d’elles est à portée.',
    back: 'Regarde les bases\u00a0: une de leurs cartes aide dans les colonnes.',
    stock: 'Regarde la pioche\u00a0: une de ses cartes aide davantage.',
    stockEmpty: 'Regarde la pioche vide\u00a0: une carte aide davantage quand la défausse est retournée.',
  },
  moves: {
    toFoundation: (card) => `Place ${card} sur sa base`,
    toCell: (card) => `Place ${card} dans une case libre`,
    toEmpty: (card) => `Place ${card} dans la colonne vide`,
    onto: (card, other, column) => `Place ${card} sur ${other} dans la colonne ${column}`,
    backOnto: (card, other, column) => `Remets ${card} sur ${other} dans la colonne ${column}`,
    draw: 'Pioche',
  },
  turnsOver: (move) => `${move}. Cela retourne une carte.`,
  notNeeded: (move) => `${move}. Tu n’en as plus besoin dans les colonnes.`,
  empties: (move) => `${move}. Cela vide une colonne.`,
  wins: (move) => `${move}. La partie peut encore être gagnée ainsi.`,
  likely: (move) => `${move}.`,
  draw: 'Pioche une carte.',
  drawWins: 'Pioche une carte. La partie peut encore être gagnée ainsi.',
  turn: 'Retourne la défausse.',
  turnWins: 'Retourne la défausse. La partie peut encore être gagnée ainsi.',
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  winnable: 'Gagnable',
  lost: 'Après ce coup, la partie ne pouvait plus être gagnée.',
  moves: 'Coups',
  onFoundations: 'Cartes sur les bases',
  positionsLost: 'Positions gagnantes perdues',
}
