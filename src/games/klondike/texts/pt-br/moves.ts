import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  toFoundation: {
    spades: (card) => `${card} para a base de espadas`,
    hearts: (card) => `${card} para a base de copas`,
    diamonds: (card) => `${card} para a base de ouros`,
    clubs: (card) => `${card} para a base de paus`,
  },
  toCell: (card, cell) => `${card} para a célula livre ${cell}`,
  toColumn: (card, column) => `${card} para a coluna ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} e mais # carta para a coluna ${column}`,
      many: `${card} e mais # de cartas para a coluna ${column}`,
      other: `${card} e mais # cartas para a coluna ${column}`,
    }),
  turned: 'O descarte voltou ao monte',
  drew: (card) => `Saiu ${card}`,
}
