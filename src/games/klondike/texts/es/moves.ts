import { plural } from '../../../../engine/core/text'
import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  toFoundation: {
    spades: (card) => `${card} a la base de picas`,
    hearts: (card) => `${card} a la base de corazones`,
    diamonds: (card) => `${card} a la base de diamantes`,
    clubs: (card) => `${card} a la base de tréboles`,
  },
  toCell: (card, cell) => `${card} a la celda libre ${cell}`,
  toColumn: (card, column) => `${card} a la columna ${column}`,
  severalToColumn: (card, more, column) =>
    plural(more, {
      one: `${card} y # carta más a la columna ${column}`,
      many: `${card} y # de cartas más a la columna ${column}`,
      other: `${card} y # cartas más a la columna ${column}`,
    }),
  turned: 'El descarte vuelve al mazo',
  drew: (card) => `Sale ${card}`,
}
