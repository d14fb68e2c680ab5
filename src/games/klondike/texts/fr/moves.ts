import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  toFoundation: {
    spades: (card) => `${card} sur la base de pique`,
    hearts: (card) => `${card} sur la base de cœur`,
    diamonds: (card) => `${card} sur la base de carreau`,
    clubs: (card) => `${card} sur la base de trèfle`,
  },
  toCell: (card, cell) => `${card} vers la case libre ${cell}`,
  toColumn: (card, column) => `${card} vers la colonne ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} et # autre carte vers la colonne ${column}`,
      many: `${card} et # d’autres cartes vers la colonne ${column}`,
      other: `${card} et # autres cartes vers la colonne ${column}`,
    }),
  turned: 'Défausse retournée',
  drew: (card) => `Pioche\u00a0: ${card}`,
}
